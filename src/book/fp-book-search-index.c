/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Builds the index: entries, their sections, and all words. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "book/fp-mallard-reader.h"
#include "book/fp-book-search-private.h"
#include "book/fp-book-tokenizer.h"
#include "text/fp-text.h"

/* The places are tokenizers: of words by their stems, and of whole words. */
static const char schema[] = "CREATE VIRTUAL TABLE whole USING fts5 (title, keys, gist, heads, body, content='',"
                             " tokenize='%1$s');"
                             "CREATE VIRTUAL TABLE part USING fts5 (head, body, tokenize='%1$s');"
                             "CREATE VIRTUAL TABLE plain USING fts5 (body, content='', tokenize='%2$s');"
                             "CREATE VIRTUAL TABLE word USING fts5vocab (plain, row);";

/* The entry that is being built. */
typedef struct
{
  FpBookSearch *search;
  sqlite3_stmt *whole, *part, *plain;
  GString *heads, *body; /* headings and text of the entry */
  GString *section; /* text of its current section */
  const char *head; /* heading of the current section */
  const char *edition; /* id of the edition whose cards are indexed; NULL: none */
  const char *book; /* title of the current page's book, if that is of another edition; else NULL */
  char *place; /* link to the current section */
  guint first; /* first section of the entry + 1, 0: none yet */
} FpIndexer;

static void
clear_entry (gpointer data)
{
  FpEntry *entry = data;
  g_free (entry->book);
  g_free (entry->id);
  g_free (entry->title);
  g_strfreev (entry->heading);
  g_ptr_array_unref (entry->keywords);
}

static void
clear_part (gpointer data)
{
  g_free (((FpPart *) data)->place);
}

/* Inserts a row of @texts (ended by NULL) into a table. */
static void
insert (FpIndexer *indexer, sqlite3_stmt *statement, guint row, const char *const *texts)
{
  sqlite3_bind_int64 (statement, 1, row);
  for (int i = 0; texts[i] != NULL; i++)
    sqlite3_bind_text (statement, i + 2, texts[i], -1, SQLITE_STATIC);
  fp_book_search_step (indexer->search, statement);
  sqlite3_reset (statement);
}

/* Ends the current section and adds it to the entry. */
static void
end_section (FpIndexer *indexer)
{
  FpBookSearch *search = indexer->search;
  if (indexer->section->len > 0 || *indexer->head != '\0')
    {
      FpPart part = { search->entries->len, g_strdup (indexer->place) };
      g_array_append_val (search->sections, part);
      insert (indexer, indexer->part, search->sections->len,
              (const char *[]){ indexer->head, indexer->section->str, NULL });
      g_string_append (indexer->body, indexer->section->str);
      if (indexer->first == 0)
        indexer->first = search->sections->len;
    }
  g_string_truncate (indexer->section, 0);
}

static void
begin_section (FpIndexer *indexer, const char *head, char *place)
{
  indexer->head = head;
  g_free (indexer->place);
  indexer->place = place;
}

/* Returns the informative words of @text. */
static GStrv
words_of (const FpBookSearch *search, const char *text)
{
  g_autofree char *folded = fp_word_forms_fold (search->forms, text);
  GStrv words = fp_rules_informative (search, folded);
  fp_rules_unite (search, words);
  return words;
}

/* Ends the entry and files it under @id. */
static void
end_entry (FpIndexer *indexer, FpSearchHitKind kind, char *id, const char *title, const char *keys, const char *gist)
{
  FpEntry entry = { .kind = kind,
                    .book = g_strdup (indexer->book),
                    .id = id,
                    .title = g_strdup (title),
                    .heading = words_of (indexer->search, title),
                    .keywords = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev) };
  g_auto (GStrv) keywords = g_strsplit (keys, ",", -1);
  end_section (indexer);
  for (guint i = 0; keywords[i] != NULL; i++)
    g_ptr_array_add (entry.keywords, words_of (indexer->search, keywords[i]));
  entry.part = indexer->first;
  indexer->first = 0;
  g_array_append_val (indexer->search->entries, entry);
  guint row = indexer->search->entries->len;
  const char *texts[] = { title, keys, gist, indexer->heads->str, indexer->body->str, NULL };
  insert (indexer, indexer->whole, row, texts);
  g_autofree char *all = g_strjoinv (" ", (char **) texts);
  insert (indexer, indexer->plain, row, (const char *[]){ all, NULL });
  g_string_truncate (indexer->heads, 0);
  g_string_truncate (indexer->body, 0);
}

