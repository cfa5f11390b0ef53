/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sentence makers share among themselves.
 *
 * Sentences are patterns with named places such as “{seat} draws {count} cards.”, so that a translator can put the
 * parts in any order.  Phrases that may stand inside a sentence begin with a small letter; who puts one first calls
 * fp_text_capital ().
 */
#pragma once

#include "config.h"
#include <glib/gi18n-lib.h>
#include "text/fp-text.h"

/* Marks a sentence for one thing and for several in a table; g_dngettext () translates it.  po/meson.build knows it. */
#define FP_PLURAL(one, many) one, many

/* For whom a sentence is made. */
typedef struct
{
  const FpEngine *engine;
  const FpTextNames *names; /* NULL: seats are called by their ids */
  uint8_t viewer; /* FP_NOBODY: a bystander */
} FpTextContext;

/* Who the player of a card is, where that is said by name instead of with “you”. */
typedef struct
{
  const char *name;
  const char *opponent; /* NULL: there are several others */
} FpTextSelf;

/* Rows of the table of places that aren't planets (fp-state.h). */
enum
{
  FP_TEXT_PLACE_OUT,
  FP_TEXT_PLACE_SUPPLY,
  FP_TEXT_PLACE_WARP,
};

/* How a place is spoken of. */
typedef enum
{
  FP_TEXT_PLACE_NAME, /* “Tidewell (blue)”, “the Warp” */
  FP_TEXT_PLACE_FROM, /* “from Tidewell (blue)” */
  FP_TEXT_PLACE_TO,
  FP_TEXT_PLACE_AT, /* “on Tidewell (blue)”, “in the Warp” */
} FpTextPlace;

/* fp_text_fill: @pattern (translated) with each {name} replaced; then pairs of name and value, ended by NULL.  An
 * empty value takes the blank before it along.  Free with g_free (). */
char *fp_text_fill (const char *pattern, ...) G_GNUC_NULL_TERMINATED;

/* fp_text_list: “A, B and C” of the strings in @items.  Free with g_free (). */
char *fp_text_list (const GPtrArray *items);

/* fp_text_seat: what @seat is called.  Owned by the names, the edition or the program. */
const char *fp_text_seat (const FpTextContext *wording, uint8_t seat);

/* fp_text_self: @seat by name, and its opponent, for words about a card of its own; with FP_NOBODY for @seat @name is
 * NULL.  What takes such a one as @self says “you” if that is NULL, or its @name is. */
FpTextSelf fp_text_self (const FpTextContext *wording, uint8_t seat);

/* fp_text_given_name: how a name that a set has given to something of its own (a counter, what a line binds, an
 * option) is shown: translated, or as it is written with blanks between its words.  Free with g_free (). */
char *fp_text_given_name (const char *name);

/* fp_text_place: @place in the words of @how; "" for FP_NO_PLACE.  Free with g_free (). */
char *fp_text_place (const FpTextContext *wording, int place, FpTextPlace how);

/* fp_text_word: @value of the list @words (FP_WORD_LIST_…) in plain words.  Static; NULL: unknown. */
const char *fp_text_word (const FpEdition *edition, guint words, int value);

/* fp_text_moment_name: what a step, whole or act is called in the middle of a sentence (“Reveal plans”, “the duel”,
 * “drawing cards”).  fp_text_has_moment: whether it is in the table at all. */
const char *fp_text_moment_name (const FpEdition *edition, guint procedure);
gboolean fp_text_has_moment (const FpEdition *edition, guint procedure);

/* fp_text_happening: @procedure as it happens to the player of expression @who (−1: the card's own): “the opponent
 * draws cards”, “the step “Reveal plans””.  fp_text_actions: each whose bit is in @acts.  fp_text_moments: the same
 * with when it is (“before you draw cards”).  fp_text_until: “until after the duel”, "" if no bit is set.  Free. */
char *fp_text_happening (const FpEngine *engine, const FpTextSelf *self, guint procedure, int who);
char *fp_text_actions (const FpEngine *engine, const FpTextSelf *self, const uint64_t actions[2], int who);
char *fp_text_moments (const FpEngine *engine, const FpTextSelf *self, FpWhen when, const uint64_t actions[2], int who);
char *fp_text_until (const FpEngine *engine, FpWhen when, const uint64_t actions[2]);

/* fp_text_query: what the edition's question @question is about (“hand limit”), NULL: not in the table.  Static. */
const char *fp_text_query (const FpEdition *edition, guint question);

/* fp_text_has_verb: whether the verb @id is in the table of verbs.  fp_text_has_decision: whether there is a question
 * for what decision kind @what asks. */
gboolean fp_text_has_verb (const char *id);
gboolean fp_text_has_decision (const char *what);

