/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Aliens that are not dealt or chosen together, in the combined rules. */
#include "editions/cosmic/fp-cosmic.h"
#include "editions/encounter/encounter.h"
#include "engine/runner/fp-engine.h"
#include "fixture/catalog.h"
#include "session/game/fp-aliens.h"

#include <glib/gstdio.h>

enum
{
  GAMES = 300, /* for each way of dealing */
};

static FpCatalog *
load (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "cosmic", NULL);

  return catalog_load (fp_cosmic_edition (), (const char *const[]){ folder, NULL });
}

/* Aborts if two seats hold aliens, chosen or to choose from, that don't go together. */
static void
check_apart (const FpEngine *engine)
{
  const FpState *state = engine->state;

  FP_EACH_SEAT (state, seat)
    FP_EACH_SEAT (state, other)
      FP_EACH_CARD (state, encounter_zone (seat, ENCOUNTER_ALIEN), one)
        FP_EACH_CARD (state, encounter_zone (other, ENCOUNTER_ALIEN), two)
          g_assert_true (seat == other ||
                         !fp_catalog_apart (engine->catalog, state->cards[one].def, state->cards[two].def));
}

/* In no game with the set-up option @option (NULL: none) do seats get a pair that is kept apart. */
static void
test_dealt (gconstpointer option)
{
  FpCatalog *catalog = load ();
  FpEngine *engine = fp_engine_new (fp_cosmic_edition (), catalog);
  uint64_t options = option != NULL ? fp_edition_option (fp_cosmic_edition (), option) : 0;
  guint pairs = 0;
  GRand *random = g_rand_new_with_seed (50);
  FpDecision decision;

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  for (guint card = 0; card < catalog->cards->len; card++)
    for (guint other = 0; other < catalog->cards->len; other++)
      {
        g_assert_cmpint (fp_catalog_apart (catalog, card, other), ==, fp_catalog_apart (catalog, other, card));
        pairs += (guint) fp_catalog_apart (catalog, card, other);
      }
  g_assert_cmpuint (pairs, >, 0);
  for (guint game = 0; game < GAMES; game++)
    {
      fp_engine_start (engine, 8, game, options);
      check_apart (engine);
      while (fp_engine_decision (engine, &decision) && fp_aliens_is_choice (engine, &decision))
        {
          fp_engine_answer (engine, (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n));
          check_apart (engine);
        }
    }
  g_rand_free (random);
  g_aligned_free (engine->state);
  fp_engine_free (engine);
  fp_catalog_free (catalog);
}

/* Chosen openly, an alien is not offered after one with which it doesn't go. A player leaves the
 * alien alone that would bar what another seat is to have. */
static void
test_chosen (void)
{
  const char *const aliens[FP_MAX_SEATS] = { NULL, "healer" };
  FpCatalog *catalog = load ();
  FpEngine *engine = fp_engine_new (fp_cosmic_edition (), catalog);
  g_autoptr (FpPlayer) player = fp_player_new ("random", 1, 0, NULL);
  uint64_t options = fp_edition_option (fp_cosmic_edition (), "choose-aliens");
  FpDecision decision;

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  fp_engine_start (engine, 3, 1, options);
  g_assert_cmpint (fp_engine_find_option (engine, "masochist"), >=, 0);
  fp_engine_answer (engine, (guint) fp_engine_find_option (engine, "masochist"));
  g_assert_cmpint (fp_engine_find_option (engine, "healer"), ==, -1);
  g_assert_cmpint (fp_engine_find_option (engine, "human"), >=, 0);
  for (guint seed = 0; seed < GAMES; seed++)
    {
      fp_engine_start (engine, 3, seed, options);
      g_assert_true (fp_engine_decision (engine, &decision));
      fp_engine_answer (engine, fp_aliens_choose (engine, &decision, aliens, player, seed));
      g_assert_cmpint (fp_engine_find_option (engine, "healer"), >=, 0);
    }
  g_aligned_free (engine->state);
  fp_engine_free (engine);
  fp_catalog_free (catalog);
}

/* A game, and the aliens of own_aliens[] that are among those to choose. */
typedef struct
{
  guint seats;
  const char *option;
  const char *offered;
} Offer;

static const char own_aliens[] =
    "<set xmlns='https://fifthplanet.github.io/ns/set/2' id='own' edition='cosmic' version='1'>"
    "<alien id='a' origin='original' needs='technology'><name>A</name></alien>"
    "<alien id='b' origin='original' needs='unused-colour'><name>B</name></alien>"
    "<alien id='c' origin='original' barred-by='four-planets technology'><name>C</name></alien>"
    "<alien id='d' origin='original' least-players='4'><name>D</name></alien>"
    "<alien id='e' origin='original' most-players='4'><name>E</name></alien>"
    "<alien id='f' origin='original' needs='unused-colour technology' least-players='4'><name>F</name></alien>"
    "<alien id='g' origin='original'><name>G</name></alien>"
    "</set>";

/* Returns the ids of the own aliens among the options of the open decision. */
static char *
offered (FpEngine *engine)
{
  const FpOptions *options = fp_engine_options (engine);
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < options->n; i++)
    if (g_str_equal (fp_engine_def (engine, (uint16_t) options->option[i].value)->set, "own"))
      g_string_append (ids, fp_engine_def (engine, (uint16_t) options->option[i].value)->id);
  return g_string_free (ids, FALSE);
}

/* Aliens are in a game only if it has what they need, nothing that bars them, and as many players
 * as they say. */
static void
test_games (void)
{
  static const Offer offers[] = {
    { 3, NULL, "bceg" },         { 4, NULL, "bcdeg" },       { 5, NULL, "bcdg" },          { 8, NULL, "cdg" },
    { 3, "technology", "abeg" }, { 8, "technology", "adg" }, { 7, "technology", "abdfg" }, { 3, "four-planets", "beg" },
  };
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "cosmic", NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "own-aliens.xml", NULL);
  const FpEdition *edition = fp_cosmic_edition ();
  FpCatalog *catalog;
  FpEngine *engine;

  g_assert_true (g_file_set_contents (path, own_aliens, -1, NULL));
  catalog = catalog_load (edition, (const char *const[]){ folder, path, NULL });
  engine = fp_engine_new (edition, catalog);
  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      uint64_t options = fp_edition_option (edition, "choose-aliens");
      g_autofree char *ids = NULL;

      if (offers[i].option != NULL)
        options |= fp_edition_option (edition, offers[i].option);
      fp_engine_start (engine, offers[i].seats, 1, options);
      ids = offered (engine);
      g_assert_cmpstr (ids, ==, offers[i].offered);
    }
  g_aligned_free (engine->state);
  fp_engine_free (engine);
  fp_catalog_free (catalog);
  g_assert_cmpint (g_remove (path), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/aliens/dealt", NULL, test_dealt);
  g_test_add_data_func ("/aliens/random", "random-aliens", test_dealt);
  g_test_add_data_func ("/aliens/open", "choose-aliens", test_dealt);
  g_test_add_func ("/aliens/chosen", test_chosen);
  g_test_add_func ("/aliens/games", test_games);
  return g_test_run ();
}
