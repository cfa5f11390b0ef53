/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's record in words. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-levels.h"
#include "model/fp-record-summary.h"
#include "model/items/fp-recent-item.h"
#include "record/fp-daily.h"
#include "record/fp-feats.h"
#include "record/fp-record-sums.h"
#include "text/fp-text-table.h"

enum
{
  MOST_GAMES = 20, /* listed one by one */
  MOST_COMPANIONS = 12,
};

static void
free_line (gpointer data)
{
  FpRecordLine *line = data;
  g_free (line->label);
  g_free (line->value);
  g_free (line);
}

static void
free_group (gpointer data)
{
  FpRecordGroup *group = data;
  g_free (group->title);
  g_ptr_array_unref (group->lines);
  g_free (group);
}

void
fp_record_summary_free (FpRecordSummary *summary)
{
  g_free (summary->trouble);
  g_ptr_array_unref (summary->groups);
  g_ptr_array_unref (summary->feats);
  g_ptr_array_unref (summary->games);
  g_free (summary);
}

/* Takes ownership of both strings. */
static void
add_line (GPtrArray *lines, char *label, char *value)
{
  FpRecordLine *line = g_new (FpRecordLine, 1);
  *line = (FpRecordLine){ label, value };
  g_ptr_array_add (lines, line);
}

static FpRecordGroup *
add_group (FpRecordSummary *summary, const char *title)
{
  FpRecordGroup *group = g_new (FpRecordGroup, 1);
  *group = (FpRecordGroup){ g_strdup (title), g_ptr_array_new_with_free_func (free_line) };
  g_ptr_array_add (summary->groups, group);
  return group;
}

/* Returns the translated name of the edition @id, or @id. */
static const char *
edition_name (const char *id)
{
  const FpEdition *edition = fp_edition_find (id);
  return edition != NULL ? fp_text_table_label (edition, id) : id;
}

/* Sums */

static char *
format_sum (const FpRecordSum *sum)
{
  /* Translators: games won, and games played. */
  return g_strdup_printf (ngettext ("%u of %u won", "%u of %u won", sum->games), sum->won, sum->games);
}

/* Returns the name of what @sum by @by is about. Free with g_free (). */
static char *
format_what (const FpRecordSum *sum, FpRecordBy by)
{
  if (by == FP_RECORD_BY_EDITION)
    return g_strdup (edition_name (sum->what));
  if (by == FP_RECORD_BY_LEVEL)
    return fp_level_name (sum->what);
  if (by != FP_RECORD_BY_SEATS)
    return g_strdup (sum->what);
  guint n = (guint) g_ascii_strtoull (sum->what, NULL, 10);
  return g_strdup_printf (ngettext ("%u player", "%u players", n), n);
}

static void
add_sums (FpRecordSummary *summary, const GPtrArray *games, const char *title, FpRecordBy by)
{
  g_autoptr (GPtrArray) sums = fp_record_sums (games, by);
  FpRecordGroup *group = sums->len > 0 ? add_group (summary, title) : NULL;
  for (guint i = 0; i < MIN (sums->len, MOST_COMPANIONS); i++)
    {
      const FpRecordSum *sum = g_ptr_array_index (sums, i);
      add_line (group->lines, format_what (sum, by), format_sum (sum));
    }
}

/* Totals */

/* Adds a line with the number @n, unless it is 0. */
static void
add_number (GPtrArray *lines, const char *label, guint n)
{
  if (n > 0)
    add_line (lines, g_strdup (label), g_strdup_printf ("%u", n));
}

static void
add_totals (FpRecordSummary *summary, const GPtrArray *games)
{
  GPtrArray *lines = add_group (summary, _ ("All Games"))->lines;
  FpRecordSum total = fp_record_total (games);
  FpRecordStreak streak = fp_record_streak (games);
  g_autofree char *today = fp_daily_today ();
  add_line (lines, g_strdup (_ ("Games")), format_sum (&total));
  add_number (lines, _ ("Longest streak of wins"), streak.longest);
  add_number (lines, _ ("Present streak of wins"), streak.present);
  add_number (lines, _ ("Daily games, days in a row"), fp_daily_streak (games, today));
  add_number (lines, _ ("Games with choices taken back"), fp_record_marked (games, FP_RECORD_TAKEN_BACK));
  add_number (lines, _ ("Games with hints"), fp_record_marked (games, FP_RECORD_HINT));
  add_number (lines, _ ("Games gone on from the past"), fp_record_marked (games, FP_RECORD_FROM_PAST));
}

/* Feats */

/* Returns how often @games have the feat @id of @edition. */
static guint
count_feat (const GPtrArray *games, const FpEdition *edition, const char *id)
{
  guint n = 0;
  for (guint i = 0; i < games->len; i++)
    {
      const FpRecordGame *game = g_ptr_array_index (games, i);
      if (g_str_equal (game->edition, edition->id))
        n += g_ptr_array_find_with_equal_func (game->feats, id, g_str_equal, NULL);
    }
  return n;
}

