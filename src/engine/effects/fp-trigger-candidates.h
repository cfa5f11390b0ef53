/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects that would fire in a trigger round. */
#pragma once

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-trigger-round.h"

/* An effect that would fire, and the row of the action. */
typedef struct
{
  const FpEffect *row;
  guint action;
} FpCandidate;

/* Owners of effects: a bit for nobody, then one for each seat (fp_owner_bit ()). */
typedef uint16_t FpOwners;

static inline FpOwners
fp_owner_bit (uint8_t owner)
{
  return (FpOwners) (1U << (uint8_t) (owner + 1));
}

/* Owners of the effects that listen in a round: of those that players may decline, and of the
 * others. */
typedef struct
{
  FpOwners optional, mandatory;
} FpListeners;

/* The rules being resolved now. */
typedef struct _FpOpenAnswers
{
  uint64_t evaluation; /* FpEngine.evaluation for which the engine has found them */
  const FpResolveLocals *answer[FP_MAX_FRAMES];
  guint n;
  uint64_t rules; /* bit per number of a rule modulo 64: one of them may be being resolved */
} FpOpenAnswers;

enum
{
  FP_MOST_OPEN_ANSWERS = 6, /* beyond this depth only mandatory replacements fire */
};

/* fp_open_answers_find: finds the rules being resolved.
 * fp_open_answers: returns them. They belong to the engine, which finds them once for all that is
 * evaluated as one (fp_engine_begin_work ()).
 * fp_open_answers_free: frees them. */
void fp_open_answers_find (const FpEngine *engine, FpOpenAnswers *open);
const FpOpenAnswers *fp_open_answers (FpEngine *engine);
void fp_open_answers_free (FpEngine *engine);

/* fp_open_answers_has: returns TRUE if the rule of @row is being resolved: no rule answers what it
 * caused itself. */
gboolean fp_open_answers_search (const FpOpenAnswers *open, const FpEffect *row);

static inline gboolean
fp_open_answers_has (const FpOpenAnswers *open, const FpEffect *row)
{
  return (open->rules >> row->rule % 64 & 1) != 0 && fp_open_answers_search (open, row);
}

/* fp_candidate_concerns: returns TRUE if @action affects a seat that @rule names. The default is
 * the rule's own player, or anybody for nobody's rule. */
gboolean fp_candidate_concerns (FpEngine *engine, const FpEffect *row, const FpRule *rule, const FpAction *action,
                                FpContext *context);

/* fp_candidate_is_declined: returns TRUE if the player of @row has declined the effect about the
 * action in row @index, and the effect still offers the same. */
gboolean fp_candidate_is_declined (FpEngine *engine, const FpEffect *row, guint index);

/* fp_candidate_fits: returns TRUE if the effect @row would fire in a round of @stage about the
 * action in row @index, whether or not its player has declined it. @open: the rules being resolved,
 * which are found when they are first needed if it holds NULL. */
gboolean fp_candidate_fits (FpEngine *engine, const FpOpenAnswers **open, const FpEffect *row, FpTriggerStage stage,
                            guint index);

/* fp_candidate_fires: the same, unless its player has declined it. */
gboolean fp_candidate_fires (FpEngine *engine, const FpOpenAnswers **open, const FpEffect *row, FpTriggerStage stage,
                             guint index);

/* fp_candidates_add: adds @row to the candidates unless an equal one is there. Returns their
 * number. */
guint fp_candidates_add (FpCandidate *candidates, guint n, const FpEffect *row, guint action);

/* fp_candidates_all: collects the rules that would fire in the round @round; with @seat only those
 * that fp_candidates_known () to this player. Returns their number. @candidates: FP_MAX_EFFECTS
 * items. */
guint fp_candidates_all (FpEngine *engine, const FpTriggerRoundLocals *round, uint8_t seat, FpCandidate *candidates);

/* fp_candidates_owned: likewise, only @owner's rules (FP_NOBODY: nobody's).
 * fp_candidates_mandatory: likewise, only those of them that are not optional. */
guint fp_candidates_owned (FpEngine *engine, const FpTriggerRoundLocals *round, uint8_t seat, uint8_t owner,
                           FpCandidate *candidates);
guint fp_candidates_mandatory (FpEngine *engine, const FpTriggerRoundLocals *round, uint8_t seat, uint8_t owner,
                               FpCandidate *candidates);

/* fp_candidates_listeners: returns the owners of the effects that listen in the round @round,
 * whether or not these would fire. */
FpListeners fp_candidates_listeners (FpEngine *engine, const FpTriggerRoundLocals *round);

/* fp_candidates_of: keeps only @me's candidates. Returns their number. */
guint fp_candidates_of (FpCandidate *candidates, guint n, uint8_t me);

/* fp_candidates_have: returns TRUE if one of the candidates is @me's. */
gboolean fp_candidates_have (const FpCandidate *candidates, guint n, uint8_t me);

/* fp_candidates_known: returns TRUE if @seat can know whether the rule of @row answers the action
 * in row @action (−1: a state). The rule is the seat's own or of a card that the seat sees, and its
 * conditions read nothing that is hidden from the seat. */
gboolean fp_candidates_known (const FpEngine *engine, const FpEffect *row, uint8_t seat, int action);

/* fp_candidates_next: of several rules of @owner's the seat @chooser takes the next one, among
 * those that fp_candidates_known (). Others come when nothing else is left, the first of them
 * first: an offer would reveal what they read. @candidates: the @n rules of @owner's. Returns the
 * number of those to choose from. */
guint fp_candidates_next (FpEngine *engine, const FpTriggerRoundLocals *round, FpCandidate *candidates, guint n,
                          uint8_t owner, uint8_t chooser);
