/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games under way, for tests of who plays them. */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct
{
  FpEngine *engine;
  FpState *state;
} Game;

/* game_begin: a game of two with the cards of @catalog.  Clear it with game_end (). */
void game_begin (Game *game, const FpCatalog *catalog, uint64_t seed);
void game_end (Game *game);
