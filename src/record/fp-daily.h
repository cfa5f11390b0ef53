/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The daily game: one game a day for each edition, the same for everybody with the same version of
 * the program's rules and cards. Cards of the user's own stay out of it.
 *
 * The score is out of 100:
 * - 40 for winning alone, 25 for winning together with others.
 * - up to 30 for your standing, in proportion to what is needed to win.
 * - for a winner up to 20, two less for each round after the first. A round is a turn for each
 *   player.
 * - for a winner up to 10 by the level of the weakest opponent.
 */
#pragma once

#include "record/fp-record.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

enum
{
  FP_DAILY_MOST_SCORE = 100,
};

/* fp_daily_today: returns the present day as “2026-11-28”. fp_daily_back: returns the day @n days
 * before @day, NULL if @day is none. Free with g_free (). */
char *fp_daily_today (void);
char *fp_daily_back (const char *day, guint n);

/* fp_daily_catalog: returns the cards of the daily game of @edition, owned by @catalogs. NULL if
 * they can't be read. */
const FpCatalog *fp_daily_catalog (FpCatalogs *catalogs, const FpEdition *edition);

/* fp_daily_version: returns six digits that stand for the version of the rules and cards in
 * @catalog. Free with g_free (). */
char *fp_daily_version (const FpCatalog *catalog);

/* fp_daily_set_up: initializes @setup with the game of @day for a person called @name. Clear it
 * with fp_setup_clear (). */
void fp_daily_set_up (FpSetup *setup, const FpCatalog *catalog, const char *day, const char *name);

/* fp_daily_score: returns the points of @game. */
int fp_daily_score (const FpRecordGame *game);

/* fp_daily_streak: returns the number of days in a row, up to @today or the day before, for which
 * @games has a finished daily game of any edition. */
guint fp_daily_streak (const GPtrArray *games, const char *today);

/* fp_daily_line: returns a line about @game, a finished daily game of @edition, to send to others.
 * It says nothing about the course of the game. @version is of fp_daily_version () and @streak of
 * fp_daily_streak (). Free with g_free (). */
char *fp_daily_line (const FpRecordGame *game, const FpEdition *edition, const char *version, guint streak);
