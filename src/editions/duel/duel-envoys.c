/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Envoys (rulebook p. 15): friendship, and revealing in step 3 of a duel and 1 of a contest. */
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

static int
n_allies (const FpState *s, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];

  return (int) allies_of (s, seat, cards);
}

static int
envoy_limit (FpEngine *e, uint8_t seat)
{
  return CLAMP (fp_query_player (e, DUEL_Q_ENVOY_LIMIT, seat, DUEL_ENVOY_LIMIT), 0, UINT8_MAX);
}

static void
make_neutral (FpEngine *e, uint16_t card)
{
  uint8_t seat = e->state->cards[card].holder;

  fp_card_hold (e, card, FP_NOBODY);
  DUEL_EMIT (e, ENVOY_NEUTRAL, .seat = seat, .n_cards = 1, .cards = { card }, .seen = e->state->cards[card].known);
}

/* The new ally may be read at once, and its player remembers it (rulings 46 and 47). */
static void
make_ally (FpEngine *e, uint16_t card, uint8_t seat)
{
  fp_card_learned (e, card, seat);
  fp_card_hold (e, card, seat);
  DUEL_EMIT (e, ENVOY_ALLIED, .seat = seat, .n_cards = 1, .cards = { card }, .seen = e->state->cards[card].known);
}

/* Takes one step of friendship between @seat and @card, up or down. Returns the seat that has
 * gained an ally, or FP_NOBODY. */
static uint8_t
step_friendship (FpEngine *e, uint8_t seat, uint16_t card, gboolean up)
{
  uint8_t friend = up ? seat : duel_opponent (seat);
  uint8_t holder = e->state->cards[card].holder;

  if (holder == FP_NOBODY)
    {
      make_ally (e, card, friend);
      return friend;
    }
  if (holder == friend)
    DUEL_EMIT (e, ENVOY_UNMOVED, .seat = seat, .n_cards = 1, .cards = { card }, .seen = e->state->cards[card].known);
  else
    make_neutral (e, card);
  return FP_NOBODY;
}

/* Offers all envoys, because naming one on which the step has no effect is the way to decline
 * (ruling 45). A line that names a set of envoys offers only that set. */
void
duel_friend_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  if (e->state->frames[pending->frame].procedure == FP_MACHINE_SELECTION)
    {
      fp_selection_options (e, pending, options);
      return;
    }
  FP_EACH_CARD (e->state, DUEL_ENVOYS, card)
    fp_options_add (options, FP_OPTION_CARD, card, card);
  if (pending->picked >= pending->least)
    fp_options_add (options, FP_OPTION_DONE, -1, -1);
}

/* Offers the allies behind the one kept last (arg[0]), as long as enough are left. */
void
duel_keep_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = allies_of (e->state, pending->seat, cards), first = 0;

  while (pending->arg[0] >= 0 && first < n && cards[first++] != pending->arg[0])
    ;
  for (guint i = first; i < n; i++)
    if ((int) (n - i) >= pending->most - pending->picked)
      fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}

/* Makes those of @seat's allies neutral that were not marked to be kept. */
static void
dismiss_others (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = allies_of (s, seat, cards);

  for (guint i = 0; i < n; i++)
    if (!(s->cards[cards[i]].marks & 1U << FP_MARK_SELECTED))
      make_neutral (e, cards[i]);
  fp_selection_take (s, cards);
}

/* A player may have one allied envoy. The others become neutral (ruling 46). */
FpFlow
duel_keep_allies (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (keep_allies);
  if (n_allies (s, my->seat) <= envoy_limit (e, my->seat))
    FP_RETURN;
  my->last = -1;
  for (my->kept = 0; my->kept < envoy_limit (e, my->seat); my->kept++)
    {
      FP_CHOOSE (my->seat, DUEL_DECIDE_KEEP_ENVOY, card, .flags = FP_DECISION_SECRET, .picked = (uint8_t) my->kept,
                 .least = fp_group_size (envoy_limit (e, my->seat)), .most = fp_group_size (envoy_limit (e, my->seat)),
                 .arg = { my->last });
      if (my->card < 0)
        break;
      fp_selection_mark (s, (uint16_t) my->card);
      my->last = my->card;
    }
  dismiss_others (e, my->seat);
  FP_END;
}

FP_LOCALS (friendship)
{
  int16_t index, count;
  uint8_t gained, pad;
};

