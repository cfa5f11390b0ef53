/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving cards. A planet may get other controllers when they come or go. */
#include "editions/common/fp-common.h"

/* Returns the facing of @card in @zone if the line names none. Out of the game and under cards the
 * card keeps its facing. */
static FpFacing
usual_facing (const FpEngine *e, uint16_t card, uint16_t zone)
{
  const FpCommon *common = e->edition->common;
  gboolean up = (e->state->cards[card].flags & FP_CARD_FACE_UP) != 0;

  if (common->open_kinds >> fp_engine_def (e, card)->kind & 1)
    return FP_FACE_UP;
  if (zone < e->edition->n_zones && zone != common->zones.removed)
    up = e->edition->zones[zone].faces_up;
  return up ? FP_FACE_UP : FP_FACE_DOWN;
}

static gboolean
is_pile (const FpEngine *e, uint16_t zone)
{
  return zone < e->edition->n_zones && e->edition->zones[zone].pile;
}

/* Returns the end at which cards arrive. By default piles and decks get them on top, all other
 * zones at the end. */
static FpPileEnd
end_of (const FpEngine *e, const FpAction *action)
{
  guint given = action->word & 3;

  if (given != 0)
    return given == 1 ? FP_TOP : FP_BOTTOM;
  return is_pile (e, (uint16_t) action->zone) || fp_zone_visibility (e, (uint16_t) action->zone) == FP_VISIBLE_TO_NOBODY
             ? FP_TOP
             : FP_BOTTOM;
}

static void
move_card (FpEngine *e, const FpAction *action, uint16_t card)
{
  uint16_t zone = (uint16_t) action->zone;
  guint given = action->word >> 2;
  FpFacing facing = given == 1 ? FP_FACE_UP : given == 2 ? FP_FACE_DOWN : usual_facing (e, card, zone);

  fp_common_enter (e, card, zone);
  fp_move_card (e, card, zone, end_of (e, action), facing);
}

static void
emit_moved (FpEngine *e, const FpAction *action, const uint16_t *cards, guint n)
{
  const FpCommon *common = e->edition->common;

  if (n > 0 && (common->emit_moved == NULL || !common->emit_moved (e, action, cards, n)))
    fp_common_emit_cards (e, FP_EVENT_CARDS_MOVED, action->who, cards, n, fp_common_known (e->state, cards, n));
}

/* Moves the cards of @action in their order. */
static void
move_cards (FpEngine *e, FpAction *action)
{
  const FpCommon *common = e->edition->common;
  uint16_t cards[FP_MAX_CARDS], moved[FP_MAX_CARDS];
  guint n, n_moved = 0;

  n = fp_common_sort_cards (e, cards, fp_action_cards (e, action, cards));
  for (guint i = 0; i < n; i++)
    {
      gboolean deck_top = end_of (e, action) == FP_TOP && !is_pile (e, (uint16_t) action->zone);
      uint16_t card = deck_top ? cards[n - 1 - i] : cards[i];

      if (!common->may_lie (e, card, (uint16_t) action->zone))
        continue;
      move_card (e, action, card);
      moved[n_moved++] = card;
    }
  emit_moved (e, action, moved, n_moved);
  fp_common_finish_action (e, action, moved, n_moved, action->zone);
}

enum
{
  PLANETS_A_FRAME = 48, /* places whose control one frame remembers */
};

FP_LOCALS (move)
{
  FpSeats before[48];
  uint8_t first; /* the place that before[0] is about */
  uint8_t action; /* row of the action + 1 */
  uint8_t index, pad;
  int16_t result;
};

_Static_assert(G_SIZEOF_MEMBER (move_locals, before) == PLANETS_A_FRAME, "a byte for each planet");

/* Returns TRUE if @place is a planet in play, whose control the edition watches. */
static gboolean
is_watched (const FpEngine *e, guint place)
{
  const FpCommon *common = e->edition->common;
  const FpState *s = e->state;

  return place < s->head.n_places && s->places[place].card != FP_NO_CARD &&
         s->cards[s->places[place].card].zone == common->zones.planets && common->procedures.control_changed != 0;
}

/* Returns the end of the places that a frame remembers from place @first on. */
static guint
end_of_frame (const FpState *s, guint first)
{
  return MIN (s->head.n_places, first + PLANETS_A_FRAME);
}

/* Writes the controllers of the planets from place @first on to @before, which is all 0. */
static void
note_control (const FpEngine *e, guint first, FpSeats before[PLANETS_A_FRAME])
{
  for (guint place = first; place < end_of_frame (e->state, first); place++)
    if (is_watched (e, place))
      before[place - first] = e->edition->table.controllers (e, (uint8_t) place);
}

/* Returns TRUE if the planet at @place has other controllers than @before. */
static gboolean
control_differs (const FpEngine *e, guint place, FpSeats before)
{
  return is_watched (e, place) && e->edition->table.controllers (e, (uint8_t) place) != before;
}

/* Moves the cards of action my->action. A card that says who controls a planet may begin or end
 * control where it comes or goes. Planets beyond those of this frame are watched by another
 * frame. */
FpFlow
fp_common_move_cards (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (move);
  note_control (e, my->first, my->before);
  if (my->first + PLANETS_A_FRAME < s->head.n_places)
    FP_CALL (e->edition->common->procedures.move_cards, move_locals, .first = (uint8_t) (my->first + PLANETS_A_FRAME),
             .action = my->action);
  else
    move_cards (e, &s->actions[my->action - 1]);
  my->result = s->head.result;
  for (my->index = 0; (guint) my->first + my->index < end_of_frame (s, my->first); my->index++)
    if (control_differs (e, (guint) my->first + my->index, my->before[my->index]))
      FP_CALL (e->edition->common->procedures.control_changed, FpCommonControlLocals,
               .place = (uint8_t) (my->first + my->index), .before = my->before[my->index]);
  s->head.result = my->result;
  FP_END;
}

FpFlow
fp_common_move (FpEngine *e, FpFrame *f)
{
  move_locals *my = (move_locals *) (void *) f->locals;

  if (fp_action (e, f)->zone < 0)
    return fp_common_ships (e, f);
  my->first = e->edition->common->first_planet;
  my->action = f->action;
  return fp_common_move_cards (e, f);
}
