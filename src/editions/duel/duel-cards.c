/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions on cards: moving, swapping, shuffling, arranging, showing and looking. */
#include "editions/duel/duel-private.h"

guint
duel_sort_in_zone_order (const FpState *s, uint16_t *cards, guint n)
{
  uint16_t in_order[FP_MAX_CARDS];
  guint done = 0;

  fp_sort_cards (s, cards, n);
  if (n < 2 || duel_seat_zone (s->cards[cards[0]].zone) == DUEL_HAND)
    return n;
  while (done < n)
    {
      uint16_t zone = FP_MAX_ZONES;

      for (guint i = 0; i < n; i++)
        if (cards[i] != FP_NO_CARD)
          zone = MIN (zone, s->cards[cards[i]].zone);
      FP_EACH_CARD (s, zone, card)
        for (guint i = 0; i < n; i++)
          if (cards[i] == card)
            {
              in_order[done++] = card;
              cards[i] = FP_NO_CARD;
            }
    }
  memcpy (cards, in_order, n * sizeof *cards);
  return n;
}

/* --- Moving --- */

/* Outside play nobody holds a card as ally or plays it. A token belongs to its zone's player. */
static void
change_hands (FpEngine *e, uint16_t card, uint16_t zone)
{
  FpState *s = e->state;
  int own = duel_seat_zone (zone);

  if (fp_engine_def (e, card)->kind != FP_KIND_TACTIC)
    {
      if (zone != DUEL_ENVOYS && s->cards[card].holder != FP_NOBODY)
        fp_card_hold (e, card, FP_NOBODY);
      return;
    }
  if (zone != DUEL_REMOVED)
    s->cards[card].holder = s->zones[zone].owner;
  if (own == DUEL_READY || own == DUEL_SPENT)
    s->cards[card].face = 0;
}

/* Returns the facing of @card in @zone if the line names none. Out of the game and under cards the
 * card keeps its facing. */
static FpFacing
usual_facing (const FpEngine *e, uint16_t card, uint16_t zone)
{
  gboolean up = (e->state->cards[card].flags & FP_CARD_FACE_UP) != 0;

  if (fp_engine_def (e, card)->kind == FP_KIND_OVERLAY)
    return FP_FACE_UP;
  if (zone < DUEL_N_ZONES && zone != DUEL_REMOVED)
    up = duel_zones[zone].faces_up;
  return up ? FP_FACE_UP : FP_FACE_DOWN;
}

static gboolean
is_pile (uint16_t zone)
{
  return duel_seat_zone (zone) == DUEL_DISCARD || zone == DUEL_PAST;
}

/* Returns the end at which cards arrive. By default piles and decks get them on top, all other
 * zones at the end. */
static FpPileEnd
end_of (const FpEngine *e, const FpAction *action)
{
  guint given = action->word & 3;

  if (given != 0)
    return given == 1 ? FP_TOP : FP_BOTTOM;
  return is_pile ((uint16_t) action->zone) || fp_zone_visibility (e, (uint16_t) action->zone) == FP_VISIBLE_TO_NOBODY
             ? FP_TOP
             : FP_BOTTOM;
}

static void
move_card (FpEngine *e, const FpAction *action, uint16_t card)
{
  uint16_t zone = (uint16_t) action->zone;
  guint given = action->word >> 2;
  FpFacing facing = given == 1 ? FP_FACE_UP : given == 2 ? FP_FACE_DOWN : usual_facing (e, card, zone);

  change_hands (e, card, zone);
  fp_move_card (e, card, zone, end_of (e, action), facing);
}

static void
emit_moved (FpEngine *e, const FpAction *action, const uint16_t *cards, guint n)
{
  if (n == 0)
    return;
  if (action->zone == DUEL_REMOVED && fp_engine_def (e, cards[0])->kind == FP_KIND_ENVOY)
    FP_EMIT (e, ENVOY_LEFT, .seat = action->who, .n_cards = 1, .cards = { cards[0] },
             .seen = e->state->cards[cards[0]].known);
  else
    duel_emit_cards (e, FP_EVENT_CARDS_MOVED, action->who, cards, n, duel_known (e->state, cards, n));
}

