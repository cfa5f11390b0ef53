/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Resolution (combined rules, p. 18): two morphs, and deals that can be spoilt. */
#include "editions/cosmic/cosmic.h"

/* Both morphs: both sides lose, and nobody wins. */
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
