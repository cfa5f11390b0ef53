/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opponent models: records of secret choices, the answers expected from them, and the games won by
 * using them. */
#include "players/fp-player.h"
#include "players/game.h"
#include "session/game/fp-editions.h"
#include "lab/fp-exploitability.h"
#include "lab/fp-strategy-entropy.h"

static FpCatalog *catalog;

/* Plays a random game, in which secret choices are always the first option for seat 0 and the last
 * one for seat 1. Seat @noted's answers go into @model. */
static void
play (FpOpponentModel *model, uint64_t seed, uint8_t noted)
{
  g_autoptr (FpPlayer) blind = fp_player_new ("random", seed, 0, NULL);
  FpDecision decision;
  Game game;
  game_begin (&game, catalog, seed);
  for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
    {
      guint choice = fp_player_choose (blind, game.engine, made);
      if (decision.flags & FP_DECISION_TOGETHER)
        choice = decision.seat == 0 ? 0 : fp_engine_options (game.engine)->n - 1;
      if (decision.seat == noted)
        fp_opponent_model_answer (model, game.engine, choice);
      else
        fp_engine_answer (game.engine, choice);
    }
  game_end (&game);
}

/* Further decisions are expected to be answered in the same way. */
static void
test_expect (void)
{
  g_autoptr (FpOpponentModel) low = fp_opponent_model_new ();
  g_autoptr (FpOpponentModel) high = fp_opponent_model_new ();
  g_autoptr (FpOpponentModel) empty = fp_opponent_model_new ();
  g_autoptr (FpPlayer) blind = fp_player_new ("random", 1, 0, NULL);
  FpDecision decision;
  Game game;
  guint asked = 0;
  double first_low = 0, first_high = 0, odds[FP_MAX_OPTIONS];
  for (uint64_t seed = 1; seed <= 20; seed++)
    {
      play (low, seed, 0);
      play (high, seed, 1);
    }
  g_assert_cmpuint (fp_opponent_model_seen (low), >, 100);
  game_begin (&game, catalog, 99);
  for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
    {
      guint n = fp_engine_options (game.engine)->n;
      gboolean together = (decision.flags & FP_DECISION_TOGETHER) != 0;
      g_assert_cmpint (fp_opponent_model_expect (low, game.engine, odds), ==, together);
      g_assert_false (fp_opponent_model_expect (empty, game.engine, odds));
      if (together)
        {
          double sum = 0;
          g_assert_true (fp_opponent_model_expect (low, game.engine, odds));
          for (guint i = 0; i < n; i++)
            sum += odds[i];
          g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
          first_low += odds[0];
          g_assert_true (fp_opponent_model_expect (high, game.engine, odds));
          first_high += odds[0];
          asked++;
        }
      fp_engine_answer (game.engine, fp_player_choose (blind, game.engine, made));
    }
  g_assert_cmpuint (asked, >, 10);
  g_assert_cmpfloat (first_low, >, 2 * first_high);
  game_end (&game);
}

/* Two models added together equal one model of all games. */
static void
test_add (void)
{
  g_autoptr (FpOpponentModel) one = fp_opponent_model_new ();
  g_autoptr (FpOpponentModel) other = fp_opponent_model_new ();
  g_autoptr (FpOpponentModel) both = fp_opponent_model_new ();
  double odds[FP_MAX_OPTIONS], together[FP_MAX_OPTIONS];
  FpDecision decision;
  Game game;
  for (uint64_t seed = 1; seed <= 6; seed++)
    {
      play (seed <= 3 ? one : other, seed, 0);
      play (both, seed, 0);
    }
  fp_opponent_model_add (one, other);
  g_assert_cmpuint (fp_opponent_model_seen (one), ==, fp_opponent_model_seen (both));
  game_begin (&game, catalog, 7);
  while (fp_engine_decision (game.engine, &decision) && !(decision.flags & FP_DECISION_TOGETHER))
    fp_engine_answer (game.engine, 0);
  g_assert_true (fp_opponent_model_expect (one, game.engine, odds) &&
                 fp_opponent_model_expect (both, game.engine, together));
  for (guint i = 0; i < fp_engine_options (game.engine)->n; i++)
    g_assert_cmpfloat (odds[i], ==, together[i]);
  game_end (&game);
}

/* Against a player that doesn't mix, best answers win 0.16 more of the games in the long run, so 60
 * games show it. The gain from the notes alone is too small to show here; test_known_habit () tests
 * it. */
static void
test_exploit (void)
{
  FpExploitabilityFigures figures;
  FpSimulation simulation = { .edition = fp_edition_nth (0),
                              .catalog = catalog,
                              .n_seats = 2,
                              .players = { "novice:24", "greedy:1" },
                              .deals = 60,
                              .seed = 4,
                              .jobs = 2 };
  fp_exploitability (&simulation, &figures);
  g_assert_cmpuint (figures.games, ==, 60);
  g_assert_cmpuint (figures.noted, >, 300);
  g_test_message ("as ever %.3f, without notes %.3f, reading %.3f", figures.ever.value, figures.unread.value,
                  figures.reading.value);
  g_assert_cmpfloat (figures.gain.value, >, 0);
  g_assert_cmpfloat (figures.gain.low, <, figures.gain.value);
  g_assert_cmpfloat_with_epsilon (figures.by_notes.value, figures.reading.value - figures.unread.value, 1e-9);
}

