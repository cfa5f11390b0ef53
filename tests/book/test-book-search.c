/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches in the book: typical questions of players find their pages, and no query does harm. */
#include <string.h>

#include "editions/classic/fp-classic.h"
#include "editions/cosmic/fp-cosmic.h"
#include "engine/runner/fp-edition-variant.h"
#include "fixture/catalog.h"
#include "fixture/duel.h"
#include "book/fp-book-search-private.h"
#include "book/shipped-book.h"

static FpBookSearch *
make_search (void)
{
  g_autoptr (FpBook) book = shipped_book ();
  g_autoptr (GError) error = NULL;
  FpBookSearch *search = fp_book_search_new (book, duel_catalog (), &error);
  g_assert_no_error (error);
  return search;
}

/* Returns the rank of @id among the results for @query, from 1, or 99 if absent. */
static guint
rank_of (FpBookSearch *search, const char *query, const char *id)
{
  g_autoptr (GPtrArray) found = fp_book_search_find (search, query, 20);
  for (guint i = 0; i < found->len; i++)
    if (g_str_equal (((const FpSearchHit *) g_ptr_array_index (found, i))->id, id))
      return i + 1;
  return 99;
}

/* Returns the result @id among @found, or NULL if absent. */
static const FpSearchHit *
found_of (const GPtrArray *found, const char *id)
{
  for (guint i = 0; i < found->len; i++)
    if (g_str_equal (((const FpSearchHit *) g_ptr_array_index (found, i))->id, id))
      return g_ptr_array_index (found, i);
  return NULL;
}

enum
{
  SHOWN_AT_ONCE = 8, /* results that the window shows before the typing pauses */
};

/* Asks the questions of the file @name. Of 100, @firsts must find their page at the first
 * place, and @thirds among the first three. */
static void
ask_questions (FpBookSearch *search, const char *name, guint firsts, guint thirds)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "reference", name, NULL);
  g_autofree char *text = NULL;
  guint asked = 0, first = 0, third = 0;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);
      if (*lines[i] == '#' || g_strv_length (cells) != 2)
        continue;
      guint rank = rank_of (search, cells[0], cells[1]);
      asked++;
      first += rank == 1;
      third += rank <= 3;
      if (rank > 1)
        g_test_message ("“%s” finds %s at %u", cells[0], cells[1], rank);
    }
  g_test_message ("%s: %u questions: %u at the first place, %u at the first three", name, asked, first, third);
  g_assert_cmpuint (asked, >=, 100);
  g_assert_cmpuint (first * 100, >=, asked * firsts);
  g_assert_cmpuint (third * 100, >=, asked * thirds);
}

static void
test_questions (void)
{
  g_autoptr (FpBookSearch) search = make_search ();
  ask_questions (search, "questions.tsv", 95, 98);
}

/* Returns a search with a game of @catalog open. */
static FpBookSearch *
search_with (const FpCatalog *catalog)
{
  g_autoptr (FpBook) book = shipped_book ();
  g_autoptr (GError) error = NULL;
  FpBookSearch *search = fp_book_search_new (book, catalog, &error);
  g_assert_no_error (error);
  return search;
}

/* With a game of Classic open the Classic book answers. The other books are still found. */
static void
test_classic_questions (void)
{
  g_autoptr (FpCatalog) catalog = catalog_shipped (fp_classic_edition ());
  g_autoptr (FpBookSearch) search = search_with (catalog);
  ask_questions (search, "classic-questions.tsv", 85, 97);
  g_assert_cmpuint (rank_of (search, "set dials", "duel-set-dials"), <=, 3);
  g_assert_cmpuint (rank_of (search, "cosmic quake", "cosmic-quake"), <=, 3);
  g_autoptr (GPtrArray) ties = fp_book_search_find (search, "who wins a tie", 20);
  const FpSearchHit *duel = found_of (ties, "duel-ties");
  g_assert_nonnull (duel);
  g_autofree char *heading = fp_search_hit_heading (duel);
  g_assert_cmpstr (heading, ==, "Rules · The Duel book");
  const FpSearchHit *classic = found_of (ties, "classic-ties");
  g_assert_true (classic != NULL && classic->book == NULL);
}

