/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions shared by the files that make sentences.
 *
 * Sentences are patterns with named places such as “{seat} draws {count} cards.”, so that a
 * translator can put the parts in any order. Phrases that may stand inside a sentence begin with a
 * small letter. Callers that begin a sentence with one use fp_text_capital ().
 */
#pragma once

#include "config.h"
#include <glib/gi18n-lib.h>
#include "text/fp-text.h"

/* Context of a sentence: the game, the names of the players and the viewer. */
typedef struct
{
  const FpEngine *engine;
  const FpTextNames *names; /* NULL: seats have their ids as names */
  uint8_t viewer; /* FP_NOBODY: a bystander; read it with fp_text_viewer () */
  gboolean *personal; /* set to TRUE if the sentence depends on the viewer; or NULL */
} FpTextContext;

/* fp_text_viewer: returns the viewer, on whom the sentence depends then. Only fp_text_sees_cards ()
 * looks at the viewer without it (fp_text_event_for_all ()). */
static inline uint8_t
fp_text_viewer (const FpTextContext *wording)
{
  if (wording->personal != NULL)
    *wording->personal = TRUE;
  return wording->viewer;
}

/* The player and the effect of a text about a card's rule: names of the player and its opponent,
 * for texts with names instead of “you”, and the rule in force. */
typedef struct
{
  const char *name;
  const char *opponent; /* NULL if there are several others */
  gboolean theirs; /* another player acts: what has no owner is theirs, not “yours” */
  const FpEffect *row; /* the rule in force, whose named numbers are shown to @viewer; or NULL */
  uint8_t viewer;
} FpTextSelf;

/* Rows of the table of places that are not planets (fp-state.h). */
enum
{
  FP_TEXT_PLACE_OUT,
  FP_TEXT_PLACE_SUPPLY,
  FP_TEXT_PLACE_WARP,
};

/* Forms of a place in a sentence. */
typedef enum
{
  FP_TEXT_PLACE_NAME, /* “Tidewell (blue)”, “the Warp” */
  FP_TEXT_PLACE_FROM, /* “from Tidewell (blue)” */
  FP_TEXT_PLACE_TO,
  FP_TEXT_PLACE_AT, /* “at Tidewell (blue)”, “in the Warp” */
} FpTextPlace;

/* An engine's notes about evaluations. Sentences put them back, so as not to change a game. */
typedef struct
{
  struct _FpTrace *trace;
  guint work_done;
  uint16_t overworked;
  gboolean overworked_told;
} FpTextAside;

static inline FpTextAside
fp_text_begin_aside (FpEngine *engine)
{
  FpTextAside aside = { engine->trace, engine->work_done, engine->overworked, engine->overworked_told };

  engine->trace = NULL;
  return aside;
}

static inline void
fp_text_end_aside (FpEngine *engine, const FpTextAside *aside)
{
  engine->trace = aside->trace;
  engine->work_done = aside->work_done;
  engine->overworked = aside->overworked;
  engine->overworked_told = aside->overworked_told;
}

/* fp_text_fill: returns @pattern (translated) with each {name} replaced. Pairs of name and value
 * end with NULL. An empty value removes the blank before it. Free with g_free (). */
char *fp_text_fill (const char *pattern, ...) G_GNUC_NULL_TERMINATED;

/* fp_text_list: returns “A, B and C” for the strings in @items. fp_text_enumeration: returns “A, B,
 * C”. If an item has a comma, semicolons separate them. Free with g_free (). */
char *fp_text_list (const GPtrArray *items);
char *fp_text_enumeration (const GPtrArray *items);

/* fp_text_seat: returns the name of @seat. Owned by names, edition or program. fp_text_players:
 * returns the names of @seats (“Blue, Red and Green”), "" for none. Sentences about several have a
 * pattern of their own, with the verb in the plural. Free with g_free (). */
const char *fp_text_seat (const FpTextContext *wording, uint8_t seat);
char *fp_text_players (const FpTextContext *wording, FpSeats seats);

/* fp_text_self: returns the names of @seat and its opponent, for texts about a card of @seat. The
 * name is NULL for FP_NOBODY. Users of @self say “you” if @self or its name is NULL. */
FpTextSelf fp_text_self (const FpTextContext *wording, uint8_t seat);

/* fp_text_self_of: returns the same for the player of @row, a rule in force. Its texts show the
 * numbers behind names as far as the viewer can know them. */
FpTextSelf fp_text_self_of (const FpTextContext *wording, const FpEffect *row);

/* fp_text_given_name: returns the shown form of a name that a set has given (to a counter, a bound
 * value, an option): translated, or as written with blanks between its words. Free with
 * g_free (). */
char *fp_text_given_name (const char *name);

/* fp_text_place: returns @place in the form @how; "" for FP_NO_PLACE. Free with g_free (). */
char *fp_text_place (const FpTextContext *wording, int place, FpTextPlace how);

