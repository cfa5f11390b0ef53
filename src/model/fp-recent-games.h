/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that somebody played lately: a list of FpRecentItem, the latest first.
 *
 * It is read by another thread: files may be many, and disks slow.  A file that holds no game is not in it.
 */
#pragma once

#include "model/items/fp-recent-item.h"

#define FP_TYPE_RECENT_GAMES (fp_recent_games_get_type ())
G_DECLARE_FINAL_TYPE (FpRecentGames, fp_recent_games, FP, RECENT_GAMES, GObject)

/* fp_recent_games_new: a list (a GListModel) that is empty until it is read.  Signal “read”: it has been.  (transfer
 * full) */
FpRecentGames *fp_recent_games_new (void);

/* fp_recent_games_read: reads it anew: the games folder and the files @elsewhere (NULL-terminated, may be NULL).  What
 * it shows changes only when that is done. */
void fp_recent_games_read (FpRecentGames *self, const char *const *elsewhere);

/* fp_recent_games_unfinished: the latest game that can be gone on with, NULL: none.  Owned by the list. */
FpRecentItem *fp_recent_games_unfinished (FpRecentGames *self);

/* fp_recent_games_trash: puts the game @path into the trash and takes it off the list.  FALSE with @error (G_IO_ERROR;
 * _NOT_SUPPORTED: there is no trash there, _BUSY: somebody plays it). */
gboolean fp_recent_games_trash (FpRecentGames *self, const char *path, GError **error);

/* fp_recent_games_delete: deletes it for ever instead. */
gboolean fp_recent_games_delete (FpRecentGames *self, const char *path, GError **error);

/* fp_recent_games_are_in: whether @path lies in the games folder, whose games are in the list anyway. */
gboolean fp_recent_games_are_in (const char *path);
