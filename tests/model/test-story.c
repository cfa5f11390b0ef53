/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the story of a game: its turning points, in constructed logs and in real games. */
#include "fixture/catalog-model.h"
#include "editions/classic/fp-classic.h"
#include "editions/duel/duel-events.h"
#include "editions/duel/fp-duel.h"
#include "editions/encounter/encounter-numbers.h"
#include "model/log/fp-game-story.h"
#include "model/log/fp-story.h"

enum
{
  N_SEATS = 2,
  FIVE_SEATS = 5,
};

/* Constructed logs */
static void
add_event (GPtrArray *log, int turn, guint kind, uint8_t seat, int from, int value)
{
  FpLogEntry *entry = g_new0 (FpLogEntry, 1);
  entry->turn = (int16_t) turn;
  entry->event = (FpEvent){ .kind = (uint8_t) kind, .seat = seat, .other = !seat, .from = (int16_t) from };
  entry->event.value = entry->event.count = (int16_t) value;
  entry->event.seen = 0xff;
  g_ptr_array_add (log, entry);
}

static GPtrArray *
new_log (void)
{
  GPtrArray *log = g_ptr_array_new_with_free_func (g_free);
  add_event (log, 0, DUEL_EVENT_ROLE_TAKEN, 0, 0, 0);
  return log;
}

/* Returns the figure @id of @seat. */
static int
figure_of (const FpStory *story, const char *id, uint8_t seat)
{
  for (guint i = 0; i < fp_duel_edition ()->n_figures; i++)
    if (strcmp (fp_duel_edition ()->figures[i].id, id) == 0)
      return story->figures[i][seat];
  g_assert_not_reached ();
}

static void
check (const FpStory *story, guint index, FpTurningKind kind, int turn, uint8_t seat)
{
  g_assert_cmpuint (index, <, story->turnings->len);
  const FpTurning *turning = &g_array_index (story->turnings, FpTurning, index);
  g_assert_cmpint (turning->kind, ==, kind);
  g_assert_cmpint (turning->turn, ==, turn);
  g_assert_cmpint (turning->seat, ==, seat);
}

static const int no_planets[N_SEATS] = { 0 };

static void
test_turnings (void)
{
  g_autoptr (GPtrArray) log = new_log ();
  g_auto (FpStory) story = { 0 };
  /* The first planet. Losing it for a moment during the same card does not count. */
  add_event (log, 1, FP_EVENT_PLANET_GAINED, 0, 5, 0);
  add_event (log, 1, FP_EVENT_PLANET_LOST, 0, 5, 0);
  add_event (log, 1, FP_EVENT_PLANET_GAINED, 0, 5, 0);
  /* Nothing happens with the second card. The third makes both level. */
  add_event (log, 3, FP_EVENT_PLANET_GAINED, 1, 6, 0);
  /* One player takes the other's planet and with it the lead. */
  add_event (log, 4, FP_EVENT_PLANET_LOST, 0, 5, 0);
  add_event (log, 4, FP_EVENT_PLANET_GAINED, 1, 5, 0);
  add_event (log, 5, DUEL_EVENT_CLOUT_COUNTED, 0, 0, 30);
  add_event (log, 5, DUEL_EVENT_CLOUT_COUNTED, 1, 0, 31);
  add_event (log, 5, DUEL_EVENT_DUEL_WON, 1, 0, 0);
  add_event (log, 5, FP_EVENT_SHIPS_DESTROYED, 0, 1, 3);
  add_event (log, 6, FP_EVENT_SHIPS_DESTROYED, 0, 1, 3);
  /* A player wins, too, if only that player has ships left. */
  add_event (log, 6, DUEL_EVENT_DUEL_DECIDED, 1, 0, 0);
  add_event (log, 6, FP_EVENT_SHIPS_DESTROYED, 0, 1, 2);
  add_event (log, 7, FP_EVENT_PLANET_GAINED, 1, 7, 0);
  fp_story_read (&story, fp_duel_edition (), log, N_SEATS, NULL, no_planets, 3);
  g_assert_cmpuint (story.turnings->len, ==, 6);
  check (&story, 0, FP_TURNING_FIRST, 1, 0);
  check (&story, 1, FP_TURNING_LEVEL, 3, 1);
  check (&story, 2, FP_TURNING_LEAD, 4, 1);
  g_assert_cmpint (g_array_index (story.turnings, FpTurning, 2).place, ==, 5);
  check (&story, 3, FP_TURNING_TOTAL, 5, 1);
  check (&story, 4, FP_TURNING_LOSSES, 6, 0);
  g_assert_cmpint (g_array_index (story.turnings, FpTurning, 4).value, ==, 5);
  check (&story, 5, FP_TURNING_LAST, 7, 1);
  const int planets[N_SEATS][8] = { { 0, 1, 1, 1, 0, 0, 0, 0 }, { 0, 0, 0, 1, 2, 2, 2, 3 } };
  g_assert_cmpuint (story.planets[0]->len, ==, 8);
  for (guint seat = 0; seat < N_SEATS; seat++)
    for (guint i = 0; i < G_N_ELEMENTS (planets[seat]); i++)
      g_assert_cmpint (g_array_index (story.planets[seat], int, i), ==, planets[seat][i]);
  g_assert_cmpint (figure_of (&story, "ships-lost", 0), ==, 8);
  g_assert_cmpint (figure_of (&story, "highest-clout", 0), ==, 30);
  g_assert_cmpint (figure_of (&story, "duels-won", 1), ==, 2);
}

