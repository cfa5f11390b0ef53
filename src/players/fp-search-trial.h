/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One playout of a search, and what the tree learns from it. */
#pragma once

#include "players/fp-opponent-model.h"
#include "players/fp-search.h"

/* The things that one thread needs for its playouts. The tree and the opponent model are shared by
 * threads. */
typedef struct
{
  FpPlayout *playout; /* not owned */
  FpRandom random; /* generator of the running playout */
  FpKeyedCards *own_cards, *open_cards; /* as the player sees them, as everybody does */
  const FpTree *tree;
  const FpOpponentModel *opponent_model; /* NULL: none */
  /* zones of cards that others choose face down, ended by the number of zones */
  uint16_t chosen[FP_MAX_ZONES + 1];
} FpSearcher;

/* A playout, as long as the tree has not learned from it. */
typedef struct
{
  guint option; /* index of the option at the root */
  double value; /* result for the player */
  double chance; /* the player's chance to win */
  double shares[FP_MAX_SEATS]; /* likewise of each seat */
  FpReasonEvents *events; /* NULL: not wanted */
  guint depth; /* length of the path */
  FpVisit path[FP_SEARCH_DEPTH];
} FpTrial;

/* fp_searcher_new: returns a searcher with the playouts of @playout. Free with fp_searcher_free ().
 * fp_searcher_begin: makes it ready for the decision that the playouts start from. */
FpSearcher *fp_searcher_new (FpPlayout *playout);
void fp_searcher_free (FpSearcher *searcher);
void fp_searcher_begin (FpSearcher *searcher, const FpTree *tree, const FpOpponentModel *opponent_model);

/* fp_trial_run: plays the playout that begins with the option of @trial in the deal of @seed, and
 * puts its path into @trial. Its results are those of the searcher's playout. */
void fp_trial_run (FpTrial *trial, FpSearcher *searcher, uint64_t seed);
