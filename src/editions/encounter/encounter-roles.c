/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sides, roles and the result of an encounter, and the order in which players act. */
#include "editions/encounter/encounter.h"

const FpRoleDef encounter_roles[ENCOUNTER_N_ROLES] = {
  { "main", ENCOUNTER_ROLE_OFFENSE | ENCOUNTER_ROLE_DEFENSE },
  { "offense", ENCOUNTER_ROLE_OFFENSE },
  { "defense", ENCOUNTER_ROLE_DEFENSE },
  { "ally", ENCOUNTER_ROLE_OFFENSIVE_ALLY | ENCOUNTER_ROLE_DEFENSIVE_ALLY },
  { "offensive-ally", ENCOUNTER_ROLE_OFFENSIVE_ALLY },
  { "defensive-ally", ENCOUNTER_ROLE_DEFENSIVE_ALLY },
  { "bystander", ENCOUNTER_ROLE_BYSTANDER },
  { "not-offense", (FpRoles) ~(ENCOUNTER_ROLE_OFFENSE) &0x1f },
  { "not-main", ENCOUNTER_ROLE_OFFENSIVE_ALLY | ENCOUNTER_ROLE_DEFENSIVE_ALLY | ENCOUNTER_ROLE_BYSTANDER },
};

uint8_t
encounter_nth (const FpState *s, uint8_t seat, guint n)
{
  return (uint8_t) ((seat + n) % s->head.n_seats);
}

FpSeats
encounter_side (const FpState *s, guint side)
{
  const FpSide *row = fp_state_in_encounter (s) ? &fp_state_encounter_const (s)->sides[side] : NULL;

  return row != NULL ? row->mains | row->allies : 0;
}

uint8_t
encounter_main (const FpState *s, guint side)
{
  return fp_state_in_encounter (s) ? fp_seats_only (fp_state_encounter_const (s)->sides[side].mains) : FP_NOBODY;
}

FpSeats
encounter_mains (const FpState *s)
{
  const FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter_const (s) : NULL;

  return encounter == NULL ? 0 : encounter->sides[ENCOUNTER_OFFENSE].mains | encounter->sides[ENCOUNTER_DEFENSE].mains;
}

uint8_t
encounter_offense (const FpState *s)
{
  uint8_t offense = encounter_main (s, ENCOUNTER_OFFENSE);

  return offense != FP_NOBODY ? offense : (uint8_t) s->head.table[ENCOUNTER_TURN_OF];
}

guint
encounter_side_of (const FpState *s, uint8_t seat)
{
  return encounter_side (s, ENCOUNTER_OFFENSE) >> seat & 1   ? ENCOUNTER_OFFENSE
         : encounter_side (s, ENCOUNTER_DEFENSE) >> seat & 1 ? ENCOUNTER_DEFENSE
                                                             : FP_NO_SIDE;
}

uint8_t
encounter_opponent (const FpState *s, uint8_t seat)
{
  if (seat == FP_NOBODY || !(encounter_mains (s) >> seat & 1))
    return FP_NOBODY;
  return encounter_main (s, encounter_side_of (s, seat) == ENCOUNTER_OFFENSE ? ENCOUNTER_DEFENSE : ENCOUNTER_OFFENSE);
}

/* --- Order --- */

/* Writes the players who are neither the offense nor the defense, from the offense's left. */
static guint
add_others (const FpState *s, uint8_t *seats)
{
  uint8_t offense = encounter_offense (s), defense = encounter_main (s, ENCOUNTER_DEFENSE);
  guint n = 0;

  for (guint i = 1, seat = offense; i < s->head.n_seats; i++)
    {
      seat = seat + 1U < s->head.n_seats ? seat + 1U : 0;
      if (seat != defense)
        seats[n++] = (uint8_t) seat;
    }
  return n;
}

/* Writes the offense, and the defense if there is one. */
static guint
add_mains (const FpState *s, uint8_t *seats)
{
  uint8_t offense = encounter_offense (s), defense = encounter_main (s, ENCOUNTER_DEFENSE);
  guint n = 0;

  seats[n++] = offense;
  if (defense != FP_NOBODY && defense != offense)
    seats[n++] = defense;
  return n;
}

guint
encounter_order_bystanders_first (const FpState *s, uint8_t seats[FP_MAX_SEATS])
{
  guint n = add_others (s, seats);

  return n + add_mains (s, seats + n);
}

guint
encounter_order_mains_first (const FpState *s, uint8_t seats[FP_MAX_SEATS])
{
  guint n = add_mains (s, seats);

  return n + add_others (s, seats + n);
}

