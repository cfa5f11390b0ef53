/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that the game of a window follows: whether forced passes are asked about, how
 * long results are held, and the time for a deal. */
#pragma once

#include "app/table/fp-table-page.h"

#define FP_TYPE_GAME_SETTINGS (fp_game_settings_get_type ())
G_DECLARE_FINAL_TYPE (FpGameSettings, fp_game_settings, FP, GAME_SETTINGS, GObject)

/* fp_game_settings_new: returns an object that follows @settings (NULL: all stays as games begin)
 * and shows the clock of deals on @table. (transfer full) */
FpGameSettings *fp_game_settings_new (FpTablePage *table, GSettings *settings);

/* fp_game_settings_set_game: sets the game (NULL: none). */
void fp_game_settings_set_game (FpGameSettings *self, FpGame *game);
