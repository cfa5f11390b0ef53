/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The defense, the ships that the offense gathers, and the planet at which it points. */
#include "editions/encounter/encounter.h"
#include "editions/encounter/encounter-sending.h"

/* --- The defense --- */

void
encounter_set_target (FpEngine *e, uint8_t defense, uint8_t system, uint8_t place)
{
  FpEncounter *encounter = fp_state_encounter (e->state);

  encounter->numbers[ENCOUNTER_WHERE] = (int16_t) (system + 1);
  encounter->place = place;
  if (defense == FP_NOBODY || encounter_main (e->state, ENCOUNTER_DEFENSE) == defense)
    return;
  encounter_set_defense (e, defense);
  ENCOUNTER_EMIT (e, MET, .seat = encounter_offense (e->state), .other = defense);
}

/* --- Ships that are sent --- */

/* Returns the mask @choices with as many numbers behind the highest as rules allow @seat more. */
static guint
with_more (FpEngine *e, uint8_t seat, guint choices)
{
  guint query = encounter_book (e)->more_ships, highest;
  int more =
      query == 0 || choices == 0 || !fp_query_is_modified (e, query - 1) ? 0 : fp_query_player (e, query - 1, seat, 0);

  for (; more > 0 && choices >> 31 == 0; more--)
    {
      highest = 31U - (guint) __builtin_clz (choices);
      choices |= 1U << (highest + 1);
    }
  return choices;
}

/* Returns the numbers of ships that @seat may send, as a mask. @there: ships that are there
 * already. */
static int
ship_choices (FpEngine *e, uint8_t seat, int there)
{
  const EncounterBook *book = encounter_book (e);
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue plain = { .type = FP_TYPE_NUMBERS };

  for (int n = book->least_sent; n <= book->most_sent; n++)
    plain.number |= 1 << n;
  if (fp_query_is_modified (e, ENCOUNTER_Q_SHIP_CHOICES))
    fp_query (e, ENCOUNTER_Q_SHIP_CHOICES, &about, &plain);
  return (int) (with_more (e, seat, (guint) plain.number) >> there);
}

EncounterRange
encounter_sending_range (FpEngine *e, uint8_t seat, int there)
{
  guint choices = (guint) ship_choices (e, seat, there);
  int most = choices == 0 ? 0 : 31 - __builtin_clz (choices), least = choices == 0 ? 0 : __builtin_ctz (choices);

  most = MIN (most, encounter_colony_ships (e->state, seat));
  return (EncounterRange){ (int16_t) MIN (least, most), (int16_t) most };
}

FpAction *
encounter_begin_sending (FpEngine *e, uint8_t seat, uint8_t to, int count, uint16_t cause)
{
  FpAction about = fp_common_action (ENCOUNTER_send, seat, cause), *action;

  about.to = to;
  about.count = (int16_t) count;
  action = fp_action_begin (e, &about);
  if (action != NULL)
    fp_split_attach (e, action);
  return action;
}

void
encounter_note_sent (FpEngine *e, uint8_t seat)
{
  FpEncounter *encounter = fp_state_encounter (e->state);
  int n = e->state->places[ENCOUNTER_GATE].ships[seat] + e->state->places[ENCOUNTER_BESIDE].ships[seat];

  encounter->of_seat[seat][ENCOUNTER_SENT] = (int8_t) n;
}

/* Powers that change how many ships a player sends are used when that player chooses the number.
 * The action itself does nothing. */
FpFlow
encounter_choose_ships (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}

/* --- Aiming --- */

static guint
targets (FpEngine *e, uint16_t *places)
{
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << encounter_offense (e->state) };
  FpValue set = { .type = FP_TYPE_PLANETS, .items = places };

  set.n_items = encounter_book (e)->targets (e, places);
  fp_query (e, ENCOUNTER_Q_TARGET_CHOICES, &about, &set);
  return set.n_items;
}

void
encounter_planet_options (FpEngine *e, const FpPendingDecision *pending G_GNUC_UNUSED, FpOptions *options)
{
  uint16_t places[FP_MAX_CARDS];
  guint n = targets (e, places);

  for (guint i = 0; i < n; i++)
    fp_options_add (options, FP_OPTION_PLANET, places[i], places[i]);
}

/* Returns the defense at @place: the owner of the system, or in its own system the offense's only
 * opponent there. */
