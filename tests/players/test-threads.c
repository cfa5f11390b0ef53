/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players that think in several threads: whole games have the same answers, thoughts and reasons
 * with any number. Decisions with one sensible option need no thinking. */
#include "fixture/duel.h"
#include "players/fp-player.h"
#include "players/fp-workers.h"
#include "players/game.h"
#include "session/game/fp-catalogs.h"

enum
{
  MOST_THREADS = 3,
  ITEMS = 500,
  FEW_STEPS = 7, /* thought at a time by the player with most threads */
};

typedef struct
{
  const char *edition, *player;
  guint seats;
} Case;

/* Each item is done once, and by a thread there is. */
static gint done[ITEMS];

static void
mark (guint item, guint worker, gpointer data)
{
  g_assert_cmpuint (worker, <, fp_workers_n (data));
  g_atomic_int_inc (&done[item]);
}

static void
test_workers (void)
{
  for (guint n = 1; n <= MOST_THREADS + 1; n++)
    {
      FpWorkers *workers = fp_workers_new (n);
      for (guint items = 0; items <= ITEMS; items += 1 + items / 2)
        {
          for (guint i = 0; i < ITEMS; i++)
            done[i] = 0;
          fp_workers_run (workers, items, mark, workers);
          for (guint i = 0; i < ITEMS; i++)
            g_assert_cmpint (g_atomic_int_get (&done[i]), ==, i < items);
        }
      fp_workers_free (workers);
    }
}

/* Returns what @player thinks of each option, with its reasons. */
static char *
told (FpPlayer *player)
{
  GString *text = g_string_new (NULL);
  guint n;
  const FpThought *thoughts = fp_player_thoughts (player, &n);

  for (guint i = 0; i < n; i++)
    {
      FpEvent event = { 0 };
      double with = 0, without = 0;
      gboolean found = fp_player_reason (player, i, &event, &with, &without);

      g_string_append_printf (text, "%u: %u visits, %a, %a; %d of %d: %a, %a\n", i, thoughts[i].visits,
                              thoughts[i].chance, thoughts[i].share, found ? event.kind : -1, found ? event.seat : -1,
                              with, without);
    }
  return g_string_free (text, FALSE);
}

/* Lets all @players, which differ in their threads, answer. */
static guint
ask_all (FpPlayer **players, FpEngine *engine, uint32_t made)
{
  guint answer = fp_player_choose (players[0], engine, made);
  g_autofree char *wanted = told (players[0]);

  for (guint i = 1; i < MOST_THREADS; i++)
    {
      fp_player_ask (players[i], engine, made);
      while (fp_player_think (players[i], i == MOST_THREADS - 1 ? FEW_STEPS : G_MAXUINT))
        ;
      g_assert_cmpuint (fp_player_answer (players[i]), ==, answer);
      g_autofree char *text = told (players[i]);
      g_assert_cmpstr (text, ==, wanted);
    }
  return answer;
}

static void
play_game (const FpEdition *edition, const FpCatalog *catalog, const Case *test)
{
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpEngine *engine = fp_engine_new (edition, catalog);
  FpPlayer *players[MOST_THREADS];
  FpDecision decision;

  for (guint i = 0; i < MOST_THREADS; i++)
    {
      players[i] = fp_player_new (test->player, 5, 0, NULL);
      fp_player_use_threads (players[i], i + 1);
      fp_player_explain (players[i]);
    }
  fp_engine_use (engine, state);
  fp_engine_start (engine, test->seats, 11, 0);
  for (uint32_t made = 0; fp_engine_decision (engine, &decision); made++)
    {
      for (guint i = 0; i < MOST_THREADS; i++)
        fp_player_begin (players[i], 5, decision.seat);
      fp_engine_answer (engine, ask_all (players, engine, made));
    }
  g_assert_true (fp_engine_over (engine));
  for (guint i = 0; i < MOST_THREADS; i++)
    fp_player_free (players[i]);
  fp_engine_free (engine);
  g_aligned_free (state);
}

static void
test_games (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  FpCatalogs *catalogs = fp_catalogs_new (NULL, problems, NULL);
  const FpEdition *edition;
  const FpCatalog *catalog;

  g_assert_nonnull (catalogs);
  g_assert_true (fp_catalogs_find (test->edition, &edition, &catalog, catalogs));
  play_game (edition, catalog, test);
  fp_catalogs_free (catalogs);
}

/* Asks a player and one that explains for an open decision whose only sensible option is @only. */
static void
check_settled (FpPlayer *player, FpPlayer *hinter, FpEngine *engine, uint32_t made, guint only)
{
  uint64_t before = fp_player_effort (player)->playouts, hinted = fp_player_effort (hinter)->playouts;

  g_assert_cmpuint (fp_player_choose (player, engine, made), ==, only);
  g_assert_cmpuint (fp_player_effort (player)->playouts, ==, before);
  g_assert_cmpuint (fp_player_choose (hinter, engine, made), ==, only);
  g_assert_cmpuint (fp_player_effort (hinter)->playouts, >, hinted);
}

/* Returns the number of sensible options of the open decision, and the last one in @only. */
static guint
count_sensible (FpEngine *engine, guint *only)
{
  const FpOptions *options = fp_engine_options (engine);
  guint weights[FP_MAX_OPTIONS], sensible = 0;

  engine->edition->thinking.weigh (engine, &engine->state->head.pending, options->option, options->n, weights);
  for (guint i = 0; i < options->n; i++)
    if (weights[i] > 0)
      {
        sensible++;
        *only = i;
      }
  return sensible;
}

/* A decision with one sensible option is answered without a playout, unless a hint is wanted. */
static void
test_settled (gconstpointer data)
{
  const char *name = data;
  g_autoptr (FpPlayer) player = fp_player_new (name, 5, 0, NULL), hinter = fp_player_new (name, 5, 0, NULL);
  FpRandom random;
  guint settled = 0, only;

  fp_player_explain (hinter);
  fp_random_seed (&random, 3);
  for (uint64_t seed = 1; seed <= 12; seed++)
    {
      Game game;
      FpDecision decision;

      game_begin (&game, duel_catalog (), seed);
      for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
        {
          guint n = fp_engine_options (game.engine)->n;

          if (n > 1 && count_sensible (game.engine, &only) == 1)
            {
              check_settled (player, hinter, game.engine, made, only);
              settled++;
            }
          fp_engine_answer (game.engine, fp_random_below (&random, n));
        }
      game_end (&game);
    }
  g_assert_cmpuint (settled, >, 3);
  duel_forget ();
}

int
main (int argc, char **argv)
{
  static const Case cases[] = { { "duel", "regular:200", 2 },
                                { "classic", "marrow:100", 3 },
                                { "cosmic", "expert:100", 4 } };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/threads/workers", test_workers);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/threads/games/", cases[i].edition, NULL);

      g_test_add_data_func (path, &cases[i], test_games);
    }
  g_test_add_data_func ("/threads/settled/search", "regular:10", test_settled);
  g_test_add_data_func ("/threads/settled/greedy", "greedy:1", test_settled);
  return g_test_run ();
}
