/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which files a game consists of, and whose they are. */
#pragma once

#include <glib.h>

/* fp_game_paths: the files that hold the game kept in @path, those that are there: itself, its journal.  Free with
 * g_strfreev (). */
char **fp_game_paths (const char *path);

/* fp_game_path_is_ours: whether @path lies in the games folder: nobody has put it where it is. */
gboolean fp_game_path_is_ours (const char *path);

/* fp_game_remove: deletes the files of the game kept in @path; what can't be deleted stays. */
void fp_game_remove (const char *path);

/* fp_game_put_aside: the game in the file @path, which is about to be replaced, is kept in another, whose path is put
 * into @aside (free with g_free (); NULL: there was none, or it could not be).  FALSE with @error
 * (FP_GAME_FILE_ERROR_IN_USE) if somebody is playing it. */
gboolean fp_game_put_aside (const char *path, char **aside, GError **error);
