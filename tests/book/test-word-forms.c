/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forms of words in several languages, and searches that know them. */
#include "config.h"

#include "book/fp-book-search.h"
#include "book/fp-word-forms.h"
#include "fixture/home.h"

static void
test_fold (void)
{
  static const struct
  {
    const char *language, *text, *folded;
  } cases[] = {
    { "de", "Die HÄUSER, groß", "die hauser gross" },
    { "de", "haeuser gruen schoene", "hauser grun schone" },
    { "de", "neue Quelle, Feuer", "neue quelle feuer" },
    { "de", "Duell", "dull" },
    { "fr", "L'Œuvre des alliés", "l œuvre des allies" },
    { "fr", "l'aller-retour", "l aller retour" },
    { "es", "¿Cuántas naves?", "cuantas naves" },
    { "en", "Gate — 5 ships", "gate 5 ships" },
    { "en", "", "" },
    { "en", " ,e", "e" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FpWordForms) forms = fp_word_forms_new (cases[i].language);
      g_autofree char *folded = fp_word_forms_fold (forms, cases[i].text);
      g_autofree char *again = fp_word_forms_fold (forms, folded);
      g_assert_cmpstr (folded, ==, cases[i].folded);
      g_assert_cmpstr (again, ==, folded);
    }
}

/* A language without a stemmer, or one that is none, has words as they are. */
static void
test_no_stems (void)
{
  g_autoptr (FpWordForms) forms = fp_word_forms_new ("none");
  g_assert_cmpstr (fp_word_forms_stem (forms, "schiffe"), ==, "schiffe");
}

/* Returns a search in a book of one page in @language. */
static FpBookSearch *
search_in (const char *language, const char *text)
{
  g_autofree char *folder = home_path (language), *path = g_build_filename (folder, "page.page", NULL);
  g_autofree char *page = g_strdup_printf ("<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"page\">"
                                           "<title>Fifth Planet</title><p>%s</p></page>",
                                           text);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, page, -1, NULL));
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (FpBook) book = fp_book_load ((const char *const[]){ folder, NULL }, problems, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpstr (fp_book_language (book), ==, language);
  FpBookSearch *search = fp_book_search_new (book, NULL, &error);
  g_assert_no_error (error);
  return search;
}

static gboolean
finds (FpBookSearch *search, const char *query)
{
  g_autoptr (GPtrArray) found = fp_book_search_find (search, query, 1);
  g_assert_null (fp_book_search_trouble (search));
  return found->len > 0;
}

/* Another form of a word of the page finds it, and its mark is around the whole word. */
static void
test_search (void)
{
  static const struct
  {
    const char *language, *text, *query;
    gboolean needs_stems;
  } cases[] = {
    { "de", "Die Häuser stehen weit draußen.", "haeuser", FALSE },
    { "de", "Die Häuser stehen weit draußen.", "draussen", FALSE },
    { "de", "Die Häuser stehen weit draußen.", "HÄUSERN", TRUE },
    { "de", "Kannst du zurückgeholte Schiffe senden?", "zurückgeholtes", TRUE },
    { "fr", "Ils ont négocié longtemps.", "negocier", TRUE },
    { "fr", "La carte jouée est là.", "jouer", TRUE },
    { "es", "Las naves jugarían mejor.", "jugar", TRUE },
    { "es", "Las alianzas duran poco.", "ALIÁNZA", TRUE },
    { "en", "The ships have landed.", "landing", FALSE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FpBookSearch) search = search_in (cases[i].language, cases[i].text);
      g_test_message ("%s: %s", cases[i].language, cases[i].query);
      g_assert_false (finds (search, "xylophon"));
#ifndef FP_STEMMER
      if (cases[i].needs_stems)
        continue;
#endif
      g_assert_true (finds (search, cases[i].query));
    }
}

static void
test_mark (void)
{
  g_autoptr (FpBookSearch) search = search_in ("de", "Die Häuser stehen.");
  g_autoptr (GPtrArray) found = fp_book_search_find (search, "haeuser", 1);
  g_assert_cmpuint (found->len, ==, 1);
  const FpSearchHit *hit = g_ptr_array_index (found, 0);
  g_assert_cmpuint (hit->marks->len, ==, 1);
  const FpMark *mark = &g_array_index (hit->marks, FpMark, 0);
  g_autofree char *marked = g_strndup (hit->snippet + mark->start, mark->end - mark->start);
  g_assert_cmpstr (marked, ==, "Häuser");
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/word-forms/fold", test_fold);
  g_test_add_func ("/book/word-forms/no-stems", test_no_stems);
  g_test_add_func ("/book/word-forms/search", test_search);
  g_test_add_func ("/book/word-forms/mark", test_mark);
  int status = g_test_run ();
  home_end ();
  return status;
}