/* A word finds the page of the usual word that means the same, also in another form. */
static void
test_same_words (void)
{
  static const char *const pairs[][2] = {
    { "truce", "negotiate" }, { "attackers", "offense" }, { "earthquake", "quake" }, { "graveyard", "warp" }
  };
  g_autoptr (FpCatalog) catalog = catalog_shipped (fp_cosmic_edition ());
  g_autoptr (FpBookSearch) search = search_with (catalog);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autoptr (GPtrArray) other = fp_book_search_find (search, pairs[i][0], 20);
      g_autoptr (GPtrArray) usual = fp_book_search_find (search, pairs[i][1], 20);
      g_assert_cmpuint (other->len, >, 0);
      const FpSearchHit *best = g_ptr_array_index (other, 0);
      g_test_message ("“%s” finds %s", pairs[i][0], best->id);
      g_assert_nonnull (found_of (usual, best->id));
    }
}

static void
test_cosmic_questions (void)
{
  g_autoptr (FpCatalog) catalog = catalog_shipped (fp_cosmic_edition ());
  g_autoptr (FpBookSearch) search = search_with (catalog);
  ask_questions (search, "cosmic-questions.tsv", 85, 97);
  g_assert_cmpuint (rank_of (search, "set dials", "duel-set-dials"), <=, 3);
}

/* A question that several books answer shows all their pages: the open book's page among the first
 * three, the others' right behind the best. */
static void
test_all_books (void)
{
  static const struct
  {
    const char *question, *page;
  } asked[] = {
    { "who wins a tie", "ties" },     { "how do I win the game", "winning" }, { "what is the warp", "warp" },
    { "setting up a game", "setup" }, { "common mistakes", "mistakes" },      { "quick reference", "quick" },
    { "what is hidden", "hidden" },   { "what is in the box", "components" },
  };
  g_autoptr (FpCatalog) classic = catalog_shipped (fp_classic_edition ()),
                        cosmic = catalog_shipped (fp_cosmic_edition ());
  const FpCatalog *const catalogs[] = { duel_catalog (), classic, cosmic };
  static const char *const books[] = { "duel", "classic", "cosmic" };
  for (guint open = 0; open < G_N_ELEMENTS (catalogs); open++)
    {
      g_autoptr (FpBookSearch) search = search_with (catalogs[open]);
      for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
        for (guint other = 0; other < G_N_ELEMENTS (books); other++)
          {
            g_autofree char *id = g_strconcat (books[other], "-", asked[i].page, NULL);
            guint rank = rank_of (search, asked[i].question, id);
            g_test_message ("“%s” with %s: %s at %u", asked[i].question, books[open], id, rank);
            g_assert_cmpuint (rank, <=, other == open ? 3 : SHOWN_AT_ONCE);
          }
    }
}

/* Returns TRUE if @hit is from the book of another edition than @edition. */
static gboolean
is_of_other (const FpSearchHit *hit, const FpEdition *edition)
{
  const FpEdition *const editions[] = { duel_edition (), fp_classic_edition (), fp_cosmic_edition () };
  gboolean other = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    other |= editions[i] != edition && g_str_has_prefix (hit->id, editions[i]->id);
  return other;
}

/* Returns the best rank of a page of @ids, separated by spaces, and asserts that pages of books of
 * other editions than @edition are named as such. */
static guint
best_rank (FpBookSearch *search, const FpEdition *edition, const char *question, const char *ids)
{
  g_autoptr (GPtrArray) found = fp_book_search_find (search, question, 20);
  g_auto (GStrv) pages = g_strsplit (ids, " ", -1);
  guint rank = 99;
  for (guint i = found->len; i > 0; i--)
    {
      const FpSearchHit *hit = g_ptr_array_index (found, i - 1);
      g_assert_cmpint (hit->book != NULL, ==, is_of_other (hit, edition));
      if (g_strv_contains ((const char *const *) pages, hit->id))
        rank = i;
    }
  return rank;
}