/* Feats of the same id in several editions are one. */
static void
add_feats (FpRecordSummary *summary, const GPtrArray *games)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    for (guint k = 0; k < fp_edition_nth (i)->n_feats; k++)
      {
        const FpFeatDef *feat = &fp_edition_nth (i)->feats[k];
        guint n = 0;
        if (!g_hash_table_add (seen, (gpointer) feat->id))
          continue;
        summary->n_feats++;
        for (guint e = 0; fp_edition_nth (e) != NULL; e++)
          n += count_feat (games, fp_edition_nth (e), feat->id);
        if (n == 1)
          add_line (summary->feats, g_strdup (fp_feats_title (feat)), g_strdup (fp_feats_gist (feat)));
        else if (n > 1)
          add_line (summary->feats, g_strdup (fp_feats_title (feat)),
                    g_strdup_printf ("%s (× %u)", fp_feats_gist (feat), n));
      }
}

/* The last games */

static const char *
result_name (FpRecordResult result)
{
  switch (result)
    {
    case FP_RECORD_LOST:
      /* Translators: a player's result in a list of games. */
      return _ ("Lost");
    case FP_RECORD_SHARED:
      /* Translators: a player's result in a list of games. */
      return _ ("Won with others");
    case FP_RECORD_WON:
      /* Translators: a player's result in a list of games. */
      return _ ("Won");
    }
  g_return_val_if_reached ("");
}

/* Returns the names of the others in @game. Free with g_free (). */
static char *
format_others (const FpRecordGame *game)
{
  GString *names = g_string_new (NULL);
  for (guint i = 0; i < game->seats->len; i++)
    {
      const FpRecordSeat *seat = g_ptr_array_index (game->seats, i);
      if (i != game->you && seat->name != NULL)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", seat->name);
    }
  return g_string_free (names, FALSE);
}

static void
append_mark (GString *text, const FpRecordGame *game, guint mark, const char *word)
{
  if ((game->marks & mark) != 0)
    g_string_append_printf (text, " · %s", word);
}

static void
add_game (FpRecordSummary *summary, const FpRecordGame *game, GDateTime *now)
{
  g_autofree char *when = fp_recent_item_when (game->ended, now), *others = format_others (game);
  g_autoptr (GString) value = g_string_new (when);
  g_string_append_printf (value, " · %s", edition_name (game->edition));
  g_string_append_printf (value, " · ");
  /* Translators: the length of a game, in a list of games. */
  g_string_append_printf (value, ngettext ("%u turn", "%u turns", game->turns), game->turns);
  append_mark (value, game, FP_RECORD_TAKEN_BACK, _ ("with choices taken back"));
  append_mark (value, game, FP_RECORD_HINT, _ ("with hints"));
  append_mark (value, game, FP_RECORD_FROM_PAST, _ ("gone on from the past"));
  add_line (summary->games,
            /* Translators: a player's result in a game, and against whom: “Won against Bo, Cy”. */
            g_strdup_printf (_ ("%s against %s"), result_name (game->result), others), g_strdup (value->str));
}

/* Reading */

static GPtrArray *
read_games (FpRecordSummary *summary)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = fp_record_path ();
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return NULL;
  g_autoptr (FpRecord) record = fp_record_open (path, &error);
  GPtrArray *games = record != NULL ? fp_record_games (record, &error) : NULL;
  if (error != NULL)
    summary->trouble = g_strdup (error->message);
  return games;
}

FpRecordSummary *
fp_record_summary_read (void)
{
  FpRecordSummary *summary = g_new0 (FpRecordSummary, 1);
  summary->groups = g_ptr_array_new_with_free_func (free_group);
  summary->feats = g_ptr_array_new_with_free_func (free_line);
  summary->games = g_ptr_array_new_with_free_func (free_line);
  g_autoptr (GPtrArray) games = read_games (summary);
  if (games == NULL || games->len == 0)
    return summary;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  summary->n_games = games->len;
  add_totals (summary, games);
  add_sums (summary, games, _ ("By Edition"), FP_RECORD_BY_EDITION);
  add_sums (summary, games, _ ("By Level of the Computer Players"), FP_RECORD_BY_LEVEL);
  add_sums (summary, games, _ ("By Number of Players"), FP_RECORD_BY_SEATS);
  add_sums (summary, games, _ ("With Whom"), FP_RECORD_BY_COMPANION);
  add_feats (summary, games);
  for (guint i = games->len; i > 0 && summary->games->len < MOST_GAMES; i--)
    add_game (summary, g_ptr_array_index (games, i - 1), now);
  return summary;
}

gboolean
fp_record_summary_erase (GError **error)
{
  g_autoptr (FpRecord) record = fp_record_open (NULL, error);
  return record != NULL && fp_record_erase (record, error);
}

char *
fp_record_summary_export (GError **error)
{
  g_autoptr (FpRecord) record = fp_record_open (NULL, error);
  return record != NULL ? fp_record_export (record, error) : NULL;
}
