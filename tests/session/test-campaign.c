/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaigns: points, ties, who begins, and the end (ruling 54). */
#include "session/files/fp-campaign-play.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session-private.h"

#include "editions/classic/classic.h"

enum
{
  N_SEATS = 4,
};

typedef struct
{
  FpCatalogs *catalogs;
  FpSession *session; /* the first game of a campaign of four */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSetup setup;

  fixture->catalogs = fp_catalogs_new (NULL, problems, NULL);
  g_assert_nonnull (fixture->catalogs);
  g_assert_true (fp_catalogs_find ("classic", &edition, &catalog, fixture->catalogs));
  fp_setup_init (&setup, edition);
  setup.n_seats = N_SEATS;
  for (guint seat = 0; seat < N_SEATS; seat++)
    fp_setup_set_seat (&setup, seat, edition->seat_ids[seat], "person");
  fixture->session = fp_campaign_begin (&setup, catalog);
  fp_setup_clear (&setup);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  fp_session_free (fixture->session);
  fp_catalogs_free (fixture->catalogs);
}

/* Adds a finished game to the campaign. */
static void
add (Fixture *fixture, const char *winner, int red, int blue, int yellow, int green)
{
  FpCampaignGame *game = fp_campaign_add (fixture->session->campaign);
  const int points[N_SEATS] = { red, blue, yellow, green };

  game->result = g_strdup (winner != NULL ? winner : "undecided");
  game->by = g_strdup ("five-colonies");
  game->winner = g_strdup (winner);
  for (guint seat = 0; seat < N_SEATS; seat++)
    game->points[seat] = points[seat];
}

/* Ends the running game in the turn of @offense. */
static void
end (Fixture *fixture, FpSeats winners, uint8_t offense)
{
  FpState *s = fixture->session->state;

  s->head.table[ENCOUNTER_TURN_OF] = offense;
  fp_engine_end (fixture->session->engine, winners != 0 ? ENCOUNTER_ENDING_COLONIES : ENCOUNTER_ENDING_UNDECIDED,
                 winners);
}

/* Moves @n ships of @seat to planets of the next player's system, one each. */
static void
settle_abroad (Fixture *fixture, uint8_t seat, int n)
{
  FpState *s = fixture->session->state;

  for (uint8_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places && n > 0; place++)
    if (encounter_system (s, place) == (seat + 1) % N_SEATS)
      {
        s->places[place].ships[seat] = 1;
        n--;
      }
}

static void
expect_total (const FpScoreSheet *sheet, int red, int blue, int yellow, int green)
{
  g_assert_cmpint (sheet->total[0], ==, red);
  g_assert_cmpint (sheet->total[1], ==, blue);
  g_assert_cmpint (sheet->total[2], ==, yellow);
  g_assert_cmpint (sheet->total[3], ==, green);
}

/* 8 points alone; 1 for a loser with four foreign colonies, none for one with three. */
static void
test_alone (Fixture *fixture, gconstpointer data)
{
  g_auto (FpScoreSheet) sheet = { 0 };

  settle_abroad (fixture, 1, 4);
  settle_abroad (fixture, 2, 3);
  end (fixture, 1 << 0, 0);
  fp_campaign_sheet (fixture->session, &sheet);
  expect_total (&sheet, 8, 1, 0, 0);
  g_assert_cmpuint (sheet.rows->len, ==, 1);
  g_assert_false (sheet.over);
}

/* 4 points each for those who win together, and nothing more for their colonies. */
static void
test_shared (Fixture *fixture, gconstpointer data)
{
  g_auto (FpScoreSheet) sheet = { 0 };

  settle_abroad (fixture, 1, 4);
  end (fixture, 1 << 0 | 1 << 1, 0);
  fp_campaign_sheet (fixture->session, &sheet);
  expect_total (&sheet, 4, 4, 0, 0);
}

/* The lowest score begins; of several the one nearest to the left of the last winner. */
static void
test_first (Fixture *fixture, gconstpointer data)
{
  g_auto (FpScoreSheet) sheet = { 0 };

  end (fixture, 1 << 2, 0); /* yellow wins: green, red and blue have nothing */
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_cmpuint (sheet.first, ==, 3);
  fp_score_sheet_clear (&sheet);
  add (fixture, "red", 0, 1, 1, 1); /* red alone is the lowest */
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_cmpuint (sheet.first, ==, 0);
}

