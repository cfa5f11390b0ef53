/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Locals of the procedures around the steps, which positions fill in. */
#pragma once

#include "editions/encounter/encounter.h"

FP_LOCALS (encounter_game)
{
  uint8_t set_up, in_turn;
};

FP_LOCALS (encounter_turn)
{
  uint8_t started, in_encounter;
  int16_t number; /* encounters so far, the running one included */
  int16_t step; /* at the start of the turn, 0 behind it */
};

FP_LOCALS (encounter_encounter)
{
  int16_t number; /* of the encounter in its turn */
  int16_t step; /* that runs next; 0: not begun */
  uint8_t defense; /* the defense so far + 1; 0: nobody */
  uint8_t pad;
};

/* encounter_begin_row: begins an encounter of the turn's player. */
void encounter_begin_row (FpEngine *engine, int number);

/* encounter_step_of_position: returns @step if it comes up in the encounter of a position,
 * otherwise the first step behind it that does. */
guint encounter_step_of_position (FpEngine *engine, guint step);
