/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Verbs of Duel for cards (docs/design/card-language.md 2.5), with checks that they can do anything
 * now (ruling 17). */
#include "editions/duel/duel-private.h"

#include "engine/program/fp-destination.h"

/* --- Checks that a line can do anything --- */

static gboolean
can_gain (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
          uint8_t seat G_GNUC_UNUSED)
{
  return e->state->zones[DUEL_REINFORCEMENTS].count > 0;
}

static gboolean
can_recover (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, duel_recoverable (e, seat));
}

static gboolean
can_send (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, e->state->places[DUEL_SUPPLY].ships[seat]);
}

/* Returns TRUE if a step of friendship of @seat would change anything with some envoy. */
static gboolean
can_befriend (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  const FpState *s = e->state;

  if (in->set >= 0)
    return fp_common_is_any (e, in, c, 0);
  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    if (s->cards[card].holder != seat)
      return TRUE;
  return FALSE;
}

static gboolean
can_estrange (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return can_befriend (e, in, c, duel_opponent (seat));
}

static gboolean
can_become (FpEngine *e, const FpInstruction *in, const FpContext *c G_GNUC_UNUSED, uint8_t seat)
{
  return e->state->head.seats[seat].role != in->word - 1;
}

/* --- Zones for lines that name none --- */

static int
envoys (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED)
{
  return DUEL_ENVOYS;
}

/* --- Destinations --- */

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
      destination->from = duel_send_from (e, pending->seat);
      destination->to = fp_state_encounter (e->state)->place;
    }
  else if (pending->kind == DUEL_DECIDE_FROM_PLANET)
    {
      destination->from = (uint8_t) pending->arg[0];
      destination->to = DUEL_SUPPLY;
    }
  else if (pending->kind == DUEL_DECIDE_DISCARD)
    fp_common_to_discards (e, pending->seat, destination);
  else
    return FALSE;
  return TRUE;
}

#define SHIPS_OF \
  .amount_kind = FP_AMOUNT_SHIPS, .needs_set = TRUE, .set = FP_TYPE_SHIPS, .possible = fp_common_can_use_set
#define TACTICS_OF                                                                                                  \
  .amount_kind = FP_AMOUNT_CARDS, .things = "tactics", .example = "spent", .needs_set = TRUE, .set = FP_TYPE_CARDS, \
  .possible = fp_common_can_use_set

const FpVerb duel_verbs[DUEL_N_VERBS] = {
  FP_COMMON_VERB_DRAW (DUEL_draw),
  { .id = "gain",
    .action = DUEL_gain,
    .amount_kind = FP_AMOUNT_CARDS,
    .things = "reinforcements",
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .possible = can_gain },
  FP_COMMON_VERB_DISCARD (DUEL_discard, DUEL_DECIDE_DISCARD),
  FP_COMMON_VERB_REVEAL (DUEL_reveal),
  FP_COMMON_VERB_LOOK (DUEL_look),
  FP_COMMON_VERB_SWAP (DUEL_swap),
  FP_COMMON_VERB_SHUFFLE (DUEL_shuffle),
  FP_COMMON_VERB_ARRANGE (DUEL_arrange),
  { .id = "resolve", .action = DUEL_resolve, FP_COMMON_CARDS_OF },
  FP_COMMON_VERB_COPY (DUEL_copy),
  FP_COMMON_VERB_IGNORE (DUEL_ignore),
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
    .amount_kind = FP_AMOUNT_CARDS,
    .things = "envoys",
    .one_by_one = TRUE,
    .set = FP_TYPE_CARDS,
    .attributes = FP_ATTRIBUTE_WHO,
    .decision = DUEL_DECIDE_BEFRIEND,
    .usual_zone = envoys,
    .possible = can_befriend },
  { .id = "estrange",
    .action = DUEL_estrange,
    .amount_kind = FP_AMOUNT_CARDS,
    .things = "envoys",
    .one_by_one = TRUE,
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
  FP_COMMON_VERB_MOVE (DUEL_move),
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
