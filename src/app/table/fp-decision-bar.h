/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decision bar: the seat that must decide, the question, and a button for each option. The bar
 * always stays in the same place. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"
#include "model/items/fp-decision-item.h"

#define FP_TYPE_DECISION_BAR (fp_decision_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpDecisionBar, fp_decision_bar, FP, DECISION_BAR, AdwBin)

/* fp_decision_bar_show: shows @decision. NULL means that the game is over; the bar then
 * shows @ending. @in_sight has for each option a widget on the table that stands for it and shows
 * its key, NULL for none (fp-option-target.h). Such an option has no button to be seen. */
void fp_decision_bar_show (FpDecisionBar *self, FpDecisionItem *decision, const char *ending, GPtrArray *in_sight);

/* fp_decision_bar_set_catalog: sets the source of the rules page that “?” opens; NULL for none. */
void fp_decision_bar_set_catalog (FpDecisionBar *self, FpCatalogModel *catalog_model);

/* fp_decision_bar_set_beside: puts the options beside the question, which has two lines then and
 * one below for its stake. The bar's height depends on the style alone: options without room
 * scroll. */
void fp_decision_bar_set_beside (FpDecisionBar *self, gboolean beside);

/* fp_decision_bar_ask_nothing: takes question and news away until fp_decision_bar_show (). */
void fp_decision_bar_ask_nothing (FpDecisionBar *self);

/* fp_decision_bar_set_status: shows @status, the latest event; NULL clears the line. */
void fp_decision_bar_set_status (FpDecisionBar *self, const char *status);

/* fp_decision_bar_light: highlights exactly the options whose indices are in @options (of int).
 * NULL highlights none. */
void fp_decision_bar_light (FpDecisionBar *self, const GArray *options);

/* fp_decision_bar_show_rule: opens the popover of “?”. Does nothing while no seat at this screen
 * has to decide. */
void fp_decision_bar_show_rule (FpDecisionBar *self);

/* fp_decision_bar_hint: returns the button that opens the hints, beside “Why?”; owned by the bar.
 * Its popover is the window's. */
GtkMenuButton *fp_decision_bar_hint (FpDecisionBar *self);