/* Moves the cards of @action in their order. */
static void
move_cards (FpEngine *e, FpAction *action)
{
  uint16_t cards[FP_MAX_CARDS], moved[FP_MAX_CARDS];
  guint n, n_moved = 0;

  n = duel_sort_in_zone_order (e->state, cards, fp_action_cards (e, action, cards));
  for (guint i = 0; i < n; i++)
    {
      gboolean deck_top = end_of (e, action) == FP_TOP && !is_pile ((uint16_t) action->zone);
      uint16_t card = deck_top ? cards[n - 1 - i] : cards[i];

      if (!duel_allowed (e, card, (uint16_t) action->zone))
        continue;
      move_card (e, action, card);
      moved[n_moved++] = card;
    }
  emit_moved (e, action, moved, n_moved);
  duel_finish_action (e, action, moved, n_moved, action->zone);
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

static gboolean
is_revealed (const FpState *s, guint place)
{
  return place < s->head.n_places && s->places[place].card != FP_NO_CARD &&
         s->cards[s->places[place].card].zone == DUEL_TABLE;
}

/* Writes the controllers of the planets from place @first on to @before. */
static void
note_control (const FpEngine *e, guint first, FpSeats before[PLANETS_A_FRAME])
{
  for (guint i = 0; i < PLANETS_A_FRAME; i++)
    before[i] = is_revealed (e->state, first + i) ? duel_controllers (e, (uint8_t) (first + i)) : 0;
}

/* Returns TRUE if the planet at @place has other controllers than @before. */
static gboolean
control_differs (const FpEngine *e, guint place, FpSeats before)
{
  return is_revealed (e->state, place) && duel_controllers (e, (uint8_t) place) != before;
}

/* Moves the cards of action my->action. A card that says who controls a planet may begin or end
 * control where it comes or goes (ruling 53). Planets beyond those of this frame are watched by
 * another frame. */
FpFlow
duel_move_cards (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (move);
  note_control (e, my->first, my->before);
  if (my->first + PLANETS_A_FRAME < s->head.n_places)
    FP_CALL (DUEL_move_cards, move_locals, .first = (uint8_t) (my->first + PLANETS_A_FRAME), .action = my->action);
  else
    move_cards (e, &s->actions[my->action - 1]);
  my->result = s->head.result;
  for (my->index = 0; my->index < PLANETS_A_FRAME; my->index++)
    if (control_differs (e, (guint) my->first + my->index, my->before[my->index]))
      FP_CALL (DUEL_control_changed, control_changed_locals, .place = (uint8_t) (my->first + my->index),
               .before = my->before[my->index]);
  s->head.result = my->result;
  FP_END;
}

/* Moves cards in their order, or ships between planets, supplies and the Warp. */
FpFlow
duel_move (FpEngine *e, FpFrame *f)
{
  move_locals *my = (move_locals *) (void *) f->locals;

  if (fp_action (e, f)->zone < 0)
    return duel_move_ships (e, f);
  my->first = DUEL_FIRST_PLANET;
  my->action = f->action;
  return duel_move_cards (e, f);
}

/* --- Swapping --- */

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
    if (!duel_allowed (e, side->cards[i], other->zone))
      return FALSE;
  return TRUE;
}

static void
take_place_of (FpEngine *e, const Side *side, const Side *other)
{
  FpPileEnd end = fp_zone_visibility (e, other->zone) == FP_VISIBLE_TO_NOBODY ? FP_TOP : FP_BOTTOM;

  for (guint i = 0; i < side->n; i++)
    {
      change_hands (e, side->cards[i], other->zone);
      fp_move_card (e, side->cards[i], other->zone, end, other->facing);
    }
}

/* Two sets trade places at once. Each takes the facing of the other. */
FpFlow
duel_swap (FpEngine *e, FpFrame *f)
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
           .seen = duel_known (e->state, all, ours.n + theirs.n));
  duel_finish_action (e, action, ours.cards, ours.n, theirs.zone);
  return FP_FLOW_DONE;
}

/* --- Order of cards --- */

/* Shuffles, among each other, the cards of one zone that the action is about. */
static void
shuffle_in (FpEngine *e, uint16_t zone, const uint16_t *cards, guint n)
{
  FpState *s = e->state;

  if (n == s->zones[zone].count)
    {
      fp_shuffle (e, zone);
      return;
    }
  for (guint i = n; i > 1; i--)
    fp_zone_exchange (s, cards[i - 1], cards[fp_random_below (&s->head.random, i)]);
  fp_knowledge_mixed (e, cards, n, 0);
}

FpFlow
duel_shuffle (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = duel_sort_in_zone_order (e->state, cards, fp_action_cards (e, action, cards)), first = 0;

  while (first < n)
    {
      guint last = first;

      while (last < n && e->state->cards[cards[last]].zone == e->state->cards[cards[first]].zone)
        last++;
      shuffle_in (e, e->state->cards[cards[first]].zone, cards + first, last - first);
      first = last;
    }
  if (n > 0)
    FP_EMIT (e, CARDS_SHUFFLED, .seat = action->who, .count = (int16_t) n);
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* The cards lie in the chosen order already. Other players no longer know the order. */
FpFlow
duel_arrange (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);
  FpSeats who = (FpSeats) (action->who == FP_NOBODY ? 0 : 1 << action->who);

  fp_knowledge_mixed (e, cards, n, who);
  FP_EMIT (e, CARDS_ARRANGED, .seat = action->who, .count = (int16_t) n);
  s->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* --- Showing and looking --- */

/* A card in a hand or deck is shown and stays as it is. Elsewhere it is turned face up. */
static void
reveal_card (FpEngine *e, uint16_t card)
{
  FpState *s = e->state;
  uint16_t zone = s->cards[card].zone;

  if (duel_seat_zone (zone) != DUEL_HAND && fp_zone_visibility (e, zone) != FP_VISIBLE_TO_NOBODY)
    fp_turn_card (e, card, FP_FACE_UP);
  else
    FP_EACH_SEAT (s, seat)
      fp_card_learned (e, card, seat);
}

FpFlow
duel_reveal (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS], shown[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards), n_shown = 0;

  fp_sort_cards (e->state, cards, n);
  for (guint i = 0; i < n; i++)
    {
      gboolean envoy = e->state->cards[cards[i]].zone == DUEL_ENVOYS;

      reveal_card (e, cards[i]);
      if (envoy)
        FP_EMIT (e, ENVOY_REVEALED, .seat = action->who, .n_cards = 1, .cards = { cards[i] }, .seen = 0xff);
      else
        shown[n_shown++] = cards[i];
    }
  if (n_shown > 0)
    duel_emit_cards (e, FP_EVENT_CARDS_SHOWN, action->who, shown, n_shown, 0xff);
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* Only the player to whom the action happens sees the cards. */
FpFlow
duel_look (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = duel_sort_in_zone_order (e->state, cards, fp_action_cards (e, action, cards));

  for (guint i = 0; i < n && action->who != FP_NOBODY; i++)
    fp_card_learned (e, cards[i], action->who);
  if (n > 0 && action->who != FP_NOBODY)
    duel_emit_cards (e, FP_EVENT_CARDS_LOOKED_AT, action->who, cards, n, (FpSeats) (1 << action->who));
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}
