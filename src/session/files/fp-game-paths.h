/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files that make up a game, and their owner. */
#pragma once

#include <glib.h>

/* fp_game_paths: returns the existing files of the game in @path: the save and its journal. Free
 * with g_strfreev (). */
char **fp_game_paths (const char *path);

/* fp_game_path_is_ours: returns TRUE if @path lies in the games folder, where nobody has chosen its
 * place. */
gboolean fp_game_path_is_ours (const char *path);

/* fp_game_remove: deletes the files of the game in @path; a file that can't be deleted stays. */
void fp_game_remove (const char *path);

/* fp_game_put_aside: moves the game in the file @path, which is about to be replaced, to another
 * file, whose path is put into @aside (free with g_free (); NULL: there was none, or it failed).
 * FALSE with @error (FP_GAME_FILE_ERROR_IN_USE) if it is being played. */
gboolean fp_game_put_aside (const char *path, char **aside, GError **error);
