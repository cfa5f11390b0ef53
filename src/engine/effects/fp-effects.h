/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules in force, what cards remember, and questions answered under rules (card-language.md 2.4). */
#pragma once

#include "engine/effects/fp-trace.h"

enum
{
  FP_SCRATCH_ITEMS = 1000, /* items for the sets of one expression */
};

/* fp_effect_create: lays down rule @rule: @about says what it belongs to (kind, card, me, level, step, they, kept). */
void fp_effect_create (FpEngine *engine, guint rule, const FpEffect *about);

/* fp_effect_release_fired: nothing is open any more that rules out of force might have spoken about. */
void fp_effect_release_fired (FpEngine *engine);

/* fp_effect_update_card: puts the rules of @card's abilities in force that should be, and ends those that should not.
 * To be called whenever a card that has abilities has moved, turned, or changed hands. */
void fp_effect_update_card (FpEngine *engine, uint16_t card);

/* fp_effect_remove_card: the rules of @card's abilities are no longer in force: it is about to become another. */
void fp_effect_remove_card (FpEngine *engine, uint16_t card);

/* fp_effect_end_encounter: encounter @level is over: its own rules are no longer in force.  With @all also what was
 * laid down in it and waits for a moment of it. */
void fp_effect_end_encounter (FpEngine *engine, guint level, gboolean all);

/* fp_effect_end_at: moment @when (FP_WHEN_BEFORE or FP_WHEN_AFTER) of the act of row @act has come: rules laid down
 * until then end, and those laid down for the next time only that have waited for it. */
void fp_effect_end_at (FpEngine *engine, FpWhen when, guint action);

/* fp_effect_end_fired: the act of row @act doesn't happen: what was laid down for the next time only and has answered
 * it ends. */
void fp_effect_end_fired (FpEngine *engine, guint action);

/* fp_effect_create_status: what instruction @code (FpAction.code) does to @card, ignoring it or making it as a copy,
 * lasts until the moment the line says; then FpVerb.ends undoes it.  For the acts of such verbs. */
void fp_effect_create_status (FpEngine *engine, guint code, uint16_t card, uint8_t me);

/* fp_effect_reset_numbers: while nothing is laid down and no secret kept, the next to be gets the first number again,
 * so that numbers don't tell how a game came to where it stands. */
void fp_effect_reset_numbers (FpEngine *engine);

/* fp_effect_rule: the rule of @row; NULL: it has none (FP_EFFECT_STATUS). */
const FpRule *fp_effect_rule (const FpEngine *engine, const FpEffect *row);

/* fp_effect_silent: whether nobody is told when the ability of @rule is used. */
gboolean fp_effect_silent (const FpEngine *engine, const FpRule *rule);

/* fp_effect_go_back: the encounter of @level goes back to @step: what was laid down since, except by @card, ends. */
void fp_effect_go_back (FpEngine *engine, guint level, guint step, uint16_t card);

/* fp_effect_find: the rule in force of that number, NULL: it is no longer. */
FpEffect *fp_effect_find (FpEngine *engine, guint number);

/* fp_effect_context: the context of the expressions of @row's rule; @about is “it”. */
FpContext fp_effect_context (const FpEngine *engine, const FpEffect *row, const FpValue *about, int so_far, int action,
                             uint16_t *room);

/* fp_effect_evaluate: FP_TRACE_WORKED if the rule of @row works where it stands now, else what is against it: the
 * encounter, its player's role, its ability's limit and condition, or its own condition.  fp_effect_works: whether it
 * does. */
FpTraceOutcome fp_effect_evaluate (FpEngine *engine, const FpEffect *row, FpContext *context);
static inline gboolean
fp_effect_works (FpEngine *engine, const FpEffect *row, FpContext *context)
{
  return fp_effect_evaluate (engine, row, context) == FP_TRACE_WORKED;
}

/* fp_ability_used: notes that @card's ability @index was used, as its limit demands; fp_ability_spent: whether it can't
 * be used any more for now. */
void fp_ability_used (FpEngine *engine, uint16_t card, guint index);
gboolean fp_ability_spent (const FpEngine *engine, uint16_t card, guint index);

/* fp_counter: counter @index of @card.  fp_counter_set: sets it, within its bounds. */
int fp_counter (const FpEngine *engine, uint16_t card, guint index);
void fp_counter_set (FpEngine *engine, uint16_t card, guint index, int value);

/* fp_memory_end: what was noted for encounter @level (0: for this turn) is forgotten. */
void fp_memory_end (FpEngine *engine, guint level);

/* fp_query: the answer to question @question about @about (a player mask, a card, a planet, or nothing), which is
 * @plain without any rule: to, then times, then add, then the bounds; within each, rules that read so-far last; within
 * these nobody's first, then in the edition's order (ruling 35).  Of questions that give FP_TYPE_NUMBERS @plain's
 * number is a mask of the numbers 0 to 30; of those that give cards or planets @plain's items must have room for
 * FP_MAX_CARDS, and the answer's are there too. */
FpValue fp_query (FpEngine *engine, guint query, const FpValue *about, FpValue plain);

/* fp_query_is_modified: whether some rule in force modifies @question: if none does its answer is the plain one. */
static inline gboolean
fp_query_is_modified (const FpEngine *engine, guint query)
{
  return (engine->state->head.modified >> query & 1) != 0;
}

/* fp_effect_next: the first rule in force from row @from on that hears @what; FP_MAX_EFFECTS: there is none. */
static inline guint
fp_effect_next (const FpState *state, FpListens what, guint from)
{
  for (guint word = from / 64; word < 2; word++)
    {
      uint64_t rows = state->head.listeners[what][word] & (word == from / 64 ? UINT64_MAX << from % 64 : UINT64_MAX);

      if (rows != 0)
        return word * 64 + (guint) __builtin_ctzll (rows);
    }
  return FP_MAX_EFFECTS;
}

/* Each rule in force that hears @what, as @i, in their order. */
#define FP_EACH_LISTENER(state, what, i) \
  for (guint i = fp_effect_next (state, what, 0); i < FP_MAX_EFFECTS; i = fp_effect_next (state, what, i + 1))

/* Hears of each rule that changed the answer of a question, in the order in which they spoke: the card it stands on
 * (FP_NO_CARD: none) and the number before and after. */
typedef void (*FpQueryListener) (uint16_t card, int before, int after, gpointer data);

/* fp_query_with_trace: fp_query () that tells @listener (NULL: nobody) with @data what each rule made of the number. */
FpValue fp_query_with_trace (FpEngine *engine, guint query, const FpValue *about, FpValue plain,
                             FpQueryListener listener, gpointer data);

/* fp_query_player: the same about player @seat, for questions that give a number, a yes-no, a word or a mask. */
int fp_query_player (FpEngine *engine, guint query, uint8_t seat, int plain);

/* fp_query_encounter: the same about the running encounter. */
int fp_query_encounter (FpEngine *engine, guint query, int plain);
