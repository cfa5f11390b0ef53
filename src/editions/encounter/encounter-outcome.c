/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outcome: what cards and totals are worth, and who wins. */
#include "editions/encounter/encounter.h"

/* --- Cards --- */

static int
query_card (FpEngine *e, guint query, uint16_t card, FpType type, int plain)
{
  FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = &card };
  FpValue value = { .type = type, .number = plain };

  return fp_query_is_modified (e, query) ? fp_query (e, query, &about, &value) : plain;
}

/* Returns the card whose kind and value @card has. Changes by other cards come on top. */
static uint16_t
original (const FpEngine *e, uint16_t card)
{
  const EncounterBook *book = encounter_book (e);

  return book->counts_as != NULL ? book->counts_as (e, card) : card;
}

/* Returns TRUE if @card takes after @other, which lies face down and is what an effect makes it. */
static gboolean
follows (const FpEngine *e, uint16_t card, uint16_t other)
{
  return other != card && (e->state->cards[other].flags & FP_CARD_FACE_UP) == 0;
}

guint
encounter_kind (FpEngine *e, uint16_t card)
{
  uint16_t other = original (e, card);
  guint kind = follows (e, card, other) ? encounter_kind (e, other) : fp_engine_def (e, other)->kind;

  return (guint) query_card (e, ENCOUNTER_Q_KIND, card, FP_TYPE_WORD, (int) kind);
}

int
encounter_value (FpEngine *e, uint16_t card)
{
  uint16_t other = original (e, card);
  int value = follows (e, card, other) ? encounter_value (e, other) : fp_engine_def (e, other)->value;

  return query_card (e, ENCOUNTER_Q_VALUE, card, FP_TYPE_NUMBER, value);
}

gboolean
encounter_counts (const FpEngine *e, uint16_t card)
{
  if (card == FP_NO_CARD || (e->state->cards[card].flags & FP_CARD_FACE_UP))
    return card != FP_NO_CARD;
  return query_card ((FpEngine *) e, ENCOUNTER_Q_KIND, card, FP_TYPE_WORD, ENCOUNTER_KIND_NONE) != ENCOUNTER_KIND_NONE;
}

/* Returns the kind of the card that @seat has played. A defense without a card fights with 0. */
static guint
played_kind (FpEngine *e, uint8_t seat)
{
  uint16_t card = encounter_played (e->state, seat);

  return card == FP_NO_CARD ? ENCOUNTER_KIND_ATTACK : encounter_kind (e, card);
}

/* --- Totals --- */

/* Parts of a total while they are collected. */
typedef struct
{
  FpTotalPart *parts; /* NULL: not wanted */
  guint n;
} Parts;

static void
add_part (Parts *parts, FpTotalPart part)
{
  if (parts->parts != NULL && parts->n < FP_TOTAL_PARTS && part.value != 0)
    parts->parts[parts->n++] = part;
}

static void
collect_part (uint16_t card, int before, int after, gpointer data)
{
  add_part (data, (FpTotalPart){ .card = card, .query = -1, .rule = TRUE, .value = (int16_t) (after - before) });
}

/* Returns what the ships of @side count. */
static int
worth_of_ships (FpEngine *e, guint side)
{
  const FpState *s = e->state;
  FpSeats seats = encounter_side (s, side);
  int worth = 0;

  FP_EACH_SEAT (s, seat)
    if ((seats >> seat & 1) && encounter_ships_involved (s, seat).n > 0)
      worth += encounter_ships_involved (s, seat).n * fp_query_player (e, ENCOUNTER_Q_SHIP_VALUE, seat, 1);
  return worth;
}

/* Returns what the cards added to the total of @side count. */
static int
worth_of_added (FpEngine *e, guint side, Parts *parts)
{
  int worth = 0;

  for (uint16_t card = encounter_added (e, side); card != FP_NO_CARD; card = e->state->cards[card].next)
    {
      int value = encounter_value (e, card);

      add_part (parts, (FpTotalPart){ .card = card, .query = -1, .value = (int16_t) value });
      worth += value;
    }
  return worth;
}

/* Returns the total of @seat's side if @seat is its main player: the open attack card, the ships of
 * all and the cards added. 0 for others. */
