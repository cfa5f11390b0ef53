/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duel's zones, ships and cards, for the procedures that editions share. These follow the rulebook
 * (p. 17) and the rulings about drawing and discarding (50 to 52) and about control (53). */
#include "editions/duel/duel-private.h"

/* Outside play nobody holds a card as ally or plays it. A token belongs to its zone's player. */
static void
change_hands (FpEngine *e, uint16_t card, uint16_t zone)
{
  FpState *s = e->state;
  int own = duel_seat_zone (zone);

  if (fp_engine_def (e, card)->kind != DUEL_KIND_TACTIC)
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

/* Tokens are spent, other cards are discarded. */
static uint16_t
home (const FpEngine *e, uint16_t card, uint8_t seat)
{
  return duel_zone (seat, fp_engine_def (e, card)->kind == DUEL_KIND_TACTIC ? DUEL_SPENT : DUEL_DISCARD);
}

static gboolean
emit_moved (FpEngine *e, const FpAction *action, const uint16_t *cards, guint n G_GNUC_UNUSED)
{
  if (action->zone != DUEL_REMOVED || fp_engine_def (e, cards[0])->kind != DUEL_KIND_ENVOY)
    return FALSE;
  DUEL_EMIT (e, ENVOY_LEFT, .seat = action->who, .n_cards = 1, .cards = { cards[0] },
             .seen = e->state->cards[cards[0]].known);
  return TRUE;
}

static gboolean
emit_revealed (FpEngine *e, const FpAction *action, uint16_t card)
{
  if (e->state->cards[card].zone != DUEL_ENVOYS)
    return FALSE;
  DUEL_EMIT (e, ENVOY_REVEALED, .seat = action->who, .n_cards = 1, .cards = { card }, .seen = 0xff);
  return TRUE;
}

/* Nobody sees a plan before both are chosen (ruling 26). */
static gboolean
conceals (const FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;

  if (duel_seat_zone (s->cards[card].zone) != DUEL_PLAN)
    return FALSE;
  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == DUEL_choose_plans)
      return TRUE;
  return FALSE;
}

static const FpCommonShips ships[] = {
  { DUEL_send, FP_EVENT_SHIPS_SENT, FP_NO_PLACE },
  { DUEL_recover, FP_EVENT_SHIPS_RECOVERED, DUEL_SUPPLY },
  { DUEL_destroy, FP_EVENT_SHIPS_DESTROYED, DUEL_WARP },
  { DUEL_retreat, FP_EVENT_SHIPS_RETREATED, DUEL_SUPPLY },
};

const FpCommon duel_common = {
  .zones.hand = { DUEL_HAND, DUEL_SEAT_ZONES },
  .zones.deck = { DUEL_DECK, DUEL_SEAT_ZONES },
  .zones.discard = { DUEL_DISCARD, DUEL_SEAT_ZONES },
  .zones.copies = { DUEL_ALIEN, DUEL_SEAT_ZONES },
  .zones.planets = DUEL_TABLE,
  .zones.removed = DUEL_REMOVED,
  .procedures.ignore = DUEL_ignore,
  .procedures.move_cards = DUEL_move_cards,
  .procedures.control_changed = DUEL_control_changed,
  .first_planet = DUEL_FIRST_PLANET,
  .ships = ships,
  .n_ships = G_N_ELEMENTS (ships),
  .seen_by = DUEL_Q_SEEN_BY,
  .open_kinds = 1U << DUEL_KIND_OVERLAY,
  .copied_kinds = 1U << DUEL_KIND_ALIEN | 1U << DUEL_KIND_ENVOY,
  .may_lie = duel_allowed,
  .enters = change_hands,
  .home = home,
  .emit_moved = emit_moved,
  .emit_revealed = emit_revealed,
  .conceals = conceals,
  .can_hold = duel_can_hold,
  .ships_moved = duel_count_sent,
  .control_matters = duel_control_matters,
};
