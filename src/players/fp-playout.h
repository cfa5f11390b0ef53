/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games as a seat can imagine them from what it knows.
 *
 * An imagination holds a copy of the game made at the open question, with everything that the seat can't know dealt
 * anew; each game imagined begins with another such deal.  Nothing in it is taken from what is hidden.
 */
#pragma once

#include "engine/knowledge/fp-determinize.h"
#include "players/fp-reasons.h"

typedef struct
{
  FpEngine *engine; /* its own, on @state */
  FpState *known; /* the game at the question */
  FpState *state; /* the one being imagined */
  FpState *dealt; /* as the last one began */
  gboolean has_dealt; /* one has begun at this question */
  uint64_t seed; /* of that deal */
  FpRandom next; /* what chance drew from then */
  uint8_t seat; /* who imagines */
  int last; /* the position is judged when so many destiny cards are over */
  gboolean evaluated;
  double chance; /* then: of @seat, to win */
  guint answers; /* given in this imagined game */
  FpReasons *reasons; /* hears what happens; NULL: nobody asks why */
} FpPlayout;

/* fp_playout_new: for games of @engine's edition and cards. */
FpPlayout *fp_playout_new (const FpEngine *engine);
void fp_playout_free (FpPlayout *playout);

/* fp_playout_begin: from the open question of @engine on, judging positions when @cards more destiny cards are
 * over, the running one included. */
void fp_playout_begin (FpPlayout *playout, FpEngine *engine, guint cards, FpRandom *random);

/* fp_playout_explain: from the next question on it is noted what happens. */
void fp_playout_explain (FpPlayout *playout);

/* fp_playout_deal: begins another game at the question, with hidden cards as @seed has them; @random is what chance
 * draws from in it.  The same seed as the last time costs next to nothing. */
void fp_playout_deal (FpPlayout *playout, uint64_t seed, FpRandom *random);

/* fp_playout_open: whether the imagined game goes on with a question. */
gboolean fp_playout_open (FpPlayout *playout);

/* fp_playout_answer: answers the open question with option @index. */
void fp_playout_answer (FpPlayout *playout, guint index);

/* fp_playout_pick: the option that who doesn't think long would take, at random: what is plainly silly is left out
 * if anything else is left.  @weights: how much each option is worth a try, as fp_playout_weigh () has it. */
guint fp_playout_pick (const guint *weights, guint n, FpRandom *random);
void fp_playout_weigh (FpPlayout *playout, const FpOptions *options, guint *weights);

/* fp_playout_finish: plays on like that to the end; returns the chance of @seat to win, 0 to 1. */
double fp_playout_finish (FpPlayout *playout, FpRandom *random);

/* fp_playout_began_with: the game that has been imagined began with option @index of the question. */
void fp_playout_began_with (FpPlayout *playout, guint index);
