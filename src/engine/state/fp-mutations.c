/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elementary changes of a state: ships between places, cards between zones. */
#include "engine/state/fp-mutations.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-past.h"
#include "engine/effects/fp-veiled.h"

#include <string.h>

/* Returns TRUE if the move of @n ships of @seat, which is made, took the first ones to a place with
 * a card or the last ones from there. */
static gboolean
changes_presence (const FpPlace *from, const FpPlace *to, uint8_t seat, int n)
{
  return n > 0 &&
         ((from->card != FP_NO_CARD && from->ships[seat] == 0) || (to->card != FP_NO_CARD && to->ships[seat] == n));
}

int
fp_move_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n)
{
  FpPlace *places = engine->state->places;
  int moved = CLAMP (n, 0, places[from].ships[seat]);

  places[from].ships[seat] = (uint8_t) (places[from].ships[seat] - moved);
  places[to].ships[seat] = (uint8_t) (places[to].ships[seat] + moved);
  if (!engine->edition->rules.settles_by_presence || changes_presence (&places[from], &places[to], seat, moved))
    engine->state->head.board_dirty = TRUE;
  fp_past_note_ships (engine, seat, from, to, moved);
  return moved;
}

/* Returns the owner of the cards under @card. */
static uint8_t
owner_of_under (const FpState *s, uint16_t card)
{
  return s->cards[card].holder != FP_NOBODY ? s->cards[card].holder : s->zones[s->cards[card].zone].owner;
}

/* Reuses an empty zone that was made for another card. */
int
fp_zone_under (FpEngine *engine, uint16_t card, gboolean make)
{
  FpState *s = engine->state;
  guint zone, reusable = 0;

  for (zone = engine->edition->n_zones; zone < s->head.n_zones; zone++)
    {
      if (s->zones[zone].under == card)
        return (int) zone;
      if (reusable == 0 && s->zones[zone].count == 0)
        reusable = zone;
    }
  if (!make || (reusable == 0 && zone == FP_MAX_ZONES))
    return -1;
  if (reusable == 0)
    reusable = s->head.n_zones++;
  s->zones[reusable] =
      (FpZone){ .first = FP_NO_CARD, .last = FP_NO_CARD, .under = card, .owner = owner_of_under (s, card) };
  return (int) reusable;
}

/* Hands the cards under @card over to its new owner. */
static void
hand_over (FpEngine *engine, uint16_t card)
{
  int under = engine->state->head.n_zones > engine->edition->n_zones ? fp_zone_under (engine, card, FALSE) : -1;

  if (under >= 0)
    fp_knowledge_hands_over (engine, (uint16_t) under, owner_of_under (engine->state, card));
}

uint8_t
fp_place_on (FpEngine *engine, uint16_t card, gboolean make)
{
  FpState *s = engine->state;

  for (guint place = 0; place < s->head.n_places; place++)
    if (s->places[place].card == card)
      return (uint8_t) place;
  if (!make || s->head.n_places == FP_MAX_PLACES)
    return FP_NO_PLACE;
  s->places[s->head.n_places] = (FpPlace){ .card = card };
  return (uint8_t) s->head.n_places++;
}

static void
update_effects (FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  if (def->abilities != NULL)
    fp_effect_update_card (engine, card);
  /* Its new player may lose or regain the power, even if no rule of the card is in force. */
  if (fp_card_is (def, FP_KIND_SHEET))
    engine->state->head.board_dirty = TRUE;
}

/* The rules of the game see to ships and cards on a card of a module that moves, and to a planet
 * that joins a system or leaves it. */
static void
notice_host (FpEngine *engine, uint16_t card)
{
  const FpEdition *edition = engine->edition;
  const FpCardDef *def = fp_engine_def (engine, card);

  if (edition->on != 0 && (fp_card_is (def, FP_KIND_PLACE) ||
                           (fp_card_is (def, FP_KIND_HOST) && fp_edition_module_of_kind (edition, def->kind) >= 0)))
    engine->state->head.board_dirty = TRUE;
}

void
fp_card_hold (FpEngine *engine, uint16_t card, uint8_t holder)
{
  engine->state->cards[card].holder = holder;
  hand_over (engine, card);
  update_effects (engine, card);
}

uint8_t
fp_card_owner (const FpState *state, uint16_t card)
{
  const FpCard *row = &state->cards[card];
  uint8_t owner = row->zone < state->head.n_zones ? state->zones[row->zone].owner : FP_NOBODY;

  return owner != FP_NOBODY ? owner : row->holder;
}

static void
set_facing (FpState *s, uint16_t card, FpFacing facing)
{
  FpCard *row = &s->cards[card];

  s->head.changed |= fp_changed_zone (row->zone);
  if (facing == FP_FACE_UP)
    row->flags |= FP_CARD_FACE_UP;
  else
    row->flags &= (uint8_t) ~FP_CARD_FACE_UP;
}

/* The rules of a veiled card listen for other moments than those of a card that works. */
static void
unveil (FpEngine *e, uint16_t card)
{
  if (!fp_card_is_veiled (e->state, card))
    return;
  fp_effect_remove_card (e, card);
  e->state->cards[card].flags &= (uint8_t) ~FP_CARD_VEILED;
}

void
fp_move_card (FpEngine *engine, uint16_t card, uint16_t zone, FpPileEnd end, FpFacing facing)
{
  FpState *s = engine->state;

  unveil (engine, card);
  fp_knowledge_leaves (engine, card, zone, facing == FP_FACE_UP);
  fp_zone_remove (s, card);
  if (end == FP_TOP)
    fp_zone_add_top (s, zone, card);
  else
    fp_zone_add_bottom (s, zone, card);
  set_facing (s, card, facing);
  fp_knowledge_arrived (engine, card, facing == FP_FACE_UP);
  hand_over (engine, card);
  notice_host (engine, card);
  update_effects (engine, card);
}

void
fp_turn_card (FpEngine *engine, uint16_t card, FpFacing facing)
{
  if (facing == FP_FACE_UP)
    {
      unveil (engine, card);
      fp_card_shown (engine, card);
      /* Even if everybody knows the token, nobody knew which side lies up. */
      if ((engine->state->cards[card].flags & FP_CARD_FACE_UP) == 0)
        engine->informed |= (FpSeats) ((1 << engine->state->head.n_seats) - 1);
    }
  set_facing (engine->state, card, facing);
  update_effects (engine, card);
}

void
fp_card_veil (FpEngine *e, uint16_t card)
{
  e->state->cards[card].flags |= FP_CARD_VEILED;
  fp_effect_update_card (e, card);
}

void
fp_shuffle (FpEngine *engine, uint16_t zone)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (engine->state, zone, cards);

  fp_zone_shuffle (engine->state, zone);
  fp_knowledge_mixed (engine, cards, n, 0);
}
