/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages of the book: good ones are read correctly, and damaged ones do no harm to others. */
#include <string.h>

#include "fixture/home.h"
#include "book/fp-book.h"

static GPtrArray *
problems_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
}

static char *
format_problems (const GPtrArray *problems)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < problems->len; i++)
    fp_problems_print (g_ptr_array_index (problems, i), text);
  return g_string_free (text, FALSE);
}

/* Writes the page @name into @folder of the test's home, with @inside as its contents. */
static void
write_page (const char *folder, const char *name, const char *inside)
{
  g_autofree char *dir = home_path (folder);
  g_autofree char *file = g_strconcat (name, ".page", NULL);
  g_autofree char *path = g_build_filename (dir, file, NULL);
  g_autofree char *text = g_strdup_printf (
      "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"%s\">%s</page>", name, inside);
  g_assert_cmpint (g_mkdir_with_parents (dir, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static FpBook *
load (const char *first, const char *second, GPtrArray *problems)
{
  g_autofree char *one = home_path (first);
  g_autofree char *two = second != NULL ? home_path (second) : NULL;
  g_autoptr (GError) error = NULL;
  FpBook *book = fp_book_load ((const char *const[]){ one, two, NULL }, problems, &error);
  g_assert_no_error (error);
  return book;
}

static const FpBlock *
block_at (const GPtrArray *blocks, guint index, FpBlockKind kind)
{
  g_assert_cmpuint (index, <, blocks->len);
  const FpBlock *block = g_ptr_array_index (blocks, index);
  g_assert_cmpint (block->kind, ==, kind);
  return block;
}

static void
assert_span (const FpBlock *block, guint index, FpSpanKind kind, const char *text, const char *target)
{
  g_assert_cmpuint (index, <, block->spans->len);
  const FpSpan *span = &g_array_index (block->spans, FpSpan, index);
  g_autofree char *found = g_strndup (block->text + span->start, span->end - span->start);
  g_assert_cmpint (span->kind, ==, kind);
  g_assert_cmpstr (found, ==, text);
  g_assert_cmpstr (span->target, ==, target);
}

static void
test_blocks (void)
{
  g_autoptr (GPtrArray) problems = problems_new ();
  home_empty ();
  write_page ("C", "one",
              "<info><link type='guide' xref='all' group='g'/><link type='seealso' xref='two#s'/>"
              "<title type='sort'>9</title><desc>A\n   gist.</desc><keywords>a, b</keywords>"
              "<f:governs xmlns:f='https://fifthplanet.github.io/ns/book/1' words='draw gain'/>"
              "<f:same xmlns:f='https://fifthplanet.github.io/ns/book/1'>deal talk\n  bargain</f:same></info>"
              "<title>One</title><p> See <link xref='#s'>the <em>other</em>\n  side</link>, "
              "<em style='card swarm'>Swarm</em> and <keyseq><key>Ctrl</key> <key>F</key></keyseq>. </p>"
              "<section id='s'><title>Side</title>"
              "<steps><item><p>First</p></item></steps>"
              "<terms><item><title>A Term, or two</title><p>Meaning</p></item></terms>"
              "<table><thead><tr><td><p>H</p></td></tr></thead><tbody><tr><td><p>B</p></td></tr></tbody></table>"
              "<screen>a\n b</screen></section>");
  g_autoptr (FpBook) book = load ("C", NULL, problems);
  g_autofree char *messages = format_problems (problems);
  g_assert_cmpstr (messages, ==, "");
  const FpPage *page = fp_book_find (book, "one#s");
  g_assert_cmpstr (page->title, ==, "One");
  g_assert_cmpstr (page->gist, ==, "A gist.");
  g_assert_cmpstr (page->keywords, ==, "a, b");
  g_assert_cmpstr (g_ptr_array_index (page->related, 0), ==, "two#s");
  g_assert_cmpstr (page->governs[1], ==, "gain");
  g_assert_cmpuint (page->same->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (page->same, 0), ==, "deal talk bargain");
  g_assert_true (fp_book_governing (book, "one", "gain") == page);
  g_assert_null (fp_book_governing (book, "two", "gain"));
  const FpBlock *paragraph = block_at (page->blocks, 0, FP_BLOCK_PARAGRAPH);
  g_assert_cmpstr (paragraph->text, ==, "See the other side, Swarm and Ctrl+F.");
  assert_span (paragraph, 0, FP_SPAN_LINK, "the other side", "one#s");
  assert_span (paragraph, 1, FP_SPAN_EMPHASIS, "other", NULL);
  assert_span (paragraph, 2, FP_SPAN_CARD, "Swarm", "swarm");
  assert_span (paragraph, 3, FP_SPAN_KEY, "Ctrl", NULL);
  assert_span (paragraph, 4, FP_SPAN_KEY, "F", NULL);
  g_assert_true (fp_book_section (book, "one#s") == block_at (page->blocks, 1, FP_BLOCK_HEADING));
  const FpBlock *item = block_at (block_at (page->blocks, 2, FP_BLOCK_STEPS)->blocks, 0, FP_BLOCK_ITEM);
  g_assert_cmpstr (block_at (item->blocks, 0, FP_BLOCK_PARAGRAPH)->text, ==, "First");
  const FpBlock *term = block_at (block_at (page->blocks, 3, FP_BLOCK_TERMS)->blocks, 0, FP_BLOCK_ITEM);
  g_assert_cmpstr (term->text, ==, "A Term, or two");
  g_assert_true (fp_book_section (book, "one#a-term-or-two") == term);
  const FpBlock *table = block_at (page->blocks, 4, FP_BLOCK_TABLE);
  g_assert_cmpuint (block_at (table->blocks, 0, FP_BLOCK_ROW)->level, ==, 1);
  g_assert_cmpuint (block_at (table->blocks, 1, FP_BLOCK_ROW)->level, ==, 0);
  g_assert_cmpstr (block_at (page->blocks, 5, FP_BLOCK_SCREEN)->text, ==, "a\n b");
}

static void
test_guide (void)
{
  g_autoptr (GPtrArray) problems = problems_new ();
  home_empty ();
  write_page ("C", "all", "<title>All</title><links type='topic' groups='g h'><title>These</title></links>");
  write_page ("C", "one", "<info><link type='guide' xref='all' group='g'/></info><title>Zebra</title>");
  write_page ("C", "two", "<info><link type='guide' xref='all' group='h'/></info><title>Ape</title>");
  write_page ("C", "three", "<info><link type='guide' xref='all' group='i'/></info><title>Cat</title>");
  g_autoptr (FpBook) book = load ("C", NULL, problems);
  const FpBlock *links = block_at (fp_book_find (book, "all")->blocks, 0, FP_BLOCK_LINKS);
  g_autoptr (GPtrArray) some = fp_book_listed (book, "all", links->id);
  g_autoptr (GPtrArray) all = fp_book_listed (book, "all", NULL);
  g_assert_cmpstr (links->text, ==, "These");
  g_assert_cmpuint (some->len, ==, 2);
  g_assert_cmpstr (((const FpPage *) g_ptr_array_index (some, 0))->id, ==, "two");
  g_assert_cmpuint (all->len, ==, 3);
}

/* Translated pages come from their language. Untranslated and damaged ones come from the next. */
static void
test_languages (void)
{
  g_autoptr (GPtrArray) problems = problems_new ();
  home_empty ();
  write_page ("C", "one", "<title>One</title>");
  write_page ("C", "two", "<title>Two</title>");
  write_page ("C", "three", "<title>Three</title>");
  write_page ("de", "one", "<title>Eins</title>");
  write_page ("de", "two", "<title>Zwei");
  g_autoptr (FpBook) book = load ("de", "C", problems);
  g_assert_cmpuint (fp_book_n_pages (book), ==, 3);
  g_assert_cmpstr (fp_book_find (book, "one")->title, ==, "Eins");
  g_assert_cmpstr (fp_book_find (book, "two")->title, ==, "Two");
  g_assert_cmpstr (fp_book_find (book, "three")->title, ==, "Three");
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpuint (fp_problems_count (g_ptr_array_index (problems, 0)), >, 0);
}

static void
test_damage (void)
{
  g_autoptr (GPtrArray) problems = problems_new ();
  g_autofree char *wrong = home_path ("C/wrong.page");
  g_autofree char *empty = home_path ("C/empty.page");
  home_empty ();
  write_page ("C", "good", "<title>Good</title><p>Read me</p><synopsis><p>and me</p></synopsis>");
  g_assert_true (g_file_set_contents (wrong, "<page id=\"other\"><title>x</title></page>", -1, NULL));
  g_assert_true (g_file_set_contents (empty, "", 0, NULL));
  write_page ("C", "untitled", "<p>text</p>");
  g_autoptr (FpBook) book = load ("C", NULL, problems);
  g_autofree char *messages = format_problems (problems);
  g_assert_cmpuint (fp_book_n_pages (book), ==, 1);
  g_assert_cmpstr (block_at (fp_book_find (book, "good")->blocks, 1, FP_BLOCK_PARAGRAPH)->text, ==, "and me");
  g_assert_nonnull (strstr (messages, "“synopsis” is not known here"));
  g_assert_nonnull (strstr (messages, "wrong.page:1:1: the page's id is “other”; expected “wrong”"));
  g_assert_nonnull (strstr (messages, "empty.page:1:1: the file is empty"));
  g_assert_nonnull (strstr (messages, "untitled.page:1:1: this is no page"));
  g_assert_null (fp_book_find (book, "wrong"));
  g_assert_null (fp_book_section (book, "good#nowhere"));
}

static void
test_nothing (void)
{
  g_autoptr (GPtrArray) problems = problems_new ();
  g_autoptr (GError) error = NULL;
  g_assert_null (fp_book_load ((const char *const[]){ "/nowhere", NULL }, problems, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* Every link in the shipped pages has a target. */
static void
check_links (const FpBook *book, const GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (blocks, i);
      for (guint k = 0; k < block->spans->len; k++)
        {
          const FpSpan *span = &g_array_index (block->spans, FpSpan, k);
          g_assert_cmpuint (span->start, <, span->end);
          g_assert_cmpuint (span->end, <=, strlen (block->text));
          g_assert_true (span->kind != FP_SPAN_LINK || fp_book_find (book, span->target) != NULL);
          if (span->kind == FP_SPAN_LINK && strchr (span->target, '#') != NULL)
            g_assert_nonnull (fp_book_section (book, span->target));
        }
      check_links (book, block->blocks);
    }
}

static void
test_ours (void)
{
  g_autoptr (GPtrArray) problems = problems_new ();
  g_auto (GStrv) folders = fp_book_folders ();
  g_autoptr (FpBook) book = fp_book_load ((const char *const *) folders, problems, NULL);
  g_autofree char *messages = format_problems (problems);
  g_assert_cmpstr (messages, ==, "");
  g_assert_cmpuint (fp_book_n_pages (book), >, 80);
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    check_links (book, fp_book_page (book, i)->blocks);
}

/* A translation has the words of a glossary in the order of the original; they are sorted. */
static void
test_glossary (void)
{
  write_page ("sorted", "some-glossary",
              "<title>Words</title><terms><item><title>Warp</title></item><item><title>Angriff</title></item></terms>");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (FpBook) book = load ("sorted", NULL, problems);
  const FpBlock *terms = block_at (fp_book_find (book, "some-glossary")->blocks, 0, FP_BLOCK_TERMS);
  g_assert_cmpstr (((const FpBlock *) g_ptr_array_index (terms->blocks, 0))->text, ==, "Angriff");
  g_assert_cmpstr (((const FpBlock *) g_ptr_array_index (terms->blocks, 1))->text, ==, "Warp");
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/pages/blocks", test_blocks);
  g_test_add_func ("/book/pages/guide", test_guide);
  g_test_add_func ("/book/pages/languages", test_languages);
  g_test_add_func ("/book/pages/damage", test_damage);
  g_test_add_func ("/book/pages/nothing", test_nothing);
  g_test_add_func ("/book/pages/glossary", test_glossary);
  g_test_add_func ("/book/pages/ours", test_ours);
  int status = g_test_run ();
  home_end ();
  return status;
}