/* Asks the questions of the table that belong to a game of @edition. Adds to @asked and @third. */
static void
ask_people (const FpEdition *edition, char **lines, guint *asked, guint *third)
{
  g_autoptr (FpEditionVariant) whole = fp_edition_variant_new (edition, NULL, fp_edition_all_modules (edition));
  g_autoptr (FpCatalog) catalog = catalog_shipped (fp_edition_variant_get (whole));
  g_autoptr (FpBookSearch) search = search_with (catalog);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);
      if (g_strv_length (cells) != 3 || !g_str_equal (cells[0], edition->id))
        continue;
      guint rank = best_rank (search, edition, cells[1], cells[2]);
      ++*asked;
      *third += rank <= 3;
      if (rank > 3)
        g_test_message ("%s: “%s” finds %s at %u", edition->id, cells[1], cells[2], rank);
    }
}

/* Questions about all three books, each with a game of its edition open. */
static void
test_people (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "reference", "three-books-questions.tsv", NULL);
  g_autofree char *text = NULL;
  guint asked = 0, third = 0;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  ask_people (duel_edition (), lines, &asked, &third);
  ask_people (fp_classic_edition (), lines, &asked, &third);
  ask_people (fp_cosmic_edition (), lines, &asked, &third);
  g_test_message ("%u questions: %u at the first three", asked, third);
  g_assert_cmpuint (asked, >=, 250);
  g_assert_cmpuint (third * 100, >=, asked * 97);
}

static void
test_queries (void)
{
  g_autoptr (FpBookSearch) search = make_search ();
  /* unfinished, misspelt and accented words */
  g_assert_cmpuint (rank_of (search, "reinforc", "duel-reinforcements"), <=, 3);
  g_assert_cmpuint (rank_of (search, "STRAGGELER", "duel-leader-and-straggler"), <=, 3);
  g_assert_cmpuint (rank_of (search, "Stràgglèr", "duel-leader-and-straggler"), ==, 1);
  g_assert_cmpuint (rank_of (search, "wining", "duel-winning"), <=, 3);
  g_assert_cmpuint (rank_of (search, "glossary", "duel-glossary"), ==, 1);
  g_assert_cmpuint (rank_of (search, "equal set-up plans", "duel-rulings#r1"), <=, 3);
  g_assert_cmpuint (rank_of (search, "blast", "duel-glossary#blast"), <, 20);
  /* A quoted phrase occurs in each result. If it occurs nowhere, the quotation marks are
   * ignored. */
  g_autoptr (GPtrArray) phrase = fp_book_search_find (search, "\"ship advantage\"", 20);
  g_assert_cmpuint (phrase->len, >, 3);
  g_assert_cmpuint (rank_of (search, "\"advantage ship\" tie", "duel-ship-advantage"), <, 20);
  g_assert_cmpuint (rank_of (search, "\"tie duel", "duel-ties"), <=, 3);
}

/* Cards without a name are found by their value or icons. */
static void
test_nameless (void)
{
  g_autoptr (FpBookSearch) search = make_search ();
  g_assert_cmpuint (rank_of (search, "blast 4 shield 2", "card:blast-4-shield-2"), ==, 1);
  g_assert_cmpuint (rank_of (search, "plan 20", "card:plan-20"), <=, 3);
  g_assert_cmpuint (rank_of (search, "value 42", "card:plan-42"), <=, 3);
  g_assert_cmpuint (rank_of (search, "plan -2", "card:plan--2"), <=, 3);
}

