/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the kinds of players. */
#pragma once

#include "players/fp-habits.h"
#include "players/fp-playout.h"
#include "players/fp-player.h"

typedef struct _FpSearch FpSearch;

typedef struct
{
  const char *id;
  guint budget; /* default steps of thinking, as the kind counts them; 0: it doesn't think */
  guint most; /* largest budget accepted */
  guint cards; /* turns it looks ahead */
  gboolean learned; /* TRUE: judges by the built-in network for such games, if there is one */
  /* Begins a decision. FALSE: all options but one are plainly silly. */
  gboolean (*begin) (FpPlayer *player);
  /* Takes at least one and at most @most steps. Returns their number. */
  guint (*step) (FpPlayer *player, guint most);
  void (*conclude) (FpPlayer *player); /* fills in the thoughts */
} FpPlayerKind;

struct _FpPlayer
{
  const FpPlayerKind *kind;
  guint budget;
  FpHabits habits; /* of its character; all 0: a level */
  uint64_t seed; /* seed of all its thinking */
  FpRandom random; /* generator of the current decision */
  guint steps, due; /* steps thought, steps wanted */
  gboolean settled; /* TRUE: only one option is sensible, and there is nothing to think about */
  guint n_threads; /* threads that think, at least 1 */
  gint cancelled;
  FpPlayout *playout; /* NULL until first needed */
  FpSearch *search; /* NULL until first needed */
  FpEffort effort;
  gboolean explains;
  FpReasons *reasons; /* NULL: not wanted, or no decision yet */
  const FpOpponentModel *opponent_model; /* model of the others; NULL: none */
  /* judges positions: @network if it is set, else @built_in unless @plain, else the edition */
  const FpNetwork *network;
  FpNetwork *built_in; /* for games like that of @playout */
  gboolean plain;
  guint n; /* number of options */
  FpThought thoughts[FP_MAX_OPTIONS];
};

/* Implemented in fp-greedy.c. */
gboolean fp_greedy_begin (FpPlayer *player);
guint fp_greedy_step (FpPlayer *player, guint most);
void fp_greedy_conclude (FpPlayer *player);

/* Implemented in fp-search.c. */
gboolean fp_search_begin (FpPlayer *player);
guint fp_search_step (FpPlayer *player, guint most);
void fp_search_conclude (FpPlayer *player);
void fp_search_free (FpSearch *search);
