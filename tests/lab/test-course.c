/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of games: lead, planets, comebacks and cards, by events of a game that is made up. */
#include "editions/duel/duel-events.h"
#include "fixture/duel.h"
#include "lab/fp-course.h"
#include "session/game/fp-editions.h"

enum
{
  ORANGE,
  BLUE,
  PLANET = 6, /* a place */
};

/* The table as the made-up edition tells it. */
static int standing[2];
static FpSeats holders; /* of every planet */

static void
tell_standings (const FpEngine *engine, int standings[FP_MAX_SEATS])
{
  FP_EACH_SEAT (engine->state, seat)
    standings[seat] = standing[seat];
}

static FpSeats
tell_controllers (const FpEngine *engine G_GNUC_UNUSED, uint8_t place)
{
  return place == PLANET ? holders : 0;
}

/* A game that tests tell events. */
typedef struct
{
  FpEdition edition;
  FpEngine *engine;
  FpState *state;
  FpCourse *course;
  FpCourseCounts counts;
} Game;

static void
begin (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  game->edition = *duel_edition ();
  game->edition.table.standings = tell_standings;
  game->edition.table.controllers = tell_controllers;
  game->engine = fp_edition_engine (&game->edition, duel_catalog ());
  game->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  fp_engine_use (game->engine, game->state);
  fp_engine_start (game->engine, 2, 1, DUEL_NO_ALIENS);
  g_assert_true (fp_place_is_planet (game->engine, PLANET));
  game->course = fp_course_new (game->engine);
  fp_course_counts_init (&game->counts, duel_catalog ());
  fp_course_begin (game->course);
  standing[ORANGE] = standing[BLUE] = 0;
  holders = 0;
}

static void
end (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  fp_course_counts_clear (&game->counts);
  fp_course_free (game->course);
  g_assert_null (game->engine->listener);
  fp_engine_free (game->engine);
  g_aligned_free (game->state);
}

/* Returns the first card of the game that is called @id. */
static uint16_t
find_card (const Game *game, const char *id)
{
  int def = fp_catalog_find (duel_catalog (), id);
  for (uint16_t card = 0; card < game->state->head.n_cards; card++)
    if (game->state->cards[card].def == def)
      return card;
  g_assert_not_reached ();
}

static void
tell (Game *game, guint kind, uint8_t seat, const char *card)
{
  FpEvent event = { .kind = (uint8_t) kind, .seat = seat, .other = FP_NOBODY, .n_cards = card != NULL };
  if (card != NULL)
    event.cards[0] = find_card (game, card);
  game->engine->listener (game->engine, &event, game->engine->listener_data);
}

/* A turn begins with planets of both players. */
static void
turn (Game *game, const char *card, int orange, int blue)
{
  standing[ORANGE] = orange;
  standing[BLUE] = blue;
  tell (game, DUEL_EVENT_DESTINY_DRAWN, FP_NOBODY, card);
}

static void
over (Game *game, FpSeats winners)
{
  game->state->head.winners = winners;
  fp_course_end (game->course, &game->counts);
}

static const FpCardCourse *
figures (const Game *game, const char *card)
{
  return &game->counts.cards[fp_catalog_find (duel_catalog (), card)];
}

static void
test_leads (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  turn (game, "quiet-zone", 0, 0);
  turn (game, "quiet-zone", 1, 0);
  turn (game, "quiet-zone", 1, 1); /* nobody leads, and orange did last */
  turn (game, "quiet-zone", 2, 1);
  turn (game, "quiet-zone", 2, 3);
  standing[ORANGE] = 4;
  over (game, 1 << ORANGE);
  g_assert_cmpuint (game->counts.lead_changes, ==, 2);
  g_assert_cmpuint (game->counts.one_winner, ==, 1);
  g_assert_cmpuint (game->counts.comebacks, ==, 0);
}

static void
test_comebacks (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  turn (game, "quiet-zone", 0, 2);
  over (game, 1 << ORANGE);
  fp_course_begin (game->course);
  turn (game, "quiet-zone", 0, 2);
  over (game, 1 << BLUE);
  fp_course_begin (game->course);
  turn (game, "quiet-zone", 0, 2);
  over (game, 1 << ORANGE | 1 << BLUE);
  g_assert_cmpuint (game->counts.games, ==, 3);
  g_assert_cmpuint (game->counts.one_winner, ==, 2);
  g_assert_cmpuint (game->counts.comebacks, ==, 1);
}

