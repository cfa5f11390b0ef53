/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a campaign: points, the score, who begins, and the end (ruling 54). */
#include "session/files/fp-campaign-play.h"

#include <string.h>

#include "session/files/fp-session-file.h"
#include "session/game/fp-session-private.h"

gboolean
fp_campaigns_in (const FpEdition *edition)
{
  return edition->campaign != NULL;
}

const FpCampaign *
fp_session_campaign (const FpSession *session)
{
  return session->campaign;
}

FpSession *
fp_campaign_begin (const FpSetup *setup, const FpCatalog *catalog)
{
  FpSession *session;
  g_return_val_if_fail (fp_campaigns_in (setup->edition), NULL);
  session = fp_session_new (setup, catalog);
  session->campaign = fp_campaign_new (setup->edition->id, setup->n_seats);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      session->campaign->names[seat] = g_strdup (setup->seats[seat].name);
      session->campaign->by[seat] = g_strdup (setup->seats[seat].by);
    }
  return session;
}

/* Points */

/* Puts the points of the finished game into @points: for winning alone or together, and for a
 * standing that was near to it. */
static void
count_points (const FpSession *session, int points[FP_MAX_SEATS])
{
  const FpEdition *edition = session->setup.edition;
  const FpCampaignDef *def = edition->campaign;
  FpSeats winners = session->state->head.winners;
  int standings[FP_MAX_SEATS];
  edition->table.standings (session->engine, standings);
  for (uint8_t seat = 0; seat < session->setup.n_seats; seat++)
    if (winners >> seat & 1)
      points[seat] = fp_seats_only (winners) != FP_NOBODY ? def->alone : def->shared;
    else
      points[seat] = standings[seat] == def->near_standing ? def->near : 0;
}

/* Returns the winner of the finished game who counts as the last winner: of several the one who
 * sits nearest to the left of the last offense. FP_NOBODY: nobody has won. */
static uint8_t
last_winner (const FpSession *session)
{
  const FpEdition *edition = session->setup.edition;
  guint n = session->setup.n_seats;
  guint offense = edition->campaign->turn_of (session->state);
  for (guint i = 1; i <= n; i++)
    if (session->state->head.winners >> (offense + i) % n & 1)
      return (uint8_t) ((offense + i) % n);
  return FP_NOBODY;
}

/* Adds the finished game of @session to @campaign, with its text if @whole. */
static void
add_game (FpSession *session, FpCampaign *campaign, gboolean whole)
{
  const FpEdition *edition = session->setup.edition;
  FpCampaignGame *game = fp_campaign_add (campaign);
  uint8_t winner = last_winner (session);
  game->result = fp_engine_winner_ids (session->engine);
  game->by = g_strdup (fp_edition_ending_id (edition, session->state->head.ending));
  game->winner = winner != FP_NOBODY ? g_strdup (edition->seat_ids[winner]) : NULL;
  count_points (session, game->points);
  if (whole)
    game->text = fp_session_game_text (session);
}

/* Returns the campaign of @session with its game, if that is over. */
static FpCampaign *
campaign_so_far (FpSession *session, gboolean whole)
{
  FpCampaign *campaign = fp_campaign_copy (session->campaign);
  if (fp_session_over (session))
    add_game (session, campaign, whole);
  return campaign;
}

/* The score sheet */

/* Returns the players of the seats named in @ids. */
static FpSeats
seats_of (const FpEdition *edition, const char *ids)
{
  g_auto (GStrv) parts = g_strsplit (ids, " ", -1);
  FpSeats seats = 0;
  for (guint i = 0; parts[i] != NULL; i++)
    {
      int seat = fp_edition_seat (edition, parts[i]);
      if (seat >= 0)
        seats = (FpSeats) (seats | 1U << seat);
    }
  return seats;
}

static guint
cards_in_hand (const FpSession *session, uint8_t seat)
{
  return session->state->zones[session->setup.edition->campaign->hand (seat)].count;
}

/* Returns those of @seats who have most of @value. */
static FpSeats
best_of (FpSeats seats, const int value[FP_MAX_SEATS])
{
  int most = G_MININT;
  FpSeats best = 0;
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    if (seats >> seat & 1)
      most = MAX (most, value[seat]);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    if ((seats >> seat & 1) && value[seat] == most)
      best = (FpSeats) (best | 1U << seat);
  return best;
}

/* The campaign ends when somebody has reached the goal: the highest score wins, then the most cards
 * in hand. */