/* Only the most important points are told, and of equal ones the earlier. */
static void
test_limit (void)
{
  g_autoptr (GPtrArray) log = new_log ();
  g_auto (FpStory) story = { 0 };
  for (int turn = 1; turn <= 12; turn++)
    add_event (log, turn, DUEL_EVENT_DUEL_ENDED, FP_NOBODY, 0, 0);
  add_event (log, 13, FP_EVENT_PLANET_GAINED, 1, 9, 0);
  add_event (log, 14, FP_EVENT_CONCEDED, 0, 0, 0);
  fp_story_read (&story, fp_duel_edition (), log, N_SEATS, NULL, no_planets, 0);
  g_assert_cmpuint (story.turnings->len, ==, FP_STORY_MOST);
  for (guint i = 0; i < 5; i++)
    check (&story, i, FP_TURNING_UNDECIDED, (int) i + 1, FP_NOBODY);
  check (&story, 5, FP_TURNING_FIRST, 13, 1);
  check (&story, 6, FP_TURNING_GAVE_UP, 14, 0);
  g_assert_cmpint (figure_of (&story, "highest-clout", 0), ==, -1);
}

/* A game that starts from a position can lose planets that were never gained in it. */
static void
test_from_position (void)
{
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func (g_free);
  g_auto (FpStory) story = { 0 };
  const int before[N_SEATS] = { 3, 1 };
  add_event (log, 6, FP_EVENT_PLANET_LOST, 0, 4, 0);
  add_event (log, 6, FP_EVENT_PLANET_GAINED, 1, 4, 0);
  add_event (log, 7, FP_EVENT_PLANET_GAINED, 1, 8, 0);
  fp_story_read (&story, fp_duel_edition (), log, N_SEATS, NULL, before, 0);
  g_assert_cmpint (story.first, ==, 6);
  g_assert_cmpint (g_array_index (story.planets[0], int, 0), ==, 2);
  g_assert_cmpint (g_array_index (story.planets[1], int, 1), ==, 3);
  check (&story, 0, FP_TURNING_TAKEN, 6, 1);
  check (&story, 1, FP_TURNING_LEAD, 7, 1);
}

/* Nothing else is told of the card with which a player runs out of ships. */
static void
test_stranded (void)
{
  g_autoptr (GPtrArray) log = new_log ();
  g_auto (FpStory) story = { 0 };
  add_event (log, 1, FP_EVENT_PLANET_GAINED, 0, 5, 0);
  add_event (log, 1, FP_EVENT_SHIPS_DESTROYED, 0, 5, 6);
  add_event (log, 1, FP_EVENT_NO_SHIPS, 0, 0, 0);
  fp_story_read (&story, fp_duel_edition (), log, N_SEATS, NULL, no_planets, 0);
  g_assert_cmpuint (story.turnings->len, ==, 1);
  check (&story, 0, FP_TURNING_STRANDED, 1, 0);
}