/* After a shared win the one nearest to the left of the last offense counts as the last winner. */
static void
test_first_after_shared (Fixture *fixture, gconstpointer data)
{
  g_auto (FpScoreSheet) sheet = { 0 };

  end (fixture, 1 << 0 | 1 << 2, 1); /* left of blue: yellow */
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_cmpuint (sheet.first, ==, 3);
}

/* Before anybody has won, the lot decides. An undecided game keeps the last winner. */
static void
test_first_after_undecided (Fixture *fixture, gconstpointer data)
{
  g_auto (FpScoreSheet) sheet = { 0 };

  end (fixture, 0, 1);
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_cmpuint (sheet.first, ==, FP_NOBODY);
  fp_score_sheet_clear (&sheet);
  g_clear_pointer (&fixture->session->campaign, fp_campaign_free);
  fixture->session->campaign = fp_campaign_new ("classic", N_SEATS);
  add (fixture, "blue", 0, 8, 0, 0);
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_cmpuint (sheet.first, ==, 2);
}

/* 15 points end the campaign, not 14. */
static void
test_end (Fixture *fixture, gconstpointer data)
{
  g_auto (FpScoreSheet) sheet = { 0 };

  add (fixture, "red", 6, 0, 0, 0);
  end (fixture, 1 << 0, 0);
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_false (sheet.over);
  fp_score_sheet_clear (&sheet);
  add (fixture, "red", 1, 0, 0, 0);
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_true (sheet.over);
  g_assert_cmpuint (sheet.winners, ==, 1 << 0);
  g_assert_null (fp_campaign_next (fixture->session));
}

static void
draw (Fixture *fixture, uint8_t seat, int n)
{
  FpState *s = fixture->session->state;
  uint16_t hand = encounter_zone (seat, ENCOUNTER_HAND);

  while (s->zones[hand].count > n)
    fp_move_card (fixture->session->engine, s->zones[hand].first, ENCOUNTER_DISCARDS, FP_TOP, FP_FACE_UP);
}

/* Several with 15 or more: the higher score, then more cards in hand, then together. */
static void
test_ties (Fixture *fixture, gconstpointer data)
{
  g_auto (FpScoreSheet) sheet = { 0 };

  add (fixture, "red", 15, 16, 16, 0);
  draw (fixture, 1, 2);
  draw (fixture, 2, 2);
  end (fixture, 0, 0);
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_true (sheet.over);
  g_assert_cmpuint (sheet.winners, ==, 1 << 1 | 1 << 2);
  fp_score_sheet_clear (&sheet);
  draw (fixture, 1, 1);
  fp_campaign_sheet (fixture->session, &sheet);
  g_assert_cmpuint (sheet.winners, ==, 1 << 2);
}

/* The next game has the same players, another seed, the first player as an option, and the games
 * before it. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FpSession) next = NULL;

  g_assert_null (fp_campaign_next (fixture->session));
  end (fixture, 1 << 2, 0);
  next = fp_campaign_next (fixture->session);
  g_assert_nonnull (next);
  g_assert_cmpuint (fp_session_campaign (next)->games->len, ==, 1);
  g_assert_cmpuint (next->setup.options, ==, 1U << (CLASSIC_OPTION_FIRST_PLAYER + 3));
  g_assert_cmpuint (next->setup.seed, !=, fixture->session->setup.seed);
  g_assert_cmpstr (next->setup.seats[1].name, ==, "blue");
  g_assert_cmpint (next->state->head.table[ENCOUNTER_TURN_OF], ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  TEST ("/campaign/alone", test_alone);
  TEST ("/campaign/shared", test_shared);
  TEST ("/campaign/first", test_first);
  TEST ("/campaign/first-after-shared", test_first_after_shared);
  TEST ("/campaign/first-after-undecided", test_first_after_undecided);
  TEST ("/campaign/end", test_end);
  TEST ("/campaign/ties", test_ties);
  TEST ("/campaign/next", test_next);
  return g_test_run ();
}
