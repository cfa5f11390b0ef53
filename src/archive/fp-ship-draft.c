/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships that a person takes from several places, or sends to several, in any order. */
#include "archive/fp-ship-draft.h"

#include "engine/program/fp-ship-selection.h"

struct _FpShipDraft
{
  FpEngine *engine;
  FpDecision decision;
  FpSplit rows[FP_MAX_SPLITS]; /* in the order of the options; their counts are the choice */
  guint n;
  uint8_t before[FP_MAX_SPLITS]; /* counts of the rows at first */
  int all, left; /* ships that need a place; those without one */
  FpOptions options;
};

static int
room_of (const FpSplit *row)
{
  return row->most - row->count;
}

FpShipDraft *
fp_ship_draft_new (FpEngine *engine)
{
  FpSplit rows[FP_MAX_SPLITS];
  FpDecision decision;
  int left;
  guint n = fp_engine_decision (engine, &decision) ? fp_ship_selection_rows (engine, rows, &left) : 0;
  if (n == 0)
    return NULL;
  FpShipDraft *self = g_new0 (FpShipDraft, 1);
  self->engine = engine;
  self->decision = decision;
  self->all = self->left = left;
  for (guint i = 0; i < n; i++)
    if (room_of (&rows[i]) > 0)
      {
        self->rows[self->n] = rows[i];
        self->before[self->n++] = rows[i].count;
        fp_options_add (&self->options, FP_OPTION_PLANET, rows[i].place, rows[i].place);
      }
  return self;
}

void
fp_ship_draft_free (FpShipDraft *self)
{
  g_free (self);
}

const FpOptions *
fp_ship_draft_options (const FpShipDraft *self)
{
  return &self->options;
}

int
fp_ship_draft_find (const FpShipDraft *self, const FpOption *option)
{
  for (guint i = 0; i < self->n; i++)
    if (self->options.option[i].kind == option->kind && self->options.option[i].value == option->value)
      return (int) i;
  return -1;
}

guint
fp_ship_draft_chosen (const FpShipDraft *self, guint index)
{
  return index < self->n ? (guint) (self->rows[index].count - self->before[index]) : 0;
}

guint
fp_ship_draft_count (const FpShipDraft *self)
{
  return (guint) (self->all - self->left);
}

gboolean
fp_ship_draft_can_add (const FpShipDraft *self, guint index)
{
  return index < self->n && self->left > 0 && room_of (&self->rows[index]) > 0;
}

/* Gives the other ships their places if only one split is left. */
static void
settle (FpShipDraft *self)
{
  int room = 0;
  guint n_open = 0;
  for (guint i = 0; i < self->n; i++)
    {
      room += room_of (&self->rows[i]);
      n_open += room_of (&self->rows[i]) > 0 ? 1 : 0;
    }
  if (n_open == 1 || room == self->left)
    fp_ship_draft_fill (self);
}

gboolean
fp_ship_draft_add (FpShipDraft *self, guint index)
{
  if (!fp_ship_draft_can_add (self, index))
    return FALSE;
  self->rows[index].count++;
  self->left--;
  settle (self);
  return TRUE;
}

void
fp_ship_draft_fill (FpShipDraft *self)
{
  fp_ship_selection_fill (self->engine, self->rows, self->n, self->left);
  self->left = 0;
}

gboolean
fp_ship_draft_clear (FpShipDraft *self)
{
  gboolean any = self->left < self->all;
  for (guint i = 0; i < self->n; i++)
    self->rows[i].count = self->before[i];
  self->left = self->all;
  return any;
}

/* Returns the index of the first option of the pending decision at which @n @rows have fewer ships
 * than the draft, −1: none has. */
static int
next_answer (const FpShipDraft *self, const FpSplit *rows, guint n)
{
  const FpOptions *options = fp_engine_options (self->engine);
  for (guint i = 0; i < options->n; i++)
    {
      int mine = fp_ship_draft_find (self, &options->option[i]);
      for (guint k = 0; k < n && mine >= 0; k++)
        if (rows[k].place == self->rows[mine].place && rows[k].count < self->rows[mine].count)
          return (int) i;
    }
  return -1;
}

gboolean
fp_ship_draft_complete (const FpShipDraft *self)
{
  return self->left == 0;
}

int
fp_ship_draft_answer (const FpShipDraft *self)
{
  FpSplit rows[FP_MAX_SPLITS];
  FpDecision decision;
  int left;
  guint n;
  if (!fp_engine_decision (self->engine, &decision) || decision.group != self->decision.group ||
      decision.seat != self->decision.seat)
    return -1;
  n = fp_ship_selection_rows (self->engine, rows, &left);
  return n > 0 ? next_answer (self, rows, n) : -1;
}
