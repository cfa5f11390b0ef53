/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stakes that are told are what happens, in random games with all aliens: an ally of a
 * winning offense lands, an ally of a winning defense is rewarded for each ship, losers lose their
 * ships, and talks that fail cost the ships that were named. Encounters in which somebody uses a
 * power or plays a card afterwards are left out: that could not be foreseen. */
#include "editions/classic/fp-classic.h"
#include "editions/encounter/encounter-deal.h"
#include "editions/encounter/encounter-texts.h"
#include "engine/runner/fp-actions.h"
#include "engine/runner/fp-engine.h"
#include "fixture/catalog.h"

enum
{
  GAMES = 60,
  ANSWERS = 500, /* of each game */
  SEATS = 4,
};

/* A seat in the running encounter. */
typedef struct
{
  gboolean lands, rewarded, loses; /* the stakes that it was told */
  int price; /* of a talk that fails, as it was told */
  gboolean must_land; /* the encounter is decided, so this must happen */
  int due, lost; /* rewards, and ships that must be lost */
  gboolean landed; /* this has happened since */
  int got, destroyed;
} Seat;

typedef struct
{
  Seat seats[SEATS];
  gboolean decided, tainted;
  guint landings, rewards, losses, failures, bent; /* checks that were made */
} Play;

/* Returns the count of the stake @id of @option, −1 if it isn't said. */
static int
find_stake (FpEngine *engine, int option, const char *id)
{
  FpStake stakes[FP_MOST_STAKES];
  guint n = encounter_at_stake (engine, option, stakes);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (stakes[i].id, id))
      return stakes[i].count;
  return -1;
}

/* Notes what the pending decision says to its seat, which answers with @option. */
static void
listen (Play *play, FpEngine *e, int option)
{
  const FpPendingDecision *pending = &e->state->head.pending;
  Seat *seat = &play->seats[pending->seat];

  if (pending->kind == ENCOUNTER_DECIDE_SIDE && fp_engine_options (e)->option[option].kind == FP_OPTION_SEAT)
    {
      seat->lands = find_stake (e, option, "ally-lands") >= 0;
      seat->rewarded = find_stake (e, option, "ally-rewarded") >= 0;
      seat->loses = find_stake (e, option, "ally-loses") >= 0;
      g_assert_false (seat->lands && seat->rewarded);
    }
  else if (pending->kind == ENCOUNTER_DECIDE_CARD)
    seat->loses = find_stake (e, -1, "main-loses") > 0;
  else if (pending->kind == ENCOUNTER_DECIDE_PROPOSE || pending->kind == ENCOUNTER_DECIDE_ANSWER)
    {
      seat->price = MAX (find_stake (e, -1, "talk-fails"), find_stake (e, -1, "talk-costs-you"));
      /* A deal decides without winners. */
      seat->lands = seat->rewarded = seat->loses = FALSE;
    }
}

/* The encounter is won: what was said must happen to those who have won or lost. */
static void
expect (Play *play, const FpEngine *e, uint8_t winner)
{
  const FpState *s = e->state;
  guint won = encounter_side_of (s, winner);

  play->decided = TRUE;
  FP_EACH_SEAT (s, seat)
    {
      Seat *told = &play->seats[seat];
      guint side = encounter_side_of (s, seat);

      if (side == FP_NO_SIDE)
        continue;
      told->must_land = side == won && told->lands;
      told->due = side == won && told->rewarded ? fp_state_encounter_const (s)->of_seat[seat][ENCOUNTER_SENT] : 0;
      told->lost = side != won && told->loses ? encounter_ships_involved (s, seat).n : 0;
    }
}

