/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaigns: games in a row with a score (session/files/fp-campaign-play.h). */
#pragma once

#include "model/game/fp-game.h"

/* The score sheet of a campaign. Free with fp_game_score_free (). */
typedef struct
{
  guint n_seats;
  GArray *games; /* of int[FP_MAX_SEATS]: points of the finished games, in order */
  int *total; /* by seat */
  int goal; /* points that end the campaign */
  gboolean over;
  char *sentence; /* the winner, or the player who begins the next game (translated); NULL: none */
} FpGameScore;

void fp_game_score_free (FpGameScore *score);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameScore, fp_game_score_free)

/* fp_game_score_points: returns the points of @seat in the finished game @index. */
int fp_game_score_points (const FpGameScore *score, guint index, guint seat);

/* fp_game_score: returns the score of the game's campaign, with the game if that is over. NULL: the
 * game belongs to no campaign. */
FpGameScore *fp_game_score (FpGame *self);

/* fp_game_has_next: returns TRUE if the game is over and another one of its campaign follows. */
gboolean fp_game_has_next (FpGame *self);

/* fp_game_next: returns the next game of the campaign, with the pace @pace. The next game takes the
 * file of this one, which must be closed afterwards. NULL unless fp_game_has_next ().
 * (transfer full) */
FpGame *fp_game_next (FpGame *self, guint pace);
