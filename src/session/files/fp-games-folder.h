/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder in which games are kept that nobody has saved elsewhere: $XDG_DATA_HOME/fifth-planet/games.
 *
 * A game has a file there from its first choice on, so that there is always something to go on with.
 */
#pragma once

#include "session/game/fp-session.h"

#define FP_GAMES_SUFFIX ".fifthplanet"

/* What a list of games says of one.  Freed by fp_game_info_free (). */
typedef struct
{
  char *path;
  char *players; /* “Ada – Computer” */
  char *result; /* how it ended, a sentence, translated; NULL: it goes on */
  char *trouble; /* why not all of it can be opened, or nothing, a sentence, translated; NULL: it can */
  guint choices; /* made so far, or since the position from which it was gone on with */
  gboolean begun; /* somebody has chosen something */
  int turn; /* destiny cards so far; −1: not known, the game can't be opened */
  gint64 changed; /* seconds since the epoch */
} FpGameInfo;

void fp_game_info_free (FpGameInfo *info);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameInfo, fp_game_info_free)

/* fp_games_folder: that folder, whether it exists or not.  Free with g_free (). */
char *fp_games_folder (void);

/* fp_games_new_path: a name for a new game of @setup in that folder, which is made if need be; no file is there yet.
 * NULL with @error (G_FILE_ERROR) if the folder can't be made.  Free with g_free (). */
char *fp_games_new_path (const FpSetup *setup, GError **error);

/* fp_game_info_read: what a list says of the game in the file @path and its journal.  Slow enough to be left to another
 * thread where there are many. */
FpGameInfo *fp_game_info_read (const char *path, FpCatalogs *catalogs);

/* fp_games_list: the games in the folder, of FpGameInfo*, the one changed last first, at most @most; games in which
 * nobody chose anything are left out. */
GPtrArray *fp_games_list (FpCatalogs *catalogs, guint most);
