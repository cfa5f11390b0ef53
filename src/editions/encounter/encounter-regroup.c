/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The step in which the offense takes a ship back from the Warp. */
#include "editions/encounter/encounter.h"

/* Without a colony the ship goes to the gate. */
void
encounter_colony_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t places[FP_MAX_PLACES];
  guint n = encounter_colonies (e->state, pending->seat, places);

  for (guint i = 0; i < n; i++)
    fp_options_add (options, FP_OPTION_PLANET, places[i], places[i]);
  if (n == 0)
    fp_options_add (options, FP_OPTION_PLANET, ENCOUNTER_GATE, ENCOUNTER_GATE);
  if (!encounter_book (e)->must_regroup)
    fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

FP_LOCALS (regroup)
{
  int16_t to;
  int16_t left; /* ships still to come, 0: one */
};

/* Regain a ship, or Regroup (2000 edition, p. 6; combined rules, p. 10). */
FpFlow
encounter_regroup (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (regroup);
  if (s->places[ENCOUNTER_WARP].ships[encounter_offense (s)] == 0)
    FP_RETURN;
  if (encounter_book (e)->regroup_ships != NULL)
    my->left = (int16_t) encounter_book (e)->regroup_ships (e, encounter_offense (s));
  do
    {
      FP_CHOOSE (encounter_offense (s), ENCOUNTER_DECIDE_COLONY, to);
      if (my->to >= 0)
        FP_ACTION (ENCOUNTER_recover, .who = encounter_offense (s), .from = ENCOUNTER_WARP, .to = (uint8_t) my->to,
                   .count = 1, .cause = ENCOUNTER_regroup);
      if (my->left > 0)
        my->left--;
    }
  while (my->left > 0 && s->places[ENCOUNTER_WARP].ships[encounter_offense (s)] > 0);
  FP_END;
}
