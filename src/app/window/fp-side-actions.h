/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the panel beside the table, which shows log and card, the rules, or “Why?”. Each
 * window has its own panel. The setting “side-panel” applies to the next window. */
#pragma once

#include "app/table/fp-table-page.h"

#define FP_TYPE_SIDE_ACTIONS (fp_side_actions_get_type ())
G_DECLARE_FINAL_TYPE (FpSideActions, fp_side_actions, FP, SIDE_ACTIONS, GObject)

/* fp_side_actions_new: adds the actions to @window, which must outlive them. @table and the buttons
 * @log_button and @rules_button belong to the window. @settings may be NULL. */
FpSideActions *fp_side_actions_new (GtkApplicationWindow *window, FpTablePage *table, GtkWidget *log_button,
                                    GtkWidget *rules_button, GSettings *settings);

/* fp_side_actions_set_catalog: sets the cards that the rules speak about. */
void fp_side_actions_set_catalog (FpSideActions *self, FpCatalogModel *catalog_model);

/* fp_side_actions_update: enables the actions that are possible now. @page is the name of the
 * window's page, @has_game is TRUE if a game is played. */
void fp_side_actions_update (FpSideActions *self, const char *page, gboolean has_game);

/* fp_side_actions_show_rules: shows the rules beside the table and focuses them. @place is as in
 * fp_rules_view_open (); NULL keeps the last page. Returns FALSE if no table is shown. */
gboolean fp_side_actions_show_rules (FpSideActions *self, const char *place);

/* fp_side_actions_hide_rules: hides the rules and shows what they had replaced. */
void fp_side_actions_hide_rules (FpSideActions *self);
