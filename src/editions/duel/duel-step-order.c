/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order of the steps of duels and contests (rulebook p. 9 to 11 and 17). */
#include "editions/duel/duel-private.h"

static const uint8_t steps_of_duel[] = {
  DUEL_set_dials,           DUEL_reveal_dials,     DUEL_reveal_envoys, DUEL_choose_plans,
  DUEL_reveal_tactics,      DUEL_resolve_tactics,  DUEL_check_ships,   DUEL_reveal_plans,
  DUEL_play_reinforcements, DUEL_determine_winner, DUEL_resolve_prize, DUEL_cleanup,
};

/* A contest is a duel without ships, tactics and planet (p. 17). */
static const uint8_t steps_of_contest[] = {
  DUEL_reveal_envoys,    DUEL_choose_plans,  DUEL_reveal_plans, DUEL_play_reinforcements,
  DUEL_determine_winner, DUEL_resolve_prize, DUEL_cleanup,
};

const FpEncounterDef duel_encounters[DUEL_N_ENCOUNTERS] = {
  [DUEL_ENCOUNTER_DUEL] = { "duel", DUEL_duel, TRUE, "advantage", steps_of_duel, G_N_ELEMENTS (steps_of_duel) },
  [DUEL_ENCOUNTER_CONTEST] = { "contest", DUEL_contest, FALSE, NULL, steps_of_contest,
                               G_N_ELEMENTS (steps_of_contest) },
};

int
duel_step_rank (const FpEngine *e, int procedure)
{
  return fp_engine_step_rank (e, fp_state_encounter_kind (e->state), (guint) procedure);
}
