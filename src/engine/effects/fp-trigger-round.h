/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rounds: rules in force have their say about an act, one after the other (card-language.md 2.6, rulings 57 and 58). */
#pragma once

#include "engine/runner/fp-engine.h"

/* What a round is about: first locals of the edition's `round` procedure. */
typedef struct
{
  uint8_t stage; /* FpTriggerStage */
  uint8_t first, last; /* rows of the acts */
  uint8_t seat; /* who chooses which rule is next */
  uint8_t looked; /* who speaks next has been looked up already */
  uint8_t pad;
  int16_t answer; /* number of the rule in force that speaks next */
} FpTriggerRoundLocals;

/* A rule that speaks: first locals of the edition's `speak` procedure. */
typedef struct
{
  uint16_t rule, card;
  uint16_t number; /* of the rule in force */
  int16_t action; /* row of what it answers, −1: a state */
  uint8_t me;
  uint8_t stage; /* FpTriggerStage */
  int16_t answer;
  uint16_t answers; /* given before it, for reports */
  uint16_t before[4]; /* fingerprint of the state before it, likewise */
} FpResolveLocals;

typedef enum
{
  FP_TRIGGER_REPLACE = FP_LISTENS_REPLACE,
  FP_TRIGGER_BEFORE = FP_LISTENS_BEFORE,
  FP_TRIGGER_WHEN = FP_LISTENS_WHEN,
  FP_TRIGGER_AFTER = FP_LISTENS_AFTER,
} FpTriggerStage;

/* fp_trigger_round_begin: puts a round about the rows @first to @last on the stack; FALSE (and nothing is put there) if
 * no rule has anything to say. */
gboolean fp_trigger_round_begin (FpEngine *engine, FpTriggerStage stage, guint first, guint last);

/* fp_settle: the rules of the game make of what has happened what they must, then rules that wait for a state are
 * looked at; TRUE: one of them was put on the stack. */
gboolean fp_settle (FpEngine *engine);

/* fp_trigger_round_run, fp_trigger_resolve, fp_use_run: the procedures of a round, of one rule's say in it, and of the
 * use of an ability; editions put them into their table. */
FpFlow fp_trigger_round_run (FpEngine *engine, FpFrame *frame);
FpFlow fp_trigger_resolve (FpEngine *engine, FpFrame *frame);
FpFlow fp_use_run (FpEngine *engine, FpFrame *frame);

/* fp_trigger_ended: the game is over while rules speak: for reports they have worked. */
void fp_trigger_ended (FpEngine *engine);

/* fp_trigger_asker: whose rule asks the open question: @rule (its number in the catalog), @card and its player @me;
 * FALSE: the rules of the game, a destiny card, or several rules at once. */
gboolean fp_trigger_asker (const FpEngine *engine, uint16_t *rule, uint16_t *card, uint8_t *me);

/* fp_trigger_round_options: options of FP_DECIDE_FIRST and FP_DECIDE_INSTEAD.  fp_trigger_options: of FP_DECIDE_USE. */
void fp_trigger_round_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void fp_trigger_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
