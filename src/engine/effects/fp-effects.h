/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects (rules in force), card memory, and queries (docs/design/card-language.md 2.4). */
#pragma once

#include "engine/effects/fp-effect-rows.h"
#include "engine/effects/fp-trace.h"

enum
{
  FP_SCRATCH_ITEMS = 1000, /* items for the sets of one expression */
};

/* fp_effect_listen_for_hands: makes each state listen for what hands may hold, whether or not they
 * do (FpEngine.hands_listen). Called at the start of a game. */
void fp_effect_listen_for_hands (FpEngine *engine);

/* fp_effect_create: brings rule @rule into force. The caller fills in kind, card, me, level, step,
 * they and kept of @about. */
void fp_effect_create (FpEngine *engine, guint rule, const FpEffect *about);

/* fp_effect_release_fired: ends suspended effects, for use when no action is open any more. */
void fp_effect_release_fired (FpEngine *engine);

/* fp_effect_update_card: brings rules of @card's abilities into force, or ends them, as the card
 * lies now. To be called whenever a card with abilities has moved, turned or changed hands. */
void fp_effect_update_card (FpEngine *engine, uint16_t card);

/* fp_effect_update_belongings: the same for the cards that belong to @card (FP_MARK_CARD), since
 * which of their parts works depends on it. fp_effect_update_card () does so, too. */
void fp_effect_update_belongings (FpEngine *engine, uint16_t card);

/* fp_effect_remove_card: ends the effects of @card's abilities, because the card is about to become
 * another. */
void fp_effect_remove_card (FpEngine *engine, uint16_t card);

/* fp_effect_end_encounter: ends the modifying effects of encounter @level itself. With @all, ends
 * all its effects, and those created during the encounter that wait for one of its moments. */
void fp_effect_end_encounter (FpEngine *engine, guint level, gboolean all);

/* fp_effect_end_at: moment @when (FP_WHEN_BEFORE or FP_WHEN_AFTER) of the action in row @action has
 * come. Ends the effects that last until then, and those for the next time only that have waited
 * for it. */
void fp_effect_end_at (FpEngine *engine, FpWhen when, guint action);

/* fp_effect_end_fired: ends the effects for the next time only that answered the action in row
 * @action, which doesn't happen. */
void fp_effect_end_fired (FpEngine *engine, guint action);

/* fp_effect_create_status: makes the change of @card by instruction @code (ignore, copy) last until
 * the moment that the line names. Then FpVerb.ends undoes the change. For the actions of such
 * verbs. */
void fp_effect_create_status (FpEngine *engine, guint code, uint16_t card, uint8_t me);

/* fp_effect_reset_numbers: restarts the numbers of effects and kept secrets while there are none
 * but effects of cards. So numbers don't reveal the course of a game. */
void fp_effect_reset_numbers (FpEngine *engine);

/* fp_effect_number_anew: likewise, and gives the effects of cards the numbers that they have in a
 * position. Only where nothing that runs names an effect. */
void fp_effect_number_anew (FpEngine *engine);

/* fp_effect_begin_row: an action begins in row @action, for which no effect has fired or been
 * declined. */
void fp_effect_begin_row (FpEngine *engine, guint action);

/* fp_effect_go_back: the encounter of @level goes back to @step. Ends the effects created since,
 * except those of @card. */
void fp_effect_go_back (FpEngine *engine, guint level, guint step, uint16_t card);

/* fp_effect_context: makes @context that for the expressions of @row's rule. @about is “it”,
 * @action a row or −1. @scratch: FP_SCRATCH_ITEMS items. */
void fp_effect_context (const FpEngine *engine, const FpEffect *row, const FpValue *about, int so_far, int action,
                        uint16_t *scratch, FpContext *context);

/* fp_effect_header: returns the obstacle in the header of @row's ability, if any: the encounter,
 * the player's role, or the limit. */
FpTraceOutcome fp_effect_header (const FpEngine *engine, const FpEffect *row);

/* fp_effect_conditions: returns FP_TRACE_WORKED if the conditions of @row's rule hold: that of its
 * ability and its own. Else returns which one doesn't. */
FpTraceOutcome fp_effect_conditions (const FpEngine *engine, const FpEffect *row, FpContext *context);

/* fp_effect_evaluate: returns FP_TRACE_WORKED if the rule of @row works now. Else returns the
 * obstacle: the encounter, the player's role, the ability's limit or condition, or the rule's
 * condition.
 * fp_effect_works: returns TRUE if the rule works now. */
FpTraceOutcome fp_effect_evaluate (FpEngine *engine, const FpEffect *row, FpContext *context);
static inline gboolean
fp_effect_works (FpEngine *engine, const FpEffect *row, FpContext *context)
{
  return fp_effect_evaluate (engine, row, context) == FP_TRACE_WORKED;
}

/* fp_ability_used: records a use of ability @index of @card, if the ability has a limit.
 * fp_ability_spent: returns TRUE if that ability can't be used again for now. */
void fp_ability_used (FpEngine *engine, uint16_t card, guint index);
gboolean fp_ability_spent (const FpEngine *engine, uint16_t card, guint index);

/* fp_card_remembers: returns TRUE if there is any card memory of @card. */
static inline gboolean
fp_card_remembers (const FpEngine *engine, uint16_t card)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_memories; i++)
    if (s->memory[i].card == card)
      return TRUE;
  return FALSE;
}

