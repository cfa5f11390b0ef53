/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consequences of the options of the open decision for the totals of the encounter. */
#include "players/fp-consequences.h"

#include <string.h>

#include "engine/knowledge/fp-determinize.h"

enum
{
  DEALS = 3, /* determinizations that must agree */
};

struct _FpConsequences
{
  FpState *deal[DEALS];
  FpState *state; /* in which an option is tried */
  FpEngine *engine;
  int before[FP_MAX_SEATS];
  gboolean secret; /* others choose at the same time */
};

static FpState *
new_state (void)
{
  return g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
}

static void
read_totals (FpEngine *engine, int totals[FP_MAX_SEATS])
{
  for (uint8_t seat = 0; seat < engine->state->head.n_seats; seat++)
    totals[seat] = engine->edition->table.total (engine, seat);
}

FpConsequences *
fp_consequences_new (FpEngine *engine, uint8_t viewer)
{
  FpConsequences *consequences = g_new0 (FpConsequences, 1);
  FpDecision decision;
  FpRandom random;
  consequences->secret = fp_engine_decision (engine, &decision) && (decision.flags & FP_DECISION_TOGETHER) != 0;
  consequences->engine = fp_engine_new (engine->edition, engine->catalog);
  consequences->state = new_state ();
  for (guint i = 0; i < DEALS; i++)
    {
      fp_random_seed (&random, i + 1);
      consequences->deal[i] = new_state ();
      fp_determinize (engine, viewer, &random, consequences->deal[i]);
    }
  fp_state_copy (consequences->state, consequences->deal[0]);
  fp_engine_use (consequences->engine, consequences->state);
  read_totals (consequences->engine, consequences->before);
  return consequences;
}

void
fp_consequences_free (FpConsequences *consequences)
{
  fp_engine_free (consequences->engine);
  for (guint i = 0; i < DEALS; i++)
    g_aligned_free (consequences->deal[i]);
  g_aligned_free (consequences->state);
  g_free (consequences);
}

/* Returns TRUE if option @index leaves the encounter running in deal @deal, with @totals. */
static gboolean
try_option (FpConsequences *consequences, guint deal, guint index, int totals[FP_MAX_SEATS])
{
  FpEngine *engine = consequences->engine;
  fp_state_copy (consequences->state, consequences->deal[deal]);
  fp_engine_use (engine, consequences->state);
  int turns = engine->edition->table.turns (engine->state);
  guint kind = fp_state_encounter_kind (engine->state);
  if (index >= fp_engine_options (engine)->n)
    return FALSE;
  fp_engine_answer (engine, index);
  if (fp_engine_over (engine) || engine->edition->table.turns (engine->state) != turns ||
      fp_state_encounter_kind (engine->state) != kind)
    return FALSE;
  read_totals (engine, totals);
  return TRUE;
}

gboolean
fp_consequences_find (FpConsequences *consequences, guint index, FpConsequence *consequence)
{
  int totals[FP_MAX_SEATS];
  *consequence = (FpConsequence){ 0 };
  if (consequences->secret || !try_option (consequences, 0, index, consequence->after))
    return FALSE;
  memcpy (consequence->before, consequences->before, sizeof consequence->before);
  guint n = consequences->state->head.n_seats;
  for (guint i = 1; i < DEALS; i++)
    if (!try_option (consequences, i, index, totals) || memcmp (totals, consequence->after, n * sizeof *totals) != 0)
      return FALSE;
  for (guint seat = 0; seat < n; seat++)
    if (consequence->after[seat] != consequence->before[seat])
      consequence->changed |= (FpSeats) (1u << seat);
  return consequence->changed != 0;
}
