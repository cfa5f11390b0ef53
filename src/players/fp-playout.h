/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playouts: possible continuations of a game, given the knowledge of one seat.
 *
 * A playout object holds a copy of the game, made at the open decision. Each playout deals
 * everything that the seat can't know anew. Hidden information of the real game has no part in it.
 */
#pragma once

#include "engine/knowledge/fp-determinize.h"
#include "players/fp-network.h"
#include "players/fp-reasons.h"

typedef struct
{
  FpEngine *engine; /* its own, on @state */
  FpState *known; /* the game at the decision */
  FpHiddenCards *hidden; /* cards of it that are hidden from @seat */
  FpState *state; /* the playout's state */
  FpState *dealt; /* the playout's state right after dealing */
  gboolean has_dealt; /* TRUE if @dealt belongs to the current decision */
  uint64_t seed; /* seed of that deal */
  FpRandom next; /* generator right after that deal */
  uint8_t seat; /* the deciding seat */
  int last; /* turns after which the position is evaluated */
  const FpNetwork *network; /* judges positions; NULL: the edition does */
  gboolean checks; /* TRUE: keys are checked */
  gboolean evaluated;
  double chance; /* @seat's chance to win at the evaluation */
  double shares[FP_MAX_SEATS]; /* likewise of each seat */
  guint answers; /* answers given in this playout */
  FpReasonEvents *events; /* collects those of the running playout; NULL: not wanted */
} FpPlayout;

/* fp_playout_new: returns a playout object for @engine's edition and catalog. */
FpPlayout *fp_playout_new (const FpEngine *engine);
void fp_playout_free (FpPlayout *playout);

/* fp_playout_begin: starts from the open decision of @engine. Positions are evaluated after @cards
 * more turns, the running one included. */
void fp_playout_begin (FpPlayout *playout, FpEngine *engine, guint cards, FpRandom *random);

/* fp_playout_begin_like: starts from the decision of @other, so that both have the same playouts.
 * They may then run in two threads. */
void fp_playout_begin_like (FpPlayout *playout, const FpPlayout *other);

/* fp_playout_judge: from now on, positions are judged by @network if it is for such games; NULL: by
 * the edition's judgement. The network must outlive @playout. */
void fp_playout_judge (FpPlayout *playout, const FpNetwork *network);

/* fp_playout_explain: collects events from the next playout on. */
void fp_playout_explain (FpPlayout *playout);

/* fp_playout_deal: starts another playout with hidden cards dealt by @seed and chance drawn from
 * @random. Repeating the last seed costs next to nothing. */
void fp_playout_deal (FpPlayout *playout, uint64_t seed, FpRandom *random);

/* fp_playout_open: returns TRUE if the playout has an open decision. */
gboolean fp_playout_open (FpPlayout *playout);

/* fp_playout_answer: answers the open decision with option @index. */
void fp_playout_answer (FpPlayout *playout, guint index);

/* fp_playout_pick: returns a random option of the light policy. Plainly silly options (weight 0)
 * are taken only if there are no others. fp_playout_weigh: puts each option's weight into
 * @weights. */
guint fp_playout_pick (const guint *weights, guint n, FpRandom *random);
void fp_playout_weigh (FpPlayout *playout, const FpOptions *options, guint *weights);

/* fp_playout_finish: plays on with the light policy to the end. Returns @seat's chance to win, 0 to
 * 1. */
double fp_playout_finish (FpPlayout *playout, FpRandom *random);
