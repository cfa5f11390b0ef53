/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the consequences of options, and of keys of views: both follow from what the seat that
 * decides can know. */
#include "players/fp-consequences.h"

#include <string.h>

#include "engine/knowledge/fp-determinize.h"
#include "engine/knowledge/fp-view-key.h"
#include "fixture/duel.h"
#include "players/game.h"

enum
{
  GAMES = 4,
};

/* Returns how many options of the open decision are said to change totals. Each must be
 * true of the real state, whatever the seat doesn't know. */
static guint
check_options (const Game *game, FpEngine *other, FpState *state, uint8_t seat)
{
  g_autoptr (FpConsequences) consequences = fp_consequences_new (game->engine, seat);
  guint n = fp_engine_options (game->engine)->n, found = 0;
  for (guint i = 0; i < n; i++)
    {
      FpConsequence consequence;
      if (!fp_consequences_find (consequences, i, &consequence))
        continue;
      found++;
      /* A total that nobody compares any more is no consequence. */
      if (fp_state_in_encounter (game->state))
        g_assert_cmpuint (fp_state_encounter_const (game->state)->winners, ==, 0);
      fp_state_copy (state, game->state);
      fp_engine_use (other, state);
      fp_engine_answer (other, i);
      for (uint8_t s = 0; s < state->head.n_seats; s++)
        if (consequence.changed >> s & 1)
          {
            int before[FP_MAX_SEATS], after[FP_MAX_SEATS];
            game->engine->edition->table.totals (game->engine, before);
            other->edition->table.totals (other, after);
            g_assert_cmpint (consequence.before[s], ==, before[s]);
            g_assert_cmpint (consequence.after[s], ==, after[s]);
            g_assert_cmpint (consequence.after[s], !=, before[s]);
          }
    }
  return found;
}

static void
test_consequences (void)
{
  FpEngine *other = duel_engine ();
  FpState *state = other->state;
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint found = 0;
  for (uint64_t seed = 1; seed <= GAMES; seed++)
    {
      FpDecision decision;
      Game game;
      game_begin (&game, duel_catalog (), seed);
      while (fp_engine_decision (game.engine, &decision))
        {
          if (fp_state_encounter_kind (game.state) != 0)
            found += check_options (&game, other, state, decision.seat);
          duel_random_answer (game.engine, random);
        }
      game_end (&game);
    }
  g_test_message ("%u options change totals", found);
  g_assert_cmpuint (found, >, GAMES);
  duel_engine_free (other);
}

/* --- Outcomes that depend on a hidden card or on the other player: Blowfish bluffs --- */

/* Returns the index of the option whose id is or ends with @id, or of the first one. */
static guint
find_option (FpEngine *engine, const char *id)
{
  const FpOptions *options = fp_engine_options (engine);
  char text[FP_OPTION_ID_SIZE];
  for (guint i = 0; i < options->n; i++)
    if (g_str_has_suffix (fp_option_id (engine, &options->option[i], text, sizeof text), id))
      return i;
  return 0;
}

static gboolean
is_told (const FpOutcomes *outcomes, int change)
{
  for (guint i = 0; i < outcomes->n; i++)
    if (outcomes->change[i] == change)
      return TRUE;
  return FALSE;
}

/* Returns what rules add to the total of @seat, which is told apart from the worth of cards. */
static int
sum_of_rules (FpEngine *engine, uint8_t seat)
{
  FpTotalPart parts[FP_TOTAL_PARTS];
  guint n = engine->edition->table.parts (engine, seat, parts);
  int sum = 0;
  for (guint i = 0; i < n; i++)
    sum += parts[i].rule != 0 ? parts[i].value : 0;
  return sum;
}

/* Checks that the replies to option @index are told as they really turn out: 6 more if the claim is
 * believed, 12 more or less if not, which the player who claims knows. */
static void
check_replies (const Game *game, FpEngine *other, FpConsequences *consequences, guint index, const FpOutcomes replies[],
               guint n)
{
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (fp_engine_options (fp_consequences_reply (consequences, index))->n, ==, n);
  for (guint i = 0; i < n; i++)
    {
      int before = sum_of_rules (game->engine, replies[i].seat);
      fp_state_copy (other->state, game->state);
      fp_engine_use (other, other->state);
      fp_engine_answer (other, index);
      fp_engine_answer (other, i);
      g_assert_cmpuint (replies[i].n, ==, 1);
      g_assert_cmpint (replies[i].change[0], ==, sum_of_rules (other, replies[i].seat) - before);
      g_assert_cmpint (ABS (replies[i].change[0]), ==, i == 0 ? 6 : 12);
    }
}

/* Checks that calling the bluff is told with both outcomes, whatever plan lies there, and that the
 * real one is among them. Returns FALSE if nothing is told, because one ends the encounter. */