/* fp_text_may_see: whether the viewer may know what card @card is, going by where it lies now. */
gboolean fp_text_may_see (const FpTextContext *wording, uint16_t card);

/* fp_text_instance: card instance @card with its worth if @seen, else as it looks from behind.  Free with g_free ().
 */
char *fp_text_instance (const FpTextContext *wording, uint16_t card, gboolean seen);

/* fp_text_expression: expression @index of the catalog in plain words; "" for −1.  fp_text_expression_of: of a card
 * of
 * @self.  fp_text_text: the same for @text.  fp_text_place_expression: as a place to put things (“your hand”), NULL
 * if it isn't one.  Free with g_free (). */
char *fp_text_expression (const FpEngine *engine, int index);
char *fp_text_expression_of (const FpEngine *engine, const FpTextSelf *self, int index);
char *fp_text_text (const FpEngine *engine, const FpTextSelf *self, const char *text);
char *fp_text_place_expression (const FpEngine *engine, int index);

/* fp_text_reads: whether expression @index was written as just @text. */
gboolean fp_text_reads (const FpEngine *engine, int index, const char *text);

/* fp_text_has_own_names: whether it reads names that its program has given, which mean nothing outside of it. */
gboolean fp_text_has_own_names (const FpEngine *engine, int index);

/* fp_text_label: the own label of the instruction, translated; NULL: it has none. */
const char *fp_text_label (const FpEngine *engine, const FpInstruction *instruction);

/* fp_text_verb: an FP_OP_VERB as a phrase with all that it says but who does it (“recover up to 3 ships”).
 * fp_text_bound_name: what it calls that, for the lines behind it (“called “bait””); NULL: it gives no name.  Free
 * with g_free (). */
char *fp_text_verb (const FpEngine *engine, const FpInstruction *instruction);
char *fp_text_bound_name (const FpEngine *engine, const FpInstruction *instruction);

/* fp_text_rule: a `modify` as a phrase (“clout (you): 5 more, in a duel”); of a trigger or replacement what stands
 * before its program, with a colon.  @laid: a program lays it down.  Free with g_free (). */
char *fp_text_rule (const FpEngine *engine, const FpRule *rule, gboolean lasting);

/* fp_text_rule_head: that without “optionally” and colon.  fp_text_rule_actions: what it does, each line on its own, ""
 * if it only modifies.  Free with g_free (). */
char *fp_text_rule_head (const FpEngine *engine, const FpTextSelf *self, const FpRule *rule, gboolean lasting);
char *fp_text_rule_actions (const FpEngine *engine, const FpCardDef *card, const FpRule *rule);

/* fp_text_encounters: where what works only in encounters @in (bit 1 << FP_ENCOUNTER_…) works (“in a duel”); NULL:
 * everywhere.  fp_text_limit: how often an ability may be used (“at most once in the game”); NULL: as often as it
 * comes up.  Static. */
const char *fp_text_encounters (guint in);
const char *fp_text_limit (FpLimit limit);

/* fp_text_line: the label of the FP_OP_LINE or FP_OP_MAY at @index: its own, else a phrase of the first verb behind
 * it; NULL if it has neither.  fp_text_first_verb: that phrase, of the instructions from @first up to @stop.  Free. */
char *fp_text_line (const FpEngine *engine, int index);
char *fp_text_first_verb (const FpEngine *engine, int first, int stop);

/* fp_text_ability: “Fair Adjustment (Underdog)” of the ability of number @index in the catalog.  fp_text_rule_name:
 * of the rule @rule, laid down or not, whose card is @card (FP_NO_CARD: none).  Free with g_free (). */
char *fp_text_ability (const FpCatalog *catalog, int index);
char *fp_text_rule_name (const FpTextContext *wording, int rule, uint16_t card);

/* fp_text_zone: where cards have gone that now lie in @zone (“into Ada's hand”), "" where there are no words for it.
 * Free with g_free ().  fp_text_has_zone: whether there are for zones called @id. */
char *fp_text_zone (const FpTextContext *wording, guint zone);
gboolean fp_text_has_zone (const char *id);

/* fp_text_sees_cards: whether the viewer may read which cards @event is about.  fp_text_card_list: their names.
 * fp_text_chosen: what was chosen.  Free with g_free (). */
gboolean fp_text_sees_cards (const FpTextContext *wording, const FpEvent *event);
char *fp_text_card_list (const FpTextContext *wording, const FpEvent *event, gboolean seen);
char *fp_text_chosen (const FpTextContext *wording, const FpEvent *event);

/* Sentences for events of one kind each.  Free with g_free (). */
char *fp_text_format_use (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_declined (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_stopped (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_replaced (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_moved (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_counter (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_went_back (const FpTextContext *wording, const FpEvent *event);
char *fp_text_format_secret (const FpTextContext *wording, const FpEvent *event);
