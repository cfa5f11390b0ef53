/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: names, budgets, reproducible answers that ignore hidden cards, thinking in
 * steps, cancelling. Players that think play better than one that doesn't. */
#include "fixture/duel.h"
#include "editions/duel/duel-events.h"
#include "engine/state/fp-hash.h"
#include "players/fp-player.h"
#include "players/fp-reasons.h"
#include "players/game.h"
#include "session/game/fp-editions.h"
#include "lab/fp-simulate.h"

static const FpCatalog *catalog;

static void
test_names (void)
{
  g_autoptr (GError) error = NULL;
  g_assert_cmpstr (fp_player_nth (0), ==, "random");
  for (guint i = 0; fp_player_nth (i) != NULL; i++)
    {
      g_autofree char *budgeted = g_strconcat (fp_player_nth (i), ":500", NULL);
      g_assert_true (fp_player_check (fp_player_nth (i), NULL));
      g_assert_true (fp_player_check (budgeted, NULL));
    }

  g_assert_false (fp_player_check ("rando", &error));
  g_assert_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_UNKNOWN);
  g_assert_nonnull (strstr (error->message, "\"rando\""));
  g_assert_nonnull (strstr (error->message, "random, greedy"));
  g_clear_error (&error);

  const char *const bad[] = { "random:",           "random:0",  "random:-5", "random:x",
                              "random:1000000001", "random:5 ", "greedy:0",  "greedy:1000001" };
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_null (fp_player_new (bad[i], 1, 0, &error));
      g_assert_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_BAD_BUDGET);
      g_clear_error (&error);
    }
  g_assert_false (fp_player_check ("", &error));
  g_assert_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_UNKNOWN);
}

/* Every option comes about equally often, and the same number of choices gives the same option. */
static void
test_random (void)
{
  g_autoptr (FpPlayer) player = fp_player_new ("random", 42, 1, NULL);
  g_autoptr (FpPlayer) other = fp_player_new ("random:9", 42, 1, NULL);
  Game game;
  game_begin (&game, catalog, 1);
  guint counts[FP_MAX_OPTIONS] = { 0 }, same_as_next = 0, n = fp_engine_options (game.engine)->n;
  g_assert_cmpuint (n, >, 1);
  for (uint32_t made = 0; made < 1000 * n; made++)
    {
      guint choice = fp_player_choose (player, game.engine, made);
      g_assert_cmpuint (choice, <, n);
      g_assert_cmpuint (choice, ==, fp_player_choose (other, game.engine, made));
      g_assert_cmpuint (choice, ==, fp_player_choose (player, game.engine, made));
      g_assert_cmpuint (choice, ==, fp_player_draw (player, n, made));
      same_as_next += choice == fp_player_choose (player, game.engine, made + 1);
      counts[choice]++;
    }
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (counts[i], >, 850);
      g_assert_cmpuint (counts[i], <, 1150);
    }
  g_assert_cmpuint (same_as_next, >, 850);
  g_assert_cmpuint (same_as_next, <, 1150);
  game_end (&game);
}

/* Other seats and other games have other random numbers. */
static void
test_seeds (void)
{
  g_autoptr (FpPlayer) player = fp_player_new ("random", 42, 0, NULL);
  guint first = fp_player_draw (player, 512, 0);
  fp_player_begin (player, 42, 1);
  guint other_seat = fp_player_draw (player, 512, 0);
  fp_player_begin (player, 43, 0);
  guint other_game = fp_player_draw (player, 512, 0);
  fp_player_begin (player, 42, 0);
  g_assert_cmpuint (first, !=, other_seat);
  g_assert_cmpuint (first, !=, other_game);
  g_assert_cmpuint (first, ==, fp_player_draw (player, 512, 0));
}

/* Plays a game at random. At some decisions @player must give the same answer in the real game and
 * in a determinization. The second answer is thought out in small steps, which must not matter
 * either. */
