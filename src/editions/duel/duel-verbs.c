/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duel's verbs for cards (card-language.md 2.5), and whether each could do anything now (ruling 17). */
#include "editions/duel/duel-private.h"

#include "engine/fp-goal.h"

/* --- Whether a line could do anything --- */

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

/* Whether a step of friendship of @seat would change anything with some envoy. */
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

/* --- Where what a line doesn't name comes from --- */

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

/* --- Where it goes --- */

static void
to_discards (const FpEngine *e G_GNUC_UNUSED, uint8_t seat, FpGoal *goal)
{
  goal->zone = seat == FP_NOBODY ? -1 : (int16_t) duel_zone (seat, DUEL_DISCARD);
}

static void
to_supply (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpGoal *goal)
{
  goal->to = DUEL_SUPPLY;
}

static void
to_warp (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpGoal *goal)
{
  goal->to = DUEL_WARP;
}

/* What no line asks: how many ships a dial sends, what of a full hand goes, how many ships each planet gives back. */
gboolean
duel_goal (FpEngine *e, const FpAsk *ask, FpGoal *goal)
{
  goal->seat = ask->seat;
  if (ask->kind == DUEL_DECIDE_DIAL)
    {
      goal->from = duel_send_from (e, ask->seat).place;
      goal->to = fp_state_encounter (e->state)->place;
    }
  else if (ask->kind == DUEL_DECIDE_FROM_PLANET)
    {
      goal->from = (uint8_t) ask->arg[0];
      goal->to = DUEL_SUPPLY;
    }
  else if (ask->kind == DUEL_DECIDE_DISCARD)
    to_discards (e, ask->seat, goal);
  else
    return FALSE;
  return TRUE;
}

#define CARDS_OF .thing = FP_THING_CARDS, .needs_set = TRUE, .set = FP_TYPE_CARDS, .possible = can_move
#define SHIPS_OF .thing = FP_THING_SHIPS, .needs_set = TRUE, .set = FP_TYPE_SHIPS, .possible = can_move
#define TACTICS_OF .thing = FP_THING_TACTICS, .needs_set = TRUE, .set = FP_TYPE_CARDS, .possible = can_move

