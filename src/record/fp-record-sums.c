/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sums over the games of the record. */
#include "record/fp-record-sums.h"

#include <string.h>

#include "record/fp-feats.h"

static void
free_sum (gpointer data)
{
  FpRecordSum *sum = data;
  g_free (sum->what);
  g_free (sum);
}

/* Adds a game to the sum called @what, which is made if needed. */
static void
add (GPtrArray *sums, const char *what, gboolean won)
{
  FpRecordSum *sum = NULL;
  for (guint i = 0; i < sums->len && sum == NULL; i++)
    if (g_str_equal (((FpRecordSum *) g_ptr_array_index (sums, i))->what, what))
      sum = g_ptr_array_index (sums, i);
  if (sum == NULL)
    {
      sum = g_new0 (FpRecordSum, 1);
      sum->what = g_strdup (what);
      g_ptr_array_add (sums, sum);
    }
  sum->games++;
  sum->won += won;
}

/* Returns what the seat @index of @game adds to sums by @by, NULL for nothing. Free with
 * g_free (). */
static char *
kind_of_seat (const FpRecordGame *game, guint index, FpRecordBy by)
{
  const FpRecordSeat *seat = g_ptr_array_index (game->seats, index);
  if (by == FP_RECORD_BY_ALIEN)
    return index == game->you ? g_strdup (seat->alien) : NULL;
  if (index == game->you)
    return NULL;
  if (by == FP_RECORD_BY_COMPANION)
    return seat->player == NULL ? g_strdup (seat->name) : NULL;
  int level = seat->player != NULL ? fp_level_of (seat->player) : -1;
  return level >= 0 ? g_strdup (fp_player_nth ((guint) level)) : NULL;
}

/* Adds @game once for each kind that its seats have. */
static void
add_seats (GPtrArray *sums, const FpRecordGame *game, FpRecordBy by)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < game->seats->len; i++)
    {
      char *kind = kind_of_seat (game, i, by);
      if (kind == NULL)
        continue;
      if (!g_ptr_array_find_with_equal_func (kinds, kind, g_str_equal, NULL))
        add (sums, kind, game->result != FP_RECORD_LOST);
      g_ptr_array_add (kinds, kind);
    }
}

static int
most_first (gconstpointer a, gconstpointer b)
{
  const FpRecordSum *const *first = a, *const *second = b;
  int by_games = ((*first)->games < (*second)->games) - ((*first)->games > (*second)->games);
  return by_games != 0 ? by_games : strcmp ((*first)->what, (*second)->what);
}

GPtrArray *
fp_record_sums (const GPtrArray *games, FpRecordBy by)
{
  GPtrArray *sums = g_ptr_array_new_with_free_func (free_sum);
  for (guint i = 0; i < games->len; i++)
    {
      const FpRecordGame *game = g_ptr_array_index (games, i);
      g_autofree char *seats = g_strdup_printf ("%u", game->seats->len);
      if (by == FP_RECORD_BY_EDITION || by == FP_RECORD_BY_SEATS)
        add (sums, by == FP_RECORD_BY_EDITION ? game->edition : seats, game->result != FP_RECORD_LOST);
      else
        add_seats (sums, game, by);
    }
  g_ptr_array_sort (sums, most_first);
  return sums;
}

FpRecordStreak
fp_record_streak (const GPtrArray *games)
{
  FpRecordStreak streak = { 0, 0 };
  for (guint i = 0; i < games->len; i++)
    {
      const FpRecordGame *game = g_ptr_array_index (games, i);
      if ((game->marks & FP_RECORD_FROM_PAST) != 0)
        continue;
      streak.present = game->result != FP_RECORD_LOST ? streak.present + 1 : 0;
      streak.longest = MAX (streak.longest, streak.present);
    }
  return streak;
}

FpRecordSum
fp_record_total (const GPtrArray *games)
{
  FpRecordSum total = { NULL, games->len, 0 };
  for (guint i = 0; i < games->len; i++)
    total.won += ((const FpRecordGame *) g_ptr_array_index (games, i))->result != FP_RECORD_LOST;
  return total;
}

guint
fp_record_marked (const GPtrArray *games, guint marks)
{
  guint n = 0;
  for (guint i = 0; i < games->len; i++)
    n += (((const FpRecordGame *) g_ptr_array_index (games, i))->marks & marks) != 0;
  return n;
}
