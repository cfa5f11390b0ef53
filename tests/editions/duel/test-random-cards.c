/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random card sets, loaded with the shipped cards and played at random with the invariants checked.
 * A fan's card may be wrong, but never hangs, crashes, leaks or breaks an invariant.
 *
 * FIFTH_PLANET_RANDOM_CARDS=1000 makes 1000 sets. FIFTH_PLANET_RANDOM_FROM=7 begins with that seed
 * and prints all complaints, and a single set whole. FIFTH_PLANET_RANDOM_SET=FILE plays the set in
 * FILE instead, to minimize a failing set. Without them the sample is always the same.
 */
#include <glib/gstdio.h>

#include "fixture/file.h"
#include "fixture/home.h"
#include "session/files/fp-user-sets.h"
#include "session/game-limits.h"
#include "editions/duel/random-cards.h"
#include "editions/duel/random-games.h"
#include "editions/duel/random-words.h"

enum
{
  SAMPLE = 30, /* sets */
  GAMES = 4, /* for each set, and one that is saved */
  MOST_ANSWERS = 3000, /* of a game at random */
  MOST_GREEDY_ANSWERS = 100, /* of a game in which the players look ahead */
  SETS_OF_WORDS = 1200,
  FIRST_SET_OF_WORDS = 5000, /* its seed; each word is met in this range */
  MOST_SECONDS = 3, /* for one answer, in a build with all checks */
};

static FpCatalog *shipped;

static FpCatalog *
load (const char *path, gboolean verbose)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autofree char *sets = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "duel", NULL);
  const char *paths[] = { sets, path, NULL };
  g_autoptr (GError) error = NULL;
  FpCatalog *catalog = fp_library_load (fp_edition_nth (0), paths, problems, &error);

  for (guint i = 0; catalog == NULL && verbose && i < problems->len; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      fp_problems_print (g_ptr_array_index (problems, i), text);
      g_test_message ("%s", text->str);
    }
  g_assert_no_error (error);
  return catalog;
}

static void
play_games (const FpCatalog *catalog, uint64_t seed, RandomReport *report)
{
  static const char *const aliens[FP_MAX_SEATS] = { "fan:fan-alien-0", "fan:fan-alien-1" };
  FpEngine *engine = fp_engine_new (fp_edition_nth (0), catalog);
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  g_autofree char *name = g_strdup_printf ("random set %" G_GUINT64_FORMAT, (guint64) seed);

  fp_engine_use (engine, state);
  random_game_show (engine, "fan");
  for (guint i = 0; i < GAMES; i++)
    {
      const gboolean greedy = i + 1 == GAMES;
      const RandomGame game = { .by = greedy ? "greedy" : "random",
                                .seed = fp_random_derive (seed, i),
                                .set_seed = seed,
                                .most = greedy ? MOST_GREEDY_ANSWERS : MOST_ANSWERS };

      game_limits_begin (name);
      random_game_play (engine, aliens, &game, report);
      game_limits_end ();
    }
  game_limits_begin (name);
  random_game_save (catalog, aliens, fp_random_derive (seed, GAMES), report);
  game_limits_end ();
  fp_engine_free (engine);
  g_aligned_free (state);
}

static void
try_set (const char *path, uint64_t seed, gboolean verbose, gboolean alone, RandomReport *report, guint *accepted)
{
  const char *given = g_getenv ("FIFTH_PLANET_RANDOM_SET");
  g_autofree char *text = NULL;
  FpCatalog *catalog;

  if (verbose)
    g_printerr ("seed %" G_GUINT64_FORMAT "\n", seed);
  if (given == NULL)
    text = random_cards_set (fp_edition_nth (0), shipped, seed);
  else
    g_assert_true (g_file_get_contents (given, &text, NULL, NULL));
  if (verbose && given == NULL && alone)
    g_printerr ("%s", text);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  catalog = load (path, verbose);
  if (catalog == NULL)
    return;
  (*accepted)++;
  play_games (catalog, seed, report);
  fp_catalog_free (catalog);
}

static void
test_random_cards (void)
{
  const char *many = g_getenv ("FIFTH_PLANET_RANDOM_CARDS"), *from = g_getenv ("FIFTH_PLANET_RANDOM_FROM");
  uint64_t first = from != NULL ? g_ascii_strtoull (from, NULL, 10) : 1;
  guint n = many != NULL ? (guint) g_ascii_strtoull (many, NULL, 10) : SAMPLE, accepted = 0;
  g_autofree char *folder = fp_user_sets_dir ();
  g_autofree char *path = g_build_filename (folder, "fan.xml", NULL);
  RandomReport report = { 0 };

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < n; i++)
    try_set (path, first + i, from != NULL, n == 1, &report, &accepted);
  g_test_message ("%u sets, %u accepted; %u games, %u of them long, %" G_GUINT64_FORMAT
                  " answers; %u programs stopped; "
                  "%u positions; the slowest answer took %.3f s (seed %" G_GUINT64_FORMAT ")",
                  n, accepted, report.games, report.longs, (guint64) report.answers, report.stopped, report.positions,
                  (double) report.slowest / G_USEC_PER_SEC, (guint64) report.slowest_seed);
  g_assert_cmpuint (accepted * 10, >=, n * 8);
  g_assert_cmpint (report.slowest, <, (gint64) MOST_SECONDS * G_USEC_PER_SEC);
  g_unlink (path);
}

/* Adds the words of the set made from @seed to @used if the checker accepts the set. */
static gboolean
add_words (const char *path, uint64_t seed, GHashTable *used)
{
  g_autofree char *text = random_cards_set (fp_edition_nth (0), shipped, seed);
  g_autoptr (FpCatalog) catalog = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  catalog = load (path, FALSE);
  if (catalog != NULL)
    random_words_add (used, text);
  return catalog != NULL;
}

/* Sooner or later random sets that the checker accepts use every word of the card language. */
static void
test_random_words (void)
{
  g_autoptr (GHashTable) used = random_words_new ();
  g_autoptr (GPtrArray) missing = NULL;
  char *path = file_with ("");
  guint accepted = 0;

  for (guint i = 0; i < SETS_OF_WORDS; i++)
    accepted += add_words (path, FIRST_SET_OF_WORDS + i, used) ? 1 : 0;
  file_remove (path);
  missing = random_words_missing (fp_edition_nth (0), used);
  for (guint i = 0; i < missing->len; i++)
    g_test_message ("never met: %s", (const char *) g_ptr_array_index (missing, i));
  g_test_message ("%u of %u sets accepted", accepted, SETS_OF_WORDS);
  g_assert_cmpuint (missing->len, ==, 0);
  g_assert_cmpuint (accepted * 10, >=, SETS_OF_WORDS * 8);
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  shipped = load (NULL, TRUE);
  g_assert_nonnull (shipped);
  g_test_add_func ("/random-cards/words", test_random_words);
  g_test_add_func ("/random-cards/games", test_random_cards);
  int status = g_test_run ();
  fp_catalog_free (shipped);
  home_end ();
  return status;
}