static int
work_out_total (FpEngine *e, uint8_t seat, Parts *parts)
{
  const FpState *s = e->state;
  guint side = encounter_side_of (s, seat);
  uint16_t card = encounter_played (s, seat);
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue plain = { .type = FP_TYPE_NUMBER };
  int ships;

  if (side == FP_NO_SIDE || encounter_main (s, side) != seat || fp_state_encounter_const (s)->place == FP_NO_PLACE)
    return 0;
  if (encounter_counts (e, card) && encounter_kind (e, card) == ENCOUNTER_KIND_ATTACK)
    {
      plain.number = encounter_value (e, card);
      add_part (parts, (FpTotalPart){ .card = card, .query = -1, .value = (int16_t) plain.number });
    }
  ships = worth_of_ships (e, side);
  add_part (parts, (FpTotalPart){ .card = FP_NO_CARD, .query = ENCOUNTER_Q_SHIP_VALUE, .value = (int16_t) ships });
  plain.number += ships + worth_of_added (e, side, parts);
  if (!fp_query_is_modified (e, ENCOUNTER_Q_TOTAL))
    return plain.number;
  return fp_query_with_trace (e, ENCOUNTER_Q_TOTAL, &about, &plain, collect_part, parts);
}

int
encounter_total (FpEngine *e, uint8_t seat)
{
  Parts none = { 0 };

  return work_out_total (e, seat, &none);
}

void
encounter_totals (FpEngine *e, int totals[FP_MAX_SEATS])
{
  FP_EACH_SEAT (e->state, seat)
    totals[seat] = encounter_total (e, seat);
}

guint
encounter_total_parts (FpEngine *e, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS])
{
  Parts all = { .parts = parts };

  work_out_total (e, seat, &all);
  return all.n;
}

static gboolean
lower_wins (FpEngine *e)
{
  return fp_query_encounter (e, ENCOUNTER_Q_BETTER, ENCOUNTER_HIGHER) == ENCOUNTER_LOWER;
}

/* Returns the main player who wins a tie: the defense. */
static uint8_t
winner_of_tie (FpEngine *e)
{
  FpSeats seats =
      (FpSeats) fp_query_encounter (e, ENCOUNTER_Q_TIE_GOES_TO, 1 << encounter_main (e->state, ENCOUNTER_DEFENSE));
  uint8_t seat = fp_seats_only (seats);

  return seat != FP_NOBODY ? seat : encounter_main (e->state, ENCOUNTER_DEFENSE);
}

static uint8_t
winner_by_total (FpEngine *e)
{
  uint8_t offense = encounter_main (e->state, ENCOUNTER_OFFENSE),
          defense = encounter_main (e->state, ENCOUNTER_DEFENSE);
  int more = encounter_total (e, offense) - encounter_total (e, defense);

  if (more == 0)
    return winner_of_tie (e);
  return (more > 0) != lower_wins (e) ? offense : defense;
}

gboolean
encounter_without_totals (FpEngine *e, FpSeats *fighting)
{
  const FpState *s = e->state;

  *fighting = 0;
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    {
      uint8_t seat = encounter_main (s, side);
      uint16_t card = seat != FP_NOBODY ? encounter_played (s, seat) : FP_NO_CARD;

      if (!encounter_counts (e, card))
        return FALSE;
      if (encounter_kind (e, card) == ENCOUNTER_KIND_ATTACK)
        *fighting |= (FpSeats) (1U << seat);
    }
  return *fighting == 0 || fp_seats_only (*fighting) != FP_NOBODY;
}

void
encounter_project (FpEngine *e, FpProjectedResult *result)
{
  *result = (FpProjectedResult){ .winner = FP_NOBODY };
  if (encounter_main (e->state, ENCOUNTER_DEFENSE) == FP_NOBODY)
    return;
  FP_EACH_SEAT (e->state, seat)
    result->total[seat] = (int16_t) encounter_total (e, seat);
  result->lower = lower_wins (e);
  result->ties = (FpSeats) (1U << winner_of_tie (e));
  result->winner = winner_by_total (e);
}

/* --- The outcome --- */

enum
{
  BY_NEGOTIATE = -1, /* value of the event of a victory against a negotiate */
};

/* Returns TRUE if the printed step gives the encounter to an attack against @loser's negotiate. */
static gboolean
beats_negotiate (FpEngine *e, const FpAction *action, uint8_t loser)
{
  return action->cause == ENCOUNTER_determine_outcome && played_kind (e, loser) == ENCOUNTER_KIND_NEGOTIATE;
}

/* Decides the open encounter @encounter for nobody, if the book says what that means. */
static void
let_both_lose (FpEngine *e, const FpEncounter *encounter)
{
  if (encounter == NULL || encounter->outcome != FP_OUTCOME_OPEN || encounter_book (e)->both_lose == NULL ||
      encounter_main (e->state, ENCOUNTER_DEFENSE) == FP_NOBODY)
    return;
  encounter_book (e)->both_lose (e);
  e->state->head.result = 0;
}

/* Decides the encounter for the side of the action's player, unless it is decided already. A
 * victory of nobody is a loss of both sides. */