/* An ability that wins the game is told. Earlier abilities and those not seen by all are not. */
static void
test_special_win (void)
{
  g_autoptr (GPtrArray) log = new_log ();
  g_autoptr (GPtrArray) prized = new_log ();
  g_auto (FpStory) story = { 0 }, hidden_ability = { 0 }, with_prize = { 0 };
  add_event (log, 1, FP_EVENT_ABILITY_USED, 0, 0, 3);
  add_event (log, 2, FP_EVENT_ABILITY_USED, 0, 0, 4);
  add_event (log, 2, FP_EVENT_GAME_WON, 1, 0, fp_edition_ending (fp_duel_edition (), FP_ENDS_BY_CARD));
  fp_story_read (&story, fp_duel_edition (), log, N_SEATS, NULL, no_planets, 0);
  g_assert_cmpuint (story.turnings->len, ==, 1);
  check (&story, 0, FP_TURNING_SPECIAL, 2, 1);
  g_assert_cmpint (g_array_index (story.turnings, FpTurning, 0).value, ==, 4);
  /* A prize given later is the reason for the win. */
  add_event (prized, 2, FP_EVENT_ABILITY_USED, 0, 0, 4);
  add_event (prized, 2, DUEL_EVENT_PRIZE_GIVEN, 1, 0, 7);
  add_event (prized, 2, FP_EVENT_GAME_WON, 1, 0, fp_edition_ending (fp_duel_edition (), FP_ENDS_BY_CARD));
  fp_story_read (&with_prize, fp_duel_edition (), prized, N_SEATS, NULL, no_planets, 0);
  check (&with_prize, 0, FP_TURNING_PRIZE, 2, 1);
  g_assert_cmpint (g_array_index (with_prize.turnings, FpTurning, 0).value, ==, 7);
  ((FpLogEntry *) g_ptr_array_index (log, 2))->event.seen = 1;
  fp_story_read (&hidden_ability, fp_duel_edition (), log, N_SEATS, NULL, no_planets, 0);
  check (&hidden_ability, 0, FP_TURNING_WON, 2, 1);
}

/* Among five players a lead is one over all others, and a planet is taken from whoever lost it. */
static void
test_five_seats (void)
{
  const int before[FIVE_SEATS] = { 0 };
  g_autoptr (GPtrArray) log = new_log ();
  g_auto (FpStory) story = { 0 };
  add_event (log, 1, FP_EVENT_PLANET_GAINED, 2, 5, 0);
  add_event (log, 2, FP_EVENT_PLANET_GAINED, 4, 6, 0);
  add_event (log, 3, FP_EVENT_PLANET_LOST, 4, 6, 0);
  add_event (log, 3, FP_EVENT_PLANET_GAINED, 3, 6, 0);
  add_event (log, 4, FP_EVENT_PLANET_GAINED, 2, 7, 0);
  add_event (log, 5, DUEL_EVENT_CLOUT_COUNTED, 0, 0, 10);
  add_event (log, 5, DUEL_EVENT_CLOUT_COUNTED, 1, 0, 14);
  add_event (log, 5, DUEL_EVENT_CLOUT_COUNTED, 3, 0, 13);
  add_event (log, 5, DUEL_EVENT_DUEL_WON, 1, 0, 0);
  add_event (log, 6, DUEL_EVENT_CLOUT_COUNTED, 4, 0, 20);
  /* A seat that the game has not. */
  add_event (log, 6, FP_EVENT_PLANET_GAINED, FIVE_SEATS, 8, 0);
  fp_story_read (&story, fp_duel_edition (), log, FIVE_SEATS, NULL, before, 0);
  g_assert_cmpuint (story.turnings->len, ==, 6);
  check (&story, 0, FP_TURNING_FIRST, 1, 2);
  check (&story, 1, FP_TURNING_LEVEL, 2, 4);
  check (&story, 2, FP_TURNING_TAKEN, 3, 3);
  g_assert_cmpint (g_array_index (story.turnings, FpTurning, 2).other, ==, 4);
  g_assert_cmpint (g_array_index (story.turnings, FpTurning, 2).against, ==, 0);
  check (&story, 3, FP_TURNING_LEAD, 4, 2);
  g_assert_cmpint (g_array_index (story.turnings, FpTurning, 3).against, ==, 1);
  check (&story, 4, FP_TURNING_HAIR, 5, 1);
  g_assert_cmpint (g_array_index (story.turnings, FpTurning, 4).against, ==, 13);
  check (&story, 5, FP_TURNING_TOTAL, 6, 4);
  const int planets[FIVE_SEATS] = { 0, 0, 2, 1, 0 };
  for (guint seat = 0; seat < FIVE_SEATS; seat++)
    g_assert_cmpint (g_array_index (story.planets[seat], int, 6), ==, planets[seat]);
}