/* fp_text_places: returns the place that @event's ships leave, or go to (@to), in the form @how.
 * Several places come with their ships: “(2 from Rosy Misgiving, 1 from Lull)”. Free with
 * g_free (). */
char *fp_text_places (const FpTextContext *wording, const FpEvent *event, gboolean to, FpTextPlace how);

/* fp_text_card_parts: returns the parts that cards of @edition may have, NULL: none.
 * fp_text_ability_name: returns the name of @ability of @def, or of the part of the card in which
 * it stands, translated. NULL: it has none. Static. */
const FpWordListDef *fp_text_card_parts (const FpEdition *edition);
const char *fp_text_ability_name (const FpCatalog *catalog, const FpCardDef *def, const FpAbilityDef *ability);

/* fp_text_word: returns @value of the list @words (FP_WORD_LIST_…) in words, or NULL. Static. */
const char *fp_text_word (const FpEdition *edition, guint words, int value);

/* fp_text_moment_name: returns the name of a step, whole or action for the middle of a sentence
 * (“Regroup”, “the game”, “drawing cards”). fp_text_has_moment: returns TRUE if there is
 * one. */
const char *fp_text_moment_name (const FpEdition *edition, guint procedure);
gboolean fp_text_has_moment (const FpEdition *edition, guint procedure);

/* fp_text_happening: returns @procedure as it happens to the player of expression @who (−1: the
 * card's own): “the opponent draws cards”, “the step “Regroup””. fp_text_actions: returns this
 * phrase for each bit in @actions. fp_text_moments: returns it with its time (“before you draw
 * cards”). fp_text_until: returns “until after the game”, or "" if no bit is set. Free with
 * g_free (). */
char *fp_text_happening (const FpEngine *engine, const FpTextSelf *self, guint procedure, int who);
char *fp_text_actions (const FpEngine *engine, const FpTextSelf *self, const uint64_t actions[FP_PROCEDURE_WORDS],
                       int who);
char *fp_text_moments (const FpEngine *engine, const FpTextSelf *self, FpWhen when,
                       const uint64_t actions[FP_PROCEDURE_WORDS], int who);
char *fp_text_until (const FpEngine *engine, FpWhen when, const uint64_t actions[FP_PROCEDURE_WORDS]);

/* fp_text_ignored: returns “counts as blank”, or of a character “stopped until after the
 * encounter”, for the instruction @code that has @card ignored; −1: unknown.
 * Free with g_free (). */
char *fp_text_ignored (const FpEngine *engine, uint16_t card, int code);

/* fp_text_window_question: returns the question of the open window (FP_DECIDE_WINDOW), named after
 * the card if there is only one.
 * fp_text_window_stake: returns what happens at that moment. Free with g_free (). */
char *fp_text_window_question (const FpTextContext *wording, const FpDecision *decision);
char *fp_text_window_stake (const FpTextContext *wording, const FpDecision *decision);

/* fp_text_query: returns the subject of the query @query (“hand limit”), or NULL. Static. */
const char *fp_text_query (const FpEdition *edition, guint query);

/* fp_text_has_verb: returns TRUE if there is a phrase for the verb @id of @edition.
 * fp_text_has_decision: returns TRUE if there is a question for decisions of kind @what. */
gboolean fp_text_has_verb (const FpEdition *edition, const char *id);
gboolean fp_text_has_decision (const FpEdition *edition, const char *what);

/* fp_text_may_see: returns TRUE if the viewer may know the face of @card, by its place now. */
gboolean fp_text_may_see (const FpTextContext *wording, uint16_t card);

/* fp_text_instance: returns @card with its worth if @seen, else its back. Free with g_free (). */
char *fp_text_instance (const FpTextContext *wording, uint16_t card, gboolean seen);

/* fp_text_offer_label: returns @offer as an answer of its speaker (“Give a colony on Lull, take an
 * attack 20”). fp_text_offer: returns it as a question without its mark (“Give a colony on Lull for
 * an attack 20”). fp_text_offer_told: returns what the speaker does who makes it to @partner
 * (“offers Bo a colony on Lull for an attack 20”). Free with g_free (). */
char *fp_text_offer_label (const FpTextContext *wording, const FpDealOffer *offer);
char *fp_text_offer (const FpTextContext *wording, const FpDealOffer *offer);
char *fp_text_offer_told (const FpTextContext *wording, const FpDealOffer *offer, uint8_t partner);

/* fp_text_expression: returns expression @index of the catalog in plain words; "" for −1.
 * fp_text_expression_of: does so for a card of @self. fp_text_text: does so for @text.
 * fp_text_place_expression: returns a place to put things (“your hand”), or NULL. Free with
 * g_free (). */
char *fp_text_expression (const FpEngine *engine, int index);
char *fp_text_expression_of (const FpEngine *engine, const FpTextSelf *self, int index);
char *fp_text_text (const FpEngine *engine, const FpTextSelf *self, const char *text);
char *fp_text_place_expression (const FpEngine *engine, const FpTextSelf *self, int index);

