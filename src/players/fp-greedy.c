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

void
fp_greedy_begin (FpPlayer *player)
{
  FpEngine *engine = player->playout->engine;
  guint weights[FP_MAX_OPTIONS];
  fp_engine_use (engine, player->playout->known);
  fp_playout_weigh (player->playout, fp_engine_options (engine), weights);
  gboolean all_silly = TRUE;
  for (guint i = 0; i < player->n; i++)
    all_silly = all_silly && weights[i] == 0;
  for (guint i = 0; i < player->n; i++)
    player->thoughts[i] = (FpThought){ .chance = all_silly || weights[i] > 0 ? 0 : NOT_TRIED };
}

void
fp_greedy_step (FpPlayer *player)
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
      fp_playout_began_with (player->playout, i);
      player->effort.playouts++;
      thought->visits++;
      thought->chance += (chance - thought->chance) / thought->visits;
    }
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
}
