/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Selection of ships place by place. */
#include "engine/program/fp-ship-selection.h"

/* Returns the ships that row @row of the offers could still take. */
static int
room_of (const FpSplit *row)
{
  return row->most - row->count;
}

/* Returns the ships that the offers could take, from row @first on. */
static int
room_from (const FpSplit *rows, guint n, guint first)
{
  int room = 0;

  for (guint i = first; i < n; i++)
    room += room_of (&rows[i]);
  return room;
}

/* Returns the ships still to be given a place, 0 while their number is asked. */
static int
n_left (const FpPendingDecision *pending)
{
  return pending->arg[3];
}

gboolean
fp_ship_selection_is_to (const FpPendingDecision *pending)
{
  return pending->arg[4] != 0;
}

void
fp_ship_selection_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const int left = n_left (pending);
  guint n;
  const FpSplit *rows = fp_split_offered (e->state, fp_ship_selection_is_to (pending), &n);
  int room = left > 0 ? room_from (rows, n, 0) : 0; /* from the row on that is looked at */

  for (int i = pending->arg[1]; left == 0 && i <= pending->arg[2]; i++)
    fp_options_add (options, FP_OPTION_NUMBER, i, -1);
  for (guint i = 0; i < n && left > 0 && room >= left; room -= room_of (&rows[i++]))
    if (rows[i].place >= pending->arg[1] && room_of (&rows[i]) > 0)
      fp_options_add (options, FP_OPTION_PLANET, rows[i].place, rows[i].place);
}

static void
take_all (FpSplit *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    rows[i].count = rows[i].most;
}

static void
put_one (FpEngine *e, const FpShipSelectionLocals *my)
{
  guint n;
  FpSplit *rows = fp_split_offered (e->state, my->to != 0, &n);

  while (n > 0 && rows->place != my->answer)
    {
      rows++;
      n--;
    }
  if (n > 0)
    rows->count++;
}

/* Limits the number, which is the result, to what there is. Returns TRUE if no place is left to
 * choose: all ships are taken, or none. */
static gboolean
settle_number (FpEngine *e, FpShipSelectionLocals *my)
{
  guint n;
  FpSplit *rows = fp_split_offered (e->state, my->to != 0, &n);
  int room = room_from (rows, n, 0);

  my->most = (int16_t) CLAMP (my->most, 0, room);
  my->least = (int16_t) CLAMP (my->least, 0, my->most);
  e->state->head.result = my->most;
  if (my->least == my->most && my->most == room)
    take_all (rows, n);
  return my->most == 0 || (my->least == my->most && my->most == room);
}

FpFlow
fp_ship_selection_run (FpEngine *e, FpFrame *f)
{
  typedef FpShipSelectionLocals selection_locals;

  FP_BEGIN (selection);
  if (settle_number (e, my))
    FP_RETURN;
  if (my->least < my->most)
    {
      FP_CHOOSE (my->seat, my->kind, answer, .flags = FP_DECISION_PLACES, .least = fp_group_size (my->least + 1),
                 .most = fp_group_size (my->most + 1), .arg = { my->code, my->least, my->most, 0, my->to });
      my->least = my->most = MAX (my->answer, 0);
      my->numbered = 1;
      if (settle_number (e, my))
        FP_RETURN;
    }
  while (my->picked < my->most)
    {
      FP_CHOOSE (my->seat, my->kind, answer, .flags = FP_DECISION_PLACES,
                 .picked = fp_group_size (my->picked + my->numbered), .least = fp_group_size (my->most + my->numbered),
                 .most = fp_group_size (my->most + my->numbered),
                 .arg = { my->code, my->last, -1, (int16_t) (my->most - my->picked), my->to });
      put_one (e, my);
      my->last = my->answer;
      my->picked++;
    }
  s->head.result = my->most;
  FP_END;
}

/* --- The usual split --- */

/* Returns TRUE if a ship of @seat usually leaves (or goes to) the place of @a rather than that of
 * @b, if the offers have been chosen from so far. */
static gboolean
comes_first (FpEngine *e, uint8_t seat, const FpSplit *a, const FpSplit *b)
{
  const FpState *s = e->state;
  int here = s->places[a->place].ships[seat], there = s->places[b->place].ships[seat], rank = 0;

  here += a->to ? a->count : -a->count;
  there += b->to ? b->count : -b->count;
  if (!a->to && (here == 1) != (there == 1))
    return there == 1;
  if (e->edition->rules.usual_rank != NULL)
    rank = e->edition->rules.usual_rank (e, seat, a->place) - e->edition->rules.usual_rank (e, seat, b->place);
  if (rank != 0)
    return rank < 0;
  return a->to ? here < there : here > there;
}

/* Returns the seat whose ships the open selection is about. */
static uint8_t
owner_of (const FpEngine *e)
{
  const FpFrame *frame = &e->state->frames[e->state->head.pending.frame];

  return ((const FpShipSelectionLocals *) (const void *) frame->locals)->owner;
}

guint
fp_ship_selection_rows (FpEngine *engine, FpSplit *rows, int *left)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  const FpSplit *offered;
  guint n_offered, n = 0;

  *left = pending->open && (pending->flags & FP_DECISION_PLACES) != 0 ? n_left (pending) : 0;
  if (*left == 0)
    return 0;
  offered = fp_split_offered (engine->state, fp_ship_selection_is_to (pending), &n_offered);
  for (guint i = 0; i < n_offered; i++)
    if (offered[i].place >= pending->arg[1])
      rows[n++] = offered[i];
  return n;
}

uint8_t
fp_ship_selection_fill (FpEngine *engine, FpSplit *rows, guint n, int left)
{
  uint8_t owner = owner_of (engine), first = FP_NO_PLACE;

  for (; left > 0; left--)
    {
      FpSplit *best = NULL;

      for (guint i = 0; i < n; i++)
        if (room_of (&rows[i]) > 0 && (best == NULL || comes_first (engine, owner, &rows[i], best)))
          best = &rows[i];
      if (best == NULL)
        break;
      best->count++;
      first = MIN (first, best->place);
    }
  return first;
}

/* Returns the ships that the offers can usually take: of each place that they leave one stays. */
static int
usual_number (FpEngine *engine)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  const uint8_t owner = owner_of (engine);
  const FpSplit *offered;
  guint n;
  int number = 0;

  offered = fp_split_offered (engine->state, fp_ship_selection_is_to (pending), &n);
  for (guint i = 0; i < n; i++)
    number += offered[i].to ? offered[i].most
                            : MIN (offered[i].most, MAX (engine->state->places[offered[i].place].ships[owner] - 1, 0));
  return CLAMP (number, pending->arg[1], pending->arg[2]);
}

int
fp_ship_selection_usual (FpEngine *engine)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  FpSplit rows[FP_MAX_SPLITS];
  const FpOptions *options;
  int left, usual;
  guint n = fp_ship_selection_rows (engine, rows, &left);

  if (!pending->open || (pending->flags & FP_DECISION_PLACES) == 0)
    return -1;
  options = fp_engine_options (engine);
  usual = n_left (pending) == 0 ? usual_number (engine) : fp_ship_selection_fill (engine, rows, n, left);
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].value == usual)
      return (int) i;
  return -1;
}
