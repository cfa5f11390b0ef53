/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question bar: who is asked, what, and the answers as buttons; always at the same place. */
#pragma once

#include <adwaita.h>

#include "model/fp-box.h"
#include "model/fp-question-item.h"

#define FP_TYPE_QUESTION_BAR (fp_question_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpQuestionBar, fp_question_bar, FP, QUESTION_BAR, AdwBin)

/* fp_question_bar_show: shows @question; NULL: that the game is over, as told by @ending. */
void fp_question_bar_show (FpQuestionBar *self, FpQuestionItem *question, const char *ending);

/* fp_question_bar_set_box: whose rules book “?” looks into; NULL: none. */
void fp_question_bar_set_box (FpQuestionBar *self, FpBox *box);

/* fp_question_bar_set_status: what happened last. */
void fp_question_bar_set_status (FpQuestionBar *self, const char *status);

/* fp_question_bar_light: lights up the answers whose indices are in @options (of int), and no others; NULL: none. */
void fp_question_bar_light (FpQuestionBar *self, const GArray *options);

/* fp_question_bar_show_rule: opens what “?” opens; nothing if nobody at the screen is asked. */
void fp_question_bar_show_rule (FpQuestionBar *self);
