/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trigger rounds: effects react to an action, one at a time, in the edition's order
 * (docs/design/card-language.md 2.6, rulings 57 and 58). */
#pragma once

#include "engine/runner/fp-engine.h"

/* A round: first locals of the edition's `round` procedure. */
typedef struct
{
  uint8_t stage; /* FpTriggerStage */
  uint8_t first, last; /* rows of the actions */
  uint8_t seat; /* seat that chooses the next rule */
  uint8_t looked; /* 1: the next rule is known already */
  uint8_t of_nobody; /* 1: the rules among which @seat chooses are nobody's */
  int16_t answer; /* number of the effect that fires next */
  uint8_t window; /* 1: the window of @seat is asked, and @answer is its option */
  uint8_t turn; /* windows: 2 × seats already asked in order, and 1 if the next one was asked too */
  uint8_t moment; /* windows: the procedure that the question is named after; 0: no windows */
  uint8_t action; /* windows: row of the action that the chosen effect answers */
} FpTriggerRoundLocals;

enum
{
  FP_CHOSEN_STARTED = 2, /* the program in the frame below starts it */
};

/* A rule being resolved: first locals of the edition's `resolve` procedure. */
typedef struct
{
  uint16_t rule, card;
  uint16_t number; /* of the effect */
  int16_t action; /* row of the action, −1: a state */
  uint8_t me;
  uint8_t stage; /* FpTriggerStage */
  int16_t answer;
  uint16_t answers; /* FpHead.answers at its start, for reports */
  uint16_t before[4]; /* fingerprint of the state at its start, likewise */
  uint8_t chosen; /* 1: its player has chosen it in a window already; FP_CHOSEN_STARTED */
  uint8_t moment; /* that of the round, if it asks windows */
  uint8_t played; /* 1: the card was played, 2: in vain */
  uint8_t zone; /* from which it was played, see FpEditionPlays.remembers_zone; else 0 */
} FpResolveLocals;

typedef enum
{
  FP_TRIGGER_REPLACE = FP_LISTENS_REPLACE,
  FP_TRIGGER_BEFORE = FP_LISTENS_BEFORE,
  FP_TRIGGER_WHEN = FP_LISTENS_WHEN,
  FP_TRIGGER_AFTER = FP_LISTENS_AFTER,
  FP_TRIGGER_STATE = FP_LISTENS_STATE, /* a round about what has become true, without actions */
} FpTriggerStage;

/* fp_trigger_round_begin: pushes a round about the rows @first to @last. Returns FALSE and pushes
 * nothing if no rule would fire. */
gboolean fp_trigger_round_begin (FpEngine *engine, FpTriggerStage stage, guint first, guint last);

/* fp_settle: applies the rules of the game, then looks at effects that wait for a state. Returns
 * TRUE if an action of the rules or one of these effects was pushed. */
gboolean fp_settle (FpEngine *engine);

/* fp_trigger_round_run, fp_trigger_resolve, fp_use_run: the procedures of a round, of one rule in a
 * round, and of the use of an ability. For the table of an edition. */
FpFlow fp_trigger_round_run (FpEngine *engine, FpFrame *frame);
FpFlow fp_trigger_resolve (FpEngine *engine, FpFrame *frame);
FpFlow fp_use_run (FpEngine *engine, FpFrame *frame);

/* fp_trigger_answered_before: returns TRUE if an effect fired in a “before” round about the step of
 * @frame since the last call. For steps with FpProcedureDef.notes_answers only. */
gboolean fp_trigger_answered_before (FpEngine *engine, const FpFrame *frame);

/* fp_trigger_ended: counts the rules being resolved as worked, for reports, because the game is
 * over. */
void fp_trigger_ended (FpEngine *engine);

/* fp_trigger_asker: finds the rule behind the open decision: @rule (number in the catalog), @card
 * and its player @me. Returns FALSE for the rules of the game, the card of a turn, or several rules
 * at once. */
gboolean fp_trigger_asker (const FpEngine *engine, uint16_t *rule, uint16_t *card, uint8_t *me);

/* fp_trigger_round_options: options of FP_DECIDE_FIRST and FP_DECIDE_INSTEAD.
 * fp_trigger_options: options of FP_DECIDE_USE. */
void fp_trigger_round_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void fp_trigger_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
