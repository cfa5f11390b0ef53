/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games of an edition with the encounter of a turn, with invariants after each answer. The
 * build says which one: EDITION is its function, FOLDER that of its sets. */
#include EDITION_HEADER
#include "editions/encounter/encounter.h"
#include "engine/runner/fp-engine.h"
#include "fixture/catalog.h"
#include "session/same-views.h"

enum
{
  GAMES = 40, /* for each number of seats; FIFTH_PLANET_ENCOUNTER_GAMES says another one */
  COMPARED_GAMES = 4, /* for each number of seats */
  COMPARED_ANSWERS = 400, /* of each of these games */
  EVERY = 7, /* answers between two compared positions */
};

/* The totals that a game tells. */
typedef struct
{
  FpEngine *engine;
  guint told;
} Totals;

static guint
n_games (void)
{
  const char *given = g_getenv ("FIFTH_PLANET_ENCOUNTER_GAMES");

  return given == NULL ? GAMES : (guint) g_ascii_strtoull (given, NULL, 10);
}

static FpCatalog *
load (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", FOLDER, NULL);

  return catalog_load (EDITION (), (const char *const[]){ folder, NULL });
}

static FpEngine *
engine_for (const FpCatalog *catalog)
{
  FpEngine *engine = fp_engine_new (EDITION (), catalog);

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->checking = TRUE;
  engine->strict = TRUE;
  return engine;
}

static void
free_engine (FpEngine *engine)
{
  g_aligned_free (engine->state);
  fp_engine_free (engine);
}

static void
answer (FpEngine *engine, GRand *random)
{
  fp_engine_answer (engine, (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n));
}

/* The standings of all seats, counted together, are the foreign colonies of each. */
static void
check_standings (const FpEngine *engine)
{
  int standings[FP_MAX_SEATS];

  engine->edition->table.standings (engine, standings);
  FP_EACH_SEAT (engine->state, seat)
    g_assert_cmpint (standings[seat], ==, encounter_foreign_colonies (engine->state, seat));
}

/* Each game ends: with a winner, or undecided after the edition's bound. Ships and cards stay
 * complete (FpEditionRules.check), and nothing is lost for lack of room. */
static void
test_games (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data), decided = 0;
  FpCatalog *catalog = load ();
  FpEngine *engine = engine_for (catalog);

  for (guint game = 0; game < n_games (); game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);

      for (fp_engine_start (engine, n_seats, game + 1, 0); !fp_engine_over (engine); answer (engine, random))
        check_standings (engine);
      decided += engine->state->head.winners != 0;
    }
  g_test_message ("%u seats: %u of %u games decided, %u dropped", n_seats, decided, n_games (), engine->dropped);
  g_assert_cmpuint (engine->dropped, ==, 0);
  g_assert_cmpuint (decided, >, 0);
  free_engine (engine);
  fp_catalog_free (catalog);
}

/* Cards that a player can't know change neither its view nor what it is asked. */
static void
test_hidden (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  FpCatalog *catalog = load ();
  FpEngine *engine = engine_for (catalog);
  SameViews *views = same_views_new (engine, 7);

  for (guint game = 0; game < COMPARED_GAMES; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);
      guint made = 0;

      for (fp_engine_start (engine, n_seats, game + 1, 0); !fp_engine_over (engine) && made < COMPARED_ANSWERS;
           answer (engine, random))
        if (made++ % EVERY == 0)
          same_views_check (views);
    }
  same_views_free (views);
  free_engine (engine);
  fp_catalog_free (catalog);
}

/* Checks that each player sees the total that all are told, since all its reasons lie open. */
static void
check_total (const FpEngine *source G_GNUC_UNUSED, const FpEvent *event, gpointer data)
{
  Totals *totals = data;
  FpEngine *engine = totals->engine;

  if (!fp_event_tells (engine->edition, event->kind, FP_TELLS_TOTAL))
    return;
  totals->told++;
  FP_EACH_SEAT (engine->state, viewer)
    {
      guint eyes = fp_engine_look (engine, viewer);
      int totals_seen[FP_MAX_SEATS];

      engine->edition->table.totals (engine, totals_seen);
      g_assert_cmpint (totals_seen[event->seat], ==, event->value);
      fp_engine_look_again (engine, eyes);
    }
}

static void
test_totals (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  FpCatalog *catalog = load ();
  FpEngine *engine = engine_for (catalog);
  Totals totals = { .engine = engine };

  engine->listener = check_total;
  engine->listener_data = &totals;
  for (guint game = 0; game < COMPARED_GAMES; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);

      for (fp_engine_start (engine, n_seats, game + 1, 0); !fp_engine_over (engine);)
        answer (engine, random);
    }
  g_test_message ("%u seats: %u totals told", n_seats, totals.told);
  g_assert_cmpuint (totals.told, >, 0);
  free_engine (engine);
  fp_catalog_free (catalog);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint seats = EDITION ()->least_seats; seats <= EDITION ()->most_seats; seats++)
    {
      g_autofree char *games = g_strdup_printf ("/" FOLDER "/games/%u", seats);
      g_autofree char *hidden = g_strdup_printf ("/" FOLDER "/hidden/%u", seats);
      g_autofree char *totals = g_strdup_printf ("/" FOLDER "/totals/%u", seats);

      g_test_add_data_func (games, GUINT_TO_POINTER (seats), test_games);
      g_test_add_data_func (hidden, GUINT_TO_POINTER (seats), test_hidden);
      g_test_add_data_func (totals, GUINT_TO_POINTER (seats), test_totals);
    }
  return g_test_run ();
}
