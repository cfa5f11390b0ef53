/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Swapping: two sets of cards trade places. */
#include "editions/common/fp-common.h"

/* One of two sets of cards that trade places. */
typedef struct
{
  uint16_t cards[FP_MAX_CARDS];
  guint n;
  uint16_t zone;
  FpFacing facing;
} Side;

static void
look_at_side (const FpEngine *e, Side *side)
{
  const FpCard *first = &e->state->cards[side->cards[0]];

  side->zone = first->zone;
  side->facing = first->flags & FP_CARD_FACE_UP ? FP_FACE_UP : FP_FACE_DOWN;
}

static gboolean
may_take_place_of (const FpEngine *e, const Side *side, const Side *other)
{
  for (guint i = 0; i < side->n; i++)
    if (!e->edition->common->may_lie (e, side->cards[i], other->zone))
      return FALSE;
  return TRUE;
}

static void
take_place_of (FpEngine *e, const Side *side, const Side *other)
{
  FpPileEnd end = fp_zone_visibility (e, other->zone) == FP_VISIBLE_TO_NOBODY ? FP_TOP : FP_BOTTOM;

  for (guint i = 0; i < side->n; i++)
    {
      fp_common_enter (e, side->cards[i], other->zone);
      fp_move_card (e, side->cards[i], other->zone, end, other->facing);
    }
}

FpFlow
fp_common_swap (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  Side ours, theirs;
  uint16_t all[2 * FP_MAX_CARDS];

  ours.n = fp_action_cards (e, action, ours.cards);
  theirs.n = fp_selection_take (e->state, theirs.cards);
  e->state->head.result = 0;
  if (ours.n == 0 || theirs.n == 0)
    return FP_FLOW_DONE;
  look_at_side (e, &ours);
  look_at_side (e, &theirs);
  if (ours.zone == theirs.zone || !may_take_place_of (e, &ours, &theirs) || !may_take_place_of (e, &theirs, &ours))
    return FP_FLOW_DONE;
  take_place_of (e, &ours, &theirs);
  take_place_of (e, &theirs, &ours);
  memcpy (all, ours.cards, ours.n * sizeof *all);
  memcpy (all + ours.n, theirs.cards, theirs.n * sizeof *all);
  FP_EMIT (e, CARDS_SWAPPED, .seat = action->who, .count = (int16_t) ours.n, .value = (int16_t) theirs.n,
           .n_cards = ours.n + theirs.n <= 2 ? 2 : 0, .cards = { all[0], all[1] },
           .seen = fp_common_known (e->state, all, ours.n + theirs.n));
  fp_common_finish_action (e, action, ours.cards, ours.n, theirs.zone);
  return FP_FLOW_DONE;
}