static guint
check_honesty (const char *name, uint64_t seed)
{
  g_autoptr (FpPlayer) player = fp_player_new (name, seed, 0, NULL);
  g_autoptr (FpPlayer) blind = fp_player_new ("random", seed, 0, NULL);
  FpRandom random;
  FpDecision decision;
  Game game;
  FpState *other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  guint looked = 0;
  fp_random_seed (&random, seed);
  game_begin (&game, catalog, seed);
  for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
    {
      if (made % 3 == 0 && game.engine->edition->table.turns (game.state) > 0)
        {
          guint choice = fp_player_choose (player, game.engine, made);
          fp_determinize (game.engine, decision.seat, &random, other);
          fp_engine_use (game.engine, other);
          fp_player_ask (player, game.engine, made);
          fp_engine_use (game.engine, game.state);
          while (fp_player_think (player, 1))
            ;
          g_assert_cmpuint (choice, ==, fp_player_answer (player));
          looked++;
        }
      fp_engine_answer (game.engine, fp_player_choose (blind, game.engine, made));
    }
  game_end (&game);
  g_aligned_free (other);
  return looked;
}

static void
test_honesty (void)
{
  for (guint i = 1; fp_player_nth (i) != NULL; i++)
    {
      g_autofree char *name = g_strconcat (fp_player_nth (i), ":5", NULL);
      guint looked = 0;
      for (uint64_t seed = 1; seed <= 6; seed++)
        looked += check_honesty (name, seed);
      g_assert_cmpuint (looked, >, 100);
    }
}

/* A cancelled player stops at once, and thinks normally about the next decision. */
static void
test_cancel (void)
{
  Game game;
  game_begin (&game, catalog, 3);
  for (guint i = 1; fp_player_nth (i) != NULL; i++)
    {
      g_autoptr (FpPlayer) player = fp_player_new (fp_player_nth (i), 1, 0, NULL);
      guint n;
      fp_player_ask (player, game.engine, 0);
      g_assert_true (fp_player_think (player, 2));
      fp_player_cancel (player);
      g_assert_false (fp_player_think (player, 2));
      fp_player_ask (player, game.engine, 0);
      g_assert_true (fp_player_think (player, 2));
      double shares = 0;
      const FpThought *thoughts = fp_player_thoughts (player, &n);
      g_assert_cmpuint (n, ==, fp_engine_options (game.engine)->n);
      for (guint option = 0; option < n; option++)
        shares += thoughts[option].share;
      g_assert_cmpfloat_with_epsilon (shares, 1, 1e-6);
    }
  game_end (&game);
}

/* Simultaneous secret choices often have a mixed answer. */
static void
test_mixed (void)
{
  g_autoptr (FpPlayer) player = fp_player_new ("regular", 1, 0, NULL);
  g_autoptr (FpPlayer) blind = fp_player_new ("random", 1, 0, NULL);
  guint mixed = 0, asked = 0, n;
  Game game;
  FpDecision decision;
  game_begin (&game, catalog, 7);
  for (uint32_t made = 0; asked < 30 && fp_engine_decision (game.engine, &decision); made++)
    {
      if (decision.flags & FP_DECISION_TOGETHER)
        {
          double highest = 0;
          fp_player_ask (player, game.engine, made);
          fp_player_think (player, 200);
          const FpThought *thoughts = fp_player_thoughts (player, &n);
          for (guint i = 0; i < n; i++)
            highest = MAX (highest, thoughts[i].share);
          asked++;
          mixed += highest < 0.95;
        }
      fp_engine_answer (game.engine, fp_player_choose (blind, game.engine, made));
    }
  g_assert_cmpuint (asked, ==, 30);
  g_assert_cmpuint (mixed, >, 10);
  game_end (&game);
}

