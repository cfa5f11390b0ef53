/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Autosave of a game. Once a game has a file, each choice is on disk as soon as it is made. Closing
 * the game folds all choices into the file.
 *
 * Errors are shown by fp_game_path () and fp_game_trouble (), and the game goes on. Slow disk
 * access happens in another thread, one request after the other. Callbacks are called from the main
 * loop.
 */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_keep: gives a game without a file a new one in the games folder. The file is deleted when
 * the game is closed before a person has chosen anything. */
void fp_game_keep (FpGame *self);

/* fp_game_try_again: tries once more to write what is not on disk. */
void fp_game_try_again (FpGame *self);

/* fp_game_save_async: folds all choices into the file now and retries failed writes. Errors:
 * G_FILE_ERROR. */
void fp_game_save_async (FpGame *self, GAsyncReadyCallback callback, gpointer data);

/* fp_game_save_as_async: moves the game to the file @path, which is replaced if it exists. The old
 * file is deleted if it was in the games folder. Errors: G_FILE_ERROR, or that another window plays
 * the game in @path. After an error nothing has changed. */
void fp_game_save_as_async (FpGame *self, const char *path, GAsyncReadyCallback callback, gpointer data);

/* fp_game_close_async: ends play, folds all choices into the file, and closes the file. The game is
 * kept alive until then. */
void fp_game_close_async (FpGame *self, GAsyncReadyCallback callback, gpointer data);

/* fp_game_autosave_finish: returns the result of any of these functions. */
gboolean fp_game_autosave_finish (FpGame *self, GAsyncResult *result, GError **error);

/* fp_game_is_kept_in: returns TRUE if @path is the game's file, by whatever name. */
gboolean fp_game_is_kept_in (FpGame *self, const char *path);