/* fp_card_zap: no ability of @card that is announced can be used until the running encounter is
 * over, or outside of encounters the turn. Rules that aren't used go on.
 * fp_card_is_zapped: returns TRUE during that time. */
void fp_card_zap (FpEngine *engine, uint16_t card);
gboolean fp_card_is_zapped (const FpEngine *engine, uint16_t card);

/* fp_card_note_play: notes that @seat plays @card, until the running encounter is over, or outside
 * of encounters the turn. fp_card_forget_play: forgets it.
 * fp_card_was_played: returns TRUE during that time, whoever played @card.
 * fp_cards_played_by: returns the number of cards that @seat has played, as far as they are
 * noted. */
void fp_card_note_play (FpEngine *engine, uint16_t card, uint8_t seat);
void fp_card_forget_play (FpEngine *engine, uint16_t card, uint8_t seat);
gboolean fp_card_was_played (const FpEngine *engine, uint16_t card);
guint fp_cards_played_by (const FpEngine *engine, uint8_t seat);

/* fp_card_left_hand: notes that @card leaves zone @hand, a hand, in @step of the outermost
 * encounter, with which the note ends (fp-past.h).
 * fp_card_has_left_hand: returns TRUE if there is such a note. */
void fp_card_left_hand (FpEngine *engine, uint16_t card, uint16_t hand, guint step);
gboolean fp_card_has_left_hand (const FpEngine *engine, uint16_t card);

/* fp_card_forget: forgets the counters of @card, and what it has used up. */
void fp_card_forget (FpEngine *engine, uint16_t card);

/* fp_memory_remove: forgets row @index of the card memory. */
void fp_memory_remove (FpEngine *engine, guint index);

/* fp_counter: returns counter @index of @card. fp_counter_set: sets the counter, within its
 * bounds. */
int fp_counter (const FpEngine *engine, uint16_t card, guint index);
void fp_counter_set (FpEngine *engine, uint16_t card, guint index, int value);

/* fp_counter_in_danger: returns TRUE if counter @index of @card, one that it has, has reached the
 * value that its set declares a danger (FpCounterDef.danger). */
gboolean fp_counter_in_danger (const FpEngine *engine, uint16_t card, guint index);

/* fp_memory_end: forgets the limits used up, and the cards zapped, in encounter @level (0: in this
 * turn). */
void fp_memory_end (FpEngine *engine, guint level);

/* fp_query_is_modified: returns TRUE if an effect modifies @query. Otherwise its value is the plain
 * one. */
static inline gboolean
fp_query_is_modified (const FpEngine *engine, guint query)
{
  return (engine->state->head.modified[query / 64] >> query % 64 & 1) != 0;
}

/* fp_query: makes @answer, the value without any rule, the value of @query about @about (a player
 * mask, a card, a planet, or nothing). Returns its number.
 *
 * Rules apply in the order to, times, add, bounds (ruling 35). Within each, rules that read so-far
 * come last. Within these, nobody's rules come first, then the edition's order counts.
 *
 * For FP_TYPE_NUMBERS, the number of @answer is a mask of the numbers 0 to 30. For cards and
 * planets, the items of @answer must have room for FP_MAX_CARDS.
 * fp_query_modified: the same for a query that an effect modifies. */
int fp_query_modified (FpEngine *engine, guint query, const FpValue *about, FpValue *answer);

static inline int
fp_query (FpEngine *engine, guint query, const FpValue *about, FpValue *answer)
{
  return fp_query_is_modified (engine, query) ? fp_query_modified (engine, query, about, answer) : answer->number;
}

/* Called for each effect that changed a queried number, in order of application: the effect's card
 * (FP_NO_CARD: none), the number before and the number after. */
typedef void (*FpQueryListener) (uint16_t card, int before, int after, gpointer data);

/* fp_query_with_trace: like fp_query (), and reports each change of the number to @listener (NULL:
 * none) with @data. */
int fp_query_with_trace (FpEngine *engine, guint query, const FpValue *about, FpValue *answer, FpQueryListener listener,
                         gpointer data);

/* The cards that rules are about, in the order in which the rules name them, and the answer about
 * each. */
typedef struct
{
  guint n;
  uint16_t cards[FP_MAX_CARDS];
  int32_t numbers[FP_MAX_CARDS];
} FpCardAnswers;

typedef gboolean (*FpCardFilter) (const FpEngine *engine, uint16_t card);

/* fp_query_cards: answers @query, which gives players or a number and is 0 without a rule, about
 * all cards that rules change it for and @wanted lets pass. Each rule is looked at once, not once
 * for each card. A trace records nothing. */
void fp_query_cards (FpEngine *engine, guint query, FpCardFilter wanted, FpCardAnswers *answers);

/* fp_query_player: returns the value of @query about player @seat. For queries that give a number,
 * a yes-no, a word or a mask.
 * fp_query_modified_player: the same for a query that an effect modifies. */
int fp_query_modified_player (FpEngine *engine, guint query, uint8_t seat, int plain);

static inline int
fp_query_player (FpEngine *engine, guint query, uint8_t seat, int plain)
{
  return fp_query_is_modified (engine, query) ? fp_query_modified_player (engine, query, seat, plain) : plain;
}

/* fp_query_encounter: the same about the running encounter. */
int fp_query_encounter (FpEngine *engine, guint query, int plain);
