/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compensation: a main player who has lost with a negotiate against an attack takes cards. So does
 * whom a card compensates for another loss. */
#include "editions/encounter/encounter.h"

/* Returns TRUE if @seat has lost with a negotiate against an attack. */
static gboolean
has_been_attacked (FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  uint16_t card = encounter_played (s, seat), other = encounter_played (s, encounter_opponent (s, seat));

  return fp_state_encounter_const (s)->outcome == ENCOUNTER_OUTCOME_WON &&
         (fp_state_encounter_const (s)->losers >> seat & 1) && (encounter_mains (s) >> seat & 1) &&
         card != FP_NO_CARD && encounter_kind (e, card) == ENCOUNTER_KIND_NEGOTIATE &&
         (other == FP_NO_CARD || encounter_kind (e, other) == ENCOUNTER_KIND_ATTACK);
}

uint8_t
encounter_payer (const FpState *s, uint8_t seat)
{
  guint side = encounter_side_of (s, seat);

  return side == FP_NO_SIDE ? FP_NOBODY
                            : encounter_main (s, side == ENCOUNTER_OFFENSE ? ENCOUNTER_DEFENSE : ENCOUNTER_OFFENSE);
}

/* One card for each own ship that the outcome has sent to the Warp, no more than there are. Some
 * books let the claim stand even if the opponent has no card: another hand may pay. */
int
encounter_compensation (FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  int lost = fp_state_encounter_const (s)->of_seat[seat][ENCOUNTER_LOST], due;
  gboolean attacked = lost > 0 && has_been_attacked (e, seat);
  uint8_t from = encounter_payer (s, seat);

  if (from == FP_NOBODY || (!attacked && !fp_query_is_modified (e, ENCOUNTER_Q_COMPENSATION)))
    return 0;
  due = fp_query_player (e, ENCOUNTER_Q_COMPENSATION, seat, attacked ? lost : 0);
  if (encounter_book (e)->claims_from_empty_hands)
    return MAX (due, 0);
  return CLAMP (due, 0, s->zones[encounter_zone (from, ENCOUNTER_HAND)].count);
}

/* Returns the player who claims as number @turn: the main players, then all players in order. */
static uint8_t
claimant (FpEngine *e, guint turn)
{
  return turn < ENCOUNTER_N_SIDES ? encounter_main (e->state, turn) : encounter_in_order (e, turn - ENCOUNTER_N_SIDES);
}

/* Returns TRUE if @seat is due cards at number @turn. Main players claim only once. */
static gboolean
claims (FpEngine *e, guint turn, uint8_t seat)
{
  gboolean is_main = seat != FP_NOBODY && (encounter_mains (e->state) >> seat & 1) != 0;

  return seat != FP_NOBODY && is_main == (turn < ENCOUNTER_N_SIDES) && encounter_compensation (e, seat) > 0;
}

/* Returns TRUE if somebody claims behind the main players, as number @turn or later. */
static gboolean
others_claim (FpEngine *e, guint turn)
{
  for (guint i = turn; i < (guint) ENCOUNTER_N_SIDES + e->state->head.n_seats; i++)
    if (claims (e, i, claimant (e, i)))
      return TRUE;
  return FALSE;
}

FP_LOCALS (claim_compensations)
{
  uint8_t turn, seat;
};

/* Claim compensation (2000 edition, p. 8; combined rules, p. 20). */
FpFlow
encounter_claim_compensations (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (claim_compensations);
  for (my->turn = 0; my->turn < ENCOUNTER_N_SIDES || others_claim (e, my->turn); my->turn++)
    {
      my->seat = claimant (e, my->turn);
      if (claims (e, my->turn, my->seat))
        FP_ACTION (ENCOUNTER_take_compensation, .who = my->seat,
                   .count = (int16_t) encounter_compensation (e, my->seat), .cause = ENCOUNTER_claim_compensations);
    }
  FP_END;
}

/* Moves the cards that chance has chosen from the hand of @from to that of @seat. */
static void
take_cards (FpEngine *e, FpAction *action, uint8_t seat, uint8_t from)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_selection_take (e->state, cards);
  FpEvent event = { .kind = ENCOUNTER_EVENT_COMPENSATED,
                    .seat = seat,
                    .other = from,
                    .from = FP_NO_PLACE,
                    .to = FP_NO_PLACE,
                    .seen = (FpSeats) (1U << seat | 1U << from),
                    .count = (int16_t) n };

  for (guint i = 0; i < n; i++)
    {
      if (event.n_cards < FP_EVENT_MAX_CARDS)
        event.cards[event.n_cards++] = cards[i];
      fp_move_card (e, cards[i], encounter_zone (seat, ENCOUNTER_HAND), FP_BOTTOM, FP_FACE_DOWN);
    }
  fp_engine_emit (e, &event);
  fp_common_finish_action (e, action, cards, n, (int) encounter_zone (seat, ENCOUNTER_HAND));
}

FP_LOCALS (take_compensation)
{
  uint8_t seat, from;
  int16_t n;
};

/* The player takes cards at random from the hand of the other side's main player. */
FpFlow
encounter_take_compensation (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (take_compensation);
  my->seat = fp_action (e, f)->who;
  my->from = encounter_payer (s, my->seat);
  s->head.result = -1;
  if (my->from == FP_NOBODY)
    FP_RETURN;
  my->n = (int16_t) MIN (fp_action (e, f)->count, s->zones[encounter_zone (my->from, ENCOUNTER_HAND)].count);
  if (my->n == 0)
    FP_RETURN;
  FP_CALL (FP_MACHINE_SELECTION, FpSelectionLocals, .seat = FP_NOBODY, .kind = FP_DECIDE_PICK, .asker = my->seat,
           .zone = (int16_t) encounter_zone (my->from, ENCOUNTER_HAND), .least = my->n, .most = my->n);
  take_cards (e, fp_action (e, f), my->seat, my->from);
  FP_END;
}