static gboolean
check_call (const Game *game, FpEngine *other, FpConsequences *consequences, uint8_t viewer, guint index)
{
  FpOutcomes outcomes, again;
  FpConsequence consequence;
  FpRandom random;
  g_assert_false (fp_consequences_find (consequences, index, &consequence));
  if (!fp_consequences_outcomes (consequences, index, &outcomes))
    return FALSE;
  g_assert_cmpuint (outcomes.n, ==, 2);
  g_assert_cmpint (outcomes.change[0], ==, 12);
  g_assert_cmpint (outcomes.change[1], ==, -12);
  fp_random_seed (&random, 99);
  fp_determinize (game->engine, viewer, &random, other->state);
  fp_engine_use (other, other->state);
  g_autoptr (FpConsequences) same = fp_consequences_new (other, viewer);
  g_assert_true (fp_consequences_outcomes (same, index, &again));
  g_assert_cmpmem (outcomes.change, sizeof outcomes.change, again.change, sizeof again.change);
  fp_state_copy (other->state, game->state);
  fp_engine_use (other, other->state);
  fp_engine_answer (other, index);
  int change = sum_of_rules (other, outcomes.seat) - sum_of_rules (game->engine, outcomes.seat);
  g_assert_true (is_told (&outcomes, change) || change == 0);
  return TRUE;
}

static void
test_bluff (void)
{
  FpEngine *other = duel_engine ();
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint claims = 0, calls = 0;
  for (uint64_t seed = 1; seed <= 200 && (claims < 3 || calls < 3); seed++)
    {
      FpDecision decision;
      Game game;
      game_begin (&game, duel_catalog (), seed);
      while (fp_engine_decision (game.engine, &decision))
        {
          char id[128];
          FpOutcomes replies[FP_MOST_REPLIES];
          guint chosen = find_option (game.engine, "blowfish");
          fp_decision_id (game.engine, &decision, id, sizeof id);
          if (fp_state_encounter_kind (game.state) != 0 && strstr (id, "use") != NULL)
            {
              g_autoptr (FpConsequences) consequences = fp_consequences_new (game.engine, decision.seat);
              guint n = fp_consequences_replies (consequences, 0, replies);
              if (n > 0)
                check_replies (&game, other, consequences, 0, replies, n);
              claims += n > 0 ? 1 : 0;
              fp_engine_answer (game.engine, 0);
            }
          else if (fp_state_encounter_kind (game.state) != 0 && find_option (game.engine, "call") == 1)
            {
              g_autoptr (FpConsequences) consequences = fp_consequences_new (game.engine, decision.seat);
              calls += check_call (&game, other, consequences, decision.seat, 1) ? 1 : 0;
              duel_random_answer (game.engine, random);
            }
          else if (chosen > 0)
            fp_engine_answer (game.engine, chosen);
          else
            duel_random_answer (game.engine, random);
        }
      game_end (&game);
    }
  g_test_message ("%u claims, %u calls", claims, calls);
  g_assert_cmpuint (claims, >, 2);
  g_assert_cmpuint (calls, >, 2);
  duel_engine_free (other);
}

/* States that a seat can't tell apart have one key. The key changes as the game goes on. */
static void
test_keys (void)
{
  FpEngine *other = duel_engine ();
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  FpRandom deal;
  fp_random_seed (&deal, 1);
  for (uint64_t seed = 1; seed <= GAMES; seed++)
    {
      FpDecision decision;
      Game game;
      g_autoptr (GHashTable) keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
      guint asked = 0;
      game_begin (&game, duel_catalog (), seed);
      for (; fp_engine_decision (game.engine, &decision); asked++)
        {
          uint64_t key = fp_view_key (game.engine, decision.seat, seed);
          fp_determinize (game.engine, decision.seat, &deal, other->state);
          fp_engine_use (other, other->state);
          g_assert_cmpuint (fp_view_key (other, decision.seat, seed), ==, key);
          g_hash_table_add (keys, g_memdup2 (&key, sizeof key));
          duel_random_answer (game.engine, random);
        }
      g_assert_cmpuint (g_hash_table_size (keys), >, asked / 2);
      game_end (&game);
    }
  duel_engine_free (other);
}

/* Keys with the help of the cards of the last key are the same as keys made anew, for positions in
 * any order, dealt anew or not. */
static void
test_keys_again (void)
{
  FpEngine *other = duel_engine ();
  FpKeyedCards *own = fp_keyed_cards_new (), *open = fp_keyed_cards_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  FpRandom deal;
  fp_random_seed (&deal, 2);
  for (uint64_t seed = 1; seed <= GAMES; seed++)
    {
      FpDecision decision;
      Game game;
      game_begin (&game, duel_catalog (), seed);
      fp_keyed_cards_forget (own);
      for (guint asked = 0; fp_engine_decision (game.engine, &decision); asked++)
        {
          fp_determinize (game.engine, 0, &deal, other->state);
          fp_engine_use (other, other->state);
          for (guint ahead = 0; ahead < asked % 4 && fp_engine_asked (other) != FP_NOBODY; ahead++)
            {
              g_assert_cmpuint (fp_view_key_again (own, other, 0, seed), ==, fp_view_key (other, 0, seed));
              g_assert_cmpuint (fp_view_key_again (open, other, FP_NOBODY, 0), ==, fp_view_key (other, FP_NOBODY, 0));
              duel_random_answer (other, random);
            }
          duel_random_answer (game.engine, random);
        }
      game_end (&game);
    }
  fp_keyed_cards_free (own);
  fp_keyed_cards_free (open);
  duel_engine_free (other);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/consequences/true", test_consequences);
  g_test_add_func ("/consequences/bluff", test_bluff);
  g_test_add_func ("/consequences/view-keys", test_keys);
  g_test_add_func ("/consequences/view-keys-again", test_keys_again);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
