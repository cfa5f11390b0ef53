/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps in which the main players play and reveal their cards. */
#include "editions/encounter/encounter.h"

void
encounter_card_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = encounter_cards (e, pending->seat, cards);

  fp_options_add_cards (e, cards, n, pending->seat, options);
}

static gboolean
plays_open (FpEngine *e, uint8_t seat)
{
  return fp_query_player (e, ENCOUNTER_Q_PLAYS_OPEN, seat, FALSE) != 0;
}

/* Returns the main player who plays as number @turn: the offense first, unless only the defense
 * plays face up. */
static uint8_t
player (FpEngine *e, guint turn)
{
  uint8_t offense = encounter_main (e->state, ENCOUNTER_OFFENSE),
          defense = encounter_main (e->state, ENCOUNTER_DEFENSE);
  gboolean turned = plays_open (e, defense) && !plays_open (e, offense);

  return (turn == 0) == !turned ? offense : defense;
}

static void
lay_card (FpEngine *e, uint8_t seat, uint16_t card, gboolean open)
{
  fp_move_card (e, card, encounter_zone (seat, ENCOUNTER_CARD), FP_BOTTOM, open ? FP_FACE_UP : FP_FACE_DOWN);
  ENCOUNTER_EMIT (e, CARD_PLAYED, .seat = seat, .n_cards = 1, .cards = { card },
                  .seen = (FpSeats) (open ? 0xff : 1U << seat));
}

/* Takes what @seat has laid back to its hand. */
static void
take_back (FpEngine *e, uint8_t seat)
{
  uint16_t card = encounter_played (e->state, seat);

  if (card == FP_NO_CARD)
    return;
  fp_move_card (e, card, encounter_zone (seat, ENCOUNTER_HAND), FP_BOTTOM, FP_FACE_DOWN);
  fp_common_emit_cards (e, FP_EVENT_CARDS_MOVED, seat, &card, 1, fp_common_known (e->state, &card, 1));
}

gboolean
encounter_run_out (FpEngine *e)
{
  uint8_t offense = encounter_offense (e->state);

  if (encounter_played (e->state, offense) != FP_NO_CARD || encounter_may_play (e, offense))
    return FALSE;
  ENCOUNTER_EMIT (e, NO_CARD, .seat = offense);
  FP_EACH_SEAT (e->state, seat)
    take_back (e, seat);
  encounter_call_off (e);
  return TRUE;
}

/* Lays @card for @seat. If it is played open and a card answers that, the action that turns it up
 * begins. Returns FALSE if none has begun. */
static gboolean
lay_chosen (FpEngine *e, uint8_t seat, uint16_t card)
{
  gboolean open = plays_open (e, seat), answered = open && fp_has_listeners (e->state, ENCOUNTER_reveal);

  lay_card (e, seat, card, open && !answered);
  return answered && fp_common_begin_action (e, ENCOUNTER_reveal, seat, ENCOUNTER_play_cards, &card, 1) != NULL;
}

FP_LOCALS (play_cards)
{
  uint8_t turn, seat;
  int16_t card;
};

/* Play encounter cards (2000 edition, p. 6; combined rules, p. 15). Both main players lay an
 * encounter card face down. The turn of an offense without one ends before the defense lays
 * one. A defense without one draws a new hand. Nothing is laid if the encounter is decided
 * before. */
FpFlow
encounter_play_cards (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (play_cards);
  for (my->turn = 0; my->turn < ENCOUNTER_N_SIDES; my->turn++)
    {
      my->seat = player (e, my->turn);
      if (encounter_is_settled (e) || fp_encounter_is_decided (e, fp_state_encounter_const (s)) ||
          encounter_run_out (e))
        FP_RETURN;
      if (encounter_played (s, my->seat) != FP_NO_CARD)
        continue;
      if (encounter_renew_hand (e, my->seat, ENCOUNTER_play_cards))
        FP_GO;
      if (!encounter_may_play (e, my->seat))
        {
          ENCOUNTER_EMIT (e, NO_CARD, .seat = my->seat);
          continue;
        }
      FP_CHOOSE (my->seat, ENCOUNTER_DECIDE_CARD, card,
                 .flags = plays_open (e, my->seat) ? 0 : FP_DECISION_SECRET | FP_DECISION_TOGETHER);
      if (my->card >= 0 && lay_chosen (e, my->seat, (uint16_t) my->card))
        FP_GO;
      my->card = 0;
    }
  FP_END;
}

/* --- Reveal --- */

void
encounter_tell_revealed (FpEngine *e, uint8_t seat, uint16_t card)
{
  ENCOUNTER_EMIT (e, CARD_REVEALED, .seat = seat, .value = (int16_t) encounter_value (e, card), .n_cards = 1,
                  .cards = { card }, .seen = 0xff);
}

/* Turns up what @seat has played, and cards that were laid beside it before the reveal. */
static void
turn_up (FpEngine *e, uint8_t seat)
{
  if (seat == FP_NOBODY)
    return;
  FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_CARD), card)
    {
      fp_turn_card (e, card, FP_FACE_UP);
      encounter_tell_revealed (e, seat, card);
    }
}

/* Reveal encounter cards (2000 edition, p. 6; combined rules, p. 17). Both sides' cards are
 * turned up at once. */
FpFlow
encounter_reveal_cards (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  turn_up (e, encounter_main (e->state, ENCOUNTER_OFFENSE));
  turn_up (e, encounter_main (e->state, ENCOUNTER_DEFENSE));
  return FP_FLOW_DONE;
}

/* --- Discard --- */

/* Begins the discard of @seat's card. Returns FALSE if there is none. */
static gboolean
discard_played (FpEngine *e, uint8_t seat)
{
  uint16_t card = encounter_played (e->state, seat);

  return card != FP_NO_CARD &&
         fp_common_begin_action (e, ENCOUNTER_discard, seat, ENCOUNTER_discard_cards, &card, 1) != NULL;
}

/* Begins the discard of the first card added to the total of @side, by its player. Returns FALSE if
 * there is none. */
static gboolean
discard_added (FpEngine *e, guint side)
{
  uint16_t card = encounter_added (e, side);

  return card != FP_NO_CARD && fp_common_begin_action (e, ENCOUNTER_discard, e->state->cards[card].holder,
                                                       ENCOUNTER_discard_cards, &card, 1) != NULL;
}

FP_LOCALS (discard_cards)
{
  uint8_t seat, side;
  int16_t left;
};

/* Discard encounter cards (2000 edition, p. 6; combined rules, p. 20). The cards played are
 * discarded. */
FpFlow
encounter_discard_cards (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (discard_cards);
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    if (discard_played (e, my->seat))
      FP_GO;
  for (; my->side < ENCOUNTER_N_SIDES && encounter_book (e)->added[my->side] != 0; my->side++)
    for (my->left = encounter_n_added (e, my->side); my->left > 0 && discard_added (e, my->side); my->left--)
      FP_GO;
  FP_END;
}
