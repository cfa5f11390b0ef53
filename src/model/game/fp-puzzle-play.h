/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle being played: its game, and what its first answer is worth.
 *
 * The game begins at the puzzle's moment and goes on like any other, so an answer can be taken
 * back. The signal “changed” is emitted when the state or the text changes. */
#pragma once

#include "model/game/fp-game.h"

#define FP_TYPE_PUZZLE_PLAY (fp_puzzle_play_get_type ())
G_DECLARE_FINAL_TYPE (FpPuzzlePlay, fp_puzzle_play, FP, PUZZLE_PLAY, GObject)

typedef enum
{
  FP_PUZZLE_OPEN, /* nothing is answered yet */
  FP_PUZZLE_FAILED, /* the first answer doesn't win */
  FP_PUZZLE_SOLVED,
} FpPuzzleState;

/* fp_puzzle_play_new: returns a play of the puzzle in the file @path. @pace is as in fp_game_new
 * (). NULL: the file is not sound. (transfer full) */
FpPuzzlePlay *fp_puzzle_play_new (FpCatalogModel *catalog_model, const char *path, guint pace);

/* fp_puzzle_play_is_of: returns TRUE if @game is that of a puzzle. Such a game has no file, and the
 * record leaves it out. */
gboolean fp_puzzle_play_is_of (FpGame *game);

/* fp_puzzle_play_game, fp_puzzle_play_path: return the game and the file; owned by @self.
 * fp_puzzle_play_edition: returns the id of the edition. Static. */
FpGame *fp_puzzle_play_game (FpPuzzlePlay *self);
const char *fp_puzzle_play_path (FpPuzzlePlay *self);
const char *fp_puzzle_play_edition (FpPuzzlePlay *self);

FpPuzzleState fp_puzzle_play_state (FpPuzzlePlay *self);

/* fp_puzzle_play_text: returns the task, or what the answer is worth. fp_puzzle_play_line: returns
 * how the others answer one that doesn't win, or NULL. fp_puzzle_play_hands: returns the hands of
 * the others, a line each. All are owned by @self. */
const char *fp_puzzle_play_text (FpPuzzlePlay *self);
const char *fp_puzzle_play_line (FpPuzzlePlay *self);
const char *fp_puzzle_play_hands (FpPuzzlePlay *self);

/* fp_puzzle_play_hint: tells two answers of which one wins. fp_puzzle_play_show_solution: tells the
 * answer. */
void fp_puzzle_play_hint (FpPuzzlePlay *self);
void fp_puzzle_play_show_solution (FpPuzzlePlay *self);
