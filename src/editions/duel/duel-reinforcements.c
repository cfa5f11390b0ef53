/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reinforcements (rulebook p. 14, step 8 of a duel and 4 of a contest). */
#include "editions/duel/duel-private.h"

/* The reinforcements in @seat's hand, or passing. */
void
duel_card_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  const FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = duel_sorted (s, duel_zone (ask->seat, DUEL_HAND), cards), kept = 0;

  for (guint i = 0; i < n; i++)
    if (fp_engine_def (e, cards[i])->kind == FP_KIND_REINFORCEMENT)
      cards[kept++] = cards[i];
  duel_add_distinct (s, cards, kept, options);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

void
duel_side_options (FpEngine *e, const FpAsk *ask G_GNUC_UNUSED, FpOptions *options)
{
  FP_EACH_SEAT (e->state, seat)
    fp_options_add (options, FP_OPTION_SEAT, seat, seat);
}

static void
lay_beside (FpEngine *e, uint16_t card, uint8_t player, uint8_t side)
{
  FpState *s = e->state;

  fp_move_card (e, card, duel_slot (s, side, DUEL_BESIDE), FP_BOTTOM, FP_FACE_UP);
  s->cards[card].holder = player;
  fp_force_add_card (e, card, FP_NOBODY);
  FP_TELL (e, REINFORCEMENT_PLAYED, .seat = player, .other = side, .value = (int16_t) duel_clout (e, side),
           .n_cards = 1, .cards = { card }, .seen = 0xff);
}

FP_LOCALS (play_reinforcements)
{
  uint8_t turn, seat, passes;
  int16_t card, side;
};

/* Leader first, in turn, until both have passed in a row.  Who passed may play again if the other plays; who has none
 * passes unasked, and nobody can tell the difference (ruling 37). */
FpFlow
duel_play_reinforcements (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (play_reinforcements);
  for (my->turn = 0; my->passes < 2; my->turn ^= 1)
    {
      my->seat = duel_in_order (s, my->turn);
      FP_CHOOSE (my->seat, DUEL_DECIDE_CARD, card, .flags = FP_ASK_SECRET);
      if (my->card < 0)
        {
          my->passes++;
          FP_TELL (e, PASSED, .seat = my->seat);
          continue;
        }
      my->passes = 0;
      FP_CHOOSE (my->seat, DUEL_DECIDE_SIDE, side);
      lay_beside (e, (uint16_t) my->card, my->seat, (uint8_t) my->side);
    }
  FP_END;
}

FP_LOCALS (gain)
{
  FpVerbCall call;
  int16_t count;
};

static void
gain_cards (FpEngine *e, uint8_t seat, int n)
{
  FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint gained = 0;

  while ((int) gained < MIN (n, FP_MAX_CARDS) && s->zones[DUEL_REINFORCEMENTS].count > 0)
    {
      cards[gained] = s->zones[DUEL_REINFORCEMENTS].first;
      fp_move_card (e, cards[gained++], duel_zone (seat, DUEL_HAND), FP_BOTTOM, FP_FACE_DOWN);
    }
  if (gained > 0)
    duel_tell_cards (e, FP_EVENT_REINFORCEMENTS_GAINED, seat, cards, gained, (FpSeats) (1 << seat));
  else if (n > 0)
    FP_TELL (e, REINFORCEMENTS_GONE, .seat = seat);
}

/* From the top of the reinforcement deck; an empty deck gives nothing (p. 18). */
FpFlow
duel_gain (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (gain);
  while (fp_verb_next (e, &my->call))
    {
      my->count = my->call.most;
      if (my->call.least < my->call.most)
        FP_CHOOSE (my->call.seat, DUEL_DECIDE_HOW_MANY, count, .arg = { my->call.code, my->call.least, my->call.most });
      gain_cards (e, my->call.seat, my->count);
    }
  FP_END;
}
