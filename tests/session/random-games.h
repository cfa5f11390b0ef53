/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold of any game with any cards. */
#pragma once

#include "engine/runner/fp-engine.h"

/* What came of some games. */
typedef struct
{
  guint games;
  guint longs; /* games that were left unfinished */
  guint stopped; /* programs that did too much at once */
  guint positions; /* written and read back */
  guint64 answers;
  gint64 slowest; /* µs for one answer */
  guint64 slowest_seed;
} RandomReport;

enum
{
  RANDOM_MOST_ANSWERS = 3000, /* then a game is left */
};

/* random_game_play: the aliens @aliens play a game from @seed with the invariants on; where a position can be written
 * it is, and leads to the same game.  @set_seed: for reports. */
void random_game_play (FpEngine *engine, const char *const *aliens, uint64_t seed, uint64_t set_seed,
                       RandomReport *report);

/* random_game_save: a shorter one is played as people play, and is the same when it is loaded again and when some of it
 * is undone and done again; and all words there are for it are said.  The cards of @catalog
 * are those of the user's sets. */
void random_game_save (const FpCatalog *catalog, const char *const *aliens, uint64_t seed, RandomReport *report);

/* random_game_show: all that is said of the cards of the set @set of @engine's catalog is words. */
void random_game_show (FpEngine *engine, const char *set);
