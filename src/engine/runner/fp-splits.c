/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of ships that leave several places, or go to several. The offers stand behind the rows of
 * actions, those that leave before those that go. */
#include "engine/runner/fp-splits.h"

#include "engine/state/fp-mutations.h"

#include <string.h>

enum
{
  OFFER = 0, /* FpSplit.action of a row that belongs to no action yet */
};

/* Returns the first row of side @to of the action with number @action, and puts the number of such
 * rows, which are neighbours, into @n. */
static FpSplit *
find_rows (FpState *s, guint action, gboolean to, guint *n)
{
  guint first = 0;

  *n = 0;
  while (first < s->head.n_splits && (s->splits[first].action != action || s->splits[first].to != (to ? 1 : 0)))
    first++;
  while (first + *n < s->head.n_splits && s->splits[first + *n].action == action &&
         s->splits[first + *n].to == (to ? 1 : 0))
    ++*n;
  return &s->splits[first];
}

FpSplit *
fp_split_offered (FpState *state, gboolean to, guint *n)
{
  return find_rows (state, OFFER, to, n);
}

static gboolean
goes_before (const FpSplit *row, uint8_t place, gboolean to)
{
  if (row->action != OFFER || row->to < (to ? 1 : 0))
    return TRUE;
  return row->to == (to ? 1 : 0) && row->place < place;
}

void
fp_split_offer (FpEngine *engine, uint8_t place, gboolean to, int most)
{
  FpState *s = engine->state;
  guint i = s->head.n_splits;

  while (i > 0 && !goes_before (&s->splits[i - 1], place, to))
    i--;
  if (i < s->head.n_splits && s->splits[i].place == place && s->splits[i].to == (to ? 1 : 0))
    {
      s->splits[i].most = (uint8_t) MIN (s->splits[i].most + most, UINT8_MAX);
      return;
    }
  if (s->head.n_splits == FP_MAX_SPLITS)
    {
      fp_engine_overflow (engine, "place of ships");
      return;
    }
  memmove (&s->splits[i + 1], &s->splits[i], (s->head.n_splits - i) * sizeof s->splits[0]);
  s->head.n_splits++;
  s->splits[i] =
      (FpSplit){ .action = OFFER, .place = place, .to = to ? 1 : 0, .most = (uint8_t) CLAMP (most, 0, UINT8_MAX) };
}

/* Keeps the rows for which @keep returns TRUE. */
static void
keep_rows (FpState *s, gboolean (*keep) (const FpSplit *row, guint first), guint first)
{
  guint kept = 0;

  for (guint i = 0; i < s->head.n_splits; i++)
    if (keep (&s->splits[i], first))
      s->splits[kept++] = s->splits[i];
  s->head.n_splits = (uint8_t) kept;
}

static gboolean
is_no_offer (const FpSplit *row, guint first G_GNUC_UNUSED)
{
  return row->action != OFFER;
}

void
fp_split_withdraw (FpState *state)
{
  keep_rows (state, is_no_offer, 0);
}

static gboolean
is_no_empty_offer (const FpSplit *row, guint first G_GNUC_UNUSED)
{
  return row->action != OFFER || row->count > 0;
}

/* Returns the ships of @action's player at the place of @row. */
static uint8_t
ships_there (const FpState *s, const FpAction *action, const FpSplit *row)
{
  return action->who == FP_NOBODY ? 0 : s->places[row->place].ships[action->who];
}

/* Gives the offers of one side to @action. */
static void
attach_side (FpEngine *engine, FpAction *action, gboolean to)
{
  guint n;
  FpSplit *rows = fp_split_offered (engine->state, to, &n);

  if (n == 1 && to)
    action->to = rows->place;
  else if (n == 1)
    action->from = rows->place;
  if (n < 2)
    return;
  if (to)
    action->to = FP_NO_PLACE;
  else
    action->from = FP_NO_PLACE;
  action->flags = (uint8_t) (action->flags | (to ? FP_ACTION_TO_SEVERAL : FP_ACTION_FROM_SEVERAL));
  for (guint i = 0; i < n; i++)
    {
      rows[i].action = (uint8_t) (action - engine->state->actions + 1);
      rows[i].most = ships_there (engine->state, action, &rows[i]);
    }
}

void
fp_split_attach (FpEngine *engine, FpAction *action)
{
  FpState *s = engine->state;

  if (s->head.n_splits == 0)
    return;
  keep_rows (s, is_no_empty_offer, 0);
  attach_side (engine, action, FALSE);
  attach_side (engine, action, TRUE);
  fp_split_withdraw (s);
}

FpSplit *
fp_split_rows (FpState *state, const FpAction *action, gboolean to, guint *n)
{
  if (action->flags & (to ? FP_ACTION_TO_SEVERAL : FP_ACTION_FROM_SEVERAL))
    return find_rows (state, (guint) (action - state->actions) + 1, to, n);
  *n = 0;
  return state->splits;
}

const FpSplit *
fp_split_rows_const (const FpState *state, const FpAction *action, gboolean to, guint *n)
{
  return fp_split_rows ((FpState *) state, action, to, n);
}

static int
sum (const FpSplit *rows, guint n)
{
  int total = 0;

  for (guint i = 0; i < n; i++)
    total += rows[i].count;
  return total;
}

/* Takes up to @most ships off the count of @row. Returns their number. */
static int
leave_out (FpSplit *row, int most)
{
  int less = CLAMP (most, 0, row->count);

  row->count = (uint8_t) (row->count - less);
  row->most = (uint8_t) MAX (row->most - less, 0);
  return less;
}