const FpVerb duel_verbs[DUEL_N_VERBS] = {
  { .id = "draw", .act = DUEL_draw, .thing = FP_THING_CARDS, .says = FP_SAYS_WHO | FP_SAYS_AS, .possible = can_draw },
  { .id = "gain",
    .act = DUEL_gain,
    .thing = FP_THING_REINFORCEMENTS,
    .says = FP_SAYS_WHO | FP_SAYS_AS,
    .possible = can_gain },
  { .id = "discard",
    .act = DUEL_discard,
    .thing = FP_THING_CARDS,
    .set = FP_TYPE_CARDS,
    .says = FP_SAYS_WHO | FP_SAYS_AS | FP_SAYS_TO | FP_SAYS_CHOOSER | FP_SAYS_OWNERS,
    .to = FP_TYPE_ZONE,
    .decision = DUEL_DECIDE_DISCARD,
    .usual_zone = hand,
    .possible = can_discard,
    .goal = to_discards },
  { .id = "reveal",
    .act = DUEL_reveal,
    CARDS_OF,
    .says = FP_SAYS_WHO | FP_SAYS_CHOOSER | FP_SAYS_VALUE,
    .fills_hand = TRUE },
  { .id = "look", .act = DUEL_look, CARDS_OF, .says = FP_SAYS_WHO | FP_SAYS_AS | FP_SAYS_CHOOSER },
  { .id = "swap", .act = DUEL_swap, CARDS_OF, .says = FP_SAYS_WITH, .fills_hand = TRUE },
  { .id = "shuffle", .act = DUEL_shuffle, CARDS_OF },
  { .id = "arrange", .act = DUEL_arrange, CARDS_OF, .says = FP_SAYS_WHO, .arranges = TRUE },
  { .id = "resolve", .act = DUEL_resolve, CARDS_OF },
  { .id = "copy", .act = DUEL_copy, CARDS_OF, .says = FP_SAYS_WHO | FP_SAYS_UNTIL, .ends = duel_uncopy },
  { .id = "ignore", .act = DUEL_ignore, CARDS_OF, .says = FP_SAYS_UNTIL, .ends = duel_end_ignore },
  { .id = "send",
    .act = DUEL_send,
    .thing = FP_THING_SHIPS,
    .set = FP_TYPE_SHIPS,
    .says = FP_SAYS_WHO | FP_SAYS_AS | FP_SAYS_TO | FP_SAYS_MUST_TO,
    .to = FP_TYPE_PLANETS,
    .possible = can_send },
  { .id = "recover",
    .act = DUEL_recover,
    .thing = FP_THING_SHIPS,
    .set = FP_TYPE_SHIPS,
    .says = FP_SAYS_WHO | FP_SAYS_AS,
    .usual_amount = duel_recoverable,
    .possible = can_recover,
    .goal = to_supply },
  { .id = "retreat", .act = DUEL_retreat, SHIPS_OF, .says = FP_SAYS_WHO | FP_SAYS_AS, .goal = to_supply },
  { .id = "destroy",
    .act = DUEL_destroy,
    SHIPS_OF,
    .says = FP_SAYS_WHO | FP_SAYS_AS | FP_SAYS_CHOOSER,
    .goal = to_warp },
  { .id = "befriend",
    .act = DUEL_befriend,
    .thing = FP_THING_ENVOYS,
    .set = FP_TYPE_CARDS,
    .says = FP_SAYS_WHO,
    .decision = DUEL_DECIDE_BEFRIEND,
    .usual_zone = envoys,
    .possible = can_befriend },
  { .id = "estrange",
    .act = DUEL_estrange,
    .thing = FP_THING_ENVOYS,
    .set = FP_TYPE_CARDS,
    .says = FP_SAYS_WHO,
    .decision = DUEL_DECIDE_ESTRANGE,
    .usual_zone = envoys,
    .possible = can_estrange },
  { .id = "summon", .act = DUEL_summon, .thing = FP_THING_NONE, .says = FP_SAYS_FROM, .to = FP_TYPE_ZONE },
  { .id = "ready", .act = DUEL_ready, TACTICS_OF, .says = FP_SAYS_WHO, .decision = DUEL_DECIDE_READY },
  { .id = "spend", .act = DUEL_spend, TACTICS_OF, .says = FP_SAYS_WHO, .decision = DUEL_DECIDE_SPEND },
  { .id = "move",
    .act = DUEL_move,
    CARDS_OF,
    .says = FP_SAYS_WHO | FP_SAYS_AS | FP_SAYS_TO | FP_SAYS_MUST_TO | FP_SAYS_CHOOSER | FP_SAYS_AT | FP_SAYS_FACE |
            FP_SAYS_SHIPS | FP_SAYS_OWNERS,
    .fills_hand = TRUE },
  { .id = "discover", .act = DUEL_discover, .thing = FP_THING_NONE, .says = FP_SAYS_AS },
  { .id = "become",
    .act = DUEL_become,
    .thing = FP_THING_NONE,
    .says = FP_SAYS_WHO | FP_SAYS_ROLE,
    .possible = can_become },
  { .id = "win", .act = DUEL_win, .thing = FP_THING_NONE, .says = FP_SAYS_WHO | FP_SAYS_NOBODY },
  { .id = "win-game", .act = DUEL_win_game, .thing = FP_THING_NONE, .says = FP_SAYS_WHO },
  { .id = "lose-game", .act = DUEL_lose_game, .thing = FP_THING_NONE, .says = FP_SAYS_WHO },
  { .id = "go-to", .act = DUEL_go_to, .thing = FP_THING_NONE, .says = FP_SAYS_STEP },
};