static void
find_end (const FpSession *session, FpScoreSheet *sheet)
{
  int cards[FP_MAX_SEATS] = { 0 };
  FpSeats there = 0;
  for (uint8_t seat = 0; seat < sheet->n_players; seat++)
    {
      cards[seat] = (int) cards_in_hand (session, seat);
      if (sheet->total[seat] >= sheet->goal)
        there = (FpSeats) (there | 1U << seat);
    }
  sheet->over = fp_session_over (session) && there != 0;
  sheet->winners = sheet->over ? best_of (best_of (there, sheet->total), cards) : 0;
}

/* Returns the last winner of the campaign, FP_NOBODY: none. */
static uint8_t
winner_before (const FpEdition *edition, const FpCampaign *campaign)
{
  for (guint i = campaign->games->len; i > 0; i--)
    {
      const FpCampaignGame *game = g_ptr_array_index (campaign->games, i - 1);
      int seat = game->winner != NULL ? fp_edition_seat (edition, game->winner) : -1;
      if (seat >= 0)
        return (uint8_t) seat;
    }
  return FP_NOBODY;
}

/* The lowest score begins; of several the one nearest to the left of the last winner. Before
 * anybody has won, the lot decides. */
static uint8_t
find_first (const FpScoreSheet *sheet, uint8_t winner)
{
  guint n = sheet->n_players;
  uint8_t first = FP_NOBODY;
  for (guint i = 1; i <= n && winner != FP_NOBODY; i++)
    {
      uint8_t seat = (uint8_t) ((winner + i) % n);
      if (first == FP_NOBODY || sheet->total[seat] < sheet->total[first])
        first = seat;
    }
  return first;
}

void
fp_campaign_sheet (FpSession *session, FpScoreSheet *sheet)
{
  const FpEdition *edition = session->setup.edition;
  g_autoptr (FpCampaign) campaign = campaign_so_far (session, FALSE);
  *sheet = (FpScoreSheet){ .n_players = session->setup.n_seats, .goal = edition->campaign->goal };
  sheet->rows = g_array_new (FALSE, TRUE, sizeof (FpScoreRow));
  for (guint i = 0; i < campaign->games->len; i++)
    {
      const FpCampaignGame *game = g_ptr_array_index (campaign->games, i);
      FpScoreRow row = { .winners = seats_of (edition, game->result) };
      for (guint k = 0; k < edition->n_endings; k++)
        if (g_strcmp0 (edition->endings[k].id, game->by) == 0)
          row.ending = edition->endings[k].id;
      memcpy (row.points, game->points, sizeof row.points);
      g_array_append_val (sheet->rows, row);
    }
  for (guint seat = 0; seat < sheet->n_players; seat++)
    sheet->total[seat] = fp_campaign_score (campaign, seat);
  find_end (session, sheet);
  sheet->first = sheet->over ? FP_NOBODY : find_first (sheet, winner_before (edition, campaign));
}

void
fp_score_sheet_clear (FpScoreSheet *sheet)
{
  g_clear_pointer (&sheet->rows, g_array_unref);
}

/* The next game */

/* Lets @first begin the game of @setup; FP_NOBODY: the lot decides. */
static void
set_first (FpSetup *setup, uint8_t first)
{
  const FpEdition *edition = setup->edition;
  for (guint seat = 0; seat < edition->most_seats; seat++)
    setup->options &= ~fp_setup_bit (edition->campaign->first_option + seat);
  if (first != FP_NOBODY)
    setup->options |= fp_setup_bit (edition->campaign->first_option + (guint) first);
}

FpSession *
fp_campaign_next (FpSession *session)
{
  g_auto (FpScoreSheet) sheet = { 0 };
  FpSetup setup = session->setup;
  FpSession *next;
  g_return_val_if_fail (session->campaign != NULL, NULL);
  fp_campaign_sheet (session, &sheet);
  if (!fp_session_over (session) || sheet.over || session->campaign->games->len + 1 >= FP_CAMPAIGN_MOST_GAMES)
    return NULL;
  setup.seed = fp_random_derive (setup.seed, sheet.rows->len);
  for (guint seat = 0; seat < setup.n_seats; seat++)
    setup.seats[seat].alien = NULL;
  set_first (&setup, sheet.first);
  next = fp_session_new (&setup, session->engine->catalog);
  next->campaign = campaign_so_far (session, TRUE);
  return next;
}
