/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rounds: rules in force have their say about an act, one after the other (card-language.md 2.6, rulings 57 and 58). */
#pragma once

#include "engine/fp-engine.h"

/* What a round is about: first locals of the edition's `round` procedure. */
typedef struct
{
  uint8_t stage; /* FpRoundStage */
  uint8_t first, last; /* rows of the acts */
  uint8_t seat; /* who chooses which rule is next */
  uint8_t looked; /* who speaks next has been looked up already */
  uint8_t pad;
  int16_t answer; /* number of the rule in force that speaks next */
} FpRoundLocals;

/* A rule that speaks: first locals of the edition's `speak` procedure. */
typedef struct
{
  uint16_t rule, card;
  uint16_t number; /* of the rule in force */
  int16_t act; /* row of what it answers, −1: a state */
  uint8_t me;
  uint8_t stage; /* FpRoundStage */
  int16_t answer;
  uint16_t answers; /* given before it, for reports */
  uint16_t before[4]; /* fingerprint of the state before it, likewise */
} FpSpeakLocals;

typedef enum
{
  FP_ROUND_REPLACE = FP_HEARS_REPLACE,
  FP_ROUND_BEFORE = FP_HEARS_BEFORE,
  FP_ROUND_WHEN = FP_HEARS_WHEN,
  FP_ROUND_AFTER = FP_HEARS_AFTER,
} FpRoundStage;

/* fp_round_begin: puts a round about the rows @first to @last on the stack; FALSE (and nothing is put there) if no rule
 * has anything to say. */
gboolean fp_round_begin (FpEngine *engine, FpRoundStage stage, guint first, guint last);

/* fp_settle: the rules of the game make of what has happened what they must, then rules that wait for a state are
 * looked at; TRUE: one of them was put on the stack. */
gboolean fp_settle (FpEngine *engine);

/* fp_round_run, fp_speak_run, fp_use_run: the procedures of a round, of one rule's say in it, and of the use of an
 * ability; editions put them into their table. */
FpFlow fp_round_run (FpEngine *engine, FpFrame *frame);
FpFlow fp_speak_run (FpEngine *engine, FpFrame *frame);
FpFlow fp_use_run (FpEngine *engine, FpFrame *frame);

/* fp_speak_ended: the game is over while rules speak: for reports they have worked. */
void fp_speak_ended (FpEngine *engine);

/* fp_speak_asker: whose rule asks the open question: @rule (its number in the catalog), @card and its player @me;
 * FALSE: the rules of the game, a destiny card, or several rules at once. */
gboolean fp_speak_asker (const FpEngine *engine, uint16_t *rule, uint16_t *card, uint8_t *me);

/* fp_round_options: options of FP_DECIDE_FIRST and FP_DECIDE_INSTEAD.  fp_speak_options: of FP_DECIDE_USE. */
void fp_round_options (FpEngine *engine, const FpAsk *ask, FpOptions *options);
void fp_speak_options (FpEngine *engine, const FpAsk *ask, FpOptions *options);
