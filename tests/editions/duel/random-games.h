/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Properties that hold for any game with any cards. */
#pragma once

#include "engine/runner/fp-engine.h"

/* Statistics of some games. */
typedef struct
{
  guint games;
  guint longs; /* games left unfinished */
  guint stopped; /* programs stopped for doing too much at once */
  guint positions; /* written and read back */
  guint64 answers;
  gint64 slowest; /* µs for one answer */
  guint64 slowest_seed;
} RandomReport;

/* One game. */
typedef struct
{
  const char *by; /* player of all seats: “random” */
  uint64_t seed, set_seed; /* @set_seed is for reports */
  guint most; /* answers */
} RandomGame;

/* random_game_play: plays @game with the aliens @aliens and the invariants checked. Positions that
 * can be written are, and are read back into equal games. No hidden card changes what a player sees
 * or is asked. */
void random_game_play (FpEngine *engine, const char *const *aliens, const RandomGame *game, RandomReport *report);

/* random_game_save: plays a shorter game as people would. The game must be the same after loading,
 * and after undo and redo. All of its texts are checked. The cards of @catalog are those of the
 * user's sets. */
void random_game_save (const FpCatalog *catalog, const char *const *aliens, uint64_t seed, RandomReport *report);

/* random_game_show: checks all texts about the cards of the set @set of @engine's catalog. */
void random_game_show (FpEngine *engine, const char *set);
