/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships (rulebook p. 5 and 6): where they may stand, sending and recovering them. */
#include "editions/duel/duel-private.h"

uint8_t
duel_usual_place (const FpEngine *e G_GNUC_UNUSED, const FpVerb *verb, uint8_t seat G_GNUC_UNUSED)
{
  if (verb->action == DUEL_recover)
    return DUEL_WARP;
  return verb->action == DUEL_send ? DUEL_SUPPLY : FP_NO_PLACE;
}

/* Collects the planets besides the Warp from which @seat may recover ships (ruling 55). @planets
 * has room for FP_MAX_CARDS. */
static guint
recover_from (FpEngine *e, uint8_t seat, uint16_t *planets)
{
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue set = { .type = FP_TYPE_PLANETS, .items = planets };
  guint n = 0;

  fp_query (e, DUEL_Q_RECOVER_FROM, &about, &set);
  for (guint i = 0; i < set.n_items; i++)
    if (e->state->places[set.items[i]].ships[seat] > 0)
      planets[n++] = set.items[i];
  return n;
}

int
duel_recoverable (FpEngine *e, uint8_t seat)
{
  uint16_t planets[FP_MAX_CARDS];
  guint n = recover_from (e, seat, planets);
  int ships = e->state->places[DUEL_WARP].ships[seat];

  for (guint i = 0; i < n; i++)
    ships += e->state->places[planets[i]].ships[seat];
  return ships;
}

/* The options are the numbers of ships from arg[1] to arg[2]. */
void
duel_from_planet_options (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending, FpOptions *options)
{
  for (int i = pending->arg[1]; i <= pending->arg[2]; i++)
    fp_options_add (options, FP_OPTION_NUMBER, i, -1);
}

/* Returns TRUE if ships may stand on @card: a revealed planet, an alien in play, an envoy on the
 * table or a destiny card of the past. */
static gboolean
can_carry (const FpState *s, uint16_t card)
{
  uint16_t zone = s->cards[card].zone;

  return zone == DUEL_TABLE || zone == DUEL_ENVOYS || zone == DUEL_PAST || duel_seat_zone (zone) == DUEL_ALIEN;
}

gboolean
duel_can_hold (const FpEngine *e, uint8_t place)
{
  const FpState *s = e->state;

  return place < s->head.n_places && place != DUEL_OUT &&
         (place < DUEL_FIRST_PLANET || can_carry (s, s->places[place].card));
}

void
duel_free_ships (FpEngine *e)
{
  const FpState *s = e->state;

  /* Planets come first and stay in play. */
  for (guint place = s->head.n_places - 1U; place > DUEL_WARP && !fp_place_is_planet (e, (uint8_t) place); place--)
    if (!can_carry (s, s->places[place].card))
      FP_EACH_SEAT (s, seat)
        if (s->places[place].ships[seat] > 0)
          fp_common_move_ships (e, DUEL_retreat, seat, (uint8_t) place, DUEL_SUPPLY, s->places[place].ships[seat]);
}

/* Counts the ships sent to the planet of the running duel. */
void
duel_count_sent (FpEngine *e, const FpAction *action, int n)
{
  FpState *s = e->state;

  if (action->procedure == DUEL_send && fp_state_in_encounter (s) && fp_state_encounter (s)->place == action->to)
    fp_state_encounter (s)->of_seat[action->who][DUEL_SENT] =
        (int8_t) MIN (fp_state_encounter (s)->of_seat[action->who][DUEL_SENT] + n, INT8_MAX);
}

FP_LOCALS (lack)
{
  int16_t unused;
};

/* A player who must send ships and has none in the supply loses the game, whenever this happens
 * (p. 9, ruling 23). */
static FpFlow
lose_for_lack (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (lack);
  FP_EMIT (e, NO_SHIPS, .seat = fp_action (e, f)->who);
  FP_ACTION (DUEL_lose_game, .who = fp_action (e, f)->who, .cause = DUEL_CAUSE_NO_SHIPS);
  s->head.result = 0;
  FP_END;
}

FpFlow
duel_send (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);

  return action->count == 0 && action->from == DUEL_SUPPLY ? lose_for_lack (e, f) : fp_common_ships (e, f);
}

FP_LOCALS (recover)
{
  uint8_t seat, place;
  int16_t left, index, count, from_planets;
  FpSeats before;
  uint8_t pad;
};

/* Returns TRUE if @action takes from the Warp and from planets that count as the Warp. A line that
 * names a pile takes from that pile only. */
static gboolean
from_warp_and_planets (const FpEngine *e, const FpAction *action)
{
  return action->who != FP_NOBODY && action->from == DUEL_WARP &&
         (action->code < 0 || fp_catalog_instruction (e->catalog, action->code)->set < 0);
}

static uint8_t
planet_to_recover_from (FpEngine *e, uint8_t seat, int index)
{
  uint16_t planets[FP_MAX_CARDS];
  guint n = recover_from (e, seat, planets);

  return index < (int) n ? (uint8_t) planets[index] : FP_NO_PLACE;
}

/* Returns the number of ships that the Warp and the planets after @index can give. */
static int
recoverable_elsewhere (FpEngine *e, uint8_t seat, int index)
{
  uint16_t planets[FP_MAX_CARDS];
  guint n = recover_from (e, seat, planets);
  int others = e->state->places[DUEL_WARP].ships[seat];

  for (guint i = (guint) index + 1; i < n; i++)
    others += e->state->places[planets[i]].ships[seat];
  return others;
}

/* Recovers from the Warp. A player with ships on a planet that counts as the Warp decides how many
 * come from there (ruling 55). */
FpFlow
duel_recover (FpEngine *e, FpFrame *f)
{
  if (!from_warp_and_planets (e, fp_action (e, f)))
    return fp_common_ships (e, f);
  FP_BEGIN (recover);
  my->seat = fp_action (e, f)->who;
  my->left = (int16_t) CLAMP (fp_action (e, f)->count, 0, duel_recoverable (e, my->seat));
  while ((my->place = planet_to_recover_from (e, my->seat, my->index)) != FP_NO_PLACE && my->left > 0)
    {
      FP_CHOOSE (my->seat, DUEL_DECIDE_FROM_PLANET, count,
                 .arg = { my->place, (int16_t) MAX (my->left - recoverable_elsewhere (e, my->seat, my->index), 0),
                          MIN (my->left, s->places[my->place].ships[my->seat]) });
      my->before = duel_controllers (e, my->place);
      my->index = (int16_t) (my->index + (s->places[my->place].ships[my->seat] > my->count));
      if (my->count <= 0)
        continue;
      my->left = (int16_t) (my->left - my->count);
      my->from_planets = (int16_t) (my->from_planets + my->count);
      fp_common_move_ships (e, DUEL_recover, my->seat, my->place, DUEL_SUPPLY, my->count);
      FP_CALL (DUEL_control_changed, FpCommonControlLocals, .place = my->place, .before = my->before);
    }
  fp_action (e, f)->count = my->left;
  my->left = my->left > 0 || my->from_planets == 0 ? (int16_t) fp_common_carry (e, fp_action (e, f)) : 0;
  s->head.result = (int16_t) (my->left + my->from_planets);
  fp_action (e, f)->count = s->head.result;
  FP_END;
}
