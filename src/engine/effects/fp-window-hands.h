/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Optional effects that a hand may hold, for all that others know (fp-trigger-window.h). */
#pragma once

#include "engine/effects/fp-trigger-round.h"

/* fp_window_find_hands: finds the rules that work from a hand and are asked in windows, of the
 * cards that games may have (FpEdition.has_card). Called once, when @engine is made.
 * fp_window_forget_hands: frees what that has found. */
void fp_window_find_hands (FpEngine *engine);
void fp_window_forget_hands (FpEngine *engine);

/* fp_window_hands_answer: returns TRUE if a rule that hands may hold, whoever's, answers in a round
 * of @stage one of the rows @first to @last. */
gboolean fp_window_hands_answer (const FpEngine *engine, FpTriggerStage stage, guint first, guint last);

/* Returns TRUE to end the search at @rule, of the catalog. */
typedef gboolean (*FpHiddenRuleFunc) (FpEngine *engine, guint rule, gpointer data);

/* fp_window_find_hidden: calls @test with @data for each optional effect that a hidden card of
 * @seat's could have in a round of @stage about the rows @first to @last, until @test returns TRUE.
 * Only what everybody sees counts. Returns TRUE if @test has. */
gboolean fp_window_find_hidden (FpEngine *engine, FpTriggerStage stage, guint first, guint last, uint8_t seat,
                                FpHiddenRuleFunc test, gpointer data);

/* fp_window_could_hold: returns TRUE if a hidden card of @seat's could have an optional effect in a
 * round of @stage about the rows @first to @last. Only what everybody sees counts. */
gboolean fp_window_could_hold (FpEngine *engine, FpTriggerStage stage, guint first, guint last, uint8_t seat);