static uint8_t
defense_at (const FpState *s, uint8_t place)
{
  uint8_t defense = encounter_main (s, ENCOUNTER_DEFENSE), system = encounter_system (s, place);

  if (defense != FP_NOBODY)
    return defense;
  if (system != encounter_offense (s))
    return system;
  FP_EACH_SEAT (s, seat)
    if (seat != system && encounter_is_colony (s, place, seat))
      return seat;
  return FP_NOBODY;
}

/* Returns TRUE if the encounter is at a planet that nobody defends, and @step is the later one of
 * aiming and launching: the ships of the offense land in it. */
static gboolean
lands_in (const FpEngine *e, guint step)
{
  guint other = step == ENCOUNTER_aim ? ENCOUNTER_launch_ships : ENCOUNTER_aim;

  return fp_engine_step_rank (e, ENCOUNTER_OF_TURN, step) > fp_engine_step_rank (e, ENCOUNTER_OF_TURN, other) &&
         encounter_main (e->state, ENCOUNTER_DEFENSE) == FP_NOBODY &&
         fp_state_encounter_const (e->state)->place != FP_NO_PLACE;
}

/* Ships of the offense land on an own planet that nobody defends. */
static FpAction *
begin_landing (FpEngine *e, uint8_t seat, guint step)
{
  FpAction about = fp_common_action (ENCOUNTER_land, seat, (uint16_t) step);

  ENCOUNTER_EMIT (e, RESETTLES, .seat = seat, .from = fp_state_encounter (e->state)->place);
  about.from = ENCOUNTER_GATE;
  about.to = fp_state_encounter (e->state)->place;
  about.count = e->state->places[ENCOUNTER_GATE].ships[seat];
  encounter_decide (e, ENCOUNTER_OUTCOME_LANDED);
  return fp_action_begin (e, &about);
}

FP_LOCALS (aim)
{
  int16_t place;
};

/* Aim at a planet (2000 edition, p. 6; combined rules, p. 12). The offense aims at a planet,
 * where the encounter begins. */
FpFlow
encounter_aim (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (aim);
  if (fp_state_encounter (s)->place == FP_NO_PLACE)
    {
      FP_CHOOSE (encounter_offense (s), ENCOUNTER_DECIDE_PLANET, place);
      if (my->place < 0)
        {
          encounter_call_off (e);
          FP_RETURN;
        }
      encounter_set_target (e, defense_at (s, (uint8_t) my->place), encounter_system (s, (guint) my->place),
                            (uint8_t) my->place);
    }
  if (encounter_main (s, ENCOUNTER_DEFENSE) != FP_NOBODY)
    ENCOUNTER_EMIT (e, AIMED, .seat = encounter_offense (s), .other = encounter_main (s, ENCOUNTER_DEFENSE),
                    .from = fp_state_encounter (s)->place);
  else if (lands_in (e, ENCOUNTER_aim) && begin_landing (e, encounter_offense (s), ENCOUNTER_aim) != NULL)
    FP_GO;
  FP_END;
}

/* --- Launching --- */

FP_LOCALS (launch_ships)
{
  uint8_t seat, pad;
  EncounterRange range;
};

/* Send ships (2000 edition, p. 6; combined rules, p. 12). The offense sends ships of its
 * colonies to the gate. A ship regained there counts. An offense without a ship has no
 * encounter. */
FpFlow
encounter_launch_ships (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (launch_ships);
  my->seat = encounter_offense (s);
  if (encounter_colony_ships (s, my->seat) > 0)
    FP_ACTION (ENCOUNTER_choose_ships, .who = my->seat, .cause = ENCOUNTER_launch_ships);
  my->range = encounter_sending_range (e, my->seat, s->places[ENCOUNTER_GATE].ships[my->seat]);
  if (my->range.most > 0)
    {
      encounter_offer_colonies (e, my->seat);
      FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat,
               .kind = ENCOUNTER_DECIDE_SHIPS, .least = my->range.least, .most = my->range.most, .code = -1);
      if (s->head.result > 0 &&
          encounter_begin_sending (e, my->seat, ENCOUNTER_GATE, s->head.result, ENCOUNTER_launch_ships) != NULL)
        FP_GO;
      fp_split_withdraw (s);
    }
  encounter_note_sent (e, my->seat);
  if (s->places[ENCOUNTER_GATE].ships[my->seat] == 0)
    {
      FP_EMIT (e, NO_SHIPS, .seat = my->seat);
      encounter_call_off (e);
    }
  else if (lands_in (e, ENCOUNTER_launch_ships) && begin_landing (e, my->seat, ENCOUNTER_launch_ships) != NULL)
    FP_GO;
  FP_END;
}
