/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: both players, destiny, planets, the duel, the question and the log. */
#pragma once

#include <adwaita.h>

#include "app/panels/fp-log-panel.h"
#include "app/motion/fp-motion-layer.h"
#include "app/rules-book/fp-rules-view.h"
#include "app/table/fp-table-scale.h"
#include "model/fp-coach.h"
#include "model/game/fp-game.h"
#include "model/items/fp-hint-item.h"

#define FP_TYPE_TABLE_PAGE (fp_table_page_get_type ())
G_DECLARE_FINAL_TYPE (FpTablePage, fp_table_page, FP, TABLE_PAGE, AdwBin)

/* fp_table_page_set_game: shows @game (NULL: none) and follows it. */
void fp_table_page_set_game (FpTablePage *self, FpGame *game);

/* fp_table_page_show_side: shows @page beside the table: “log” (with the card that is read), “rules”, “why”; NULL:
 * nothing.  fp_table_page_side: which is there.  Static. */
void fp_table_page_show_side (FpTablePage *self, const char *page);
const char *fp_table_page_side (FpTablePage *self);

/* fp_table_page_scale: how large it is drawn.  Transfer none. */
FpTableScale *fp_table_page_scale (FpTablePage *self);

/* fp_table_page_shows_rules: whether the rules are there. */
gboolean fp_table_page_shows_rules (FpTablePage *self);

/* fp_table_page_rules: the rules beside the table; owned by the page. */
FpRulesView *fp_table_page_rules (FpTablePage *self);

/* fp_table_page_log: the log beside the table; owned by the page. */
FpLogPanel *fp_table_page_log (FpTablePage *self);

/* fp_table_page_why: “Why?” beside the table; owned by the page. */
GtkWidget *fp_table_page_why (FpTablePage *self);

/* fp_table_page_point_at: lights up what @hint is about; NULL: nothing. */
void fp_table_page_point_at (FpTablePage *self, FpHintItem *hint);

/* fp_table_page_show_rule: names the rule of the open question. */
void fp_table_page_show_rule (FpTablePage *self);

/* fp_table_page_motion: what moves on the table; owned by the page. */
FpMotionLayer *fp_table_page_motion (FpTablePage *self);

/* fp_table_page_set_coach: shows what @coach, which sits at the same game, has to say; NULL: nobody does. */
void fp_table_page_set_coach (FpTablePage *self, FpCoach *coach);
