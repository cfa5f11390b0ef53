/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What duels and contests have in common: beginning and ending them, and the steps printed alike for both. */
#include "editions/duel/duel-private.h"

gboolean
duel_may_send (FpEngine *e, uint8_t seat)
{
  return fp_ask_player (e, DUEL_Q_MAY_SEND, seat, TRUE) != 0;
}

static void
lay_down_rules (FpEngine *e, const FpEncounterCall *call)
{
  const FpInstruction *in;

  if (call->code < 0)
    return;
  in = fp_catalog_instruction (e->catalog, call->code);
  for (int i = 0; i < in->count; i++)
    fp_force_add (e, (guint) (in->first_rule + i), FP_NO_CARD, FP_NOBODY, e->state->head.n_encounters, call->base);
}

void
duel_begin_encounter (FpEngine *e, const FpEncounterCall *call)
{
  FpState *s = e->state;
  FpEncounter *encounter = &s->head.encounters[s->head.n_encounters++];

  *encounter = (FpEncounter){
    .kind = call->place == FP_NO_PLACE ? FP_ENCOUNTER_CONTEST : FP_ENCOUNTER_DUEL,
    .place = (uint8_t) call->place,
    .winner = FP_NOBODY,
    .loser = FP_NOBODY,
    .round = 1,
    .code = call->code,
    .advantage = call->advantage,
    .base = call->base,
    .card = (uint16_t) call->card,
    .held = call->place == FP_NO_PLACE ? 0 : duel_controllers (s, (uint8_t) call->place),
  };
  lay_down_rules (e, call);
  if (encounter->kind == FP_ENCOUNTER_CONTEST)
    FP_TELL (e, CONTEST_BEGAN);
  else
    FP_TELL (e, DUEL_BEGAN, .from = encounter->place, .value = encounter->advantage);
}

void
duel_end_encounter (FpEngine *e)
{
  FpHead *head = &e->state->head;
  const FpEncounter *encounter = fp_state_encounter (e->state);

  head->result = encounter->winner == FP_NOBODY ? -1 : encounter->winner;
  fp_force_drop_level (e, head->n_encounters);
  head->n_encounters--;
}

/* Cards of the asked player's hand, like ones once. */
void
duel_plan_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = duel_sorted (e->state, duel_zone (ask->seat, DUEL_HAND), cards);

  duel_add_distinct (e->state, cards, n, options);
}

/* Halves of readied tokens; a token with the same half twice is one option. */
void
duel_tactic_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = duel_sorted (e->state, duel_zone (ask->seat, DUEL_READY), cards);

  for (guint i = 0; i < n; i++)
    {
      const FpCardDef *def = fp_engine_def (e, cards[i]);

      fp_options_add (options, FP_OPTION_HALF, cards[i] * 2, cards[i]);
      if (def->icon[0] != def->icon[1] || def->half[0] != def->half[1])
        fp_options_add (options, FP_OPTION_HALF, cards[i] * 2 + 1, cards[i]);
    }
}

static void
lay_plan (FpEngine *e, uint8_t seat, uint16_t card)
{
  fp_move_card (e, card, duel_slot (e->state, seat, DUEL_PLAN), FP_TOP, FP_FACE_DOWN);
  FP_TELL (e, PLAN_CHOSEN, .seat = seat, .n_cards = 1, .cards = { card }, .seen = (FpSeats) (1 << seat));
}

/* Only its owner knows which token and which half until step 5. */
static void
keep_tactic (FpEngine *e, uint8_t seat, int half)
{
  fp_secret_keep (e, DUEL_SECRET_TACTIC, seat, half, 0, INT16_MAX);
  FP_TELL (e, TACTIC_CHOSEN, .seat = seat, .value = half & 1, .n_cards = 1, .cards = { (uint16_t) (half / 2) },
           .seen = (FpSeats) (1 << seat));
}

FP_LOCALS (choose_plans)
{
  uint8_t turn, seat;
  int16_t card, half;
};

