/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recent games: a list of FpRecentItem, the latest first.
 *
 * The list is read in another thread, since files may be many and disks slow. Files that hold no
 * game are left out.
 */
#pragma once

#include "model/items/fp-recent-item.h"

#define FP_TYPE_RECENT_GAMES (fp_recent_games_get_type ())
G_DECLARE_FINAL_TYPE (FpRecentGames, fp_recent_games, FP, RECENT_GAMES, GObject)

/* fp_recent_games_new: returns recent games that are not read yet. The signal “read” is emitted
 * after each reading. (transfer full) */
FpRecentGames *fp_recent_games_new (void);

/* fp_recent_games_list: returns the list of FpRecentItem, 10 at most, empty until it is read; owned
 * by @self. */
GListModel *fp_recent_games_list (FpRecentGames *self);

/* fp_recent_games_read: reads the games folder and the files @elsewhere (NULL-terminated, may be
 * NULL) again. The list keeps its items until that is done. */
void fp_recent_games_read (FpRecentGames *self, const char *const *elsewhere);

/* fp_recent_games_unfinished: returns the latest game that can be continued, or NULL. Owned by the
 * list. */
FpRecentItem *fp_recent_games_unfinished (FpRecentGames *self);

/* fp_recent_games_trash: moves the game @path to the trash and removes it from the list. Returns
 * FALSE with @error on failure: G_IO_ERROR_NOT_SUPPORTED if there is no trash, G_IO_ERROR_BUSY if
 * the game is open, or another G_IO_ERROR. */
gboolean fp_recent_games_trash (FpRecentGames *self, const char *path, GError **error);

/* fp_recent_games_delete: the same, but deletes the game for good. */
gboolean fp_recent_games_delete (FpRecentGames *self, const char *path, GError **error);

/* fp_recent_games_are_in: returns TRUE if @path is in the games folder. Its games are always
 * listed. */
gboolean fp_recent_games_are_in (const char *path);
