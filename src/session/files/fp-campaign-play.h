/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaigns: games in a row, of the same players, with a score (docs/design/contracts.md, “Campaign
 * file”).
 *
 * Each game is an ordinary session that knows the games before it. Its file is the campaign's file:
 * it holds those games, the score and the open game, and is kept, journaled and opened like any
 * game's (fp-game-file.h). When a game is over, fp_campaign_next () begins the next one; its file
 * replaces that of the last game. */
#pragma once

#include "archive/saves/fp-campaign.h"
#include "session/game/fp-session.h"

/* A row of the score sheet: a finished game. */
typedef struct
{
  FpSeats winners; /* 0: nobody has won */
  const char *ending; /* its id (“five-colonies”); owned by the session or the edition */
  int points[FP_MAX_SEATS];
} FpScoreRow;

/* The score sheet of a campaign, with the running game if that is over. Clear it with
 * fp_score_sheet_clear (). */
typedef struct
{
  guint n_players;
  GArray *rows; /* of FpScoreRow, in order */
  int total[FP_MAX_SEATS];
  int goal; /* points that end the campaign */
  gboolean over; /* the campaign has ended, and these players have won it: */
  FpSeats winners;
  uint8_t first; /* seat that begins the next game; FP_NOBODY: drawn by lot, or no game follows */
} FpScoreSheet;

/* fp_campaigns_in: returns TRUE if there are campaigns in @edition. */
gboolean fp_campaigns_in (const FpEdition *edition);

/* fp_campaign_begin: returns the first game of a campaign, with @setup. @catalog must outlive the
 * campaign. */
FpSession *fp_campaign_begin (const FpSetup *setup, const FpCatalog *catalog);

/* fp_session_campaign: returns the games before that of @session, owned by it; NULL: the game
 * belongs to no campaign. */
const FpCampaign *fp_session_campaign (const FpSession *session);

/* fp_campaign_sheet: fills @sheet for the campaign of @session. */
void fp_campaign_sheet (FpSession *session, FpScoreSheet *sheet);
void fp_score_sheet_clear (FpScoreSheet *sheet);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpScoreSheet, fp_score_sheet_clear)

/* fp_campaign_next: returns the next game of the campaign of @session, whose game is over: the same
 * players and options, another seed, new aliens. NULL: the campaign is over, or the game isn't. */
FpSession *fp_campaign_next (FpSession *session);