/* Reasons name an event that makes a difference, without cards. */
static void
test_reasons (void)
{
  g_autoptr (FpPlayer) player = fp_player_new ("regular", 1, 0, NULL);
  g_autoptr (FpPlayer) blind = fp_player_new ("random", 1, 0, NULL);
  guint reasons = 0, n;
  Game game;
  FpDecision decision;
  game_begin (&game, catalog, 7);
  fp_player_explain (player);
  for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
    {
      if (decision.flags & FP_DECISION_TOGETHER)
        {
          FpEvent event;
          double with, without;
          fp_player_ask (player, game.engine, made);
          fp_player_think (player, 200);
          fp_player_thoughts (player, &n);
          for (guint i = 0; i < n; i++)
            if (fp_player_reason (player, i, &event, &with, &without))
              {
                g_assert_cmpuint (event.n_cards, ==, 0);
                g_assert_cmpfloat (with, >, without);
                g_assert_cmpfloat (with, <=, 1);
                reasons++;
              }
        }
      fp_engine_answer (game.engine, fp_player_choose (blind, game.engine, made));
    }
  g_assert_cmpuint (reasons, >, 10);
  game_end (&game);
}

/* An event that becomes more likely but does harm is no reason, however good the option is
 * otherwise. Neither is an event that makes no difference. */
