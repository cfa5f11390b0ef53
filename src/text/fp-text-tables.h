/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Look-up of words and sentences by id: the edition's own, those it shares, the machine's. */
#pragma once

#include "engine/runner/fp-edition-texts.h"
#include "engine/runner/fp-edition.h"

/* fp_text_moment, fp_text_verb_row: return the row of a procedure or verb, or NULL. Static. */
const FpMomentText *fp_text_moment (const FpEdition *edition, guint procedure);
const FpVerbText *fp_text_verb_row (const FpEdition *edition, const char *id);

/* fp_text_ending_row: returns the row of the ending @id (NULL: of none) of a game whose winners
 * needed @needed to win (0: not the same, or unknown), or NULL. Static. */
const FpEndingText *fp_text_ending_row (const FpEdition *edition, const char *id, int needed);

/* fp_text_other_title: returns the untranslated title that @step has only in encounters of the kind
 * @encounter, or NULL. Static. */
const char *fp_text_other_title (const FpEdition *edition, const char *encounter, const char *step);

/* fp_text_question: returns the untranslated question for decisions about @what (NULL: the purpose
 * of the step) in @step, or NULL. If @step is NULL, a question of any step is good.
 * fp_text_question_row: returns its row. Static. */
const FpQuestionText *fp_text_question_row (const FpEdition *edition, const char *step, const char *what);
const char *fp_text_question (const FpEdition *edition, const char *step, const char *what);

/* fp_text_event_row: returns the first row with a sentence for an event @id of @value while an
 * encounter of the kind @encounter (NULL: none) runs, or NULL. Static. */
const FpEventText *fp_text_event_row (const FpEdition *edition, const char *id, int value, const char *encounter);

/* fp_text_joint_event_row: returns the row with a sentence about events @id of several players, or
 * NULL. Static. */
const FpJointEventText *fp_text_joint_event_row (const FpEdition *edition, const char *id);

/* fp_text_changed_rule_row: returns row number @n, from 0, of the rules of an encounter that cards
 * may change, or NULL. Static. */
const FpChangedRuleText *fp_text_changed_rule_row (const FpEdition *edition, guint n);

/* fp_text_amount: returns the translated pattern for an amount of @n things, given by the attribute
 * @amount (“cards”) out of @set (as written, “” for none) of a line of @verb. Static. */
const char *fp_text_amount (const FpEdition *edition, const char *amount, const char *set, const char *verb, gulong n);

/* fp_text_encounter_row: returns the row of the kind of encounter @id, by default one that suits
 * every kind. Static. */
const FpEncounterText *fp_text_encounter_row (const FpEdition *edition, const char *id);

/* fp_text_standing_page: returns the rules page about the standing, without the edition, or NULL.
 * Static. */
const char *fp_text_standing_page (const FpEdition *edition);

/* fp_text_sentence: returns the translated sentence @sentence. fp_text_sentence_for: returns it for
 * a count of @n. Static. */
const char *fp_text_sentence (const FpEdition *edition, FpSentence sentence);
const char *fp_text_sentence_for (const FpEdition *edition, FpSentence sentence, gulong n);

/* fp_text_stake_row: returns the line about the stake @id, or NULL. Static.
 * fp_text_list_stakes, fp_text_find_talk: call FpEditionTexts.at_stake and .talk. */
const FpStakeText *fp_text_stake_row (const FpEdition *edition, const char *id);
guint fp_text_list_stakes (FpEngine *engine, int option, FpStake stakes[FP_MOST_STAKES]);
gboolean fp_text_find_talk (FpEngine *engine, uint8_t seat, FpTalk *talk);

/* fp_text_kind_row: returns the row of the kind @id of cards, or NULL. fp_text_word_row: returns
 * that of the word @id of the edition's own list @list, or NULL. Static. */
const FpKindText *fp_text_kind_row (const FpEdition *edition, const char *id);
const FpWordText *fp_text_word_row (const FpEdition *edition, const char *list, const char *id);

/* fp_text_deal_term_row: returns the row of the kind @id of terms in deals, about cards of @kind
 * (NULL: no kind), or NULL. Static. */
const FpDealTermText *fp_text_deal_term_row (const FpEdition *edition, const char *id, const char *kind);

/* fp_text_term: returns the name @word of the card language (“hand”, “that.cards”, “not known”) for
 * @use, or NULL. fp_text_function: returns the function @word, or NULL. Static. */
const FpTermText *fp_text_term (const FpEdition *edition, FpTermUse use, const char *word);
const FpFunctionText *fp_text_function (const FpEdition *edition, const char *word);

/* Terms of the machine (fp-text-terms.c). */
extern const FpTermText fp_text_machine_terms[], fp_text_machine_places[], fp_text_machine_named[];
extern const FpFunctionText fp_text_machine_functions[];

/* fp_text_name_of: returns the translated name of @id, or NULL. fp_text_zone_pattern: returns the
 * untranslated destination of cards in the zone @id. Zones that exist once for each running
 * encounter have the same words: “slot-2” is “slot”. Static. */
const char *fp_text_name_of (const FpEdition *edition, FpTextOf of, const char *id);
const char *fp_text_zone_pattern (const FpEdition *edition, const char *id);