/* Plays a game between a player with @model and one that always takes option 0 in secret choices
 * and is otherwise greedy. Adds the latter's answers to @notes, unless NULL. Returns TRUE if the
 * first player wins. */
static gboolean
wins (const FpOpponentModel *model, FpOpponentModel *notes, uint64_t seed)
{
  g_autoptr (FpPlayer) reader = fp_player_new ("novice:8", seed, 0, NULL);
  g_autoptr (FpPlayer) other = fp_player_new ("greedy:1", seed, 1, NULL);
  FpDecision decision;
  Game game;
  fp_player_expect (reader, model);
  /* A better judgement of positions leaves less for notes to bring. */
  fp_player_judge_plainly (reader);
  game_begin (&game, catalog, seed);
  for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
    {
      gboolean habit = decision.seat == 1 && (decision.flags & FP_DECISION_TOGETHER) != 0;
      guint choice = habit ? 0 : fp_player_choose (decision.seat == 0 ? reader : other, game.engine, made);
      if (notes != NULL && decision.seat == 1)
        fp_opponent_model_answer (notes, game.engine, choice);
      else
        fp_engine_answer (game.engine, choice);
    }
  gboolean won = (game.state->head.winners & 1) != 0;
  game_end (&game);
  return won;
}

/* A player that knows the habit wins more games than one with an empty model or a model of the
 * opposite habit. The games and their winners are the same in each run. */
static void
test_known_habit (void)
{
  enum
  {
    NOTED = 40, /* games */
    PLAYED = 120,
    MORE = 10, /* games won, at least */
  };
  g_autoptr (FpOpponentModel) model = fp_opponent_model_new ();
  g_autoptr (FpOpponentModel) opposite = fp_opponent_model_new ();
  g_autoptr (FpOpponentModel) empty = fp_opponent_model_new ();
  guint informed = 0, misled = 0, uninformed = 0;
  for (uint64_t seed = 1; seed <= NOTED; seed++)
    {
      wins (NULL, model, seed);
      play (opposite, seed, 1);
    }
  for (uint64_t seed = NOTED + 1; seed <= NOTED + PLAYED; seed++)
    {
      informed += wins (model, NULL, seed);
      misled += wins (opposite, NULL, seed);
      uninformed += wins (empty, NULL, seed);
    }
  g_test_message ("of %d games %u with notes, %u without, %u with wrong ones", PLAYED, informed, uninformed, misled);
  g_assert_cmpuint (informed, >=, uninformed + MORE);
  g_assert_cmpuint (informed, >=, misled + MORE);
}

/* A player with an empty model gives the one best answer, like an exploiter without notes. */
static void
test_empty (void)
{
  g_autoptr (FpOpponentModel) empty = fp_opponent_model_new ();
  g_autoptr (FpPlayer) reader = fp_player_new ("novice", 1, 0, NULL);
  g_autoptr (FpPlayer) mixer = fp_player_new ("novice", 1, 0, NULL);
  g_autoptr (FpPlayer) blind = fp_player_new ("random", 1, 0, NULL);
  guint asked = 0, mixed = 0, n;
  Game game;
  FpDecision decision;
  fp_player_expect (reader, empty);
  game_begin (&game, catalog, 7);
  for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
    {
      guint choice = fp_player_choose (blind, game.engine, made);
      if ((decision.flags & FP_DECISION_TOGETHER) != 0)
        {
          guint sure = fp_player_choose (reader, game.engine, made);
          g_assert_cmpfloat (fp_player_thoughts (reader, &n)[sure].share, ==, 1);
          guint drawn = fp_player_choose (mixer, game.engine, made);
          mixed += fp_player_thoughts (mixer, &n)[drawn].share < 1;
          asked++;
        }
      fp_engine_answer (game.engine, choice);
    }
  g_assert_cmpuint (asked, >, 10);
  g_assert_cmpuint (mixed, >, asked / 2);
  game_end (&game);
}

/* Strategy entropy: the positions are the same for all players. A player that never mixes has none,
 * a player that draws evenly has the maximum. */
static void
test_strategy_entropy (void)
{
  FpStrategyEntropyFigures figures[8], others[8];
  FpStrategyEntropy entropy = { .edition = fp_edition_nth (0),
                                .catalog = catalog,
                                .player = "greedy:2",
                                .positions = G_N_ELEMENTS (figures),
                                .searches = 2,
                                .seed = 1,
                                .jobs = 2 };
  double bits = 0;
  fp_strategy_entropy_measure (&entropy, figures);
  entropy.player = "regular:120";
  fp_strategy_entropy_measure (&entropy, others);
  for (guint i = 0; i < entropy.positions; i++)
    {
      g_assert_cmpstr (figures[i].name, ==, others[i].name);
      g_assert_cmpfloat (figures[i].bits, ==, 0);
      bits += others[i].bits;
    }
  g_assert_cmpfloat (bits / entropy.positions, >, 0.8);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  catalog = fp_edition_load (fp_edition_nth (0), problems, &error);
  g_assert_no_error (error);
  g_test_add_func ("/opponent-model/expect", test_expect);
  g_test_add_func ("/opponent-model/add", test_add);
  g_test_add_func ("/opponent-model/empty", test_empty);
  g_test_add_func ("/opponent-model/exploit", test_exploit);
  g_test_add_func ("/opponent-model/known-habit", test_known_habit);
  g_test_add_func ("/opponent-model/strategy-entropy", test_strategy_entropy);
  int status = g_test_run ();
  fp_catalog_free (catalog);
  return status;
}
