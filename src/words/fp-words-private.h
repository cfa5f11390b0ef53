/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sentence makers share among themselves.
 *
 * Sentences are patterns with named places such as “{seat} draws {count} cards.”, so that a translator can put the
 * parts in any order.  Phrases that may stand inside a sentence begin with a small letter; who puts one first calls
 * fp_words_capital ().
 */
#pragma once

#include "config.h"
#include <glib/gi18n-lib.h>
#include "words/fp-words.h"

/* Marks a sentence for one thing and for several in a table; g_dngettext () translates it.  po/meson.build knows it. */
#define FP_PLURAL(one, many) one, many

/* For whom a sentence is made. */
typedef struct
{
  const FpEngine *engine;
  const FpWordsNames *names; /* NULL: seats are called by their ids */
  uint8_t viewer; /* FP_NOBODY: a bystander */
} FpWording;

/* Who the player of a card is, where that is said by name instead of with “you”. */
typedef struct
{
  const char *name;
  const char *opponent; /* NULL: there are several others */
} FpWordsSelf;

/* Rows of the table of places that aren't planets (fp-state.h). */
enum
{
  FP_WORDS_PLACE_OUT,
  FP_WORDS_PLACE_SUPPLY,
  FP_WORDS_PLACE_WARP,
};

/* How a place is spoken of. */
typedef enum
{
  FP_WORDS_PLACE_NAME, /* “Tidewell (blue)”, “the Warp” */
  FP_WORDS_PLACE_FROM, /* “from Tidewell (blue)” */
  FP_WORDS_PLACE_TO,
  FP_WORDS_PLACE_AT, /* “on Tidewell (blue)”, “in the Warp” */
} FpWordsPlace;

/* fp_words_fill: @pattern (translated) with each {name} replaced; then pairs of name and value, ended by NULL.  An
 * empty value takes the blank before it along.  Free with g_free (). */
char *fp_words_fill (const char *pattern, ...) G_GNUC_NULL_TERMINATED;

/* fp_words_list: “A, B and C” of the strings in @items.  Free with g_free (). */
char *fp_words_list (const GPtrArray *items);

/* fp_words_seat: what @seat is called.  Owned by the names, the edition or the program. */
const char *fp_words_seat (const FpWording *wording, uint8_t seat);

/* fp_words_self: @seat by name, and its opponent, for words about a card of its own; with FP_NOBODY for @seat @name is
 * NULL.  What takes such a one as @self says “you” if that is NULL, or its @name is. */
FpWordsSelf fp_words_self (const FpWording *wording, uint8_t seat);

/* fp_words_given_name: how a name that a set has given to something of its own (a counter, what a line binds, an
 * option) is shown: translated, or as it is written with blanks between its words.  Free with g_free (). */
char *fp_words_given_name (const char *name);

/* fp_words_place: @place in the words of @how; "" for FP_NO_PLACE.  Free with g_free (). */
char *fp_words_place (const FpWording *wording, int place, FpWordsPlace how);

/* fp_words_word: @value of the list @words (FP_WORDS_…) in plain words.  Static; NULL: unknown. */
const char *fp_words_word (const FpEdition *edition, guint words, int value);

/* fp_words_moment_name: what a step, whole or act is called in the middle of a sentence (“Reveal plans”, “the duel”,
 * “drawing cards”).  fp_words_has_moment: whether it is in the table at all. */
const char *fp_words_moment_name (const FpEdition *edition, guint procedure);
gboolean fp_words_has_moment (const FpEdition *edition, guint procedure);

/* fp_words_happening: @procedure as it happens to the player of expression @who (−1: the card's own): “the opponent
 * draws cards”, “the step “Reveal plans””.  fp_words_acts: each whose bit is in @acts.  fp_words_moments: the same with
 * when it is (“before you draw cards”).  fp_words_until: “until after the duel”, "" if no bit is set.  Free. */
char *fp_words_happening (const FpEngine *engine, const FpWordsSelf *self, guint procedure, int who);
char *fp_words_acts (const FpEngine *engine, const FpWordsSelf *self, const uint64_t acts[2], int who);
char *fp_words_moments (const FpEngine *engine, const FpWordsSelf *self, FpWhen when, const uint64_t acts[2], int who);
char *fp_words_until (const FpEngine *engine, FpWhen when, const uint64_t acts[2]);

/* fp_words_asked: what the edition's question @question is about (“hand limit”), NULL: not in the table.  Static. */
const char *fp_words_asked (const FpEdition *edition, guint question);

/* fp_words_has_verb: whether the verb @id is in the table of verbs.  fp_words_has_question: whether there is a question
 * for what decision kind @what asks. */
gboolean fp_words_has_verb (const char *id);
gboolean fp_words_has_question (const char *what);

/* fp_words_may_see: whether the viewer may know what card @card is, going by where it lies now. */
gboolean fp_words_may_see (const FpWording *wording, uint16_t card);

/* fp_words_instance: card instance @card with its worth if @seen, else as it looks from behind.  Free with g_free ().
 */
