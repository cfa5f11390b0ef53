/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A few games with the cards of new sets, to see if games with them are decided. */
#pragma once

#include "players/fp-player.h"

enum
{
  FP_TRIAL_GAMES = 3, /* at most; the first one that is won is enough */
  FP_TRIAL_ANSWERS = 10000, /* of a game, about ten times as many as usual */
};

/* Result of trial games. */
typedef struct
{
  guint games; /* played */
  guint dropped; /* of these, games that needed more room than there is */
  gboolean won; /* TRUE: somebody has won the last of them */
} FpTrialResult;

/* fp_trial_games: plays games of @edition with @catalog, of players who choose at random, until one
 * is won. The players have aliens of the sets @sets (ids, ended by NULL) as far as there are
 * some. */
FpTrialResult fp_trial_games (const FpEdition *edition, const FpCatalog *catalog, const char *const *sets);
