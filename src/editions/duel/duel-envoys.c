/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Envoys (rulebook p. 15): becoming allied, and revealing them in step 3 of a duel and 1 of a contest. */
#include "editions/duel/duel-private.h"

static guint
allies_of (const FpState *s, uint8_t seat, uint16_t *cards)
{
  guint n = 0;

  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    if (s->cards[card].holder == seat)
      cards[n++] = card;
  return n;
}

static void
make_neutral (FpEngine *e, uint16_t card)
{
  uint8_t seat = e->state->cards[card].holder;

  e->state->cards[card].holder = FP_NOBODY;
  FP_TELL (e, ENVOY_NEUTRAL, .seat = seat, .n_cards = 1, .cards = { card }, .seen = e->state->cards[card].known);
}

/* The new ally may be read at once, and what was read stays known (rulings 46 and 47). */
static void
make_ally (FpEngine *e, uint16_t card, uint8_t seat)
{
  FpCard *row = &e->state->cards[card];

  row->holder = seat;
  row->known |= (uint8_t) (1 << seat);
  FP_TELL (e, ENVOY_ALLIED, .seat = seat, .n_cards = 1, .cards = { card }, .seen = row->known);
}

/* One step of friendship between @seat and @card: up or down.  Returns who has gained an ally, FP_NOBODY: nobody. */
static uint8_t
step_friendship (FpEngine *e, uint8_t seat, uint16_t card, gboolean up)
{
  uint8_t friend = up ? seat : fp_state_opponent (seat);
  uint8_t holder = e->state->cards[card].holder;

  if (holder == FP_NOBODY)
    {
      make_ally (e, card, friend);
      return friend;
    }
  if (holder == friend)
    FP_TELL (e, ENVOY_UNMOVED, .seat = seat, .n_cards = 1, .cards = { card }, .seen = e->state->cards[card].known);
  else
    make_neutral (e, card);
  return FP_NOBODY;
}

/* All envoys, also those where it has no effect: that is how one declines (ruling 45). */
void
duel_friend_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  FP_EACH_CARD (e->state, DUEL_ENVOYS, card)
    fp_options_add (options, FP_OPTION_CARD, card, card);
  if (ask->picked >= ask->least)
    fp_options_add (options, FP_OPTION_DONE, -1, -1);
}

void
duel_keep_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = allies_of (e->state, ask->seat, cards);

  for (guint i = 0; i < n; i++)
    fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}

/* Only one allied envoy at a time: who has more keeps one, the others become neutral (ruling 46). */
FpFlow
duel_keep_one_envoy (FpEngine *e, FpFrame *f)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n;

  FP_BEGIN (keep_one_envoy);
  if (allies_of (s, my->seat, cards) < 2)
    FP_RETURN;
  FP_CHOOSE (my->seat, DUEL_DECIDE_KEEP_ENVOY, card, .flags = FP_ASK_SECRET);
  n = allies_of (s, my->seat, cards);
  for (guint i = 0; i < n; i++)
    if (cards[i] != my->card)
      make_neutral (e, cards[i]);
  FP_END;
}

FP_LOCALS (friendship)
{
  FpVerbCall call;
  int16_t times, card;
  uint8_t gained;
};

static FpFlow
change_friendship (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (friendship);
  while (fp_verb_next (e, &my->call))
    for (my->times = 0; my->times < MIN (my->call.most, s->zones[DUEL_ENVOYS].count); my->times++)
      {
        FP_CHOOSE (my->call.seat, f->procedure == DUEL_befriend ? DUEL_DECIDE_BEFRIEND : DUEL_DECIDE_ESTRANGE, card,
                   .picked = (uint8_t) my->times, .least = (uint8_t) MIN (my->call.least, s->zones[DUEL_ENVOYS].count),
                   .most = (uint8_t) MIN (my->call.most, s->zones[DUEL_ENVOYS].count));
        if (my->card < 0)
          break;
        my->gained = step_friendship (e, my->call.seat, (uint16_t) my->card, f->procedure == DUEL_befriend);
        if (my->gained != FP_NOBODY)
          FP_CALL (DUEL_keep_one_envoy, keep_one_envoy_locals, .seat = my->gained);
      }
  FP_END;
}

FpFlow
duel_befriend (FpEngine *e, FpFrame *f)
{
  return change_friendship (e, f);
}

FpFlow
duel_estrange (FpEngine *e, FpFrame *f)
{
  return change_friendship (e, f);
}

/* The asked player's face-down ally, or keeping it hidden. */
void
duel_envoy_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  const FpState *s = e->state;

  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    if (s->cards[card].holder == ask->seat && !(s->cards[card].flags & FP_CARD_FACE_UP))
      fp_options_add (options, FP_OPTION_CARD, card, card);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

static gboolean
has_hidden_ally (const FpState *s, uint8_t seat)
{
  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    if (s->cards[card].holder == seat && !(s->cards[card].flags & FP_CARD_FACE_UP))
      return TRUE;
  return FALSE;
}

FP_LOCALS (reveal_envoys)
{
  uint8_t turn, seat;
  int16_t card;
};

/* Leader first; the straggler decides knowing what the leader revealed (ruling 25). */
FpFlow
duel_reveal_envoys (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_envoys);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (!has_hidden_ally (s, my->seat))
        continue;
      FP_CHOOSE (my->seat, DUEL_DECIDE_ENVOY, card, .flags = FP_ASK_SECRET);
      if (my->card < 0)
        {
          FP_TELL (e, ENVOY_KEPT, .seat = my->seat);
          continue;
        }
      fp_turn_card (e, (uint16_t) my->card, FP_FACE_UP);
      FP_TELL (e, ENVOY_REVEALED, .seat = my->seat, .n_cards = 1, .cards = { (uint16_t) my->card }, .seen = 0xff);
    }
  FP_END;
}