/* The encounter is over: checks what was due. */
static void
check (Play *play)
{
  for (guint i = 0; i < SEATS && play->decided && !play->tainted; i++)
    {
      const Seat *seat = &play->seats[i];

      if (seat->must_land)
        g_assert_true (seat->landed);
      if (seat->due > 0)
        g_assert_cmpint (seat->got, ==, seat->due);
      if (seat->lost > 0)
        g_assert_cmpint (seat->destroyed, ==, seat->lost);
      play->landings += seat->must_land;
      play->rewards += seat->due > 0;
      play->losses += seat->lost > 0;
    }
  play->bent += play->tainted;
  play->decided = play->tainted = FALSE;
  for (guint i = 0; i < SEATS; i++)
    play->seats[i] = (Seat){ .price = -1 };
}

static void
count_ships (Play *play, const FpEvent *event, uint8_t place)
{
  Seat *seat = &play->seats[event->seat];

  for (guint i = 0; i < event->n_journeys; i++)
    seat->landed |= event->journeys[i].to == place;
  seat->landed |= event->to == place;
  seat->destroyed += event->kind == FP_EVENT_SHIPS_DESTROYED ? event->count : 0;
  seat->got += event->from == ENCOUNTER_WARP ? event->count : 0;
}

static void
on_event (const FpEngine *e, const FpEvent *event, gpointer data)
{
  Play *play = data;
  const FpState *s = e->state;
  const char *id = fp_event_id (e->edition, event->kind);

  if (g_str_equal (id, "met") || g_str_equal (id, "turn-over") || g_str_equal (id, "turn-began"))
    check (play);
  else if (g_str_equal (id, "encounter-won"))
    expect (play, e, event->seat);
  else if (g_str_equal (id, "deal-failed"))
    FP_EACH_SEAT (s, seat)
      {
        Seat *told = &play->seats[seat];

        play->decided = TRUE;
        told->lost = told->price;
        play->failures += told->price > 0;
      }
  else if (g_str_equal (id, "played") || g_str_equal (id, "zapped") || event->kind == FP_EVENT_ABILITY_USED ||
           event->kind == FP_EVENT_ABILITY_REPLACED || event->kind == FP_EVENT_WENT_BACK)
    play->tainted = TRUE;
  else if (event->kind == FP_EVENT_CARDS_DRAWN && play->decided && event->seat < SEATS)
    play->seats[event->seat].got += event->count;
  else if (event->seat < SEATS && fp_state_in_encounter (s) &&
           (event->kind == FP_EVENT_SHIPS_SENT || event->kind == FP_EVENT_SHIPS_DESTROYED ||
            event->kind == FP_EVENT_SHIPS_MOVED || event->kind == FP_EVENT_SHIPS_RECOVERED ||
            event->kind == FP_EVENT_SHIPS_RETREATED))
    count_ships (play, event, fp_state_encounter_const (s)->place);
}

static void
test_stakes (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "classic", NULL);
  FpCatalog *catalog = catalog_load (fp_classic_edition (), (const char *const[]){ folder, NULL });
  FpEngine *engine = fp_engine_new (fp_classic_edition (), catalog);
  Play play = { 0 };

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  for (guint game = 1; game <= GAMES; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game);

      engine->listener = NULL;
      check (&play);
      fp_engine_start (engine, SEATS, game, 0);
      engine->listener = on_event;
      engine->listener_data = &play;
      for (guint made = 0; made < ANSWERS && !fp_engine_over (engine); made++)
        {
          int option = g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n);

          listen (&play, engine, option);
          fp_engine_answer (engine, (guint) option);
        }
      play.tainted = TRUE; /* of an encounter that is cut off */
    }
  g_test_message ("%u landings, %u rewards, %u losses, %u failures, %u left out", play.landings, play.rewards,
                  play.losses, play.failures, play.bent);
  g_assert_cmpuint (play.landings, >, 20);
  g_assert_cmpuint (play.rewards, >, 20);
  g_assert_cmpuint (play.losses, >, 20);
  g_assert_cmpuint (play.failures, >, 5);
  g_aligned_free (engine->state);
  fp_engine_free (engine);
  fp_catalog_free (catalog);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classic/stakes", test_stakes);
  return g_test_run ();
}