static void
test_good_reasons (void)
{
  const struct
  {
    guint kind;
    uint8_t seat; /* of the event; seat 0 is the player's */
    double change; /* in the chance to win if the event happens */
    gboolean is_reason;
  } cases[] = {
    { FP_EVENT_PLANET_GAINED, 0, 0.2, TRUE },   { FP_EVENT_PLANET_GAINED, 1, 0.2, FALSE },
    { FP_EVENT_PLANET_LOST, 1, 0.2, TRUE },     { FP_EVENT_PLANET_LOST, 1, -0.2, FALSE },
    { DUEL_EVENT_ROLES_SWITCHED, 0, 0, FALSE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FpReasons *reasons = fp_reasons_new (duel_edition ());
      const FpEvent event = { .kind = (uint8_t) cases[i].kind, .seat = cases[i].seat };
      FpEvent found;
      double with, without;
      for (guint game = 0; game < 100; game++)
        {
          guint option = game % 2;
          gboolean happens = option == 0 ? game % 5 != 0 : game % 5 == 0;
          FpReasonEvents events = { .n = 0 };
          if (happens)
            fp_reasons_on_event (&events, duel_edition (), &event);
          fp_reasons_count (reasons, &events, option, (option == 0 ? 0.7 : 0.3) + (happens ? cases[i].change : 0));
        }
      g_assert_true (fp_reasons_find (reasons, 0, 0, &found, &with, &without) == cases[i].is_reason);
      fp_reasons_free (reasons);
    }
}

/* A thinking player avoids silly options as long as there are others. */
static void
check_sensible (const char *name, uint64_t seed, guint *silly)
{
  g_autoptr (FpPlayer) player = fp_player_new (name, seed, 0, NULL);
  FpDecision decision;
  Game game;
  game_begin (&game, catalog, seed);
  for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
    {
      const FpPendingDecision *pending = &game.state->head.pending;
      const FpOptions *options = fp_engine_options (game.engine);
      guint answer = fp_player_choose (player, game.engine, made), sensible = 0;
      guint weights[FP_MAX_OPTIONS];
      game.engine->edition->thinking.weigh (game.engine, pending, options->option, options->n, weights);
      for (guint i = 0; i < options->n; i++)
        sensible += weights[i] > 0;
      if (sensible > 0)
        g_assert_cmpuint (weights[answer], >, 0);
      *silly += sensible > 0 && sensible < options->n;
      fp_engine_answer (game.engine, answer);
    }
  game_end (&game);
}

static void
test_sensible (void)
{
  for (guint i = 1; fp_player_nth (i) != NULL; i++)
    {
      g_autofree char *name = g_strconcat (fp_player_nth (i), ":2", NULL);
      guint silly = 0;
      for (uint64_t seed = 1; seed <= 12; seed++)
        check_sensible (name, seed, &silly);
      /* There were silly options to avoid. */
      g_assert_cmpuint (silly, >, 10);
    }
}

/* Greedy is the fixed reference for all measurements. The number is a digest of its answers in
 * games against itself, and changes only with rules, cards or the evaluation of positions. After
 * such a change, set the new number and repeat the measurements by greedy in docs/players.md. */
static void
test_frozen (void)
{
  g_autoptr (FpPlayer) greedy = fp_player_new ("greedy", 1, 0, NULL);
  uint64_t answers = FP_HASH_START;
  for (uint64_t seed = 1; seed <= 3; seed++)
    {
      FpDecision decision;
      Game game;
      game_begin (&game, catalog, seed);
      for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
        {
          fp_player_begin (greedy, seed, decision.seat);
          guint answer = fp_player_choose (greedy, game.engine, made);
          answers = fp_hash_mix (answers, answer);
          fp_engine_answer (game.engine, answer);
        }
      game_end (&game);
    }
  g_test_message ("0x%016" G_GINT64_MODIFIER "x", (guint64) answers);
  g_assert_cmphex (answers, ==, 0x6cddfe9634d68a09);
}

/* The effort counts playouts and their depth. */
static void
test_effort (void)
{
  g_autoptr (FpPlayer) player = fp_player_new ("novice:60", 1, 0, NULL);
  Game game;
  game_begin (&game, catalog, 3);
  fp_player_choose (player, game.engine, 0);
  const FpEffort *effort = fp_player_effort (player);
  g_assert_cmpuint (effort->playouts, ==, 60);
  g_assert_cmpuint (effort->depth, >, 60);
  g_assert_cmpuint (effort->depth, <=, 60 * effort->deepest);
  fp_player_choose (player, game.engine, 1);
  g_assert_cmpuint (effort->playouts, ==, 120);
  game_end (&game);
}

/* In a game that goes on and on, players answer at once. A hint is thought about even then. */
static void
test_endless (void)
{
  g_autoptr (FpPlayer) player = fp_player_new ("novice:60", 1, 0, NULL);
  Game game;
  game_begin (&game, catalog, 3);
  game.engine->state->head.answers = 6000;
  fp_player_choose (player, game.engine, 0);
  g_assert_cmpuint (fp_player_effort (player)->playouts, ==, 0);
  fp_player_explain (player);
  fp_player_choose (player, game.engine, 0);
  g_assert_cmpuint (fp_player_effort (player)->playouts, ==, 60);
  game_end (&game);
}

/* Returns the rate of games that @name wins against a random player. */
static double
rate_against_random (const char *name)
{
  FpSimulation simulation = { .edition = fp_edition_nth (0),
                              .catalog = catalog,
                              .n_seats = 2,
                              .players = { name, "random" },
                              .deals = 10,
                              .seed = 5,
                              .jobs = 2,
                              .mirror = TRUE };
  g_autofree FpSimulationResult *result = g_new0 (FpSimulationResult, 1);
  double low, high;
  fp_simulate (&simulation, result);
  double rate = fp_simulation_rate (result->player_parts[0], result->games, &low, &high);
  fp_simulation_clear (result);
  return rate;
}

static void
test_strength (void)
{
  g_assert_cmpfloat (rate_against_random ("greedy:2"), >, 0.7);
  g_assert_cmpfloat (rate_against_random ("novice:30"), >, 0.7);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog = duel_catalog ();
  g_test_add_func ("/players/names", test_names);
  g_test_add_func ("/players/random", test_random);
  g_test_add_func ("/players/seeds", test_seeds);
  g_test_add_func ("/players/honesty", test_honesty);
  g_test_add_func ("/players/cancel", test_cancel);
  g_test_add_func ("/players/mixed", test_mixed);
  g_test_add_func ("/players/reasons", test_reasons);
  g_test_add_func ("/players/good-reasons", test_good_reasons);
  g_test_add_func ("/players/sensible", test_sensible);
  g_test_add_func ("/players/frozen", test_frozen);
  g_test_add_func ("/players/effort", test_effort);
  g_test_add_func ("/players/endless", test_endless);
  g_test_add_func ("/players/strength", test_strength);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
