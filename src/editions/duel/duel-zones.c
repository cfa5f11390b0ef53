/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zones and the cards that they can hold. */
#include "editions/duel/duel-private.h"

static guint
bit (DuelKind kind)
{
  return 1U << kind;
}

/* Returns a bit for each kind of card that @zone can hold. */
static guint
kinds_of (uint16_t zone)
{
  const guint plans = bit (DUEL_KIND_PLAN) | bit (DUEL_KIND_REINFORCEMENT);
  const guint destiny = bit (DUEL_KIND_DISCOVERY) | bit (DUEL_KIND_EVENT) | bit (DUEL_KIND_REFRESH);

  switch (zone >= 2 * DUEL_SEAT_ZONES ? (int) zone : duel_seat_zone (zone))
    {
    case DUEL_HAND:
    case DUEL_DECK:
    case DUEL_DISCARD:
    case DUEL_PLAN:
      return plans;
    case DUEL_READY:
    case DUEL_SPENT:
    case DUEL_TACTIC:
      return bit (DUEL_KIND_TACTIC);
    case DUEL_BESIDE:
    case DUEL_REINFORCEMENTS:
      return bit (DUEL_KIND_REINFORCEMENT);
    case DUEL_ALIEN:
    case DUEL_ALIENS:
      return bit (DUEL_KIND_ALIEN);
    case DUEL_DISCOVERY:
      return bit (DUEL_KIND_DISCOVERY);
    case DUEL_EVENT:
      return bit (DUEL_KIND_EVENT);
    case DUEL_REFRESH:
      return bit (DUEL_KIND_REFRESH);
    case DUEL_PAST:
      return destiny;
    case DUEL_PLANETS:
      return bit (DUEL_KIND_PLANET);
    case DUEL_ENVOYS:
    case DUEL_ENVOYS_A:
    case DUEL_ENVOYS_B:
    case DUEL_ENVOYS_C:
      return bit (DUEL_KIND_ENVOY);
    case DUEL_BOX:
      return bit (DUEL_KIND_OVERLAY);
    case DUEL_REMOVED:
      return ~0U;
    default:
      return 0;
    }
}

/* Returns TRUE if @card may lie under or on the card of @zone. No card lies under itself. */
static gboolean
may_lie_under (const FpEngine *e, uint16_t card, uint16_t zone)
{
  const FpState *s = e->state;
  uint16_t under = s->zones[zone].under;
  gboolean on_planet = under != FP_NO_CARD && s->cards[under].zone == DUEL_TABLE;
  const guint never = bit (DUEL_KIND_ENVOY) | bit (DUEL_KIND_PLANET);

  for (uint16_t host = under; host != FP_NO_CARD; host = s->zones[s->cards[host].zone].under)
    if (host == card)
      return FALSE;
  if (fp_engine_def (e, card)->kind == DUEL_KIND_OVERLAY)
    return on_planet;
  return !(never >> fp_engine_def (e, card)->kind & 1);
}

/* Returns TRUE if @zone is a slot for cards of an encounter and that encounter is not running. */
static gboolean
is_idle_slot (const FpState *s, uint16_t zone)
{
  int slot = duel_seat_zone (zone);

  return (slot == DUEL_PLAN || slot == DUEL_TACTIC || slot == DUEL_BESIDE) &&
         zone % DUEL_SEAT_ZONES - (guint) slot >= s->head.n_encounters;
}

gboolean
duel_allowed (const FpEngine *e, uint16_t card, uint16_t zone)
{
  const FpState *s = e->state;
  const FpCardDef *def = fp_engine_def (e, card);
  const FpCard *row = &s->cards[card];

  if ((row->flags & FP_CARD_COPY) || (def->kind == DUEL_KIND_PLANET && row->zone == DUEL_TABLE))
    return FALSE;
  if (def->kind == DUEL_KIND_TACTIC && zone != DUEL_REMOVED && s->zones[zone].owner == FP_NOBODY)
    return FALSE;
  if (zone >= DUEL_N_ZONES)
    return may_lie_under (e, card, zone);
  if (is_idle_slot (s, zone))
    return FALSE;
  if (zone >= DUEL_ENVOYS_A && zone <= DUEL_ENVOYS_C &&
      zone - DUEL_ENVOYS_A != def->field[DUEL_FIELD_DECK] - DUEL_ENVOY_DECK_A)
    return FALSE;
  return kinds_of (zone) >> def->kind & 1;
}
