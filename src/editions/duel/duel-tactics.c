/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tactics (rulebook p. 9 and 10): step 5 of a duel in its two halves, readying and spending. */
#include "editions/duel/duel-private.h"

/* The token that @seat plays in this duel, FP_NO_CARD if none (ruling 27). */
static uint16_t
played (const FpState *s, uint8_t seat)
{
  return s->zones[duel_slot (s, seat, DUEL_TACTIC)].first;
}

/* The value of @seat's tactic if its half shows @icon, else 0. */
static int
shown (const FpEngine *e, uint8_t seat, FpIcon icon)
{
  uint16_t card = played (e->state, seat);

  if (card == FP_NO_CARD || fp_engine_def (e, card)->icon[e->state->cards[card].face] != icon)
    return 0;
  return duel_card_value (e, card);
}

FP_LOCALS (reveal_tactics)
{
  uint8_t turn;
};

/* Step 5, first half: both are turned up. */
FpFlow
duel_reveal_tactics (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_tactics);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      uint8_t seat = duel_in_order (s, my->turn);
      int half = fp_secret_take (e, DUEL_SECRET_TACTIC, seat, -1);
      uint16_t card = (uint16_t) (half / 2);

      if (half < 0)
        continue;
      fp_move_card (e, card, duel_slot (s, seat, DUEL_TACTIC), FP_TOP, FP_FACE_UP);
      s->cards[card].face = half & 1;
      FP_TELL (e, TACTIC_REVEALED, .seat = seat, .value = s->cards[card].face, .n_cards = 1, .cards = { card },
               .seen = 0xff);
    }
  FP_END;
}

static void
destroy_by_blast (FpEngine *e, uint8_t victim, int n)
{
  uint8_t place = fp_state_encounter (e->state)->place;
  int destroyed = fp_move_ships (e, victim, place, DUEL_WARP, n);

  FP_TELL (e, SHIPS_DESTROYED, .seat = victim, .count = (int16_t) destroyed, .from = place, .to = DUEL_WARP);
}

/* Both blasts at once, each less the other's shield (p. 11, ruling 30). */
static void
resolve_blasts (FpEngine *e)
{
  int hits[2];

  for (int turn = 0; turn < 2; turn++)
    {
      uint8_t seat = duel_in_order (e->state, turn), victim = fp_state_opponent (seat);
      int blast = shown (e, seat, FP_ICON_BLAST), shield = shown (e, victim, FP_ICON_SHIELD);

      hits[turn] = MAX (blast - shield, 0);
      if (blast > 0 && shield > 0)
        FP_TELL (e, BLAST_SHIELDED, .seat = seat, .value = (int16_t) MIN (blast, shield));
    }
  for (int turn = 0; turn < 2; turn++)
    if (hits[turn] > 0)
      destroy_by_blast (e, fp_state_opponent (duel_in_order (e->state, turn)), hits[turn]);
}

static void
move_marked (FpEngine *e, uint8_t seat, gboolean ready)
{
  uint16_t cards[FP_MAX_CARDS];
  guint marked = duel_take_marked (e->state, cards), n = 0;

  /* Only tokens can be turned, and each stays its player's. */
  for (guint i = 0; i < marked; i++)
    if (fp_engine_def (e, cards[i])->kind == FP_KIND_TACTIC)
      {
        uint8_t owner = e->state->cards[cards[i]].holder;

        fp_move_card (e, cards[i], duel_zone (owner, ready ? DUEL_READY : DUEL_SPENT), FP_BOTTOM, FP_FACE_UP);
        cards[n++] = cards[i];
      }
  if (n > 0)
    duel_tell_cards (e, ready ? FP_EVENT_TACTIC_READIED : FP_EVENT_TACTIC_SPENT, seat, cards, n, 0xff);
}

/* What was used is spent now, so it can't have been readied by this step; a recover stays readied. */
static void
put_away (FpEngine *e)
{
  for (int turn = 0; turn < 2; turn++)
    {
      uint8_t seat = duel_in_order (e->state, turn);
      uint16_t card = played (e->state, seat);
      gboolean stays = shown (e, seat, FP_ICON_RECOVER) > 0;

      if (card == FP_NO_CARD)
        continue;
      fp_move_card (e, card, duel_zone (seat, stays ? DUEL_READY : DUEL_SPENT), FP_BOTTOM, FP_FACE_UP);
      e->state->cards[card].face = 0;
      if (!stays)
        duel_tell_cards (e, FP_EVENT_TACTIC_SPENT, seat, &card, 1, 0xff);
    }
}

FP_LOCALS (resolve_tactics)
{
  uint8_t turn, seat;
};

/* Step 5, second half: blasts, then recovers, leader first, the opponent's part of a “2” right after its owner's. */
FpFlow
duel_resolve_tactics (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (resolve_tactics);
  resolve_blasts (e);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (shown (e, my->seat, FP_ICON_RECOVER) == 0)
        continue;
      FP_CALL (DUEL_pick, pick_locals, .seat = my->seat, .kind = DUEL_DECIDE_READY,
               .zone = (int16_t) duel_zone (my->seat, DUEL_SPENT),
               .least = (int16_t) shown (e, my->seat, FP_ICON_RECOVER),
               .most = (int16_t) shown (e, my->seat, FP_ICON_RECOVER));
      move_marked (e, my->seat, TRUE);
      if (shown (e, my->seat, FP_ICON_RECOVER) < 2)
        continue;
      my->seat = fp_state_opponent (my->seat);
      FP_CALL (DUEL_pick, pick_locals, .seat = my->seat, .kind = DUEL_DECIDE_READY,
               .zone = (int16_t) duel_zone (my->seat, DUEL_SPENT), .least = 1, .most = 1);
      move_marked (e, my->seat, TRUE);
    }
  put_away (e);
  FP_END;
}

FP_LOCALS (tokens)
{
  FpVerbCall call;
};

static FpFlow
turn_tokens (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (tokens);
  while (fp_verb_next (e, &my->call))
    {
      FP_CALL (DUEL_pick, pick_locals, .seat = my->call.seat,
               .kind = f->procedure == DUEL_ready ? DUEL_DECIDE_READY : DUEL_DECIDE_SPEND, .zone = -1,
               .least = my->call.least, .most = my->call.most);
      move_marked (e, my->call.seat, f->procedure == DUEL_ready);
    }
  FP_END;
}

FpFlow
duel_ready (FpEngine *e, FpFrame *f)
{
  return turn_tokens (e, f);
}

FpFlow
duel_spend (FpEngine *e, FpFrame *f)
{
  return turn_tokens (e, f);
}
