/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The daily games of the editions, as the window offers them. */
#pragma once

#include "model/game/fp-game.h"

/* The state of a day's game. */
typedef enum
{
  FP_DAILY_NEW, /* not begun, or begun and thrown away */
  FP_DAILY_BEGUN,
  FP_DAILY_ENDED,
} FpDailyState;

/* A day's game of an edition. Free it with fp_daily_game_free (). */
typedef struct
{
  guint edition; /* number in the order of the program */
  char *name; /* of the edition */
  char *day; /* “2026-11-28” */
  char *date; /* the day in words */
  FpDailyState state;
  char *path; /* file of the game that goes on; NULL: none */
  char *result; /* result of an ended game: “81 of 100 points”; NULL: none */
  char *line; /* line about an ended game, to send to others; NULL: none */
  gboolean today; /* FALSE: it can only be played for practice */
} FpDailyGame;

void fp_daily_game_free (FpDailyGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpDailyGame, fp_daily_game_free)

/* fp_daily_games_read: returns the games of all editions @back days ago, of FpDailyGame*, in the
 * order of the program. Free with g_ptr_array_unref (). */
GPtrArray *fp_daily_games_read (FpCatalogModel *catalog_model, guint back);

/* fp_daily_games_format_streak: returns a sentence about the days in a row, NULL for less than two.
 * Free with g_free (). */
char *fp_daily_games_format_streak (void);

/* fp_daily_game_begin: returns a new game of the day @back days ago, for a player called @name. One
 * of an earlier day is practice. @pace is as in fp_game_new (). The game has no file until
 * fp_game_keep (). NULL if its cards can't be read. (transfer full) */
FpGame *fp_daily_game_begin (FpCatalogModel *catalog_model, guint edition, guint back, const char *name, guint pace);
