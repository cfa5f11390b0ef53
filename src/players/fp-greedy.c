/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The greedy player: tries each option in a few playouts that end with the running turn,
 * and takes the option with the best outcome. The player never changes, so that others can be
 * measured against it.
 *
 * A step of its thinking is one playout for each option, all with the same hidden cards.
 */
#include "players/fp-player-private.h"

enum
{
  NOT_TRIED = -1, /* the chance given to an option that is plainly silly */
};

gboolean
fp_greedy_begin (FpPlayer *player)
{
  FpEngine *engine = player->playout->engine;
  guint weights[FP_MAX_OPTIONS];
  fp_engine_use (engine, player->playout->known);
  fp_playout_weigh (player->playout, fp_engine_options (engine), weights);
  guint sensible = 0;
  for (guint i = 0; i < player->n; i++)
    sensible += weights[i] > 0;
  for (guint i = 0; i < player->n; i++)
    player->thoughts[i] = (FpThought){ .chance = sensible == 0 || weights[i] > 0 ? 0 : NOT_TRIED };
  return sensible != 1;
}

/* Every step is taken alone. */
guint
fp_greedy_step (FpPlayer *player, G_GNUC_UNUSED guint most)
{
  uint64_t seed = fp_random_next (&player->random);
  seed = seed << 32 | fp_random_next (&player->random);
  for (guint i = 0; i < player->n; i++)
    {
      FpThought *thought = &player->thoughts[i];
      if (thought->chance == NOT_TRIED)
        continue;
      FpRandom random;
      fp_playout_deal (player->playout, seed, &random);
      fp_playout_answer (player->playout, i);
      double chance = fp_playout_finish (player->playout, &random);
      if (player->reasons != NULL)
        fp_reasons_count (player->reasons, player->playout->events, i, chance);
      player->effort.playouts++;
      thought->visits++;
      thought->chance += (chance - thought->chance) / thought->visits;
    }
  return 1;
}

void
fp_greedy_conclude (FpPlayer *player)
{
  guint best = 0;
  for (guint i = 0; i < player->n; i++)
    {
      player->thoughts[i].share = 0;
      if (player->thoughts[i].chance > player->thoughts[best].chance)
        best = i;
    }
  player->thoughts[best].share = 1;
  if (player->thoughts[best].visits == 0)
    player->thoughts[best].chance = -1;
}
