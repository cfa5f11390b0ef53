/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order of the steps of duels and contests (rulebook p. 9 to 11 and 17). */
#include "editions/duel/duel-private.h"

static const uint8_t steps_of_duel[] = {
  DUEL_set_dials,           DUEL_reveal_dials,     DUEL_reveal_envoys, DUEL_choose_plans,
  DUEL_reveal_tactics,      DUEL_resolve_tactics,  DUEL_check_ships,   DUEL_reveal_plans,
  DUEL_play_reinforcements, DUEL_determine_winner, DUEL_resolve_prize, DUEL_cleanup,
};

_Static_assert(G_N_ELEMENTS (steps_of_duel) == DUEL_cleanup - DUEL_set_dials + 1, "duel_step_rank () counts on it");

/* A contest is a duel without ships, tactics and planet (p. 17). */
static const uint8_t steps_of_contest[] = {
  DUEL_reveal_envoys,    DUEL_choose_plans,  DUEL_reveal_plans, DUEL_play_reinforcements,
  DUEL_determine_winner, DUEL_resolve_prize, DUEL_cleanup,
};

static gboolean
is_duel (const FpState *s)
{
  return fp_state_encounter_const (s)->kind == FP_ENCOUNTER_DUEL;
}

const uint8_t *
duel_steps (const FpState *s, int *n)
{
  *n = is_duel (s) ? (int) G_N_ELEMENTS (steps_of_duel) : (int) G_N_ELEMENTS (steps_of_contest);
  return is_duel (s) ? steps_of_duel : steps_of_contest;
}

int
duel_step_rank (const FpState *s, int procedure)
{
  int n;
  const uint8_t *flow = duel_steps (s, &n);

  /* The list of procedures has the steps of duels in this very order. */
  if (is_duel (s))
    return procedure < DUEL_set_dials || procedure > DUEL_cleanup ? -1 : procedure - DUEL_set_dials;
  for (int i = 0; i < n; i++)
    if (flow[i] == procedure)
      return i;
  return -1;
}
