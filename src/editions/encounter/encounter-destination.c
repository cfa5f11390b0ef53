/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations of the ships that a player is asked about, for those who move them by hand. */
#include "editions/encounter/encounter-deal.h"

/* Returns the frame of the procedure that lets a player select ships in @pending, NULL: none
 * does. */
static const FpFrame *
asking (const FpEngine *e, const FpPendingDecision *pending)
{
  const FpFrame *frames = e->state->frames;

  if (pending->frame == 0 || frames[pending->frame].procedure != FP_MACHINE_SHIP_SELECTION)
    return NULL;
  return &frames[pending->frame - 1];
}

static uint8_t
taken_place (const FpFrame *frame)
{
  const EncounterTakeColony *my = (const EncounterTakeColony *) (const void *) frame->locals;

  return my->place;
}

static uint8_t
left_place (const FpFrame *frame)
{
  const EncounterGoHome *my = (const EncounterGoHome *) (const void *) frame->locals;

  return my->from;
}

gboolean
encounter_destination (FpEngine *e, const FpPendingDecision *pending, FpDestination *to)
{
  const FpFrame *frame = asking (e, pending);

  if (frame == NULL)
    return FALSE;
  to->seat = pending->seat;
  switch (frame->procedure)
    {
    case ENCOUNTER_launch_ships:
      to->to = ENCOUNTER_GATE;
      return TRUE;
    case ENCOUNTER_answer:
      to->to = encounter_joined_place (e, frame);
      return TRUE;
    case ENCOUNTER_take_colony:
      to->to = taken_place (frame);
      return TRUE;
    case ENCOUNTER_lose_by_choice:
      to->to = ENCOUNTER_WARP;
      return TRUE;
    case ENCOUNTER_go_home:
      to->from = left_place (frame);
      return TRUE;
    default:
      return FALSE;
    }
}
