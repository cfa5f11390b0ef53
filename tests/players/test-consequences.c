/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the consequences of options, and of keys of views: both follow from what the seat that
 * decides can know. */
#include "players/fp-consequences.h"

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
      fp_state_copy (state, game->state);
      fp_engine_use (other, state);
      fp_engine_answer (other, i);
      for (uint8_t s = 0; s < state->head.n_seats; s++)
        if (consequence.changed >> s & 1)
          {
            int before = game->engine->edition->table.total (game->engine, s);
            g_assert_cmpint (consequence.before[s], ==, before);
            g_assert_cmpint (consequence.after[s], ==, other->edition->table.total (other, s));
            g_assert_cmpint (consequence.after[s], !=, before);
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/consequences/true", test_consequences);
  g_test_add_func ("/consequences/view-keys", test_keys);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
