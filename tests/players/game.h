/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games in progress, for tests of computer players. */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct
{
  FpEngine *engine;
  FpState *state;
} Game;

/* game_begin: starts a game of two with the cards of @catalog. Clear with game_end (). */
void game_begin (Game *game, const FpCatalog *catalog, uint64_t seed);
void game_end (Game *game);
