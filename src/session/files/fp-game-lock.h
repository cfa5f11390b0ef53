/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lock that keeps two programs or windows from playing one game: they would lose each other's
 * choices. */
#pragma once

#include <glib.h>

/* fp_game_lock: takes the lock of the game in the file @path, which need not exist, into @lock:
 * close () gives it back. It lies in the user's runtime folder, not beside the game, so it outlives
 * that the file is replaced, and leaves nothing behind. @lock is −1 where locks aren't to be had.
 * FALSE with @error (FP_GAME_FILE_ERROR_IN_USE) if somebody else has it. */
gboolean fp_game_lock (const char *path, int *lock, GError **error);
