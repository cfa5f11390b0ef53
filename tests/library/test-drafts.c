/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drafts of cards for editions with several players, against a stub of their words. */
#include "draft-words.h"
#include "set-files.h"

#include <string.h>

/* Loads the file @name of the drafts. */
static Loaded
load_draft (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "library", "drafts", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  return load_texts_of (draft_words (), (const char *const[]){ text, NULL });
}

/* The cards of the 2000 edition need no word that the language lacks. */
static void
test_classic (void)
{
  g_auto (Loaded) loaded = load_draft ("classic-cards.xml");

  assert_loaded (&loaded);
  g_assert_cmpuint (loaded.catalog->cards->len, ==, 37);
}

/* The checker refuses of the base box what drafts/cosmic-refused.txt lists, and no more. */
static void
test_cosmic (void)
{
  g_auto (Loaded) loaded = load_draft ("cosmic-cards.xml");
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "library", "drafts", "cosmic-refused.txt", NULL);
  g_autofree char *problems = format_problems (&loaded);
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (path, &expected, NULL, &error));
  if (g_getenv ("FIFTH_PLANET_RENEW") != NULL)
    g_assert_true (g_file_set_contents (path, problems, -1, &error));
  else
    g_assert_cmpstr (g_strchomp (problems), ==, g_strchomp (expected));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/drafts/classic", test_classic);
  g_test_add_func ("/library/drafts/cosmic", test_cosmic);
  return g_test_run ();
}