/* Colonies of the 2000 edition count in the systems of others only. */
static void
test_colonies (void)
{
  const uint8_t systems[FP_MAX_PLACES] = { [4] = 0, [5] = 1, [6] = 2 };
  const int before[FIVE_SEATS] = { 0 };
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func (g_free);
  g_auto (FpStory) story = { 0 };
  add_event (log, 0, ENCOUNTER_EVENT_TURN_BEGAN, 0, 0, 0);
  add_event (log, 1, ENCOUNTER_EVENT_COLONY_GAINED, 0, 5, 0);
  add_event (log, 2, ENCOUNTER_EVENT_COLONY_LOST, 1, 5, 0);
  add_event (log, 3, ENCOUNTER_EVENT_COLONY_GAINED, 1, 5, 0);
  add_event (log, 4, ENCOUNTER_EVENT_COLONY_GAINED, 0, 6, 0);
  add_event (log, 5, ENCOUNTER_EVENT_COLONY_LOST, 0, 5, 0);
  fp_story_read (&story, fp_classic_edition (), log, FIVE_SEATS, systems, before, 0);
  const int colonies[] = { 0, 1, 1, 1, 2, 1 };
  for (guint turn = 0; turn < G_N_ELEMENTS (colonies); turn++)
    {
      g_assert_cmpint (g_array_index (story.planets[0], int, turn), ==, colonies[turn]);
      g_assert_cmpint (g_array_index (story.planets[1], int, turn), ==, 0);
    }
  check (&story, 0, FP_TURNING_FIRST, 1, 0);
}

/* Each edition has its words for the standing of players. */
static void
test_words (void)
{
  const FpTextNames names = { { "Ada", "Bo", "Cy" } };
  const FpTurning turning = { FP_TURNING_LEAD, 4, 0, FP_NOBODY, FP_NO_PLACE, 3, 2 };
  const struct
  {
    const FpEdition *edition;
    const char *text;
  } cases[] = {
    { fp_duel_edition (), "Ada takes the lead: 3 : 2 planets." },
    { fp_classic_edition (), "Ada takes the lead: 3 : 2 foreign colonies." },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
      FpEngine engine = { .edition = cases[i].edition, .state = state };
      g_autofree char *text = fp_text_turning (&engine, &turning, &names);
      g_assert_cmpstr (text, ==, cases[i].text);
      g_aligned_free (state);
    }
}

/* Each edition has its word for what the players strive for. */
static void
test_standing (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  static const char *const words[][2] = { { "duel", "Planets" }, { "classic", "Foreign colonies" } };
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (FpGameSetup) setup = fp_game_setup_new_called (words[i][0], NULL);
      g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
      g_autoptr (FpGameStory) story = fp_game_story (game);
      g_assert_cmpstr (story->standing, ==, words[i][1]);
    }
}

static void
test_empty_log (void)
{
  g_autoptr (GPtrArray) log = g_ptr_array_new ();
  g_auto (FpStory) story = { 0 };
  fp_story_read (&story, fp_duel_edition (), log, N_SEATS, NULL, no_planets, 0);
  g_assert_cmpuint (story.turnings->len, ==, 0);
  g_assert_cmpuint (story.planets[0]->len, ==, 1);
}

/* Games */

