/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaigns: games in a row with a score. */
#include "config.h"

#include "model/game/fp-game-campaign.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-private.h"
#include "session/files/fp-campaign-play.h"

void
fp_game_score_free (FpGameScore *score)
{
  g_array_unref (score->games);
  g_free (score->total);
  g_free (score->sentence);
  g_free (score);
}

int
fp_game_score_points (const FpGameScore *score, guint index, guint seat)
{
  g_return_val_if_fail (index < score->games->len && seat < score->n_seats, 0);
  return ((const int *) (gconstpointer) score->games->data)[index * FP_MAX_SEATS + seat];
}

/* Returns “Ada, Bo”. Free with g_free (). */
static char *
format_names (FpGame *self, FpSeats seats)
{
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint seat = 0; seat < self->setup->n_seats; seat++)
    if (seats >> seat & 1)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", self->setup->seats[seat].name);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Returns who has won the campaign or begins the next game. Free with g_free (). */
static char *
format_sentence (FpGame *self, const FpScoreSheet *sheet)
{
  if (sheet->over)
    {
      g_autofree char *winners = format_names (self, sheet->winners);
      if (fp_seats_only (sheet->winners) != FP_NOBODY)
        /* Translators: the name of a player: “Ada wins the campaign.” */
        return g_strdup_printf (_ ("%s wins the campaign."), winners);
      /* Translators: a list of players: “Ada and Bo win the campaign together.” */
      return g_strdup_printf (_ ("%s win the campaign together."), winners);
    }
  if (sheet->first == FP_NOBODY || !fp_session_over (self->session))
    return NULL;
  /* Translators: the name of a player: “Ada begins the next game.” */
  return g_strdup_printf (_ ("%s begins the next game."), self->setup->seats[sheet->first].name);
}

FpGameScore *
fp_game_score (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  g_auto (FpScoreSheet) sheet = { 0 };
  if (fp_session_campaign (self->session) == NULL)
    return NULL;
  fp_campaign_sheet (self->session, &sheet);
  FpGameScore *score = g_new0 (FpGameScore, 1);
  score->n_seats = sheet.n_players;
  score->games = g_array_new (FALSE, TRUE, sizeof (int[FP_MAX_SEATS]));
  for (guint i = 0; i < sheet.rows->len; i++)
    g_array_append_vals (score->games, g_array_index (sheet.rows, FpScoreRow, i).points, 1);
  score->total = g_memdup2 (sheet.total, sizeof sheet.total);
  score->goal = sheet.goal;
  score->over = sheet.over;
  score->sentence = format_sentence (self, &sheet);
  return score;
}

gboolean
fp_game_has_next (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), FALSE);
  g_auto (FpScoreSheet) sheet = { 0 };
  if (self->closed || fp_session_campaign (self->session) == NULL || !fp_session_over (self->session))
    return FALSE;
  fp_campaign_sheet (self->session, &sheet);
  return !sheet.over && fp_game_campaign_number (self) < FP_CAMPAIGN_MOST_GAMES;
}

FpGame *
fp_game_next (FpGame *self, guint pace)
{
  FpSession *session = fp_game_has_next (self) ? fp_campaign_next (self->session) : NULL;
  if (session == NULL)
    return NULL;
  FpGame *next = fp_game_new_for (self->catalog_model, session, pace);
  fp_autosave_hand_over (self->autosave, next->autosave);
  fp_game_begin (next);
  return next;
}
