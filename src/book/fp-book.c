/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the book, found by id and by the guides that list them. */
#include "book/fp-book.h"

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "book/fp-mallard-reader.h"

struct _FpBook
{
  GPtrArray *pages; /* of FpPage*, by id */
  char *language; /* NULL: no page is loaded yet */
  GHashTable *by_id;
  GHashTable *by_word; /* “EDITION-WORD” → FpPage*, for the words that pages govern */
};

/* Adds the folders of pages below @root for each language that has one: LANGUAGE/fifth-planet as
 * installed, or LANGUAGE as in the source tree. */
static void
add_folders (const char *root, GPtrArray *folders)
{
  for (const char *const *language = g_get_language_names (); *language != NULL; language++)
    {
      g_autofree char *installed = g_build_filename (root, *language, GETTEXT_PACKAGE, NULL);
      g_autofree char *plain = g_build_filename (root, *language, NULL);
      if (g_file_test (installed, G_FILE_TEST_IS_DIR))
        g_ptr_array_add (folders, g_steal_pointer (&installed));
      else if (g_file_test (plain, G_FILE_TEST_IS_DIR))
        g_ptr_array_add (folders, g_steal_pointer (&plain));
    }
}

char **
fp_book_folders (void)
{
  GPtrArray *folders = g_ptr_array_new ();
  const char *folder = g_getenv ("FIFTH_PLANET_HELP");
  g_autofree char *index = g_build_filename (HELPDIR, "C", GETTEXT_PACKAGE, "index.page", NULL);
  if (folder != NULL && *folder != '\0')
    add_folders (folder, folders);
  else if (g_file_test (index, G_FILE_TEST_EXISTS))
    add_folders (HELPDIR, folders);
  else
    add_folders (FP_SOURCE_HELPDIR, folders);
  g_ptr_array_add (folders, NULL);
  return (char **) g_ptr_array_free (folders, FALSE);
}

static int
by_title (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate ((*(const FpBlock *const *) a)->text, (*(const FpBlock *const *) b)->text);
}

/* Sorts the words of a glossary, which a translation has in the order of the original. */
static void
sort_glossary (FpPage *page)
{
  for (guint i = 0; g_str_has_suffix (page->id, "-glossary") && i < page->blocks->len; i++)
    {
      FpBlock *block = g_ptr_array_index (page->blocks, i);
      if (block->kind == FP_BLOCK_TERMS)
        g_ptr_array_sort (block->blocks, by_title);
    }
}

/* Returns the code of the language of @folder, which is LANGUAGE or LANGUAGE/fifth-planet. */
static char *
language_of (const char *folder)
{
  g_autofree char *last = g_path_get_basename (folder), *above = g_path_get_dirname (folder);
  g_autofree char *before = g_path_get_basename (above);
  const char *language = g_str_equal (last, GETTEXT_PACKAGE) ? before : last;
  return g_str_equal (language, "C") ? g_strdup ("en") : g_strndup (language, strcspn (language, "_.@"));
}

/* Reads the file @name in @folder as a page, unless an earlier language has it. */
static void
load_page (FpBook *book, const char *folder, const char *name, GPtrArray *problems)
{
  g_autofree char *id = g_strndup (name, strlen (name) - strlen (".page"));
  if (g_hash_table_contains (book->by_id, id))
    return;
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (FpProblems) found = fp_problems_new (path);
  FpPage *page = fp_page_read (path, found);
  if (page != NULL && !g_str_equal (page->id, id))
    {
      fp_problems_add (found, (FpLocation){ 1, 1 }, "the page's id is “%s”; expected “%s”", page->id, id);
      g_clear_pointer (&page, fp_page_free);
    }
  if (page != NULL)
    {
      g_autofree char *language = language_of (folder);
      page->original = g_str_equal (language, "en");
      sort_glossary (page);
      g_ptr_array_add (book->pages, page);
      g_hash_table_insert (book->by_id, page->id, page);
    }
  if (fp_problems_count (found) > 0)
    g_ptr_array_add (problems, g_steal_pointer (&found));
}

/* The edition of a page is the part of its id before the first hyphen. */
static void
note_words (FpBook *book, FpPage *page)
{
  int edition = (int) strcspn (page->id, "-");
  for (guint i = 0; page->governs[i] != NULL; i++)
    g_hash_table_insert (book->by_word, g_strdup_printf ("%.*s-%s", edition, page->id, page->governs[i]), page);
}

static int
by_id (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(const FpPage *const *) a)->id, (*(const FpPage *const *) b)->id);
}

