/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pairs of cards that a seat can't tell apart, wherever they lie. */
#include "session/hidden-trades.h"

#include "engine/knowledge/fp-knowledge.h"

/* Returns TRUE if @seat can't know the card, which lies in a deck or in a hand, or is an alien that
 * may lie veiled. */
static gboolean
is_unknown (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  uint16_t zone = engine->state->cards[card].zone;

  return zone < engine->edition->n_zones && !engine->edition->zones[zone].chosen &&
         (fp_zone_visibility (engine, zone) <= FP_VISIBLE_TO_OWNER ||
          (engine->edition->rules.veils && fp_card_is (fp_engine_def (engine, card), FP_KIND_SHEET))) &&
         !fp_card_seen (engine, card, seat);
}

/* Returns TRUE if each of the two unknown cards may lie at the place of the other, for all that
 * @seat knows. */
static gboolean
are_mistakable (const FpEngine *engine, uint16_t a, uint16_t b, uint8_t seat)
{
  const FpState *s = engine->state;
  FpDegree degree = fp_card_degree (engine, a, seat);

  return degree == fp_card_degree (engine, b, seat) &&
         (degree == FP_KNOWS_NOTHING || s->cards[a].zone == s->cards[b].zone ||
          (degree == FP_KNOWS_PLAYER && s->zones[s->cards[a].zone].owner == s->zones[s->cards[b].zone].owner));
}

static gboolean
may_trade (const FpEngine *engine, uint16_t a, uint16_t b)
{
  const FpCardDef *one = fp_engine_def (engine, a), *other = fp_engine_def (engine, b);

  return one != other && engine->edition->hidden.back (one) == engine->edition->hidden.back (other) &&
         engine->edition->hidden.may_lie (one, engine->state->cards[b].zone) &&
         engine->edition->hidden.may_lie (other, engine->state->cards[a].zone);
}

gboolean
hidden_trades_may (const FpEngine *engine, uint16_t a, uint16_t b, uint8_t seat)
{
  return a != b && is_unknown (engine, a, seat) && is_unknown (engine, b, seat) && may_trade (engine, a, b) &&
         are_mistakable (engine, a, b, seat);
}
