/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder of games that were not saved elsewhere: $XDG_DATA_HOME/fifth-planet/games.
 *
 * A game has a file there from its first choice on, so that there is always something to go on
 * with.
 */
#pragma once

#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

#define FP_GAMES_SUFFIX ".fifthplanet"

/* A game's entry in a list of games. Free with fp_game_info_free (). */
typedef struct
{
  char *path;
  char *players; /* “Ada – Computer” */
  char *sides; /* likewise with aliens: “Ada (Swarm) – Bo (Prime)”; NULL: they have none yet */
  char *when; /* “Turn 7”, translated; NULL: the game can't be opened */
  char *score; /* planets by seat: “2 : 1”; NULL: in the set-up */
  char *modules; /* “four planets, large-group cards”, translated; NULL: it has none */
  char *result; /* ending, a sentence, translated; NULL: the game goes on */
  /* reason why not everything, or nothing, can be opened: a sentence, translated; NULL: none */
  char *trouble;
  guint choices; /* choices so far, or since the position it was gone on from */
  gboolean begun; /* TRUE: a person has chosen something */
  guint campaign; /* number of the game in its campaign, 0: none */
  gboolean has_next; /* the game is over, and another one of its campaign follows */
  int turn; /* turns so far; −1: unknown, the game can't be opened */
  gint64 changed; /* seconds since the epoch */
} FpGameInfo;

void fp_game_info_free (FpGameInfo *info);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameInfo, fp_game_info_free)

/* fp_games_folder: returns the folder, which may not exist. Free with g_free (). */
char *fp_games_folder (void);

/* fp_games_new_path: returns a path for a new game of @setup in the folder, which is made if
 * needed; no file is there yet. NULL with @error (G_FILE_ERROR) if the folder can't be made. Free
 * with g_free (). */
char *fp_games_new_path (const FpSetup *setup, GError **error);

/* fp_game_info_read: returns the entry of the game in the file @path and its journal. Slow enough
 * for another thread if there are many. */
FpGameInfo *fp_game_info_read (const char *path, FpCatalogs *catalogs);

/* fp_games_list: returns the games in the folder, of FpGameInfo*, the last changed first, at most
 * @most; games without a choice are left out. */
GPtrArray *fp_games_list (FpCatalogs *catalogs, guint most);
