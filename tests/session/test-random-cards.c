/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fan's card can be wrong; it never hangs, crashes, leaks or breaks an invariant.  Random sets are read together with
 * the shipped ones and played at random with the invariants on.
 *
 * FIFTH_PLANET_RANDOM_CARDS=1000 makes so many sets; FIFTH_PLANET_RANDOM_FROM=7 begins with that seed and tells every
 * complaint, and of a single set what it says; FIFTH_PLANET_RANDOM_SET=FILE plays the set in FILE instead, so that one
 * that shows a fault can be made smaller.  Without them it is a sample that is the same every time. */
#include <glib/gstdio.h>

#include "engine/fp-moves.h"
#include "session/fp-aliens.h"
#include "session/fp-editions.h"
#include "session/random-cards.h"

#include <string.h>

enum
{
  SAMPLE = 25, /* sets */
  GAMES = 4, /* with each */
  MOST_ANSWERS = 3000,
  MOST_SECONDS = 3, /* for one answer, in a build that checks everything */
};

static FpCatalog *shipped;

/* What came of it. */
typedef struct
{
  guint sets, accepted, games, longs;
  guint64 answers;
  gint64 slowest; /* µs */
  guint64 slowest_seed;
} Report;

static FpCatalog *
load (const char *path, gboolean told)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autofree char *sets = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "duel", NULL);
  const char *paths[] = { sets, path, NULL };
  g_autoptr (GError) error = NULL;
  FpCatalog *catalog = fp_library_load (fp_edition_nth (0), paths, problems, &error);

  for (guint i = 0; catalog == NULL && told && i < problems->len; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      fp_problems_print (g_ptr_array_index (problems, i), text);
      g_test_message ("%s", text->str);
    }
  g_assert_no_error (error);
  return catalog;
}

/* The random card @id, of the set “fan”. */
static int
find (const FpCatalog *catalog, FpCardKind kind)
{
  for (guint i = 0; i < catalog->cards->len; i++)
    if (fp_catalog_card (catalog, i)->kind == kind && strcmp (fp_catalog_card (catalog, i)->set, "fan") == 0)
      return (int) i;
  return -1;
}

/* Every card of the kind @kind of the set “fan” lies face up in the row, its ally @ally. */
static void
put_envoy (FpEngine *engine)
{
  FpState *s = engine->state;
  int def = find (engine->catalog, FP_KIND_ENVOY);

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].def == def)
      for (uint16_t zone = 0; zone < engine->edition->n_zones; zone++)
        if (strcmp (engine->edition->zones[zone].id, "envoys") == 0)
          {
            fp_move_card (engine, s->zones[zone].first, s->cards[card].zone, FP_BOTTOM, FP_FACE_DOWN);
            fp_move_card (engine, card, zone, FP_BOTTOM, FP_FACE_DOWN);
            return;
          }
}

static void
play (FpEngine *engine, FpPlayer *player, uint64_t seed, uint64_t set_seed, Report *report)
{
  const char *aliens[FP_MAX_SEATS] = { "fan:fan-alien-0", "fan:fan-alien-1" };
  FpDecision decision;
  uint32_t made = 0;

  fp_player_begin (player, seed, 0);
  fp_engine_start (engine, 2, seed, 0);
  put_envoy (engine);
  for (; made < MOST_ANSWERS && fp_engine_decision (engine, &decision); made++)
    {
      guint option = fp_aliens_choose (engine, &decision, aliens, player, made);
      gint64 before = g_get_monotonic_time (), took;

      fp_engine_answer (engine, option);
      took = g_get_monotonic_time () - before;
      if (took > report->slowest)
        {
          report->slowest = took;
          report->slowest_seed = set_seed;
        }
    }
  report->games++;
  report->answers += made;
  report->longs += fp_engine_over (engine) ? 0 : 1;
}

static void
play_games (const FpCatalog *catalog, uint64_t seed, Report *report)
{
  FpEngine *engine = fp_engine_new (fp_edition_nth (0), catalog);
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpPlayer *player = fp_player_new ("random", 1, 0, NULL);

  engine->checking = TRUE;
  fp_engine_use (engine, state);
  for (guint game = 0; game < GAMES; game++)
    play (engine, player, fp_random_derive (seed, game), seed, report);
  fp_player_free (player);
  fp_engine_free (engine);
  g_aligned_free (state);
}

static void
try_set (const char *path, uint64_t seed, gboolean told, gboolean alone, Report *report)
{
  const char *given = g_getenv ("FIFTH_PLANET_RANDOM_SET");
  g_autofree char *text = NULL;
  FpCatalog *catalog;

  if (told)
    g_printerr ("seed %" G_GUINT64_FORMAT "\n", seed);
  if (given == NULL)
    text = random_cards_set (fp_edition_nth (0), shipped, seed);
  else
    g_assert_true (g_file_get_contents (given, &text, NULL, NULL));
  if (told && given == NULL && alone)
    g_printerr ("%s", text);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  catalog = load (path, told);
  report->sets++;
  if (catalog == NULL)
    return;
  report->accepted++;
  play_games (catalog, seed, report);
  fp_catalog_free (catalog);
}

static void
test_random_cards (void)
{
  const char *many = g_getenv ("FIFTH_PLANET_RANDOM_CARDS"), *from = g_getenv ("FIFTH_PLANET_RANDOM_FROM");
  uint64_t first = from != NULL ? g_ascii_strtoull (from, NULL, 10) : 1;
  guint n = many != NULL ? (guint) g_ascii_strtoull (many, NULL, 10) : SAMPLE;
  g_autofree char *folder = g_dir_make_tmp ("fifth-planet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "fan.xml", NULL);
  Report report = { 0 };

  for (guint i = 0; i < n; i++)
    try_set (path, first + i, from != NULL, n == 1, &report);
  g_test_message ("%u sets, %u accepted; %u games, %u of them long, %" G_GUINT64_FORMAT " answers; the slowest took "
                  "%.3f s (seed %" G_GUINT64_FORMAT ")",
                  report.sets, report.accepted, report.games, report.longs, (guint64) report.answers,
                  (double) report.slowest / G_USEC_PER_SEC, (guint64) report.slowest_seed);
  g_assert_cmpuint (report.accepted * 10, >, report.sets * 6);
  g_assert_cmpint (report.slowest, <, (gint64) MOST_SECONDS * G_USEC_PER_SEC);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped = load (NULL, TRUE);
  g_assert_nonnull (shipped);
  g_test_add_func ("/random-cards", test_random_cards);
  status = g_test_run ();
  fp_catalog_free (shipped);
  return status;
}