/* Step 4 of a duel, 2 of a contest: one secret choice each, plan first; both finish before anything shows (ruling 26).
 * An empty hand is filled first (ruling 28); who has no readied tactic plays none (ruling 27). */
FpFlow
duel_choose_plans (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (choose_plans);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      duel_fill_hand (e, my->seat);
      if (s->zones[duel_zone (my->seat, DUEL_HAND)].count == 0)
        FP_TELL (e, NO_PLAN, .seat = my->seat);
      else
        {
          FP_CHOOSE (my->seat, DUEL_DECIDE_PLAN, card, .flags = FP_ASK_SECRET | FP_ASK_TOGETHER);
          lay_plan (e, my->seat, (uint16_t) my->card);
          my->card = 0;
        }
      if (fp_state_encounter (s)->kind == FP_ENCOUNTER_CONTEST)
        continue;
      if (s->zones[duel_zone (my->seat, DUEL_READY)].count == 0)
        {
          FP_TELL (e, NO_TACTIC, .seat = my->seat);
          continue;
        }
      FP_CHOOSE (my->seat, DUEL_DECIDE_TACTIC, half, .flags = FP_ASK_SECRET | FP_ASK_TOGETHER);
      keep_tactic (e, my->seat, my->half);
      my->half = 0;
    }
  FP_END;
}

FP_LOCALS (reveal_plans)
{
  uint8_t turn;
};

/* Step 7 of a duel, 3 of a contest. */
FpFlow
duel_reveal_plans (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_plans);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      uint8_t seat = duel_in_order (s, my->turn);

      FP_EACH_CARD (s, duel_slot (s, seat, DUEL_PLAN), card)
        {
          fp_turn_card (e, card, FP_FACE_UP);
          FP_TELL (e, PLAN_REVEALED, .seat = seat, .value = (int16_t) duel_card_value (e, card), .n_cards = 1,
                   .cards = { card }, .seen = 0xff);
        }
    }
  FP_END;
}

/* Higher clout wins, unless a rule says lower; a tie goes to the straggler (p. 11, ruling 44).  FP_NOBODY if a rule
 * gives ties to nobody. */
static uint8_t
winner_by_clout (FpEngine *e)
{
  uint8_t leader = duel_leader (e->state), straggler = duel_straggler (e->state);
  int difference = duel_clout (e, leader) - duel_clout (e, straggler);

  if (fp_ask_encounter (e, DUEL_Q_BETTER, FP_BETTER_HIGHER) == FP_BETTER_LOWER)
    difference = -difference;
  if (difference == 0)
    return fp_seats_first (e, (FpSeats) fp_ask_encounter (e, DUEL_Q_TIE_GOES_TO, 1 << straggler));
  return difference > 0 ? leader : straggler;
}

FP_LOCALS (determine_winner)
{
  uint8_t winner;
};

/* Step 9 of a duel, 5 of a contest. */
FpFlow
duel_determine_winner (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (determine_winner);
  for (int turn = 0; turn < 2; turn++)
    {
      uint8_t seat = duel_in_order (s, turn);

      FP_TELL (e, CLOUT_COUNTED, .seat = seat, .value = (int16_t) duel_clout (e, seat));
    }
  my->winner = winner_by_clout (e);
  if (my->winner == FP_NOBODY)
    {
      fp_state_encounter (s)->outcome = FP_OUTCOME_NOBODY;
      FP_TELL (e, DUEL_ENDED, .from = fp_state_encounter (s)->place);
      FP_RETURN;
    }
  fp_state_encounter (s)->winner = my->winner;
  fp_state_encounter (s)->loser = fp_state_opponent (my->winner);
  fp_state_encounter (s)->outcome = FP_OUTCOME_DECIDED;
  if (fp_state_encounter (s)->kind == FP_ENCOUNTER_CONTEST)
    FP_TELL (e, CONTEST_WON, .seat = my->winner, .other = fp_state_opponent (my->winner));
  else
    FP_TELL (e, DUEL_WON, .seat = my->winner, .other = fp_state_opponent (my->winner));
  FP_END;
}