/* A planet that is gained from nobody, or shared no longer, has not changed hands. */
static void
test_planets (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  static const FpSeats course[] = { 0, 1 << ORANGE, 1 << ORANGE | 1 << BLUE, 1 << BLUE, 0, 1 << ORANGE };
  for (guint i = 0; i < G_N_ELEMENTS (course); i++)
    {
      holders = course[i];
      turn (game, "quiet-zone", 0, 0);
    }
  holders = 1 << BLUE;
  over (game, 1 << BLUE);
  g_assert_cmpuint (game->counts.changed_hands, ==, 3);
}

static void
test_cards (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  turn (game, "quiet-zone", 1, 0);
  tell (game, DUEL_EVENT_DUEL_WON, BLUE, NULL);
  tell (game, DUEL_EVENT_ENVOY_ALLIED, ORANGE, "cudgel");
  tell (game, DUEL_EVENT_ENVOY_ALLIED, ORANGE, "cudgel");
  turn (game, "glass-house", 1, 1);
  tell (game, DUEL_EVENT_ENVOY_ALLIED, ORANGE, "chosen");
  tell (game, DUEL_EVENT_ENVOY_ALLIED, BLUE, "chosen");
  tell (game, DUEL_EVENT_CONTEST_WON, BLUE, NULL);
  tell (game, DUEL_EVENT_DUEL_DECIDED, ORANGE, NULL);
  over (game, 1 << ORANGE);
  g_assert_cmpuint (figures (game, "quiet-zone")->ahead.n, ==, 1);
  g_assert_cmpuint (figures (game, "quiet-zone")->ahead.parts, ==, FP_COURSE_PARTS);
  g_assert_cmpuint (figures (game, "quiet-zone")->won.n, ==, 1);
  g_assert_cmpuint (figures (game, "quiet-zone")->won.parts, ==, 0);
  g_assert_cmpuint (figures (game, "glass-house")->ahead.n, ==, 0);
  g_assert_cmpuint (figures (game, "glass-house")->won.parts, ==, FP_COURSE_PARTS);
  g_assert_cmpuint (figures (game, "cudgel")->had.n, ==, 1);
  g_assert_cmpuint (figures (game, "cudgel")->had.parts, ==, FP_COURSE_PARTS);
  g_assert_cmpuint (figures (game, "chosen")->had.n, ==, 0);
}

static void
test_next_game (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  FpCourseCounts sum = { 0 };
  holders = 1 << ORANGE;
  turn (game, "quiet-zone", 1, 0);
  tell (game, DUEL_EVENT_ENVOY_ALLIED, ORANGE, "cudgel");
  fp_course_begin (game->course);
  holders = 1 << BLUE;
  turn (game, "glass-house", 0, 1);
  over (game, 1 << BLUE);
  fp_course_counts_init (&sum, duel_catalog ());
  fp_course_counts_add (&sum, &game->counts, duel_catalog ());
  fp_course_counts_add (&sum, &game->counts, duel_catalog ());
  g_assert_cmpuint (sum.games, ==, 2);
  g_assert_cmpuint (sum.lead_changes, ==, 0);
  g_assert_cmpuint (sum.changed_hands, ==, 0);
  int quiet_zone = fp_catalog_find (duel_catalog (), "quiet-zone");
  int glass_house = fp_catalog_find (duel_catalog (), "glass-house");
  int cudgel = fp_catalog_find (duel_catalog (), "cudgel");
  g_assert_cmpuint (sum.cards[quiet_zone].ahead.n, ==, 0);
  g_assert_cmpuint (sum.cards[glass_house].ahead.n, ==, 2);
  g_assert_cmpuint (sum.cards[cudgel].had.n, ==, 0);
  fp_course_counts_clear (&sum);
}

#define ADD(name, test) g_test_add ("/course/" name, Game, NULL, begin, test, end)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("leads", test_leads);
  ADD ("comebacks", test_comebacks);
  ADD ("planets", test_planets);
  ADD ("cards", test_cards);
  ADD ("next-game", test_next_game);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
