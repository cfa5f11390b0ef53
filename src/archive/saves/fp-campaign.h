/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaigns: games in a row with a score, in the file of the game that is being played
 * (docs/design/contracts.md, “Campaign file”).
 *
 *   <campaign xmlns="https://fifthplanet.github.io/ns/campaign/1" format="1" edition>
 *     <player name by score/> …
 *     <game result="red" by winner points="8 0 1 0"> <game xmlns="…/game/1"> … </game> </game> …
 *     <game xmlns="…/game/1"> … </game>
 *   </campaign>
 *
 * The last element is the open game as in a save file, with its journal beside it. The score counts
 * the finished games before it. */
#pragma once

#include "engine/runner/fp-engine.h"
#include "markup/fp-markup.h"

#define FP_CAMPAIGN_NAMESPACE "https://fifthplanet.github.io/ns/campaign/1"
#define FP_SAVE_FILE_NAMESPACE "https://fifthplanet.github.io/ns/game/1"

enum
{
  FP_CAMPAIGN_FORMAT = 1,
  FP_CAMPAIGN_MOST_GAMES = 100,
  FP_CAMPAIGN_MOST_POINTS = 10000,
};

/* A finished game. */
typedef struct
{
  char *result; /* ids of the winners' seats, “none”, “undecided” */
  char *by; /* ending */
  char *winner; /* id of the seat that counts as the last winner, NULL: none */
  int points[FP_MAX_SEATS];
  char *text; /* the game as an element, NULL: not kept */
} FpCampaignGame;

typedef struct
{
  char *edition;
  guint n_players;
  char *names[FP_MAX_SEATS]; /* by seat; may be NULL */
  char *by[FP_MAX_SEATS]; /* “person” or a player's name; may be NULL */
  GPtrArray *games; /* of FpCampaignGame*, in order */
} FpCampaign;

/* fp_campaign_new: returns a campaign of @n_players without games. Free with fp_campaign_free ().
 * fp_campaign_copy: returns a copy. */
FpCampaign *fp_campaign_new (const char *edition, guint n_players);
FpCampaign *fp_campaign_copy (const FpCampaign *campaign);
void fp_campaign_free (FpCampaign *campaign);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpCampaign, fp_campaign_free)

/* fp_campaign_add: adds a finished game, all 0, and returns it. */
FpCampaignGame *fp_campaign_add (FpCampaign *campaign);

/* fp_campaign_score: returns the points of @seat in all games so far. */
int fp_campaign_score (const FpCampaign *campaign, guint seat);

/* fp_campaign_is: returns TRUE if @root is the root of a campaign's file. */
gboolean fp_campaign_is (const FpElement *root);

/* fp_campaign_parse: returns the campaign in @root, and puts its open game into @game (NULL: there
 * is none). NULL with complaints if something is wrong. */
FpCampaign *fp_campaign_parse (const FpElement *root, const FpElement **game, FpProblems *problems);

/* fp_campaign_open: opens the root element and writes all but the open game, which follows. */
void fp_campaign_open (const FpCampaign *campaign, FpWriter *writer);