/* The marks of a snippet enclose words of the query. */
static void
test_snippets (void)
{
  g_autoptr (FpBookSearch) search = make_search ();
  g_autoptr (GPtrArray) found = fp_book_search_find (search, "straggler", 20);
  guint marked = 0;
  g_assert_cmpuint (found->len, ==, 20);
  for (guint i = 0; i < found->len; i++)
    {
      const FpSearchHit *one = g_ptr_array_index (found, i);
      g_assert_true (g_utf8_validate (one->snippet, -1, NULL));
      g_assert_null (strpbrk (one->snippet, "\n\t\1\2"));
      for (guint k = 0; k < one->marks->len; k++)
        {
          const FpMark *mark = &g_array_index (one->marks, FpMark, k);
          g_assert_cmpuint (mark->end, <=, strlen (one->snippet));
          g_assert_cmpint (g_ascii_strncasecmp (one->snippet + mark->start, "straggler", 9), ==, 0);
          marked++;
        }
    }
  g_assert_cmpuint (marked, >, 10);
}

/* Cells of a table don't run together. */
static void
test_cells (void)
{
  g_autoptr (FpBookSearch) search = make_search ();
  g_autoptr (GPtrArray) found = fp_book_search_find (search, "yours theirs what happens", 1);
  const FpSearchHit *best = g_ptr_array_index (found, 0);
  g_assert_nonnull (strstr (best->snippet, "Yours · Theirs · What happens; "));
}

/* The passage shown with a result holds the words, or follows the heading with the words, or else
 * summarizes the page. */
static void
test_passages (void)
{
  static const struct
  {
    const char *query, *id, *passage;
    gboolean marked;
  } passages[] = {
    { "41", "duel-rulings", "41. A duel within a duel. It has its own planet", TRUE },
    { "statistics", "manual-end", "The story of the game", FALSE },
    { "winning no destiny cards", "duel-winning", "No destiny cards: If all three decks", TRUE },
    { "spent recover ready them all", "duel-tactics", "An example: Three of", TRUE },
    { "grumpus", "card:grumpus", "Advantaged: If you sent more ships", FALSE },
  };
  g_autoptr (FpBookSearch) search = make_search ();
  for (guint i = 0; i < G_N_ELEMENTS (passages); i++)
    {
      g_autoptr (GPtrArray) found = fp_book_search_find (search, passages[i].query, 30);
      const FpSearchHit *one = found_of (found, passages[i].id);
      for (guint k = 0; k < found->len; k++)
        g_test_message ("%s | %s", ((const FpSearchHit *) g_ptr_array_index (found, k))->id,
                        ((const FpSearchHit *) g_ptr_array_index (found, k))->snippet);
      g_assert_true (one != NULL && strstr (one->snippet, passages[i].passage) != NULL);
      g_assert_cmpint (one->marks->len > 0, ==, passages[i].marked);
    }
}

/* Every result for every word has a passage, except cards without text, and no passage joins two
 * pieces of text badly. */
static void
test_every_passage (void)
{
  g_autoptr (FpBookSearch) search = make_search ();
  for (guint word = 0; word < search->words->len; word++)
    {
      g_autoptr (GPtrArray) found = fp_book_search_find (search, g_ptr_array_index (search->words, word), 20);
      for (guint i = 0; i < found->len; i++)
        {
          const FpSearchHit *one = g_ptr_array_index (found, i);
          g_assert_true (*one->snippet != '\0' || one->kind == FP_HIT_CARD);
          g_assert_null (strstr (one->snippet, "  "));
          g_assert_false (g_regex_match_simple ("[.;:] [.;:·]|[.:;]{2}", one->snippet, 0, 0));
        }
    }
}

