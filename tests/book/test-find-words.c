/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search within a page: case, accents and spaces don't matter, and the marks lie on the words
 * found. */
#include <string.h>

#include "book/fp-find-words.h"

/* Returns the matches of @query in @text, each in brackets. */
static char *
found (const char *text, const char *query)
{
  g_autoptr (GArray) marks = fp_find_words (text, query);
  GString *marked = g_string_new (NULL);
  for (guint i = 0; i < marks->len; i++)
    {
      const FpMark *mark = &g_array_index (marks, FpMark, i);
      g_string_append_printf (marked, "[%.*s]", (int) (mark->end - mark->start), text + mark->start);
    }
  return g_string_free (marked, FALSE);
}

static void
test_places (void)
{
  static const struct
  {
    const char *text, *query, *marked;
  } cases[] = {
    { "The winner wins; WINNERS lead.", "winner", "[winner][WINNER]" },
    { "Café, cafe\xcc\x81, CAFÉS", "cafe", "[Café][cafe\xcc\x81][CAFÉ]" },
    { "Cafe", "café", "[Cafe]" },
    { "two  ships\nleft", " two ships left ", "[two  ships\nleft]" },
    { "aaaa", "aa", "[aa][aa]" },
    { "Über Maß", "uber mass", "" },
    { "Über Maß", "UBER MAß", "[Über Maß]" },
    { "ship", "ships", "" },
    { "ship", "", "" },
    { "a b", "  ", "" },
    { "", "ship", "" },
    { "ship", "\xff", "" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *marked = found (cases[i].text, cases[i].query);
      g_assert_cmpstr (marked, ==, cases[i].marked);
    }
}

/* For any query, the marks lie within the text, in order, and on character boundaries. */
static void
test_any_bytes (void)
{
  const char *text = "Planets: ĕ, é, 5\xc2\xa0Schiffe … “Warp” ﬁn";
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  for (guint i = 0; i < 20000; i++)
    {
      char query[6] = { 0 };
      for (guint j = 0; j < 1 + i % 4; j++)
        query[j] = (char) g_rand_int_range (random, 1, 256);
      g_autoptr (GArray) marks = fp_find_words (text, query);
      guint end = 0;
      for (guint j = 0; j < marks->len; j++)
        {
          const FpMark *mark = &g_array_index (marks, FpMark, j);
          g_assert_true (mark->start >= end && mark->end > mark->start && mark->end <= strlen (text));
          g_assert_true (g_utf8_validate (text + mark->start, (gssize) (mark->end - mark->start), NULL));
          end = mark->end;
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/find-words/places", test_places);
  g_test_add_func ("/book/find-words/any-bytes", test_any_bytes);
  return g_test_run ();
}