/* Adds a section or term that is found by itself: a ruling, a glossary entry. */
static void
add_piece (FpIndexer *indexer, FpSearchHitKind kind, const FpPage *page, const FpBlock *head, const GPtrArray *blocks,
           guint first)
{
  char *id = g_strconcat (page->id, "#", head->id, NULL);
  begin_section (indexer, head->text, g_strdup (id));
  for (guint i = first; i < blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (blocks, i);
      if (block->kind == FP_BLOCK_HEADING)
        break;
      fp_block_append_text (block, indexer->section);
    }
  end_entry (indexer, kind, id, head->text, "", "");
}

static void
add_rulings (FpIndexer *indexer, const FpPage *page)
{
  for (guint i = 0; i + 1 < page->blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (page->blocks, i);
      if (block->kind == FP_BLOCK_HEADING && block->level > 2 && block->id != NULL)
        add_piece (indexer, FP_HIT_RULING, page, block, page->blocks, i + 1);
    }
}

static void
add_words (FpIndexer *indexer, const FpPage *page)
{
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (page->blocks, i);
      for (guint k = 0; block->kind == FP_BLOCK_TERMS && k < block->blocks->len; k++)
        {
          const FpBlock *term = g_ptr_array_index (block->blocks, k);
          if (term->id != NULL)
            add_piece (indexer, FP_HIT_GLOSSARY, page, term, term->blocks, 0);
        }
    }
}

/* Returns TRUE if @page is of the program's manual. */
static gboolean
is_manual (const FpPage *page)
{
  return g_str_equal (page->id, "manual") || g_str_has_prefix (page->id, "manual-");
}

/* Returns the title of the book of @page, which is the guide called by the edition's id; NULL if it
 * is the book of the edition that is searched, or if no edition is. */
static const char *
other_book (const FpIndexer *indexer, const FpBook *book, const FpPage *page)
{
  g_autofree char *edition = g_strndup (page->id, strcspn (page->id, "-"));
  const FpPage *guide = fp_book_find (book, edition);
  gboolean other = indexer->edition != NULL && !g_str_equal (edition, indexer->edition);
  return other && guide != NULL && guide->guide ? guide->title : NULL;
}

static void
add_page (FpIndexer *indexer, const FpBook *book, const FpPage *page)
{
  gboolean manual = is_manual (page);
  /* The page “index” leads to all books. */
  indexer->book = manual || g_str_equal (page->id, "index") ? NULL : other_book (indexer, book, page);
  begin_section (indexer, page->gist, g_strdup (page->id));
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (page->blocks, i);
      if (block->kind == FP_BLOCK_HEADING)
        {
          end_section (indexer);
          begin_section (indexer, block->text,
                         block->id != NULL ? g_strconcat (page->id, "#", block->id, NULL) : g_strdup (page->id));
          g_string_append_printf (indexer->heads, "%s. ", block->text);
        }
      /* The text beside a picture tells again what it shows. */
      else if (block->kind != FP_BLOCK_PICTURE)
        fp_block_append_text (block, indexer->section);
    }
  end_entry (indexer, manual ? FP_HIT_MANUAL : FP_HIT_RULE, g_strdup (page->id), page->title, page->keywords,
             page->gist);
  gboolean rulings = g_str_has_suffix (page->id, "-rulings"), glossary = g_str_has_suffix (page->id, "-glossary");
  GArray *entries = indexer->search->entries;
  g_array_index (entries, FpEntry, entries->len - 1).gathers = rulings || glossary;
  if (rulings)
    add_rulings (indexer, page);
  else if (glossary)
    add_words (indexer, page);
}