/* Returns the envoy with number @index of the action, or FP_NO_CARD if it is not in play. */
static uint16_t
envoy_at (const FpEngine *e, const FpAction *action, int index)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);

  return index < (int) n && e->state->cards[cards[index]].zone == DUEL_ENVOYS ? cards[index] : FP_NO_CARD;
}

static FpFlow
change_friendship (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (friendship);
  my->count = fp_action (e, f)->count;
  for (my->index = 0; my->index < my->count && fp_action (e, f)->who != FP_NOBODY; my->index++)
    {
      if (envoy_at (e, fp_action (e, f), my->index) == FP_NO_CARD)
        continue;
      my->gained = step_friendship (e, fp_action (e, f)->who, envoy_at (e, fp_action (e, f), my->index),
                                    f->procedure == DUEL_befriend);
      if (my->gained != FP_NOBODY)
        FP_CALL (DUEL_keep_allies, keep_allies_locals, .seat = my->gained);
    }
  s->head.result = my->count;
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

/* Puts the top envoy of a deck into play, face down and neutral, if there is one (ruling 49). */
FpFlow
duel_summon (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  FpAction *action = fp_action (e, f);
  gboolean deck = action->zone >= DUEL_ENVOYS_A && action->zone <= DUEL_ENVOYS_C;
  uint16_t card = deck ? s->zones[action->zone].first : FP_NO_CARD;

  if (card != FP_NO_CARD)
    {
      fp_move_card (e, card, DUEL_ENVOYS, FP_BOTTOM, FP_FACE_DOWN);
      DUEL_EMIT (e, ENVOY_SUMMONED, .n_cards = 1, .cards = { card }, .seen = s->cards[card].known);
    }
  fp_common_finish_action (e, action, &card, card != FP_NO_CARD, DUEL_ENVOYS);
  return FP_FLOW_DONE;
}

/* Collects the face-down allies that @seat may reveal. Returns their number. */
static guint
hidden_allies (FpEngine *e, uint8_t seat, uint16_t *cards)
{
  const FpState *s = e->state;
  guint n = allies_of (s, seat, cards), hidden = 0;

  for (guint i = 0; i < n; i++)
    if (!(s->cards[cards[i]].flags & FP_CARD_FACE_UP))
      cards[hidden++] = cards[i];
  return duel_query_cards (e, DUEL_Q_REVEAL_CHOICES, seat, cards, hidden, 1U << DUEL_KIND_ENVOY);
}

/* Offers the hidden allies, and passing to keep them hidden. */
void
duel_envoy_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = hidden_allies (e, pending->seat, cards);

  fp_sort_offered (e, cards, n, pending->seat);
  for (guint i = 0; i < n; i++)
    fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

static gboolean
has_hidden_ally (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = allies_of (e->state, seat, cards);

  for (guint i = 0; i < n; i++)
    if (!(e->state->cards[cards[i]].flags & FP_CARD_FACE_UP))
      return TRUE;
  return FALSE;
}

FP_LOCALS (reveal_envoys)
{
  uint8_t turn, seat;
  int16_t card;
};

/* The leader decides first. The straggler knows what the leader revealed (ruling 25). */
FpFlow
duel_reveal_envoys (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_envoys);
  my->seat = duel_first_to_decide (e);
  for (my->turn = 0; my->turn < 2; my->turn++, my->seat = duel_opponent (my->seat))
    {
      while (has_hidden_ally (e, my->seat))
        {
          FP_CHOOSE (my->seat, DUEL_DECIDE_ENVOY, card, .flags = FP_DECISION_SECRET);
          if (my->card < 0)
            {
              DUEL_EMIT (e, ENVOY_KEPT, .seat = my->seat);
              break;
            }
          FP_ACTION (DUEL_turn_up_envoy, .who = my->seat, .card = (uint16_t) my->card, .cause = DUEL_reveal_envoys);
          if (s->head.result <= 0)
            break;
        }
    }
  FP_END;
}

FpFlow
duel_turn_up_envoy (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);
  uint16_t envoy = fp_common_action_card (e, action);

  e->state->head.result = 0;
  if (envoy == FP_NO_CARD || e->state->cards[envoy].zone != DUEL_ENVOYS)
    return FP_FLOW_DONE;
  fp_turn_card (e, envoy, FP_FACE_UP);
  DUEL_EMIT (e, ENVOY_REVEALED, .seat = action->who, .n_cards = 1, .cards = { envoy }, .seen = 0xff);
  e->state->head.result = 1;
  return FP_FLOW_DONE;
}