static FpGame *
play (FpCatalogModel *catalog_model, guint64 seed, FpGameAliens aliens)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  setup->seed = seed;
  fp_game_setup_seat (setup, 0, "random");
  fp_game_setup_seat (setup, 1, "random");
  setup->aliens = aliens;
  FpGame *game = fp_game_new (catalog_model, setup, 0);
  while (!fp_game_over (game))
    g_main_context_iteration (NULL, TRUE);
  return game;
}

/* In real games the story ends as the game did. */
static void
test_games (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  guint n_special = 0;
  for (guint64 seed = 80; seed < 100; seed++)
    {
      g_autoptr (FpGame) game = play (catalog_model, seed, FP_GAME_ALIENS_CHOSEN);
      g_autoptr (FpGameStory) story = fp_game_story (game);
      g_assert_cmpint (story->n_numbers, ==, fp_game_turn (game) + 1);
      g_assert_cmpuint (story->points->len, >, 0);
      g_assert_cmpuint (story->points->len, <=, FP_STORY_MOST);
      for (guint seat = 0; seat < story->n_seats; seat++)
        {
          g_autoptr (FpSeatItem) item = fp_game_seat (game, seat);
          g_assert_cmpint (story->planets[seat][0], ==, 0);
          if (g_str_has_suffix (fp_game_ending (game), "five planets."))
            g_assert_cmpint (story->planets[seat][story->n_numbers - 1], ==, fp_seat_item_facts (item)->standing);
        }
      const FpGameStoryPoint *last = g_ptr_array_index (story->points, story->points->len - 1);
      g_autofree char *turn = g_strdup_printf ("Destiny card %d: ", fp_game_turn (game));
      /* A win by a card comes with the last destiny card. */
      if (strstr (fp_game_ending (game), " wins the game") != NULL || strstr (fp_game_ending (game), "defeat") != NULL)
        {
          g_assert_nonnull (strstr (last->text, " wins"));
          g_assert_true (g_str_has_prefix (last->when, turn));
          n_special++;
        }
      for (guint i = 0; i < story->points->len; i++)
        {
          const FpGameStoryPoint *point = g_ptr_array_index (story->points, i);
          g_assert_nonnull (point->when);
          g_assert_null (strchr (point->text, '{'));
          g_assert_cmpuint (strlen (point->text), >, 10);
        }
    }
  g_assert_cmpuint (n_special, >, 0);
}

/* Aliens chosen in the set-up are those of the game. Swapping exchanges them. */
static void
test_swapped (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_seat (setup, 0, "random");
  fp_game_setup_seat (setup, 1, "random");
  setup->aliens = FP_GAME_ALIENS_SETTLED;
  fp_game_setup_settle (setup, 0, "swarm");
  fp_game_setup_settle (setup, 1, "prime");
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  while (!fp_game_over (game))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (fp_game_setup (game)->aliens, ==, FP_GAME_ALIENS_SETTLED);
  g_assert_cmpstr (fp_game_setup (game)->seats[0].alien, ==, "swarm");
  g_autoptr (FpGameSetup) swapped = fp_game_swapped (game);
  g_assert_nonnull (swapped);
  g_assert_cmpstr (swapped->seats[0].alien, ==, "prime");
  g_assert_cmpstr (swapped->seats[1].alien, ==, "swarm");
  g_assert_cmpstr (swapped->seats[0].name, ==, setup->seats[0].name);
  g_autoptr (FpGame) no_aliens = play (catalog_model, 2, FP_GAME_ALIENS_NONE);
  g_assert_null (fp_game_swapped (no_aliens));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/story/turnings", test_turnings);
  g_test_add_func ("/story/most", test_limit);
  g_test_add_func ("/story/before", test_from_position);
  g_test_add_func ("/story/stranded", test_stranded);
  g_test_add_func ("/story/special", test_special_win);
  g_test_add_func ("/story/five-seats", test_five_seats);
  g_test_add_func ("/story/colonies", test_colonies);
  g_test_add_func ("/story/words", test_words);
  g_test_add_func ("/story/standing", test_standing);
  g_test_add_func ("/story/nothing", test_empty_log);
  g_test_add_func ("/story/games", test_games);
  g_test_add_func ("/story/swapped", test_swapped);
  return g_test_run ();
}
