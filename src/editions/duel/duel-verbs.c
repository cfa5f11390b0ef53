/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Verbs of Duel for cards (docs/design/card-language.md 2.5), with checks that they can do anything
 * now (ruling 17). */
#include "editions/duel/duel-private.h"

#include "engine/program/fp-destination.h"

/* --- Checks that a line can do anything --- */

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

/* Returns TRUE if the verb's set is not empty. Without a set @otherwise is its size. */
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
  return any_of_set (e, in, c, duel_recoverable (e, seat));
}

static gboolean
can_send (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return any_of_set (e, in, c, e->state->places[DUEL_SUPPLY].ships[seat]);
}

static gboolean
can_move (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat G_GNUC_UNUSED)
{
  return any_of_set (e, in, c, 0);
}

/* Returns TRUE if a step of friendship of @seat would change anything with some envoy. */
static gboolean
can_befriend (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  const FpState *s = e->state;

  if (in->set >= 0)
    return any_of_set (e, in, c, 0);
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

static gboolean
can_become (FpEngine *e, const FpInstruction *in, const FpContext *c G_GNUC_UNUSED, uint8_t seat)
{
  return e->state->head.seats[seat].role != in->word - 1;
}

/* --- Zones for lines that name none --- */

static int
hand (uint8_t seat)
{
  return duel_zone (seat, DUEL_HAND);
}

static int
envoys (uint8_t seat G_GNUC_UNUSED)
{
  return DUEL_ENVOYS;
}

/* --- Destinations --- */

static void
to_discards (const FpEngine *e G_GNUC_UNUSED, uint8_t seat, FpDestination *destination)
{
  destination->zone = seat == FP_NOBODY ? -1 : (int16_t) duel_zone (seat, DUEL_DISCARD);
}

static void
to_supply (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpDestination *destination)
{
  destination->to = DUEL_SUPPLY;
}

static void
to_warp (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpDestination *destination)
{
  destination->to = DUEL_WARP;
}

/* Decisions without a line: ships of a dial, discards of a full hand, ships back from a planet. */
gboolean
duel_destination (FpEngine *e, const FpPendingDecision *pending, FpDestination *destination)
{
  destination->seat = pending->seat;
  if (pending->kind == DUEL_DECIDE_DIAL)
    {
      destination->from = duel_send_from (e, pending->seat).place;
      destination->to = fp_state_encounter (e->state)->place;
    }
  else if (pending->kind == DUEL_DECIDE_FROM_PLANET)
    {
      destination->from = (uint8_t) pending->arg[0];
      destination->to = DUEL_SUPPLY;
    }
  else if (pending->kind == DUEL_DECIDE_DISCARD)
    to_discards (e, pending->seat, destination);
  else
    return FALSE;
  return TRUE;
}

#define CARDS_OF .amount_kind = FP_AMOUNT_CARDS, .needs_set = TRUE, .set = FP_TYPE_CARDS, .possible = can_move
#define SHIPS_OF .amount_kind = FP_AMOUNT_SHIPS, .needs_set = TRUE, .set = FP_TYPE_SHIPS, .possible = can_move
#define TACTICS_OF .amount_kind = FP_AMOUNT_TACTICS, .needs_set = TRUE, .set = FP_TYPE_CARDS, .possible = can_move

const FpVerb duel_verbs[DUEL_N_VERBS] = {
  { .id = "draw",
    .action = DUEL_draw,
    .amount_kind = FP_AMOUNT_CARDS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .possible = can_draw },
  { .id = "gain",
    .action = DUEL_gain,
    .amount_kind = FP_AMOUNT_REINFORCEMENTS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .possible = can_gain },
  { .id = "discard",
    .action = DUEL_discard,
    .amount_kind = FP_AMOUNT_CARDS,
    .set = FP_TYPE_CARDS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_CHOOSER | FP_ATTRIBUTE_OWNERS,
    .to = FP_TYPE_ZONE,
    .decision = DUEL_DECIDE_DISCARD,
    .usual_zone = hand,
    .possible = can_discard,
    .destination = to_discards },
  { .id = "reveal",
    .action = DUEL_reveal,
    CARDS_OF,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_CHOOSER | FP_ATTRIBUTE_VALUE,
    .fills_hand = TRUE },
  { .id = "look",
    .action = DUEL_look,
    CARDS_OF,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_CHOOSER },
  { .id = "swap", .action = DUEL_swap, CARDS_OF, .attributes = FP_ATTRIBUTE_WITH, .fills_hand = TRUE },
  { .id = "shuffle", .action = DUEL_shuffle, CARDS_OF },
  { .id = "arrange", .action = DUEL_arrange, CARDS_OF, .attributes = FP_ATTRIBUTE_WHO, .arranges = TRUE },
  { .id = "resolve", .action = DUEL_resolve, CARDS_OF },
  { .id = "copy",
    .action = DUEL_copy,
    CARDS_OF,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_UNTIL,
    .ends = duel_uncopy },
  { .id = "ignore", .action = DUEL_ignore, CARDS_OF, .attributes = FP_ATTRIBUTE_UNTIL, .ends = duel_end_ignore },
  { .id = "send",
    .action = DUEL_send,
    .amount_kind = FP_AMOUNT_SHIPS,
    .set = FP_TYPE_SHIPS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_MUST_TO,
    .to = FP_TYPE_PLANETS,
    .happens_without = TRUE,
    .possible = can_send },
  { .id = "recover",
    .action = DUEL_recover,
    .amount_kind = FP_AMOUNT_SHIPS,
    .set = FP_TYPE_SHIPS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .usual_amount = duel_recoverable,
    .possible = can_recover,
    .destination = to_supply },
  { .id = "retreat",
    .action = DUEL_retreat,
    SHIPS_OF,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .destination = to_supply },
  { .id = "destroy",
    .action = DUEL_destroy,
    SHIPS_OF,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_CHOOSER,
    .destination = to_warp },
  { .id = "befriend",
    .action = DUEL_befriend,
    .amount_kind = FP_AMOUNT_ENVOYS,
    .set = FP_TYPE_CARDS,
    .attributes = FP_ATTRIBUTE_WHO,
    .decision = DUEL_DECIDE_BEFRIEND,
    .usual_zone = envoys,
    .possible = can_befriend },
  { .id = "estrange",
    .action = DUEL_estrange,
    .amount_kind = FP_AMOUNT_ENVOYS,
    .set = FP_TYPE_CARDS,
    .attributes = FP_ATTRIBUTE_WHO,
    .decision = DUEL_DECIDE_ESTRANGE,
    .usual_zone = envoys,
    .possible = can_estrange },
  { .id = "summon",
    .action = DUEL_summon,
    .amount_kind = FP_AMOUNT_NONE,
    .attributes = FP_ATTRIBUTE_FROM,
    .to = FP_TYPE_ZONE },
  { .id = "ready", .action = DUEL_ready, TACTICS_OF, .attributes = FP_ATTRIBUTE_WHO, .decision = DUEL_DECIDE_READY },
  { .id = "spend", .action = DUEL_spend, TACTICS_OF, .attributes = FP_ATTRIBUTE_WHO, .decision = DUEL_DECIDE_SPEND },
  { .id = "move",
    .action = DUEL_move,
    CARDS_OF,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_MUST_TO | FP_ATTRIBUTE_CHOOSER |
                  FP_ATTRIBUTE_AT | FP_ATTRIBUTE_FACE | FP_ATTRIBUTE_SHIPS | FP_ATTRIBUTE_OWNERS,
    .fills_hand = TRUE },
  { .id = "discover", .action = DUEL_discover, .amount_kind = FP_AMOUNT_NONE, .attributes = FP_ATTRIBUTE_AS },
  { .id = "become",
    .action = DUEL_become,
    .amount_kind = FP_AMOUNT_NONE,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_ROLE,
    .possible = can_become },
  { .id = "win",
    .action = DUEL_win,
    .amount_kind = FP_AMOUNT_NONE,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_NOBODY },
  { .id = "win-game", .action = DUEL_win_game, .amount_kind = FP_AMOUNT_NONE, .attributes = FP_ATTRIBUTE_WHO },
  { .id = "lose-game", .action = DUEL_lose_game, .amount_kind = FP_AMOUNT_NONE, .attributes = FP_ATTRIBUTE_WHO },
  { .id = "go-to", .action = DUEL_go_to, .amount_kind = FP_AMOUNT_NONE, .attributes = FP_ATTRIBUTE_STEP },
};
