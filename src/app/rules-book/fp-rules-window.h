/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book in a window of its own, beside the table. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"
#include "model/game/fp-game.h"

#define FP_TYPE_RULES_WINDOW (fp_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesWindow, fp_rules_window, FP, RULES_WINDOW, AdwWindow)

/* fp_rules_window_new: returns a window with the rules of @catalog_model. @settings stores the last
 * place and may be NULL. */
GtkWindow *fp_rules_window_new (GtkApplication *application, FpCatalogModel *catalog_model, GSettings *settings);

/* fp_rules_window_set_game: as in fp_rules_view_set_game (). */
void fp_rules_window_set_game (FpRulesWindow *self, FpGame *game);

/* fp_rules_window_open: shows @place, as in fp_rules_view_open (). */
void fp_rules_window_open (FpRulesWindow *self, const char *place);
