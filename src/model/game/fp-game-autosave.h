/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file in which a game is kept: it has one from its first moment, each choice is on disk as soon as it is made, and
 * closing folds all that into the file.
 *
 * Whatever goes wrong shows in the properties “path” and “trouble” of the game, which goes on.  What waits for the disk
 * is done by another thread; several wishes are fulfilled one after the other.  Callbacks come from the main loop.
 */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_keep: keeps a game that is in no file in one of its own in the games folder.  The file goes again when the
 * game is closed and no person has chosen anything in it. */
void fp_game_keep (FpGame *self);

/* fp_game_try_again: tries once more to get on disk what is not. */
void fp_game_try_again (FpGame *self);

/* fp_game_save_async: folds what was played into the file now; what could not be kept is tried once more.  Errors:
 * G_FILE_ERROR. */
void fp_game_save_async (FpGame *self, GAsyncReadyCallback callback, gpointer data);

/* fp_game_save_as_async: keeps the game in the file @path from now on, which is replaced if it is there; the one in
 * which it was goes if it lay in the games folder: the game has moved.  Errors: G_FILE_ERROR, and that another window
 * plays the game in @path; all is then as it was. */
void fp_game_save_as_async (FpGame *self, const char *path, GAsyncReadyCallback callback, gpointer data);

/* fp_game_close_async: nobody plays any more, all is folded into the file, and the file is let go.  The game lives
 * until then. */
void fp_game_close_async (FpGame *self, GAsyncReadyCallback callback, gpointer data);

/* fp_game_autosave_finish: how any of them went. */
gboolean fp_game_autosave_finish (FpGame *self, GAsyncResult *result, GError **error);

/* fp_game_is_kept_in: whether @path is the file in which the game is kept, by whatever name. */
gboolean fp_game_is_kept_in (FpGame *self, const char *path);