static void
append_piece (GString *text, const char *piece, const char *end)
{
  if (piece != NULL && *piece != '\0')
    g_string_append_printf (text, "%s%s", piece, end);
}

/* Adds the card @def under the shortest id that finds it. */
static void
add_card (FpIndexer *indexer, const FpCatalog *catalog, guint def)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  g_autofree char *name = fp_text_card_name (catalog, def), *worth = fp_text_card_worth (catalog, def);
  /* A card without a name goes by its kind and worth. */
  g_autofree char *keys = g_strdup_printf ("%s %s", fp_text_kind (catalog->edition, card->kind_def->id), worth);
  g_autofree char *shortest = fp_catalog_id (catalog, def);
  char *id = g_strconcat ("card:", shortest, NULL);
  FpTextParagraph piece;
  begin_section (indexer, "", g_strdup (id));
  for (guint i = 0; fp_text_card_paragraph (catalog, def, i, &piece); i++)
    {
      g_string_append_printf (indexer->heads, "%s ", piece.name != NULL ? piece.name : "");
      append_piece (indexer->section, piece.name, ": ");
      append_piece (indexer->section, piece.text, " ");
      append_piece (indexer->section, piece.notes, " ");
      g_free (piece.name);
      g_free (piece.text);
      g_free (piece.notes);
    }
  g_strdelimit (indexer->section->str, "\n\t", ' ');
  end_entry (indexer, FP_HIT_CARD, id, name, worth != NULL ? keys : "",
             fp_text_kind (catalog->edition, card->kind_def->id));
}

/* Reads the words that mean the same, which pages of @book name. */
static void
read_same (FpBookSearch *search, const FpBook *book)
{
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    {
      const FpPage *page = fp_book_page (book, i);
      for (guint k = 0; k < page->same->len; k++)
        {
          g_autofree char *folded = fp_word_forms_fold (search->forms, g_ptr_array_index (page->same, k));
          GStrv group = g_strsplit (folded, " ", -1);
          g_ptr_array_add (search->groups, group);
          for (guint word = 0; group[word] != NULL; word++)
            g_hash_table_insert (search->same, group[word], group);
        }
    }
}

static void
fill (FpIndexer *indexer, const FpBook *book, const FpCatalog *catalog)
{
  indexer->heads = g_string_new (NULL);
  indexer->body = g_string_new (NULL);
  indexer->section = g_string_new (NULL);
  read_same (indexer->search, book);
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    add_page (indexer, book, fp_book_page (book, i));
  indexer->book = NULL;
  for (guint def = 0; catalog != NULL && def < catalog->cards->len; def++)
    add_card (indexer, catalog, def);
  g_free (indexer->place);
  g_string_free (indexer->heads, TRUE);
  g_string_free (indexer->body, TRUE);
  g_string_free (indexer->section, TRUE);
}