/* Whom the prize is for: the winner or the loser as printed, unless a rule says more. */
static FpSeats
prize_for (FpEngine *e, const FpInstruction *in)
{
  const FpEncounter *encounter = fp_state_encounter (e->state);
  uint8_t seat = in->prize == 1 ? encounter->winner : encounter->loser;

  return (FpSeats) fp_ask_encounter (e, DUEL_Q_PRIZE_FOR, 1 << seat);
}

FP_LOCALS (resolve_prize)
{
  FpSeats left;
  uint8_t seat;
  int16_t code, prize, base, card;
};

/* Step 10 of a duel, 6 of a contest: also after elimination; no winner, no prize (ruling 39). */
FpFlow
duel_resolve_prize (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (resolve_prize);
  my->code = fp_state_encounter (s)->code;
  my->base = fp_state_encounter (s)->base;
  my->card = (int16_t) fp_state_encounter (s)->card;
  if (my->code < 0 || fp_catalog_instruction (e->catalog, my->code)->prize == 0)
    FP_RETURN;
  my->prize = fp_catalog_instruction (e->catalog, my->code)->target;
  my->left = prize_for (e, fp_catalog_instruction (e->catalog, my->code));
  while (my->left != 0)
    {
      my->seat = fp_seats_first (e, my->left);
      my->left &= (FpSeats) ~(1 << my->seat);
      FP_TELL (e, PRIZE_GIVEN, .seat = my->seat, .value = fp_catalog_instruction (e->catalog, my->code)->label);
      FP_PROGRAM (my->prize, my->base, 0, (uint16_t) my->card, my->seat, (FpSeats) (1 << my->seat));
    }
  FP_END;
}

/* The loser takes all ships home from this planet (p. 11, ruling 20). */
static void
retreat_loser (FpEngine *e)
{
  const FpEncounter *encounter = fp_state_encounter (e->state);
  uint8_t loser = encounter->loser, place = encounter->place;
  int n;

  if (loser == FP_NOBODY || place == FP_NO_PLACE)
    return;
  n = fp_move_ships (e, loser, place, DUEL_SUPPLY, DUEL_SHIPS);
  if (n > 0)
    FP_TELL (e, SHIPS_RETREATED, .seat = loser, .count = (int16_t) n, .from = place, .to = DUEL_SUPPLY);
}

/* To the pile of the player beside whose plan it lay; the plan below its reinforcements in the order played (p. 14,
 * rulings 37 and 40). */
static void
discard_side (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  const guint slots[] = { DUEL_PLAN, DUEL_BESIDE };
  uint16_t cards[FP_MAX_CARDS];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    while (s->zones[duel_slot (s, seat, slots[i])].count > 0)
      {
        uint16_t card = s->zones[duel_slot (s, seat, slots[i])].first;

        duel_discard_card (e, card, seat);
        cards[n++] = card;
      }
  if (n > 0)
    duel_tell_cards (e, FP_EVENT_CARDS_DISCARDED, seat, cards, n, 0xff);
}

FP_LOCALS (cleanup)
{
  uint8_t turn;
};

/* Step 11 of a duel, 7 of a contest: retreat, control, discards (leader's side first), roles (ruling 40). */
FpFlow
duel_cleanup (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (cleanup);
  retreat_loser (e);
  if (fp_state_encounter (s)->place != FP_NO_PLACE)
    {
      s->places[fp_state_encounter (s)->place].dispute--;
      duel_tell_control (e, fp_state_encounter (s)->place, fp_state_encounter (s)->held);
    }
  for (my->turn = 0; my->turn < 2; my->turn++)
    discard_side (e, duel_in_order (s, my->turn));
  if (s->head.n_encounters == 1 && fp_state_encounter (s)->kind == FP_ENCOUNTER_DUEL)
    duel_check_roles (e);
  FP_END;
}
