/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions of several players that happen at once: three passes over their rows. */
#include "engine/runner/fp-batch.h"

/* Passes over the rows. */
enum
{
  ANNOUNCE, /* the “replace” and “before” rounds */
  HAPPEN,
  ANSWER, /* the “when” round */
  N_PASSES,
};

FP_LOCALS (batch)
{
  uint8_t n, index, pass, pad;
  int16_t result;
  uint8_t rows[24]; /* of this batch; more follow in another one */
};

FpAction *
fp_batch_add (FpEngine *engine, const FpAction *about)
{
  return fp_action_add (engine, about);
}

/* Returns TRUE if a procedure on the stack performs the action in row @row. */
static gboolean
is_running (const FpState *s, guint row)
{
  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].action == row + 1)
      return TRUE;
  return FALSE;
}

/* Collects the rows that wait for the batch. Returns FALSE if there is none. */
static gboolean
collect (FpEngine *e, batch_locals *my)
{
  const FpState *s = e->state;
  guint frame = fp_action_deferring_frame (e);

  my->n = 0;
  for (guint row = 0; row < s->head.n_actions && my->n < sizeof my->rows; row++)
    if (s->actions[row].after_frame == frame && !(s->actions[row].flags & (FP_ACTION_DONE | FP_ACTION_GONE)) &&
        !is_running (s, row))
      my->rows[my->n++] = (uint8_t) row;
  return my->n > 0;
}

guint
fp_batch_last (const FpEngine *engine, guint row)
{
  const FpState *s = engine->state;
  const FpAction *first = &s->actions[row];

  while (engine->edition->procedures[first->procedure].window && row + 1U < s->head.n_actions &&
         s->actions[row + 1U].procedure == first->procedure && s->actions[row + 1U].after_frame == first->after_frame &&
         !(s->actions[row + 1U].flags & FP_ACTION_DONE))
    row++;
  return row;
}

/* Returns TRUE if the row before has announced this one, too. */
static gboolean
is_announced (const FpEngine *e, const batch_locals *my)
{
  return my->index > 0 && fp_batch_last (e, my->rows[my->index - 1]) >= my->rows[my->index];
}

/* Pushes the procedure of the next row for this pass. Returns FALSE if the row has none in it. */
static gboolean
begin_pass (FpEngine *e, const batch_locals *my)
{
  static const uint8_t first[N_PASSES] = { FP_STAGE_FRESH, FP_STAGE_RUNNING, FP_STAGE_SETTLING };
  static const uint8_t last[N_PASSES] = { FP_STAGE_BEFORE, FP_STAGE_RUNNING, FP_STAGE_FRESH };
  FpState *s = e->state;
  uint8_t row = my->rows[my->index];
  FpFrame *frame;

  if ((my->pass == ANNOUNCE && is_announced (e, my)) || (s->actions[row].flags & FP_ACTION_GONE) ||
      (my->pass == ANSWER && !(s->actions[row].flags & FP_ACTION_DONE)))
    return FALSE;
  frame = fp_engine_push_frame (e, s->actions[row].procedure);
  frame->action = (uint8_t) (row + 1);
  frame->stage = first[my->pass];
  frame->last = last[my->pass];
  return TRUE;
}

gboolean
fp_batch_happens (const FpState *state)
{
  for (guint i = state->head.n_frames; i > 1; i--)
    if (state->frames[i - 2].procedure == FP_MACHINE_BATCH)
      return ((const batch_locals *) (const void *) state->frames[i - 2].locals)->pass == HAPPEN;
  return FALSE;
}

static void
count_result (const FpEngine *e, batch_locals *my)
{
  if (my->pass == HAPPEN)
    my->result = (int16_t) (my->result + MAX (e->state->head.result, 0));
}

FpFlow
fp_batch_run (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (batch);
  while (collect (e, my))
    for (my->pass = 0; my->pass < N_PASSES; my->pass++)
      for (my->index = 0; my->index < my->n; my->index++)
        if (begin_pass (e, my))
          {
            FP_GO;
            count_result (e, my);
          }
  s->head.result = my->result;
  FP_END;
}
