/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colonies that come and go, as actions that cards answer. */
#include "editions/cosmic/cosmic.h"

const FpCommon cosmic_common =
    ENCOUNTER_COMMON (.procedures.control_changed = COSMIC_colonies_changed, .control_matters = cosmic_control_matters,
                      .emit_revealed = cosmic_emit_revealed);

/* The actions do nothing by themselves, so that they begin only if a card answers one of them. */
gboolean
cosmic_control_matters (const FpEngine *e, uint8_t place, FpSeats before)
{
  return (fp_has_listeners (e->state, COSMIC_gain_colony) || fp_has_listeners (e->state, COSMIC_lose_colony)) &&
         encounter_controllers (e, place) != before;
}

FP_LOCALS (colonies_changed)
{
  FpCommonControlLocals about;
  FpSeats after;
  uint8_t turn, seat;
};

/* Ships have come or gone: players have gained or lost a colony at the place. */
FpFlow
cosmic_colonies_changed (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (colonies_changed);
  my->after = encounter_controllers (e, my->about.place);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = encounter_in_order (e, my->turn);
      if (my->after & ~my->about.before & 1 << my->seat)
        FP_ACTION (COSMIC_gain_colony, .who = my->seat, .to = my->about.place);
      if (my->about.before & ~my->after & 1 << my->seat)
        FP_ACTION (COSMIC_lose_colony, .who = my->seat, .from = my->about.place);
    }
  FP_END;
}

/* A player has a new colony. The action exists to be answered. */
FpFlow
cosmic_gain_colony (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  e->state->head.result = 0;
  return FP_FLOW_DONE;
}

/* A player has lost a colony. The action exists to be answered. */
FpFlow
cosmic_lose_colony (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  e->state->head.result = 0;
  return FP_FLOW_DONE;
}