static sqlite3_stmt *
prepare (FpBookSearch *search, const char *sql)
{
  sqlite3_stmt *statement = NULL;
  sqlite3_prepare_v3 (search->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  return statement;
}

static void
list_words (FpBookSearch *search)
{
  sqlite3_stmt *statement = prepare (search, "SELECT term FROM word ORDER BY term");
  while (statement != NULL && fp_book_search_step (search, statement))
    g_ptr_array_add (search->words, g_strdup ((const char *) sqlite3_column_text (statement, 0)));
  sqlite3_finalize (statement);
}

/* SQLite has its own stems for English, and they are good. */
static gboolean
make_tables (FpBookSearch *search, const char *language)
{
  gboolean english = g_str_equal (language, "en");
  g_autofree char *sql = g_strdup_printf (schema, english ? "porter unicode61 remove_diacritics 2" : "forms stems",
                                          english ? "unicode61 remove_diacritics 2" : "forms");
  return (english || fp_book_tokenizer_register (search->db, search->forms)) &&
         sqlite3_exec (search->db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

/* Returns FALSE if SQLite lacks a feature. */
static gboolean
make_index (FpBookSearch *search, const FpBook *book, const FpCatalog *catalog)
{
  if (sqlite3_open_v2 (":memory:", &search->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY,
                       NULL) != SQLITE_OK ||
      !make_tables (search, fp_book_language (book)) ||
      sqlite3_exec (search->db, "BEGIN", NULL, NULL, NULL) != SQLITE_OK)
    return FALSE;
  FpIndexer indexer = {
    .search = search,
    .edition = catalog != NULL ? catalog->edition->id : NULL,
    .whole = prepare (search, "INSERT INTO whole (rowid, title, keys, gist, heads, body) VALUES (?, ?, ?, ?, ?, ?)"),
    .part = prepare (search, "INSERT INTO part (rowid, head, body) VALUES (?, ?, ?)"),
    .plain = prepare (search, "INSERT INTO plain (rowid, body) VALUES (?, ?)"),
  };
  if (indexer.whole != NULL && indexer.part != NULL && indexer.plain != NULL)
    fill (&indexer, book, catalog);
  sqlite3_finalize (indexer.whole);
  sqlite3_finalize (indexer.part);
  sqlite3_finalize (indexer.plain);
  search->rank = prepare (search, "SELECT rowid, bm25 (whole, 12, 9, 3, 3, 1) FROM whole WHERE whole MATCH ?");
  search->holders = prepare (search, "SELECT rowid FROM whole WHERE whole MATCH ?");
  search->parts = prepare (search, "SELECT rowid, bm25 (part, 3, 1) FROM part WHERE part MATCH ?");
  search->snippet = prepare (search, "SELECT snippet (part, 1, char (1), char (2), '…', 20),"
                                     " highlight (part, 0, char (1), char (2)) FROM part "
                                     "WHERE part MATCH ?1 AND rowid = ?2");
  search->start = prepare (search, "SELECT head, body FROM part WHERE rowid = ?");
  list_words (search);
  return search->failed == NULL && search->rank != NULL && search->holders != NULL && search->parts != NULL &&
         search->snippet != NULL && search->start != NULL &&
         sqlite3_exec (search->db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
}

FpBookSearch *
fp_book_search_new (const FpBook *book, const FpCatalog *catalog, GError **error)
{
  FpBookSearch *search = g_new0 (FpBookSearch, 1);
  search->entries = g_array_new (FALSE, FALSE, sizeof (FpEntry));
  search->sections = g_array_new (FALSE, FALSE, sizeof (FpPart));
  search->words = g_ptr_array_new_with_free_func (g_free);
  search->forms = fp_word_forms_new (fp_book_language (book));
  search->fillers = fp_rules_fillers (search->forms);
  search->same = g_hash_table_new (g_str_hash, g_str_equal);
  search->groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_array_set_clear_func (search->entries, clear_entry);
  g_array_set_clear_func (search->sections, clear_part);
  if (make_index (search, book, catalog))
    return search;
  if (search->failed == NULL)
    search->failed = g_strdup (search->db != NULL ? sqlite3_errmsg (search->db) : "SQLite");
  /* Translators: a message of the database, in English. */
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _ ("the rules can't be searched: %s"), search->failed);
  fp_book_search_free (search);
  return NULL;
}

void
fp_book_search_free (FpBookSearch *search)
{
  if (search == NULL)
    return;
  sqlite3_finalize (search->rank);
  sqlite3_finalize (search->parts);
  sqlite3_finalize (search->holders);
  sqlite3_finalize (search->snippet);
  sqlite3_finalize (search->start);
  sqlite3_close (search->db);
  g_array_unref (search->entries);
  g_array_unref (search->sections);
  g_ptr_array_unref (search->words);
  g_hash_table_unref (search->same);
  g_hash_table_unref (search->fillers);
  fp_word_forms_free (search->forms);
  g_ptr_array_unref (search->groups);
  g_free (search->failed);
  g_free (search);
}
