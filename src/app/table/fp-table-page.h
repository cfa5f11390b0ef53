/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table page: the players, destiny, planets, the encounter, the decision bar and the log. */
#pragma once

#include <adwaita.h>

#include "app/panels/fp-log-panel.h"
#include "app/motion/fp-motion-layer.h"
#include "app/rules-book/fp-rules-view.h"
#include "app/table/fp-table-scale.h"
#include "model/game/fp-deal-clock.h"
#include "model/fp-coach.h"
#include "model/game/fp-game.h"
#include "model/items/fp-hint-item.h"

#define FP_TYPE_TABLE_PAGE (fp_table_page_get_type ())
G_DECLARE_FINAL_TYPE (FpTablePage, fp_table_page, FP, TABLE_PAGE, AdwBin)

/* fp_table_page_set_game: shows @game (NULL for none) and follows it. */
void fp_table_page_set_game (FpTablePage *self, FpGame *game);

/* fp_table_page_show_side: shows @page beside the table: “log” (with the card details),
 * “rules”, “why”, or NULL for nothing. fp_table_page_side: returns the page that is shown, a
 * static string. */
void fp_table_page_show_side (FpTablePage *self, const char *page);
const char *fp_table_page_side (FpTablePage *self);

/* fp_table_page_scale: returns the scale at which the table is drawn. Transfer none. */
FpTableScale *fp_table_page_scale (FpTablePage *self);

/* fp_table_page_shows_rules: returns TRUE if the rules are shown beside the table. */
gboolean fp_table_page_shows_rules (FpTablePage *self);

/* fp_table_page_rules: returns the rules beside the table; owned by the page. They are made by the
 * first call. */
FpRulesView *fp_table_page_rules (FpTablePage *self);

/* fp_table_page_log: returns the log beside the table; owned by the page. */
FpLogPanel *fp_table_page_log (FpTablePage *self);

/* fp_table_page_hint: returns the button that opens the hints; owned by the page. */
GtkMenuButton *fp_table_page_hint (FpTablePage *self);

/* fp_table_page_why: returns the “Why?” panel, beside the table or above its sky; owned by the
 * page. */
GtkWidget *fp_table_page_why (FpTablePage *self);

/* fp_table_page_point_at: highlights the cards and options of @hint; NULL highlights nothing. */
void fp_table_page_point_at (FpTablePage *self, FpHintItem *hint);

/* fp_table_page_set_clock: sets the clock of the game's deals, NULL: none. */
void fp_table_page_set_clock (FpTablePage *self, FpDealClock *clock);

/* fp_table_page_compose: moves the focus to where an offer in a deal is composed. Returns FALSE if
 * none is. */
gboolean fp_table_page_compose (FpTablePage *self);

/* fp_table_page_show_rule: opens the rule of the pending decision. */
void fp_table_page_show_rule (FpTablePage *self);

/* fp_table_page_motion: returns the motion layer; owned by the page. */
FpMotionLayer *fp_table_page_motion (FpTablePage *self);

/* fp_table_page_set_coach: shows the notes of @coach, which belongs to the same game; NULL
 * for none. */
void fp_table_page_set_coach (FpTablePage *self, FpCoach *coach);

/* fp_table_page_asks: returns TRUE unless the question, or a held result, waits until the table is
 * still. */
gboolean fp_table_page_asks (FpTablePage *self);
