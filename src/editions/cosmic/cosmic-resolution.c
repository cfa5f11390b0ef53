/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Resolution (combined rules, p. 18): two morphs, deals that can be spoilt, and other ends. */
#include "editions/cosmic/cosmic.h"

/* Both sides lose, and nobody wins. */
void
cosmic_both_lose (FpEngine *e)
{
  const FpState *s = e->state;

  fp_encounter_decide (e, fp_state_encounter (e->state), COSMIC_OUTCOME_BOTH_LOST, 0,
                       encounter_side (s, ENCOUNTER_OFFENSE) | encounter_side (s, ENCOUNTER_DEFENSE));
  COSMIC_EMIT (e, BOTH_LOST, .seat = encounter_main (s, ENCOUNTER_OFFENSE),
               .other = encounter_main (s, ENCOUNTER_DEFENSE));
}

/* The main players have agreed. Nothing happens yet: the action exists to be answered. */
FpFlow
cosmic_deal (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  e->state->head.result = 0;
  return FP_FLOW_DONE;
}

/* Ships of a losing side are about to go to the Warp. Nothing happens yet: the action exists to be
 * answered. Its result is the number of ships. */
FpFlow
cosmic_forfeit (FpEngine *e, FpFrame *f)
{
  e->state->head.result = fp_action (e, f)->count;
  return FP_FLOW_DONE;
}

/* Ships leave the game. */
FpFlow
cosmic_remove (FpEngine *e, FpFrame *f)
{
  fp_action (e, f)->to = ENCOUNTER_OUT;
  return fp_common_ships (e, f);
}

/* A card ends the encounter: a success for its offense, or for nobody. */
FpFlow
cosmic_end_encounter (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);

  s->head.result = -1;
  if (!fp_state_in_encounter (s) || fp_state_encounter (s)->outcome != FP_OUTCOME_OPEN)
    return FP_FLOW_DONE;
  s->head.result = 0;
  if (action->who != encounter_main (s, ENCOUNTER_OFFENSE))
    {
      encounter_call_off (e);
      return FP_FLOW_DONE;
    }
  encounter_decide (e, COSMIC_OUTCOME_GRANTED);
  COSMIC_EMIT (e, GRANTED, .seat = action->who);
  return FP_FLOW_DONE;
}

/* The cards played are discarded. Cards may still ask which ones the main players have used. */
FpFlow
cosmic_discard_cards (FpEngine *e, FpFrame *f)
{
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    {
      uint8_t seat = encounter_main (e->state, side);
      uint16_t card = seat == FP_NOBODY ? FP_NO_CARD : encounter_played (e->state, seat);

      if (card != FP_NO_CARD)
        fp_state_encounter (e->state)->numbers[COSMIC_USED + side] = (int16_t) (card + 1);
    }
  return encounter_discard_cards (e, f);
}

/* The payer can keep compensation away before it is taken in another way. */
uint8_t
cosmic_chooser (const FpState *state, const FpAction *action)
{
  return action->procedure == ENCOUNTER_take_compensation && action->who != FP_NOBODY
             ? encounter_payer (state, action->who)
             : encounter_chooser (state, action);
}
