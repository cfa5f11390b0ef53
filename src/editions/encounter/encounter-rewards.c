/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rewards: allies of a winning defense take a card or a ship for each ship that they have sent, and
 * others if a card says so. */
#include "editions/encounter/encounter.h"

/* Returns the rewards that the rules give @seat: an ally of a winning defense has one for each ship
 * that it has sent. */
static int
usual_rewards (const FpEncounter *encounter, uint8_t seat)
{
  const FpSide *side = &encounter->sides[ENCOUNTER_DEFENSE];

  return (encounter->winners & side->mains) != 0 && (side->allies >> seat & 1)
             ? encounter->of_seat[seat][ENCOUNTER_SENT]
             : 0;
}

/* Cards may reward others of the winning side, too. */
int
encounter_rewards (FpEngine *e, uint8_t seat)
{
  const FpEncounter *encounter = fp_state_encounter_const (e->state);

  int usual = usual_rewards (encounter, seat);

  if (encounter->outcome != ENCOUNTER_OUTCOME_WON || (usual == 0 && !(encounter->winners >> seat & 1)))
    return 0;
  return MAX (fp_query_player (e, ENCOUNTER_Q_REWARDS, seat, usual), 0);
}

/* Returns TRUE if a card can be drawn, or if something happens when there is none. */
static gboolean
any_cards (const FpEngine *e)
{
  const FpState *s = e->state;

  return encounter_book (e)->out_of_cards != 0 ||
         s->zones[ENCOUNTER_DECK].count + s->zones[ENCOUNTER_DISCARDS].count > 0;
}

/* A ship needs a colony to which it can go. */
static gboolean
any_ship (const FpState *s, uint8_t seat)
{
  return s->places[ENCOUNTER_WARP].ships[seat] > 0 && encounter_colony_ships (s, seat) > 0;
}

void
encounter_reward_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const FpState *s = e->state;

  if (any_cards (e))
    fp_options_add (options, FP_OPTION_WORD, ENCOUNTER_REWARD_CARD, ENCOUNTER_WORDS_REWARD);
  if (any_ship (s, pending->seat))
    fp_options_add (options, FP_OPTION_WORD, ENCOUNTER_REWARD_SHIP, ENCOUNTER_WORDS_REWARD);
}

FP_LOCALS (claim_rewards)
{
  uint8_t turn, seat;
  int16_t left, answer;
};

/* Claim rewards (2000 edition, p. 7; combined rules, p. 19). Each ally takes its rewards one by
 * one, in the order of the table. */
FpFlow
encounter_claim_rewards (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (claim_rewards);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = encounter_in_order (e, my->turn);
      my->left = (int16_t) encounter_rewards (e, my->seat);
      while (my->left-- > 0 && (any_cards (e) || any_ship (s, my->seat)))
        {
          FP_CHOOSE (my->seat, ENCOUNTER_DECIDE_REWARD, answer);
          if (encounter_book (e)->rewards_apart)
            FP_CALL (ENCOUNTER_reward, EncounterReward, .seat = my->seat, .word = (uint8_t) my->answer);
          else
            FP_ACTION (ENCOUNTER_take_reward, .who = my->seat, .count = 1, .word = (uint8_t) my->answer,
                       .cause = ENCOUNTER_claim_rewards);
          if (s->head.table[ENCOUNTER_FELL_SHORT] != 0)
            FP_RUN (encounter_book (e)->out_of_cards);
        }
    }
  FP_END;
}

/* One reward. The answers to it come before the next one, so that there is room for any number. */
FpFlow
encounter_reward (FpEngine *e, FpFrame *f)
{
  typedef EncounterReward reward_locals;

  FP_BEGIN (reward);
  FP_ACTION (ENCOUNTER_take_reward, .who = my->seat, .count = 1, .word = my->word, .cause = ENCOUNTER_claim_rewards);
  FP_END;
}

FP_LOCALS (take_reward)
{
  uint8_t seat, word;
};

FpFlow
encounter_take_reward (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (take_reward);
  my->seat = fp_action (e, f)->who;
  my->word = fp_action (e, f)->word;
  if (encounter_book (e)->reward_event != 0)
    FP_EMIT_NUMBER (e, encounter_book (e)->reward_event, .seat = my->seat, .value = my->word);
  if (my->word == ENCOUNTER_REWARD_SHIP)
    FP_CALL (ENCOUNTER_go_home, EncounterGoHome, .seat = my->seat, .from = ENCOUNTER_WARP, .count = 1);
  else
    FP_ACTION (ENCOUNTER_draw, .who = my->seat, .count = 1, .cause = ENCOUNTER_claim_rewards);
  s->head.result = 1;
  FP_END;
}