/* Takes ships that have left their places since the action began off @rows, until no more than
 * @most go. */
static void
leave_out_gone (const FpState *s, const FpAction *action, FpSplit *rows, guint n, int most)
{
  int excess = sum (rows, n) - most;

  for (guint i = 0; i < n && excess > 0; i++)
    excess -= leave_out (&rows[i], MIN (excess, rows[i].most - ships_there (s, action, &rows[i])));
}

static void
fit_side (FpEngine *engine, FpAction *action, gboolean to)
{
  const FpState *s = engine->state;
  guint n;
  FpSplit *rows = fp_split_rows (engine->state, action, to, &n);
  int change;

  if (!to)
    leave_out_gone (s, action, rows, n, action->count);
  change = n == 0 ? 0 : action->count - sum (rows, n);
  for (guint i = n; i > 0 && change < 0; i--)
    change += leave_out (&rows[i - 1], -change);
  for (guint i = 0; i < n && change > 0; i++)
    {
      int there = to ? UINT8_MAX : ships_there (s, action, &rows[i]);
      int more = CLAMP (there - rows[i].count, 0, change);

      rows[i].count = (uint8_t) (rows[i].count + more);
      change -= more;
    }
}

void
fp_split_fit (FpEngine *engine, FpAction *action)
{
  guint n;
  const FpSplit *rows;

  if (!(action->flags & (FP_ACTION_FROM_SEVERAL | FP_ACTION_TO_SEVERAL)))
    return;
  fit_side (engine, action, FALSE);
  rows = fp_split_rows (engine->state, action, FALSE, &n);
  if (n > 0)
    action->count = (int16_t) sum (rows, n);
  fit_side (engine, action, TRUE);
}

gboolean
fp_split_offer_fewer (FpEngine *engine, FpAction *action)
{
  FpSplit rows[FP_MAX_SPLITS];
  guint n, places = 0;
  FpSplit *origins = fp_split_rows (engine->state, action, FALSE, &n);

  leave_out_gone (engine->state, action, origins, n, action->count);
  for (guint i = 0; i < n; i++)
    places += origins[i].count > 0;
  if (places < 2 || sum (origins, n) <= action->count)
    return FALSE;
  memcpy (rows, origins, n * sizeof *rows);
  for (guint i = 0; i < n; i++)
    if (rows[i].count > 0)
      fp_split_offer (engine, rows[i].place, FALSE, rows[i].count);
  return TRUE;
}

void
fp_split_take_offered (FpEngine *engine, FpAction *action)
{
  guint n, n_offered;
  FpSplit *rows = fp_split_rows (engine->state, action, FALSE, &n);
  const FpSplit *offered = fp_split_offered (engine->state, FALSE, &n_offered);

  for (guint i = 0, next = 0; i < n; i++)
    {
      while (next < n_offered && offered[next].place < rows[i].place)
        next++;
      if (next < n_offered && offered[next].place == rows[i].place)
        leave_out (&rows[i], rows[i].count - offered[next].count);
    }
  fp_split_withdraw (engine->state);
}

/* A side of an action while its ships move: the row that gives or takes the next ships. */
typedef struct
{
  FpSplit *rows;
  guint n, index;
  int left; /* ships of the row that have not moved yet */
  uint8_t place; /* without rows */
} Side;

static Side
side_of (FpState *s, const FpAction *action, gboolean to, uint8_t place)
{
  Side side = { .place = place };

  side.rows = fp_split_rows (s, action, to, &side.n);
  side.left = side.n > 0 ? side.rows[0].count : action->count;
  if (side.n > 0)
    side.place = side.rows[0].place;
  return side;
}

/* Goes on to the next row with ships left. Returns FALSE if there is none. */
static gboolean
next_row (Side *side)
{
  while (side->left == 0 && side->index + 1 < side->n)
    {
      side->index++;
      side->left = side->rows[side->index].count;
      side->place = side->rows[side->index].place;
    }
  return side->left > 0;
}

/* Takes what did not move off the row's count. */
static void
record (Side *side, int wanted, int moved)
{
  side->left -= wanted;
  if (side->n > 0)
    side->rows[side->index].count = (uint8_t) (side->rows[side->index].count - (wanted - moved));
}

int
fp_split_move (FpEngine *engine, FpAction *action, uint8_t from, uint8_t to, FpJourney *journeys, guint *n)
{
  Side leaves, goes;
  int total = 0;

  fp_split_fit (engine, action);
  leaves = side_of (engine->state, action, FALSE, from);
  goes = side_of (engine->state, action, TRUE, to);
  *n = 0;
  while (next_row (&leaves) && next_row (&goes))
    {
      int wanted = MIN (leaves.left, goes.left), moved = 0;

      if (leaves.place != goes.place && leaves.place != FP_NO_PLACE && goes.place != FP_NO_PLACE)
        moved = fp_move_ships (engine, action->who, leaves.place, goes.place, wanted);
      if (moved > 0)
        journeys[(*n)++] = (FpJourney){ leaves.place, goes.place, (uint8_t) moved };
      record (&leaves, wanted, moved);
      record (&goes, wanted, moved);
      total += moved;
    }
  return total;
}

static gboolean
is_before (const FpSplit *row, guint first)
{
  return row->action <= first;
}

void
fp_splits_drop (FpState *state, guint first)
{
  keep_rows (state, is_before, first);
}