char *fp_words_instance (const FpWording *wording, uint16_t card, gboolean seen);

/* fp_words_expression: expression @index of the catalog in plain words; "" for −1.  fp_words_expression_of: of a card
 * of
 * @self.  fp_words_text: the same for @text.  fp_words_place_expression: as a place to put things (“your hand”), NULL
 * if it isn't one.  Free with g_free (). */
char *fp_words_expression (const FpEngine *engine, int index);
char *fp_words_expression_of (const FpEngine *engine, const FpWordsSelf *self, int index);
char *fp_words_text (const FpEngine *engine, const FpWordsSelf *self, const char *text);
char *fp_words_place_expression (const FpEngine *engine, int index);

/* fp_words_reads: whether expression @index was written as just @text. */
gboolean fp_words_reads (const FpEngine *engine, int index, const char *text);

/* fp_words_has_own_names: whether it reads names that its program has given, which mean nothing outside of it. */
gboolean fp_words_has_own_names (const FpEngine *engine, int index);

/* fp_words_label: the own label of the instruction, translated; NULL: it has none. */
const char *fp_words_label (const FpEngine *engine, const FpInstruction *instruction);

/* fp_words_verb: an FP_OP_VERB as a phrase with all that it says but who does it (“recover up to 3 ships”).
 * fp_words_bound_name: what it calls that, for the lines behind it (“called “bait””); NULL: it gives no name.  Free
 * with g_free (). */
char *fp_words_verb (const FpEngine *engine, const FpInstruction *instruction);
char *fp_words_bound_name (const FpEngine *engine, const FpInstruction *instruction);

/* fp_words_rule: a `modify` as a phrase (“clout (you): 5 more, in a duel”); of a trigger or replacement what stands
 * before its program, with a colon.  @laid: a program lays it down.  Free with g_free (). */
char *fp_words_rule (const FpEngine *engine, const FpRule *rule, gboolean laid);

/* fp_words_rule_head: that without “optionally” and colon.  fp_words_rule_deeds: what it does, each line on its own, ""
 * if it only modifies.  Free with g_free (). */
char *fp_words_rule_head (const FpEngine *engine, const FpWordsSelf *self, const FpRule *rule, gboolean laid);
char *fp_words_rule_deeds (const FpEngine *engine, const FpCardDef *card, const FpRule *rule);

/* fp_words_encounters: where what works only in encounters @in (bit 1 << FP_ENCOUNTER_…) works (“in a duel”); NULL:
 * everywhere.  fp_words_limit: how often an ability may be used (“at most once in the game”); NULL: as often as it
 * comes up.  Static. */
const char *fp_words_encounters (guint in);
const char *fp_words_limit (FpLimit limit);

/* fp_words_line: the label of the FP_OP_LINE or FP_OP_MAY at @index: its own, else a phrase of the first verb behind
 * it; NULL if it has neither.  fp_words_first_verb: that phrase, of the instructions from @first up to @stop.  Free. */
char *fp_words_line (const FpEngine *engine, int index);
char *fp_words_first_verb (const FpEngine *engine, int first, int stop);

/* fp_words_ability: “Fair Adjustment (Underdog)” of the ability of number @index in the catalog.  fp_words_rule_name:
 * of the rule @rule, laid down or not, whose card is @card (FP_NO_CARD: none).  Free with g_free (). */
char *fp_words_ability (const FpCatalog *catalog, int index);
char *fp_words_rule_name (const FpWording *wording, int rule, uint16_t card);

/* fp_words_zone: where cards have gone that now lie in @zone (“into Ada's hand”), "" where there are no words for it.
 * Free with g_free ().  fp_words_has_zone: whether there are for zones called @id. */
char *fp_words_zone (const FpWording *wording, guint zone);
gboolean fp_words_has_zone (const char *id);

/* fp_words_sees_cards: whether the viewer may read which cards @event is about.  fp_words_card_list: their names.
 * fp_words_chosen: what was chosen.  Free with g_free (). */
gboolean fp_words_sees_cards (const FpWording *wording, const FpEvent *event);
char *fp_words_card_list (const FpWording *wording, const FpEvent *event, gboolean seen);
char *fp_words_chosen (const FpWording *wording, const FpEvent *event);

/* Sentences for events of one kind each.  Free with g_free (). */
char *fp_words_tell_use (const FpWording *wording, const FpEvent *event);
char *fp_words_tell_declined (const FpWording *wording, const FpEvent *event);
char *fp_words_tell_stopped (const FpWording *wording, const FpEvent *event);
char *fp_words_tell_replaced (const FpWording *wording, const FpEvent *event);
char *fp_words_tell_moved (const FpWording *wording, const FpEvent *event);
char *fp_words_tell_counter (const FpWording *wording, const FpEvent *event);
char *fp_words_tell_went_back (const FpWording *wording, const FpEvent *event);
char *fp_words_tell_secret (const FpWording *wording, const FpEvent *event);
