/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules in force, what cards remember, and questions answered under rules (card-language.md 2.4). */
#pragma once

#include "engine/fp-trace.h"

enum
{
  FP_ROOM = 1000, /* items for the sets of one expression */
};

/* fp_force_lay: lays down rule @rule: @about says what it belongs to (kind, card, me, level, step, they, kept). */
void fp_force_lay (FpEngine *engine, guint rule, const FpForce *about);

/* fp_force_forget: nothing is open any more that rules out of force might have spoken about. */
void fp_force_forget (FpEngine *engine);

/* fp_force_update_card: puts the rules of @card's abilities in force that should be, and ends those that should not.
 * To be called whenever a card that has abilities has moved, turned, or changed hands. */
void fp_force_update_card (FpEngine *engine, uint16_t card);

/* fp_force_forget_card: the rules of @card's abilities are no longer in force: it is about to become another. */
void fp_force_forget_card (FpEngine *engine, uint16_t card);

/* fp_force_end_encounter: encounter @level is over: its own rules are no longer in force.  With @all also what was laid
 * down in it and waits for a moment of it. */
void fp_force_end_encounter (FpEngine *engine, guint level, gboolean all);

/* fp_force_end_at: moment @when (FP_WHEN_BEFORE or FP_WHEN_AFTER) of the act of row @act has come: rules laid down
 * until then end, and those laid down for the next time only that have waited for it. */
void fp_force_end_at (FpEngine *engine, FpWhen when, guint act);

/* fp_force_end_spoken: the act of row @act doesn't happen: what was laid down for the next time only and has answered
 * it ends. */
void fp_force_end_spoken (FpEngine *engine, guint act);

/* fp_force_cast: what instruction @code (FpAct.code) does to @card, ignoring it or making it as a copy, lasts until the
 * moment the line says; then FpVerb.ends undoes it.  For the acts of such verbs. */
void fp_force_cast (FpEngine *engine, guint code, uint16_t card, uint8_t me);

/* fp_force_number_anew: while nothing is laid down and no secret kept, the next to be gets the first number again, so
 * that numbers don't tell how a game came to where it stands. */
void fp_force_number_anew (FpEngine *engine);

/* fp_force_rule: the rule of @row; NULL: it has none (FP_FORCE_SPELL). */
const FpRule *fp_force_rule (const FpEngine *engine, const FpForce *row);

/* fp_force_silent: whether nobody is told when the ability of @rule is used. */
gboolean fp_force_silent (const FpEngine *engine, const FpRule *rule);

/* fp_force_go_back: the encounter of @level goes back to @step: what was laid down since, except by @card, ends. */
void fp_force_go_back (FpEngine *engine, guint level, guint step, uint16_t card);

/* fp_force_find: the rule in force of that number, NULL: it is no longer. */
FpForce *fp_force_find (FpEngine *engine, guint number);

/* fp_force_context: the context of the expressions of @row's rule; @about is “it”. */
FpContext fp_force_context (const FpEngine *engine, const FpForce *row, const FpValue *about, int so_far, int act,
                            uint16_t *room);

/* fp_force_outcome: FP_TRACED_WORKED if the rule of @row works where it stands now, else what is against it: the
 * encounter, its player's role, its ability's limit and condition, or its own condition.  fp_force_works: whether it
 * does. */
FpOutcome fp_force_outcome (FpEngine *engine, const FpForce *row, FpContext *context);
static inline gboolean
fp_force_works (FpEngine *engine, const FpForce *row, FpContext *context)
{
  return fp_force_outcome (engine, row, context) == FP_TRACED_WORKED;
}

/* fp_ability_used: notes that @card's ability @index was used, as its limit demands; fp_ability_spent: whether it can't
 * be used any more for now. */
void fp_ability_used (FpEngine *engine, uint16_t card, guint index);
gboolean fp_ability_spent (const FpEngine *engine, uint16_t card, guint index);

/* fp_counter: counter @index of @card.  fp_counter_set: sets it, within its bounds. */
int fp_counter (const FpEngine *engine, uint16_t card, guint index);
void fp_counter_set (FpEngine *engine, uint16_t card, guint index, int value);

/* fp_notes_end: what was noted for encounter @level (0: for this turn) is forgotten. */
void fp_notes_end (FpEngine *engine, guint level);

/* fp_ask: the answer to question @question about @about (a player mask, a card, a planet, or nothing), which is @plain
 * without any rule: to, then times, then add, then the bounds; within each, rules that read so-far last; within these
 * nobody's first, then in the edition's order (ruling 35).  Of questions that give FP_TYPE_NUMBERS @plain's number is a
 * mask of the numbers 0 to 30; of those that give cards or planets @plain's items must have room for FP_MAX_CARDS, and
 * the answer's are there too. */
FpValue fp_ask (FpEngine *engine, guint question, const FpValue *about, FpValue plain);

/* fp_asked: whether some rule in force modifies @question: if none does its answer is the plain one. */
static inline gboolean
fp_asked (const FpEngine *engine, guint question)
{
  return (engine->state->head.asked >> question & 1) != 0;
}

/* fp_force_next: the first rule in force from row @from on that hears @what; FP_MAX_FORCE: there is none. */
static inline guint
fp_force_next (const FpState *state, FpHears what, guint from)
{
  for (guint word = from / 64; word < 2; word++)
    {
      uint64_t rows = state->head.hearing[what][word] & (word == from / 64 ? UINT64_MAX << from % 64 : UINT64_MAX);

      if (rows != 0)
        return word * 64 + (guint) __builtin_ctzll (rows);
    }
  return FP_MAX_FORCE;
}

/* Each rule in force that hears @what, as @i, in their order. */
#define FP_EACH_HEARING(state, what, i) \
  for (guint i = fp_force_next (state, what, 0); i < FP_MAX_FORCE; i = fp_force_next (state, what, i + 1))

/* Hears of each rule that changed the answer of a question, in the order in which they spoke: the card it stands on
 * (FP_NO_CARD: none) and the number before and after. */
typedef void (*FpAskListener) (uint16_t card, int before, int after, gpointer data);

/* fp_ask_aloud: fp_ask () that tells @listener (NULL: nobody) with @data what each rule made of the number. */
FpValue fp_ask_aloud (FpEngine *engine, guint question, const FpValue *about, FpValue plain, FpAskListener listener,
                      gpointer data);

/* fp_ask_player: the same about player @seat, for questions that give a number, a yes-no, a word or a mask. */
int fp_ask_player (FpEngine *engine, guint question, uint8_t seat, int plain);

/* fp_ask_encounter: the same about the running encounter. */
int fp_ask_encounter (FpEngine *engine, guint question, int plain);
