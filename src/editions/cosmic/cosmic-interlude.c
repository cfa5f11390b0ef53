/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An encounter of another player within a turn: cards may give the next one away. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-course.h"

/* The player has the next encounter. One that is already given away stays so. */
FpFlow
cosmic_next_encounter (FpEngine *e, FpFrame *f)
{
  FpHead *head = &e->state->head;

  head->result = -1;
  if (!fp_state_in_encounter (e->state) || fp_action (e, f)->who == FP_NOBODY || head->table[ENCOUNTER_NEXT_OF] != 0)
    return FP_FLOW_DONE;
  head->table[ENCOUNTER_NEXT_OF] = (int16_t) (fp_action (e, f)->who + 1);
  head->result = 0;
  return FP_FLOW_DONE;
}

FP_LOCALS (interlude)
{
  int16_t host, success;
};

/* Encounters that cards have given away. Then the turn goes on as if there had been none. */
FpFlow
cosmic_interlude (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (interlude);
  my->host = s->head.table[ENCOUNTER_TURN_OF];
  my->success = s->head.table[ENCOUNTER_SUCCESS];
  while (s->head.table[ENCOUNTER_NEXT_OF] != 0)
    {
      s->head.table[ENCOUNTER_TURN_OF] = (int16_t) (s->head.table[ENCOUNTER_NEXT_OF] - 1);
      s->head.table[ENCOUNTER_NEXT_OF] = 0;
      FP_CALL (ENCOUNTER_encounter, encounter_encounter_locals, .number = (int16_t) encounter_number (s));
    }
  s->head.table[ENCOUNTER_TURN_OF] = my->host;
  s->head.table[ENCOUNTER_SUCCESS] = my->success;
  FP_END;
}
