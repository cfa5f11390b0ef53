/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Series of games that show whether two builds play alike, and how much work a decision is.
 *
 * A chain is a hash over the digest and all options of each decision, so equal chains mean equal
 * games. Without the chain a series costs what the games cost. Rows of a crowded series are more
 * than any rule allows: copies of the sheets of an edition, dealt to the seats in turn. */
#pragma once

#include "players/fp-player.h"
#include "session/game/fp-editions.h"

typedef struct
{
  char name[32];
  const char *player; /* of all seats (static) */
  guint seats;
  guint games;
  guint most; /* decisions of a game */
  guint abilities; /* in force at the start; 0: those of the set-up */
  guint sheets; /* number of different sheets that are dealt, 0: none */
  guint copies; /* of each */
  gboolean extra; /* not played unless its name is given */
} FpSeries;

typedef struct
{
  guint decisions;
  double effects; /* in force, mean over the decisions */
  double cards; /* in the state, likewise */
  guint dropped; /* overflows (fp_engine_overflow ()) */
  uint64_t chain;
} FpSeriesResult;

/* fp_series_list: returns the series of @edition (FpSeries). Free with g_array_unref (). */
GArray *fp_series_list (const FpEdition *edition);

/* fp_series_play: plays @series. @chained: FALSE leaves the chain 0 and checks no invariants. */
FpSeriesResult fp_series_play (const FpEdition *edition, const FpCatalog *catalog, const FpSeries *series,
                               gboolean chained);

/* fp_series_run: makes at most @most choices of @players (one for each seat) in the game of
 * @engine. The part of a series whose instructions are counted, never inlined. */
void fp_series_run (FpEngine *engine, FpPlayer *const *players, guint most, gboolean chained, FpSeriesResult *result);
