/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ids of events. */
#include "engine/runner/fp-events.h"

#include <string.h>

#define FP_EVENT_ID(name, id) id,
static const char *const event_ids[] = { FP_EVENTS (FP_EVENT_ID) };

const char *
fp_event_id (FpEventKind kind)
{
  return event_ids[kind];
}

int
fp_event_from_id (const char *id)
{
  for (guint i = 0; i < FP_N_EVENTS; i++)
    if (strcmp (event_ids[i], id) == 0)
      return (int) i;
  return -1;
}
