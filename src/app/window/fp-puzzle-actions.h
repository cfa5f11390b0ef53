/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzles: the actions “puzzles”, “play-puzzle”, “puzzle-…” and “make-puzzle”, and the bar of
 * the puzzle that is played.
 *
 * Signals: “show” (path or NULL) when the page of puzzles is wanted, with the puzzle to point at.
 * “play” (FpGame) when a puzzle begins: the receiver closes the game and plays this one. “told”
 * (sentence) with a message about what was done. */
#pragma once

#include "app/table/fp-puzzle-bar.h"

#define FP_TYPE_PUZZLE_ACTIONS (fp_puzzle_actions_get_type ())
G_DECLARE_FINAL_TYPE (FpPuzzleActions, fp_puzzle_actions, FP, PUZZLE_ACTIONS, GObject)

/* fp_puzzle_actions_new: adds the actions to @window, which must outlive them. @bar belongs to the
 * window. */
FpPuzzleActions *fp_puzzle_actions_new (GtkApplicationWindow *window, FpPuzzleBar *bar);

/* fp_puzzle_actions_set_catalog: sets the cards of puzzles, and the @pace of their games as in
 * fp_game_new (). */
void fp_puzzle_actions_set_catalog (FpPuzzleActions *self, FpCatalogModel *catalog_model, guint pace);

/* fp_puzzle_actions_set_game: sets the game that is played; NULL for none. */
void fp_puzzle_actions_set_game (FpPuzzleActions *self, FpGame *game);

/* fp_puzzle_actions_update: enables the actions that are possible now, and disables those that save
 * the game of a puzzle. Call it after the update of the file's actions. @page is the name of the
 * window's page. */
void fp_puzzle_actions_update (FpPuzzleActions *self, const char *page);
