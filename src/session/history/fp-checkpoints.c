/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/history/fp-checkpoints.h"

#include <string.h>

enum
{
  APART = 64, /* choices between two states */
  MOST = 12, /* states */
};

typedef struct
{
  guint made; /* choices before it */
  FpState *state;
} Checkpoint;

struct _FpCheckpoints
{
  Checkpoint kept[MOST]; /* by their choices */
  guint n; /* states in use; the memory of others is used again */
};

FpCheckpoints *
fp_checkpoints_new (void)
{
  return g_new0 (FpCheckpoints, 1);
}

void
fp_checkpoints_free (FpCheckpoints *checkpoints)
{
  for (guint i = 0; i < MOST; i++)
    g_aligned_free (checkpoints->kept[i].state);
  g_free (checkpoints);
}

/* Returns the number of the first states with at most @made choices. */
static guint
count_until (const FpCheckpoints *checkpoints, guint made)
{
  guint n = checkpoints->n;
  while (n > 0 && checkpoints->kept[n - 1].made > made)
    n--;
  return n;
}

void
fp_checkpoints_note (FpCheckpoints *checkpoints, guint made, const FpState *state)
{
  if (made == 0 || made % APART != 0)
    return;
  guint n = count_until (checkpoints, made - 1);
  if (n == MOST)
    {
      Checkpoint first = checkpoints->kept[0];
      memmove (&checkpoints->kept[0], &checkpoints->kept[1], (MOST - 1) * sizeof (Checkpoint));
      checkpoints->kept[--n] = first;
    }
  Checkpoint *next = &checkpoints->kept[n];
  /* Rows that the game doesn't use are never touched, so most of the memory is only reserved. */
  if (next->state == NULL)
    next->state = g_aligned_alloc (1, sizeof (FpState), _Alignof(FpState));
  next->made = made;
  fp_state_copy (next->state, state);
  checkpoints->n = n + 1;
}

guint
fp_checkpoints_find (const FpCheckpoints *checkpoints, guint made, FpState *to)
{
  guint n = count_until (checkpoints, made);
  if (n == 0)
    return 0;
  fp_state_copy (to, checkpoints->kept[n - 1].state);
  return checkpoints->kept[n - 1].made;
}

void
fp_checkpoints_clear (FpCheckpoints *checkpoints)
{
  checkpoints->n = 0;
}