/* After the best three, results of one kind stand together. */
static void
test_groups (void)
{
  g_autoptr (FpBookSearch) search = make_search ();
  g_autoptr (GPtrArray) found = fp_book_search_find (search, "friendship", 20);
  gboolean over[FP_N_HIT_KINDS] = { FALSE };
  g_assert_cmpuint (found->len, >, 5);
  for (guint i = 4; i < found->len; i++)
    {
      FpSearchHitKind kind = ((const FpSearchHit *) g_ptr_array_index (found, i))->kind;
      FpSearchHitKind before = ((const FpSearchHit *) g_ptr_array_index (found, i - 1))->kind;
      g_assert_false (over[kind]);
      over[before] = before != kind;
    }
}

static void
test_anything (void)
{
  static const char *const hostile[] = {
    "",
    " ",
    "\"",
    "\"\"",
    "\" \"",
    "\"\"\"\"",
    "*",
    "a*",
    "NEAR(a b)",
    "a AND",
    "OR",
    "NOT",
    "(",
    ")",
    "title:",
    "-x",
    "^",
    "^a",
    "a\"b",
    "'; DROP TABLE whole; --",
    "\\",
    "%s%n",
    "\xff\xfe",
    "\xc3",
    "a\xc3\"\xe2\x82",
    "\1\2",
    "ﷺﷺﷺ",
    "İSTANBUL",
    "\xf0\x9f\x9a\x80",
    "{",
    "a + b",
    "title : x",
    "NEAR",
    "\"NEAR\" OR \"",
    "\t\n\r",
    "…",
    "é́́́́",
  };
  g_autoptr (FpBookSearch) search = make_search ();
  g_autofree char *longest = g_strnfill (100000, 'w');
  g_autofree char *quotes = g_strnfill (5000, '"');
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_ptr_array_unref (fp_book_search_find (search, hostile[i], 20));
      g_assert_null (fp_book_search_trouble (search));
    }
  g_ptr_array_unref (fp_book_search_find (search, longest, 20));
  g_ptr_array_unref (fp_book_search_find (search, quotes, 20));
  for (guint i = 0; i < 2000; i++)
    {
      char bytes[40] = { 0 };
      int length = g_rand_int_range (random, 0, 39);
      for (int k = 0; k < length; k++)
        bytes[k] = (char) (g_rand_boolean (random) ? g_rand_int_range (random, 1, 256)
                                                   : "ab \"*()-:^NOT"[g_rand_int_range (random, 0, 13)]);
      g_ptr_array_unref (fp_book_search_find (search, bytes, 20));
      g_assert_null (fp_book_search_trouble (search));
    }
  g_assert_cmpuint (rank_of (search, "ties", "duel-ties"), ==, 1);
}

/* Allows SQLite @bytes more than it has now. Returns the former limit. */
static sqlite3_int64
limit_memory (sqlite3_int64 bytes)
{
  return sqlite3_hard_heap_limit64 (sqlite3_memory_used () + bytes);
}

/* An index that can't be built or searched reports an error, and works again once memory
 * suffices. */
static void
test_trouble (void)
{
  g_autoptr (FpBook) book = shipped_book ();
  g_autoptr (GError) error = NULL;
  sqlite3_int64 usual = limit_memory (500000);
  g_assert_null (fp_book_search_new (book, duel_catalog (), &error));
  sqlite3_hard_heap_limit64 (usual);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, "out of memory"));
  g_autoptr (FpBookSearch) search = make_search ();
  for (sqlite3_int64 bytes = 0; bytes < 20000; bytes += 100)
    {
      limit_memory (bytes);
      g_autoptr (GPtrArray) found = fp_book_search_find (search, "\"ship advantage\" tie", 20);
      sqlite3_hard_heap_limit64 (usual);
      g_assert_true (found->len == 20 || fp_book_search_trouble (search) != NULL);
      if (bytes == 0)
        g_assert_nonnull (fp_book_search_trouble (search));
    }
  g_assert_cmpuint (rank_of (search, "ties", "duel-ties"), ==, 1);
  g_assert_null (fp_book_search_trouble (search));
}

