/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages “record” and “daily” of the window, and their actions: “record”, “daily”,
 * “export-record” and “erase-record”.
 *
 * Signals: “show” (name of the page) when a page has been read and is to be shown. “begin” (FpGame)
 * when a daily game begins: the receiver leaves the game before and plays it. “continue” (path)
 * when one goes on. “told” (sentence) with a message about what was done. */
#pragma once

#include <adwaita.h>

#include "app/window/fp-banner.h"
#include "model/game/fp-game.h"

#define FP_TYPE_RECORD_ACTIONS (fp_record_actions_get_type ())
G_DECLARE_FINAL_TYPE (FpRecordActions, fp_record_actions, FP, RECORD_ACTIONS, GObject)

/* fp_record_actions_new: adds the actions to @window, which must outlive them. @record and @daily
 * get the pages when these are first shown; like @banner they belong to the window. @settings may
 * be NULL. */
FpRecordActions *fp_record_actions_new (GtkApplicationWindow *window, AdwBin *record, AdwBin *daily, FpBanner *banner,
                                        GSettings *settings);

/* fp_record_actions_set_catalog: sets the cards, and the pace of daily games (fp_game_new ()). */
void fp_record_actions_set_catalog (FpRecordActions *self, FpCatalogModel *catalog_model, guint pace);

/* fp_record_actions_update: enables the actions that @page allows. */
void fp_record_actions_update (FpRecordActions *self, const char *page);