FpBook *
fp_book_load (const char *const *folders, GPtrArray *problems, GError **error)
{
  g_autoptr (FpBook) book = g_new0 (FpBook, 1);
  book->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_page_free);
  book->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  book->by_word = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; folders[i] != NULL; i++)
    {
      g_autoptr (GDir) dir = g_dir_open (folders[i], 0, NULL);
      for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
        if (*name != '.' && g_str_has_suffix (name, ".page"))
          load_page (book, folders[i], name, problems);
      if (book->language == NULL && book->pages->len > 0)
        book->language = language_of (folders[i]);
    }
  if (book->pages->len == 0)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                   "the rules book was found neither in \"%s\" nor in \"%s\"; install the program, or set "
                   "FIFTH_PLANET_HELP to the folder that has \"C\" in it",
                   HELPDIR, FP_SOURCE_HELPDIR);
      return NULL;
    }
  g_ptr_array_sort (book->pages, by_id);
  for (guint i = 0; i < book->pages->len; i++)
    note_words (book, g_ptr_array_index (book->pages, i));
  return g_steal_pointer (&book);
}

void
fp_book_free (FpBook *book)
{
  if (book == NULL)
    return;
  g_hash_table_unref (book->by_id);
  g_hash_table_unref (book->by_word);
  g_ptr_array_unref (book->pages);
  g_free (book->language);
  g_free (book);
}

const char *
fp_page_note_of_language (const FpPage *page)
{
  /* gettext returns what it was given if the program speaks English. */
  static const char words[] = N_ ("This page is not translated yet.");
  const char *translated = _ (words);
  return page->original && translated != words ? translated : NULL;
}

const char *
fp_book_language (const FpBook *book)
{
  return book->language;
}

guint
fp_book_n_pages (const FpBook *book)
{
  return book->pages->len;
}

const FpPage *
fp_book_page (const FpBook *book, guint index)
{
  return g_ptr_array_index (book->pages, index);
}

const FpPage *
fp_book_find (const FpBook *book, const char *id)
{
  g_autofree char *page = g_strndup (id, strcspn (id, "#"));
  const FpPage *found = g_hash_table_lookup (book->by_id, page);
  return found != NULL ? found : g_hash_table_lookup (book->by_word, page);
}

const FpPage *
fp_book_governing (const FpBook *book, const char *edition, const char *word)
{
  g_autofree char *key = g_strdup_printf ("%s-%s", edition, word);
  const FpPage *page = g_hash_table_lookup (book->by_word, key);
  return page != NULL ? page : g_hash_table_lookup (book->by_id, key);
}

static const FpBlock *
find_block (const GPtrArray *blocks, const char *id)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (blocks, i);
      gboolean section = block->kind == FP_BLOCK_HEADING || block->kind == FP_BLOCK_ITEM;
      if (section && g_strcmp0 (block->id, id) == 0)
        return block;
      const FpBlock *inside = find_block (block->blocks, id);
      if (inside != NULL)
        return inside;
    }
  return NULL;
}

const FpBlock *
fp_book_section (const FpBook *book, const char *id)
{
  const FpPage *page = fp_book_find (book, id);
  const char *section = strchr (id, '#');
  return page != NULL && section != NULL ? find_block (page->blocks, section + 1) : NULL;
}

static int
by_order (gconstpointer a, gconstpointer b)
{
  const FpPage *x = *(const FpPage *const *) a, *y = *(const FpPage *const *) b;
  int order = g_utf8_collate (x->sort != NULL ? x->sort : x->title, y->sort != NULL ? y->sort : y->title);
  return order != 0 ? order : strcmp (x->id, y->id);
}

static gboolean
is_listed (const FpPage *page, const char *guide, const char *const *groups)
{
  for (guint i = 0; i < page->places->len; i++)
    {
      const FpBookPlace *place = &g_array_index (page->places, FpBookPlace, i);
      if (g_str_equal (place->guide, guide) &&
          (groups == NULL || (place->group != NULL && g_strv_contains (groups, place->group))))
        return TRUE;
    }
  return FALSE;
}

GPtrArray *
fp_book_listed (const FpBook *book, const char *guide, const char *groups)
{
  g_auto (GStrv) words = groups != NULL ? g_strsplit_set (groups, " \n\t", -1) : NULL;
  GPtrArray *pages = g_ptr_array_new ();
  for (guint i = 0; i < book->pages->len; i++)
    {
      FpPage *page = g_ptr_array_index (book->pages, i);
      if (is_listed (page, guide, (const char *const *) words))
        g_ptr_array_add (pages, page);
    }
  g_ptr_array_sort (pages, by_order);
  return pages;
}