static void
collect_sentences (const GPtrArray *blocks, GPtrArray *sentences)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (blocks, i);
      g_auto (GStrv) some = g_strsplit (block->text, ". ", -1);
      for (guint k = 0; block->kind == FP_BLOCK_PARAGRAPH && some[k] != NULL; k++)
        {
          g_auto (GStrv) words = g_strsplit (some[k], " ", -1);
          if (g_strv_length (words) >= 7)
            g_ptr_array_add (sentences, g_strdup (some[k]));
        }
      collect_sentences (block->blocks, sentences);
    }
}

/* Returns @sentence without a third of its words. */
static char *
thin_out (GRand *random, const char *sentence)
{
  GString *thin = g_string_new (NULL);
  g_auto (GStrv) words = g_strsplit (sentence, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (g_rand_int_range (random, 0, 3) > 0)
      g_string_append_printf (thin, "%s ", words[i]);
  return g_string_free (thin, FALSE);
}

/* Returns TRUE if @thin has three words of at least four letters. Shorter ones, like “the”, are on
 * every page. */
static gboolean
says_something (const char *thin)
{
  g_auto (GStrv) words = g_strsplit (thin, " ", -1);
  guint n = 0;
  for (guint i = 0; words[i] != NULL; i++)
    n += g_utf8_strlen (words[i], -1) >= 4;
  return n >= 3;
}

/* Pages of the open edition are found by their sentences, as well as the words left allow. */
static void
test_sentences (void)
{
  g_autoptr (FpBookSearch) search = make_search ();
  g_autoptr (FpBook) book = shipped_book ();
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();
  guint first = 0, third = 0, asked = 0;
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    if (!g_str_has_prefix (fp_book_page (book, i)->id, "classic") &&
        !g_str_has_prefix (fp_book_page (book, i)->id, "cosmic"))
      g_ptr_array_add (pages, (gpointer) fp_book_page (book, i));
  /* Each new page changes the random draws, so 800 are made, several times the 200 required. */
  while (asked < 800)
    {
      const FpPage *page = NULL;
      g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
      while (sentences->len == 0)
        {
          page = g_ptr_array_index (pages, g_rand_int_range (random, 0, (int) pages->len));
          if (!g_str_has_suffix (page->id, "-rulings") && !g_str_has_suffix (page->id, "-glossary"))
            collect_sentences (page->blocks, sentences);
        }
      const char *whole = g_ptr_array_index (sentences, g_rand_int_range (random, 0, (int) sentences->len));
      g_autofree char *thin = thin_out (random, whole);
      if (!says_something (thin))
        continue;
      asked++;
      guint rank = rank_of (search, thin, page->id);
      first += rank == 1;
      third += rank <= 3;
      if (rank > 3)
        g_test_message ("“%s” finds %s at %u", thin, page->id, rank);
    }
  g_test_message ("%u sentences without a third of their words: the page of %u comes first, of %u among three", asked,
                  first, third);
  g_assert_cmpuint (first * 100, >=, asked * 90);
  g_assert_cmpuint (third * 100, >=, asked * 97);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/search/questions", test_questions);
  g_test_add_func ("/book/search/classic-questions", test_classic_questions);
  g_test_add_func ("/book/search/cosmic-questions", test_cosmic_questions);
  g_test_add_func ("/book/search/people", test_people);
  g_test_add_func ("/book/search/same-words", test_same_words);
  g_test_add_func ("/book/search/all-books", test_all_books);
  g_test_add_func ("/book/search/queries", test_queries);
  g_test_add_func ("/book/search/nameless", test_nameless);
  g_test_add_func ("/book/search/snippets", test_snippets);
  g_test_add_func ("/book/search/cells", test_cells);
  g_test_add_func ("/book/search/passages", test_passages);
  g_test_add_func ("/book/search/every-passage", test_every_passage);
  g_test_add_func ("/book/search/groups", test_groups);
  g_test_add_func ("/book/search/anything", test_anything);
  g_test_add_func ("/book/search/trouble", test_trouble);
  g_test_add_func ("/book/search/sentences", test_sentences);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
