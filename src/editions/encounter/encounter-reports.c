/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers to what views and sentences ask of a game. */
#include "editions/encounter/encounter.h"

gboolean
encounter_roles_taken (const FpState *s)
{
  return s->head.table[ENCOUNTER_TURNS] > 0;
}

int
encounter_turns (const FpState *s)
{
  return s->head.table[ENCOUNTER_TURNS];
}

uint16_t
encounter_no_subject (const FpState *s G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED)
{
  return FP_NO_CARD;
}