uint8_t
encounter_in_order (const FpEngine *e, guint turn)
{
  uint8_t order[FP_MAX_SEATS];

  return turn < e->edition->rules.order (e->state, order) ? order[turn] : FP_NOBODY;
}

uint8_t
encounter_chooser (const FpState *s, const FpAction *action)
{
  return action->who != FP_NOBODY ? action->who : encounter_offense (s);
}

/* --- Changes --- */

/* Takes the role of the defense from @seat. Its ships beside the target came when it was an ally,
 * so that it is one again as long as they are there. */
static void
end_defense (FpEngine *e, uint8_t seat)
{
  fp_state_encounter (e->state)->roles[seat] = ENCOUNTER_ROLE_BYSTANDER;
  if (e->state->places[ENCOUNTER_BESIDE].ships[seat] > 0)
    encounter_join (e, seat, ENCOUNTER_DEFENSE);
}

void
encounter_set_defense (FpEngine *e, uint8_t seat)
{
  FpEncounter *encounter = fp_state_encounter (e->state);
  uint8_t before = encounter_main (e->state, ENCOUNTER_DEFENSE);

  /* An encounter that a card has sent back may have had another defense, and allies. */
  if (before != FP_NOBODY && before != seat)
    end_defense (e, before);
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    encounter->sides[side].allies &= (FpSeats) ~(1U << seat);
  encounter->sides[ENCOUNTER_DEFENSE].mains = (FpSeats) (1U << seat);
  encounter->roles[seat] = ENCOUNTER_ROLE_DEFENSE;
}

void
encounter_join (FpEngine *e, uint8_t seat, guint side)
{
  FpEncounter *encounter = fp_state_encounter (e->state);

  encounter->sides[side].allies |= (FpSeats) (1U << seat);
  encounter->roles[seat] = side == ENCOUNTER_OFFENSE ? ENCOUNTER_ROLE_OFFENSIVE_ALLY : ENCOUNTER_ROLE_DEFENSIVE_ALLY;
}

void
encounter_leave (FpEngine *e, uint8_t seat)
{
  FpEncounter *encounter = fp_state_encounter (e->state);

  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    encounter->sides[side].allies &= (FpSeats) ~(1U << seat);
  encounter->roles[seat] = ENCOUNTER_ROLE_BYSTANDER;
}

/* Returns the side that @seat's ships have joined: they wait at the gate or beside the target.
 * FP_NO_SIDE: there are none. */
static guint
joined_side (const FpState *s, uint8_t seat)
{
  if (s->places[ENCOUNTER_GATE].ships[seat] > 0)
    return ENCOUNTER_OFFENSE;
  return s->places[ENCOUNTER_BESIDE].ships[seat] > 0 ? ENCOUNTER_DEFENSE : FP_NO_SIDE;
}

/* A step before the allies' answer has no allies yet. Later an ally without ships remains one. */
void
encounter_restore_allies (FpEngine *e, guint step)
{
  FpEncounter *encounter = fp_state_encounter (e->state);
  gboolean answered = fp_engine_step_rank (e, ENCOUNTER_OF_TURN, step) >
                      fp_engine_step_rank (e, ENCOUNTER_OF_TURN, ENCOUNTER_allies_answer);

  FP_EACH_SEAT (e->state, seat)
    {
      guint side = joined_side (e->state, seat);

      if (encounter_mains (e->state) >> seat & 1)
        continue;
      if (side == FP_NO_SIDE && !answered)
        encounter_leave (e, seat);
      else if (side != FP_NO_SIDE && encounter_side_of (e->state, seat) == FP_NO_SIDE)
        {
          encounter_join (e, seat, side);
          encounter->sets[ENCOUNTER_BARRED] &= (FpSeats) ~(1U << seat);
          ENCOUNTER_EMIT (e, ALLIED, .seat = seat, .other = encounter_main (e->state, side));
        }
    }
}

void
encounter_decide (FpEngine *e, guint outcome)
{
  fp_encounter_decide (e, fp_state_encounter (e->state), outcome, 0, 0);
}

gboolean
encounter_is_settled (const FpEngine *e)
{
  return (e->edition->outcomes[fp_state_encounter_const (e->state)->outcome].flags & FP_OUTCOME_SETTLED) != 0;
}

void
encounter_call_off (FpEngine *e)
{
  ENCOUNTER_EMIT (e, TURN_OVER, .seat = encounter_offense (e->state));
  encounter_decide (e, ENCOUNTER_OUTCOME_OVER);
}