FpFlow
encounter_win (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);
  FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter (s) : NULL;
  guint side = encounter != NULL && action->who != FP_NOBODY ? encounter_side_of (s, action->who) : FP_NO_SIDE;
  guint other = side == ENCOUNTER_OFFENSE ? ENCOUNTER_DEFENSE : ENCOUNTER_OFFENSE;

  s->head.result = -1;
  if (action->who == FP_NOBODY)
    let_both_lose (e, encounter);
  if (side == FP_NO_SIDE || encounter->outcome != FP_OUTCOME_OPEN || encounter_main (s, other) == FP_NOBODY)
    return FP_FLOW_DONE;
  fp_encounter_decide (e, encounter, ENCOUNTER_OUTCOME_WON, encounter_side (s, side), encounter_side (s, other));
  s->head.result = encounter_main (s, side);
  ENCOUNTER_EMIT (e, WON, .seat = encounter_main (s, side), .other = encounter_main (s, other),
                  .value = beats_negotiate (e, action, encounter_main (s, other)) ? BY_NEGOTIATE : 0,
                  .from = encounter->place);
  return FP_FLOW_DONE;
}

static void
tell_totals (FpEngine *e)
{
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    ENCOUNTER_EMIT (e, TOTAL_COUNTED, .seat = encounter_main (e->state, side),
                    .value = (int16_t) encounter_total (e, encounter_main (e->state, side)));
}

/* Powers that change totals are used when totals are counted. The moment itself is empty. */
FpFlow
encounter_count_totals (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}

/* Returns the meaning of the kinds @offense and @defense as far as attacks decide it. */
static EncounterJudgement
judge_attacks (guint offense, guint defense)
{
  gboolean attacks = offense == ENCOUNTER_KIND_ATTACK, attacked = defense == ENCOUNTER_KIND_ATTACK;

  if (attacks && attacked)
    return ENCOUNTER_TOTALS_DECIDE;
  return attacks ? ENCOUNTER_OFFENSE_WINS : attacked ? ENCOUNTER_DEFENSE_WINS : ENCOUNTER_TALKS_BEGIN;
}

/* Returns the meaning of the cards revealed. */
static EncounterJudgement
judge_cards (FpEngine *e)
{
  const EncounterBook *book = encounter_book (e);
  guint offense = played_kind (e, encounter_main (e->state, ENCOUNTER_OFFENSE)),
        defense = played_kind (e, encounter_main (e->state, ENCOUNTER_DEFENSE));
  EncounterJudgement judgement =
      book->judgements != NULL ? book->judgements[offense][defense] : ENCOUNTER_ATTACKS_DECIDE;

  return judgement == ENCOUNTER_ATTACKS_DECIDE ? judge_attacks (offense, defense) : judgement;
}

gboolean
encounter_totals_decide (FpEngine *e)
{
  return judge_cards (e) == ENCOUNTER_TOTALS_DECIDE;
}

/* Returns the winner by @judgement, FP_NOBODY: nobody wins. */
static uint8_t
winner_by (FpEngine *e, EncounterJudgement judgement)
{
  if (judgement == ENCOUNTER_OFFENSE_WINS || judgement == ENCOUNTER_DEFENSE_WINS)
    return encounter_main (e->state, judgement == ENCOUNTER_OFFENSE_WINS ? ENCOUNTER_OFFENSE : ENCOUNTER_DEFENSE);
  if (judgement != ENCOUNTER_TOTALS_DECIDE)
    return FP_NOBODY;
  tell_totals (e);
  return winner_by_total (e);
}

FP_LOCALS (determine_outcome)
{
  uint8_t winner, pad;
};

/* Determine the outcome (2000 edition, p. 6; combined rules, p. 19). Attack against attack: the
 * higher total wins. An attack wins against a negotiate. Two negotiates: the main players try
 * to make a deal. */
FpFlow
encounter_determine_outcome (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (determine_outcome);
  if (fp_state_encounter (s)->outcome != FP_OUTCOME_OPEN)
    FP_RETURN;
  if (encounter_totals_decide (e))
    FP_RUN (ENCOUNTER_count_totals);
  if (fp_state_encounter (s)->outcome != FP_OUTCOME_OPEN)
    FP_RETURN;
  my->winner = winner_by (e, judge_cards (e));
  if (my->winner != FP_NOBODY)
    FP_ACTION (ENCOUNTER_win, .who = my->winner, .cause = ENCOUNTER_determine_outcome);
  else if (judge_cards (e) == ENCOUNTER_BOTH_LOSE)
    encounter_book (e)->both_lose (e);
  else
    encounter_decide (e, ENCOUNTER_OUTCOME_TALKS);
  FP_END;
}
