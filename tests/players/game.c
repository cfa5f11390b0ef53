/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games in progress. */
#include "players/game.h"

#include "session/game/fp-editions.h"

void
game_begin (Game *game, const FpCatalog *catalog, uint64_t seed)
{
  game->engine = fp_edition_engine (fp_edition_nth (0), catalog);
  game->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  fp_engine_use (game->engine, game->state);
  fp_engine_start (game->engine, 2, seed, 0);
}

void
game_end (Game *game)
{
  fp_engine_free (game->engine);
  g_aligned_free (game->state);
}
