/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders (handbook p. 6, 10 and 16): a disc says in which system the offense has its encounter. */
#include "editions/classic/classic.h"

uint8_t
classic_turn_orders (FpEngine *e, uint8_t seat)
{
  uint16_t disc = encounter_turn_destiny (e, seat);

  return disc == FP_NO_CARD ? FP_NOBODY : encounter_destiny_colour (e, disc);
}

FP_LOCALS (receive_orders)
{
  uint8_t offense, colour;
  int16_t answer;
};

/* Returns TRUE if a disc of another colour than @seat's can be turned up. */
static gboolean
is_other_left (const FpEngine *e, uint8_t seat)
{
  static const uint16_t zones[] = { ENCOUNTER_DESTINY, ENCOUNTER_DESTINY_DISCARDS };

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    FP_EACH_CARD (e->state, zones[i], disc)
      if (fp_engine_def (e, disc)->field[ENCOUNTER_FIELD_SEAT] != seat + 1)
        return TRUE;
  return FALSE;
}

/* Step 2: the colour of the top disc is the system in which the offense has its encounter. With its
 * own colour it may choose a colony or an empty planet at home, or turn up another disc. If no
 * other colour is left, there is no encounter (ruling 2). */
FpFlow
classic_receive_orders (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (receive_orders);
  my->offense = encounter_offense (s);
  do
    {
      my->answer = -1;
      my->colour = classic_turn_orders (e, my->offense);
      if (my->colour == my->offense)
        FP_CHOOSE (my->offense, CLASSIC_DECIDE_OWN_COLOUR, answer);
    }
  while (my->colour == my->offense && my->answer < 0 && is_other_left (e, my->offense));
  if (my->colour == FP_NOBODY || (my->colour == my->offense && my->answer < 0))
    encounter_call_off (e);
  else if (my->answer >= 0)
    encounter_set_target_at_home (e, my->offense, my->answer);
  else
    encounter_set_target (e, my->colour, my->colour, FP_NO_PLACE);
  FP_END;
}

/* --- The course --- */

/* Two players use no discs (p. 16). */
int
classic_comes_up (const FpEngine *e, guint step)
{
  return step == ENCOUNTER_destiny && e->state->head.n_seats == 2 ? ENCOUNTER_IS_SKIPPED : ENCOUNTER_AS_USUAL;
}

/* Step 4: any planet of the system of the orders. Two players: any of the opponent's system, and
 * the opponent's colonies at home. */
guint
classic_targets (FpEngine *e, uint16_t *places)
{
  const FpState *s = e->state;
  uint8_t offense = encounter_offense (s);
  guint n = 0;

  if (fp_state_encounter_const (s)->numbers[ENCOUNTER_WHERE] > 0)
    return encounter_targets (e, places);
  for (uint16_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (encounter_system (s, place) != offense || encounter_is_colony (s, place, encounter_nth (s, offense, 1)))
      places[n++] = place;
  return n;
}
