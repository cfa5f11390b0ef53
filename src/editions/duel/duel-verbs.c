/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duel's verbs for cards (card-language.md 2.5), and whether each could do anything now (ruling 17). */
#include "editions/duel/duel-private.h"

static gboolean
can_draw (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED, uint8_t seat)
{
  const FpZone *zones = e->state->zones;

  return zones[duel_zone (seat, DUEL_DECK)].count + zones[duel_zone (seat, DUEL_DISCARD)].count > 0;
}

static gboolean
can_gain (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
          uint8_t seat G_GNUC_UNUSED)
{
  return e->state->zones[DUEL_REINFORCEMENTS].count > 0;
}

/* Cards, tokens or ships in the set the verb is about; @otherwise where it names none. */
static gboolean
any_of_set (FpEngine *e, const FpInstruction *in, const FpContext *c, int otherwise)
{
  FpContext context = *c;
  FpValue set;

  if (in->set < 0)
    return otherwise > 0;
  set = fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context);
  fp_value_cards (&context, &set);
  return fp_value_number (&context, &set) > 0;
}

static gboolean
can_discard (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return any_of_set (e, in, c, e->state->zones[duel_zone (seat, DUEL_HAND)].count);
}

static gboolean
can_recover (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return any_of_set (e, in, c, e->state->places[DUEL_WARP].ships[seat]);
}

static gboolean
can_move (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat G_GNUC_UNUSED)
{
  return any_of_set (e, in, c, 0);
}

/* Whether a step of friendship of @seat would change anything with some envoy. */
static gboolean
can_befriend (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED, uint8_t seat)
{
  const FpState *s = e->state;

  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    if (s->cards[card].holder != seat)
      return TRUE;
  return FALSE;
}

static gboolean
can_estrange (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return can_befriend (e, in, c, fp_state_opponent (seat));
}

const FpVerb duel_verbs[DUEL_N_VERBS] = {
  { .id = "draw", .procedure = DUEL_draw, .thing = FP_THING_CARDS, .possible = can_draw },
  { .id = "gain", .procedure = DUEL_gain, .thing = FP_THING_REINFORCEMENTS, .possible = can_gain },
  { .id = "discard",
    .procedure = DUEL_discard,
    .thing = FP_THING_CARDS,
    .set = FP_TYPE_CARDS,
    .possible = can_discard },
  { .id = "recover", .procedure = DUEL_recover, .thing = FP_THING_SHIPS, .possible = can_recover },
  { .id = "destroy",
    .procedure = DUEL_destroy,
    .thing = FP_THING_SHIPS,
    .needs_set = TRUE,
    .set = FP_TYPE_SHIPS,
    .possible = can_move },
  { .id = "retreat",
    .procedure = DUEL_retreat,
    .thing = FP_THING_SHIPS,
    .needs_set = TRUE,
    .set = FP_TYPE_SHIPS,
    .possible = can_move },
  { .id = "ready",
    .procedure = DUEL_ready,
    .thing = FP_THING_TACTICS,
    .needs_set = TRUE,
    .set = FP_TYPE_CARDS,
    .possible = can_move },
  { .id = "spend",
    .procedure = DUEL_spend,
    .thing = FP_THING_TACTICS,
    .needs_set = TRUE,
    .set = FP_TYPE_CARDS,
    .possible = can_move },
  { .id = "befriend", .procedure = DUEL_befriend, .thing = FP_THING_ENVOYS, .possible = can_befriend },
  { .id = "estrange", .procedure = DUEL_estrange, .thing = FP_THING_ENVOYS, .possible = can_estrange },
  { .id = "discover", .procedure = DUEL_discover, .thing = FP_THING_NONE, .binds = TRUE },
  { .id = "win-game", .procedure = DUEL_win_game, .thing = FP_THING_NONE },
};
