/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reinforcements (rulebook p. 14, step 8 of a duel and 4 of a contest). */
#include "editions/duel/duel-private.h"

static guint
play_choices (FpEngine *e, uint8_t seat, uint16_t *cards)
{
  guint n = fp_zone_list (e->state, duel_zone (seat, DUEL_HAND), cards), kept = 0;

  for (guint i = 0; i < n; i++)
    if (duel_kind (e, cards[i]) == DUEL_KIND_REINFORCEMENT)
      cards[kept++] = cards[i];
  return duel_query_cards (e, DUEL_Q_PLAY_CHOICES, seat, cards, kept,
                           1U << DUEL_KIND_REINFORCEMENT | 1U << DUEL_KIND_PLAN);
}

/* Offers the reinforcements in the hand, and passing. */
void
duel_card_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = play_choices (e, pending->seat, cards);

  fp_sort_offered (e, cards, n, pending->seat);
  fp_options_add_cards (e, cards, n, pending->seat, options);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

void
duel_side_options (FpEngine *e, const FpPendingDecision *pending G_GNUC_UNUSED, FpOptions *options)
{
  FP_EACH_SEAT (e->state, seat)
    fp_options_add (options, FP_OPTION_SEAT, seat, seat);
}

FP_LOCALS (play_reinforcements)
{
  uint8_t seat, passes;
  int16_t card, side;
};

uint16_t
duel_subject (const FpState *s, const FpPendingDecision *pending)
{
  const play_reinforcements_locals *my = (const play_reinforcements_locals *) s->frames[pending->frame].locals;

  return pending->kind == DUEL_DECIDE_SIDE ? (uint16_t) my->card : FP_NO_CARD;
}

/* Players take turns, leader first, until both have passed in a row. A player who passed may play
 * again if the other plays. A card whose play is replaced counts as a pass, so that the turns end.
 * A player without reinforcements passes unasked, and nobody can tell the difference (ruling
 * 37). */
FpFlow
duel_play_reinforcements (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (play_reinforcements);
  for (my->seat = duel_first_to_decide (e); my->passes < 2; my->seat = duel_opponent (my->seat))
    {
      FP_CHOOSE (my->seat, DUEL_DECIDE_CARD, card, .flags = FP_DECISION_SECRET);
      if (my->card < 0)
        {
          my->passes++;
          DUEL_EMIT (e, PASSED, .seat = my->seat);
          continue;
        }
      FP_CHOOSE (my->seat, DUEL_DECIDE_SIDE, side);
      FP_ACTION (DUEL_play, .who = my->seat, .by = my->seat, .card = (uint16_t) my->card, .word = (uint8_t) my->side,
                 .zone = (int16_t) duel_slot (s, (uint8_t) my->side, DUEL_BESIDE), .cause = DUEL_play_reinforcements);
      my->passes = s->head.result < 0 ? (uint8_t) (my->passes + 1) : 0;
    }
  FP_END;
}

/* The card lies beside the plan of the player whose clout it changes. */
FpFlow
duel_play (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);
  uint8_t side = action->word;
  uint16_t card = fp_common_action_card (e, action), zone = duel_slot (e->state, side, DUEL_BESIDE);

  e->state->head.result = 0;
  if (card == FP_NO_CARD || !duel_allowed (e, card, zone))
    return FP_FLOW_DONE;
  fp_move_card (e, card, zone, FP_BOTTOM, FP_FACE_UP);
  fp_card_hold (e, card, action->who);
  DUEL_EMIT (e, REINFORCEMENT_PLAYED, .seat = action->who, .other = side, .value = (int16_t) duel_clout (e, side),
             .n_cards = 1, .cards = { card }, .seen = 0xff);
  e->state->head.result = 1;
  return FP_FLOW_DONE;
}
