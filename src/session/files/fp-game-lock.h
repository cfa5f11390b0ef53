/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lock that keeps two programs or windows from playing one game: they would lose each other's
 * choices.
 *
 * It consists of a file in the user's runtime folder, for games in folders that can't be written, a
 * file beside the game, for programs with another runtime folder, and the game's file itself, which
 * may have another name as well (a hard link). Nothing is left behind.
 */
#pragma once

#include <glib.h>

typedef struct _FpGameLock FpGameLock;

/* fp_game_lock: takes the lock of the game in the file @path, which need not exist, into @lock.
 * Files that can't be locked don't count. FALSE with @error (FP_GAME_FILE_ERROR_IN_USE) if
 * somebody else has it; @lock is then NULL. */
gboolean fp_game_lock (const char *path, FpGameLock **lock, GError **error);

/* fp_game_lock_renew: locks the game's file after it was replaced. */
void fp_game_lock_renew (FpGameLock *lock);

/* fp_game_unlock: gives @lock back (transfer full; NULL: nothing happens). */
void fp_game_unlock (FpGameLock *lock);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameLock, fp_game_unlock)
