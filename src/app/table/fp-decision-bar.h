/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question bar: who is asked, what, and the answers as buttons; always at the same place. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"
#include "model/items/fp-decision-item.h"

#define FP_TYPE_DECISION_BAR (fp_decision_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpDecisionBar, fp_decision_bar, FP, DECISION_BAR, AdwBin)

/* fp_decision_bar_show: shows @question; NULL: that the game is over, as told by @ending. */
void fp_decision_bar_show (FpDecisionBar *self, FpDecisionItem *question, const char *ending);

/* fp_decision_bar_set_box: whose rules book “?” looks into; NULL: none. */
void fp_decision_bar_set_box (FpDecisionBar *self, FpCatalogModel *box);

/* fp_decision_bar_set_status: what happened last. */
void fp_decision_bar_set_status (FpDecisionBar *self, const char *status);

/* fp_decision_bar_light: lights up the answers whose indices are in @options (of int), and no others; NULL: none. */
void fp_decision_bar_light (FpDecisionBar *self, const GArray *options);

/* fp_decision_bar_show_rule: opens what “?” opens; nothing if nobody at the screen is asked. */
void fp_decision_bar_show_rule (FpDecisionBar *self);
