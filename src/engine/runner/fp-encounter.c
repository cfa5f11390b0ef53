/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sides, roles and outcomes of encounters. */
#include "engine/runner/fp-encounter.h"

guint
fp_encounter_n_sides (const FpEngine *engine, const FpEncounter *encounter)
{
  guint n = engine->edition->encounters[encounter->kind].n_sides;

  return n > 0 ? n : engine->state->head.n_seats;
}

FpSide
fp_encounter_side (const FpEngine *engine, const FpEncounter *encounter, guint side)
{
  if (engine->edition->encounters[encounter->kind].n_sides > 0)
    return encounter->sides[side];
  return (FpSide){ .mains = (FpSeats) (1U << side) };
}

guint
fp_encounter_side_of (const FpEngine *engine, const FpEncounter *encounter, uint8_t seat)
{
  for (guint i = 0; i < fp_encounter_n_sides (engine, encounter); i++)
    {
      FpSide side = fp_encounter_side (engine, encounter, i);

      if (((side.mains | side.allies) >> seat & 1) != 0)
        return i;
    }
  return FP_NO_SIDE;
}

FpRoles
fp_encounter_roles (const FpEngine *engine, uint8_t seat)
{
  const FpHead *head = &engine->state->head;

  for (guint i = head->n_encounters; i > 0; i--)
    if (engine->edition->encounters[head->encounters[i - 1].kind].gives_roles)
      return head->encounters[i - 1].roles[seat];
  return (FpRoles) (head->seats[seat].role < FP_MAX_ROLES ? 1U << head->seats[seat].role : 0U);
}

FpSeats
fp_encounter_with_role (const FpEngine *engine, FpRoles mask)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (engine->state, seat)
    if (fp_encounter_roles (engine, seat) & mask)
      seats = (FpSeats) (seats | 1U << seat);
  return seats;
}

void
fp_encounter_decide (const FpEngine *engine, FpEncounter *encounter, guint outcome, FpSeats winners, FpSeats losers)
{
  guint flags = engine->edition->outcomes[outcome].flags;
  guint everybody = (1U << engine->state->head.n_seats) - 1;

  encounter->outcome = (uint8_t) outcome;
  encounter->winners = (flags & FP_OUTCOME_DECIDED) && !(flags & FP_OUTCOME_ALL_LOSE) ? winners : 0;
  encounter->losers = (FpSeats) (flags & FP_OUTCOME_ALL_LOSE ? everybody : flags & FP_OUTCOME_DECIDED ? losers : 0);
}

gboolean
fp_encounter_is_decided (const FpEngine *engine, const FpEncounter *encounter)
{
  return (engine->edition->outcomes[encounter->outcome].flags & FP_OUTCOME_DECIDED) != 0;
}
