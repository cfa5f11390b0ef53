/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The daily games of the editions. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-catalog-model-private.h"
#include "model/fp-daily-games.h"
#include "model/fp-recorder.h"
#include "model/game/fp-game-internal.h"
#include "record/fp-daily.h"
#include "record/fp-record-session.h"
#include "text/fp-text-table.h"

void
fp_daily_game_free (FpDailyGame *game)
{
  g_free (game->name);
  g_free (game->day);
  g_free (game->date);
  g_free (game->path);
  g_free (game->result);
  g_free (game->line);
  g_free (game);
}

/* Returns the day @back days ago. Free with g_free (). */
static char *
day_ago (guint back)
{
  g_autofree char *today = fp_daily_today ();
  return fp_daily_back (today, back);
}

/* Returns @day in the words of the language. Free with g_free (). */
static char *
format_date (const char *day)
{
  g_autofree char *time = g_strconcat (day, "T12:00:00Z", NULL);
  g_autoptr (GDateTime) noon = g_date_time_new_from_iso8601 (time, NULL);
  /* Translators: a date without the year, as g_date_time_format () takes it: “28 November”. */
  return noon != NULL ? g_date_time_format (noon, _ ("%-d %B")) : g_strdup (day);
}

/* Returns a session of @day's game, NULL if its cards can't be read. */
static FpSession *
new_session (FpCatalogModel *catalog_model, const FpEdition *edition, const char *day, const char *name)
{
  const FpCatalog *catalog = fp_daily_catalog (catalog_model->catalogs, edition);
  if (catalog == NULL)
    return NULL;
  FpSetup setup;
  fp_daily_set_up (&setup, catalog, day, name);
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

/* Returns the key of @day's game in the record, and puts its version into @version. NULL if its
 * cards can't be read. Free both with g_free (). */
static char *
find_key (FpCatalogModel *catalog_model, const FpEdition *edition, const char *day, char **version)
{
  const FpCatalog *catalog = fp_daily_catalog (catalog_model->catalogs, edition);
  if (catalog == NULL)
    return NULL;
  FpSetup setup;
  fp_daily_set_up (&setup, catalog, day, "");
  char *key = fp_record_setup_key (&setup);
  *version = fp_daily_version (catalog);
  fp_setup_clear (&setup);
  return key;
}

/* Opens the record if there is one; NULL if not. */
static FpRecord *
open_existing (void)
{
  g_autofree char *path = fp_record_path ();
  return g_file_test (path, G_FILE_TEST_EXISTS) ? fp_record_open (path, NULL) : NULL;
}

/* Fills in what @record knows of @game. */
static void
read_state (FpDailyGame *game, FpCatalogModel *catalog_model, FpRecord *record, const GPtrArray *games)
{
  const FpEdition *edition = fp_edition_nth (game->edition);
  g_autofree char *version = NULL, *today = fp_daily_today ();
  g_autofree char *key = find_key (catalog_model, edition, game->day, &version);
  g_autoptr (FpRecordDay) day = key != NULL ? fp_record_find_day (record, key) : NULL;
  g_autoptr (FpRecordGame) ended = day != NULL ? fp_record_find (record, key) : NULL;
  if (ended != NULL)
    {
      game->state = FP_DAILY_ENDED;
      /* Translators: the points of a daily game, and the most that there are. */
      game->result = g_strdup_printf (_ ("%d of %d points"), ended->score, FP_DAILY_MOST_SCORE);
      game->line = fp_daily_line (ended, edition, version, fp_daily_streak (games, today));
    }
  else if (day != NULL && day->path != NULL && g_file_test (day->path, G_FILE_TEST_EXISTS))
    {
      game->state = FP_DAILY_BEGUN;
      game->path = g_strdup (day->path);
    }
}

GPtrArray *
fp_daily_games_read (FpCatalogModel *catalog_model, guint back)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_daily_game_free);
  g_autofree char *day = day_ago (back);
  g_autoptr (FpRecord) record = open_existing ();
  g_autoptr (GPtrArray) games = record != NULL ? fp_record_games (record, NULL) : NULL;
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      const FpEdition *edition = fp_edition_nth (i);
      FpDailyGame *game = g_new0 (FpDailyGame, 1);
      *game = (FpDailyGame){ .edition = i,
                             .name = g_strdup (fp_text_table_label (edition, edition->id)),
                             .day = g_strdup (day),
                             .date = format_date (day),
                             .today = back == 0 };
      if (games != NULL)
        read_state (game, catalog_model, record, games);
      g_ptr_array_add (all, game);
    }
  return all;
}

char *
fp_daily_games_format_streak (void)
{
  g_autoptr (FpRecord) record = open_existing ();
  g_autoptr (GPtrArray) games = record != NULL ? fp_record_games (record, NULL) : NULL;
  g_autofree char *today = fp_daily_today ();
  guint streak = games != NULL ? fp_daily_streak (games, today) : 0;
  if (streak < 2)
    return NULL;
  /* Translators: the number of days in a row with a daily game. */
  return g_strdup_printf (ngettext ("Played on %u day in a row", "Played on %u days in a row", streak), streak);
}

FpGame *
fp_daily_game_begin (FpCatalogModel *catalog_model, guint edition, guint back, const char *name, guint pace)
{
  const FpEdition *rules = fp_edition_nth (edition);
  g_autofree char *day = day_ago (back);
  FpSession *session = rules != NULL ? new_session (catalog_model, rules, day, name) : NULL;
  if (session == NULL)
    return NULL;
  FpGame *game = fp_game_new_for (catalog_model, session, pace);
  fp_recorder_attach (game);
  fp_recorder_set_day (fp_recorder_of (game), day, back > 0);
  fp_game_begin (game);
  return game;
}