/* fp_text_reads: returns TRUE if expression @index was written as just @text. */
gboolean fp_text_reads (const FpEngine *engine, int index, const char *text);

/* fp_text_has_own_names: returns TRUE if the expression reads names bound by its program. */
gboolean fp_text_has_own_names (const FpEngine *engine, int index);

/* fp_text_label: returns the own label of the instruction, translated, or NULL. */
const char *fp_text_label (const FpEngine *engine, const FpInstruction *instruction);

/* fp_text_verb: returns an FP_OP_VERB as a phrase without its player (“recover up to 3 ships”).
 * fp_text_bound_name: returns the name that it binds for later lines (“called “bait””), or NULL.
 * Free with g_free (). */
char *fp_text_verb (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction);
char *fp_text_bound_name (const FpEngine *engine, const FpInstruction *instruction);

/* fp_text_rule: returns a `modify` as a phrase (“hand limit (you): 5 more”). For a trigger or
 * replacement it returns the part before the program, with a colon. @lasting: a program creates the
 * rule. Free with g_free (). */
char *fp_text_rule (const FpEngine *engine, const FpRule *rule, gboolean lasting);

/* fp_text_rule_head: returns the same without “optionally” and colon. fp_text_rule_actions: returns
 * what the rule does, a line each; "" if it only modifies. Free with g_free (). */
char *fp_text_rule_head (const FpEngine *engine, const FpTextSelf *self, const FpRule *rule, gboolean lasting);
char *fp_text_rule_actions (const FpEngine *engine, const FpCardDef *card, const FpRule *rule);

/* fp_text_encounters: returns words for encounters @in (bit per kind): “in an encounter”; NULL
 * for everywhere. fp_text_limit: returns the limit on an ability's uses (“at most once in the
 * game”), or NULL. Static. */
const char *fp_text_encounters (const FpEdition *edition, guint in);
const char *fp_text_limit (const FpEdition *edition, FpLimit limit);

/* fp_text_line: returns the label of the FP_OP_LINE or FP_OP_MAY at @index: its own, else a phrase
 * of the first verb behind it, else NULL. fp_text_first_verb: returns that phrase for the
 * instructions from @first up to @stop. Free with g_free (). */
char *fp_text_line (const FpEngine *engine, int index);
char *fp_text_first_verb (const FpEngine *engine, int first, int stop);

/* fp_text_ability: returns “Fair Adjustment (Underdog)” for ability number @index of the catalog.
 * fp_text_rule_name: returns the name of rule @rule, lasting or not, of @card (FP_NO_CARD: none).
 * Free with g_free (). */
char *fp_text_ability (const FpCatalog *catalog, int index);

/* fp_text_ability_text: returns the card's own translated words for ability @index, or NULL.
 * Static. */
const char *fp_text_ability_text (const FpCatalog *catalog, int index);
char *fp_text_rule_name (const FpTextContext *wording, int rule, uint16_t card);

/* fp_text_zone: returns the destination of cards that @seat (FP_NOBODY: nobody) has put into @zone:
 * “into Ada's hand”, “into their own hand”, or "". Free with g_free (). fp_text_has_zone: returns
 * TRUE if there are words for zones called @id. */
char *fp_text_zone (const FpTextContext *wording, guint zone, uint8_t seat);
gboolean fp_text_has_zone (const FpEdition *edition, const char *id);

/* fp_text_sees_cards: returns TRUE if the viewer may read which cards @event is about.
 * fp_text_card_list: returns their names. fp_text_chosen: returns the choice. Free with
 * g_free (). */
gboolean fp_text_sees_cards (const FpTextContext *wording, const FpEvent *event);
char *fp_text_card_list (const FpTextContext *wording, const FpEvent *event, gboolean seen);
char *fp_text_chosen (const FpTextContext *wording, const FpEvent *event);

/* fp_text_parts: returns the @n parts of a total (“The Crummy 4, Puff Up +6”). fp_text_event_parts:
 * returns those of the total of @event's seat in brackets, or "". fp_text_event_result: returns the
 * totals of @event's players, the winner first, and why the winner wins (“, 10 to 13: the lower
 * total wins here”), or the ability that decides without them (“ by Tempting Dive (Pitfall)”). Free
 * with g_free (). */
char *fp_text_parts (const FpTextContext *wording, const FpTotalPart *parts, guint n);
char *fp_text_event_parts (const FpTextContext *wording, const FpEvent *event);
char *fp_text_event_result (const FpTextContext *wording, const FpEvent *event);

/* Sentences for events of one kind each. Free with g_free (). */
char *fp_text_format_use (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_declined (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_stopped (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_replaced (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_moved (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_counter (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_went_back (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_secret (const FpTextContext *wording, const FpEvent *event);

/* fp_text_needed: returns how much each of @winners needed to win by @ending in @engine's game,
 * 0: not the same, or the ending is another one. */
int fp_text_needed (const FpEngine *engine, guint ending, FpSeats winners);
