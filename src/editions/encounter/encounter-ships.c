/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships that leave colonies of a player's choice, go home, or are lost by choice. */
#include "editions/encounter/encounter.h"

void
encounter_offer_colonies (FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  uint16_t places[FP_MAX_PLACES];
  guint n = encounter_colonies (s, seat, places);

  for (guint i = 0; i < n; i++)
    fp_split_offer (e, (uint8_t) places[i], FALSE, s->places[places[i]].ships[seat]);
}

EncounterShips
encounter_ships_involved (const FpState *s, uint8_t seat)
{
  const FpEncounter *encounter = fp_state_encounter_const (s);
  guint side = encounter_side_of (s, seat);
  uint8_t place = side == ENCOUNTER_OFFENSE                       ? ENCOUNTER_GATE
                  : side == FP_NO_SIDE                            ? FP_NO_PLACE
                  : encounter_main (s, ENCOUNTER_DEFENSE) == seat ? encounter->place
                                                                  : ENCOUNTER_BESIDE;

  return (EncounterShips){ .place = place, .n = place == FP_NO_PLACE ? 0 : s->places[place].ships[seat] };
}

guint
encounter_other_colonies (const FpState *s, uint8_t seat, uint16_t *places)
{
  guint n = encounter_colonies (s, seat, places), kept = 0;
  uint8_t here = fp_state_in_encounter (s) ? encounter_ships_involved (s, seat).place : FP_NO_PLACE;

  for (guint i = 0; i < n; i++)
    if (places[i] != here)
      places[kept++] = places[i];
  return kept;
}

/* Returns the innermost step, which is the cause of what its parts do. */
static uint16_t
running_step (const FpEngine *e)
{
  const FpState *s = e->state;

  for (guint i = s->head.n_frames; i > 0; i--)
    if (e->traits[s->frames[i - 1].procedure] & FP_TRAIT_STEP)
      return s->frames[i - 1].procedure;
  return FP_CAUSE_NONE;
}

/* Begins an action that moves @count ships of @seat from @from (FP_NO_PLACE: the chosen offers), at
 * once or together with others. Returns FALSE if there is no room, or it waits for a batch. */
static gboolean
begin (FpEngine *e, guint procedure, uint8_t seat, uint8_t from, int count, gboolean together)
{
  FpAction about = fp_common_action (procedure, seat, running_step (e)), *action;

  about.from = from;
  about.count = (int16_t) count;
  action = together ? fp_batch_add (e, &about) : fp_action_begin (e, &about);
  if (action != NULL)
    fp_split_attach (e, action);
  return action != NULL && !together;
}

typedef EncounterGoHome go_home_locals;

/* Offers all colonies of @seat to @count ships that go there. Returns FALSE if there are none. */
static gboolean
offer_homes (FpEngine *e, uint8_t seat, int count)
{
  uint16_t places[FP_MAX_PLACES];
  guint n = encounter_colonies (e->state, seat, places);

  for (guint i = 0; i < n; i++)
    fp_split_offer (e, (uint8_t) places[i], TRUE, count);
  return n > 0;
}

/* Ships of the Warp are recovered. */
static guint
homecoming (uint8_t from)
{
  return from == ENCOUNTER_WARP ? ENCOUNTER_recover : ENCOUNTER_return;
}

FpFlow
encounter_go_home (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (go_home);
  if (!offer_homes (e, my->seat, my->count))
    {
      if (begin (e, ENCOUNTER_warp, my->seat, my->from, my->count, my->together))
        FP_GO;
      FP_RETURN;
    }
  FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat,
           .kind = ENCOUNTER_DECIDE_HOME, .to = 1, .least = my->count, .most = my->count, .code = -1);
  if (begin (e, homecoming (my->from), my->seat, my->from, my->count, my->together))
    FP_GO;
  FP_END;
}

/* Ships without a colony to go to go to the Warp. */
FpFlow
encounter_return (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);

  if (action->to == FP_NO_PLACE && !(action->flags & FP_ACTION_TO_SEVERAL))
    action->to = ENCOUNTER_WARP;
  return fp_common_ships (e, f);
}

typedef EncounterLoseByChoice lose_by_choice_locals;

FpFlow
encounter_lose_by_choice (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (lose_by_choice);
  encounter_offer_colonies (e, my->seat);
  if (my->gate)
    fp_split_offer (e, ENCOUNTER_GATE, FALSE, s->places[ENCOUNTER_GATE].ships[my->seat]);
  FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat,
           .kind = ENCOUNTER_DECIDE_LOSE, .least = my->count, .most = my->count, .code = -1);
  my->count = s->head.result;
  if (my->count > 0)
    begin (e, ENCOUNTER_warp, my->seat, FP_NO_PLACE, my->count, TRUE);
  else
    fp_split_withdraw (s);
  FP_END;
}
