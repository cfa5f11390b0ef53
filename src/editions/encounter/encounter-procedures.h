/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The procedures of the encounter of a turn, and their rows. */
#pragma once

#include "editions/common/fp-common.h"
#include "engine/effects/fp-play.h"
#include "engine/program/fp-program.h"

/* The procedures, without ids: each has its function. OWN steps have functions of the edition,
 * SHARED procedures those of editions/common/. */
#define ENCOUNTER_PROCEDURES(WHOLE, STEP, OWN, SHARED, ACT, PART)            \
  WHOLE (game, encounter_game)                                               \
  WHOLE (setup, encounter_setup)                                             \
  OWN (find_first_player)                                                    \
  STEP (choose_aliens, encounter_choose_aliens)                              \
  STEP (deal_hands, encounter_deal_hands)                                    \
  WHOLE (turn, encounter_turn)                                               \
  STEP (start_turn, encounter_start_turn)                                    \
  WHOLE (encounter, encounter_encounter)                                     \
  STEP (regroup, encounter_regroup)                                          \
  OWN (destiny)                                                              \
  STEP (launch_ships, encounter_launch_ships)                                \
  STEP (aim, encounter_aim)                                                  \
  STEP (offense_invites, encounter_offense_invites)                          \
  STEP (defense_invites, encounter_defense_invites)                          \
  STEP (allies_answer, encounter_allies_answer)                              \
  STEP (play_cards, encounter_play_cards)                                    \
  STEP (reveal_cards, encounter_reveal_cards)                                \
  STEP (determine_outcome, encounter_determine_outcome)                      \
  STEP (make_deal, encounter_make_deal)                                      \
  STEP (settle_ships, encounter_settle_ships)                                \
  STEP (claim_compensations, encounter_claim_compensations)                  \
  STEP (claim_rewards, encounter_claim_rewards)                              \
  STEP (discard_cards, encounter_discard_cards)                              \
  STEP (second_encounter, encounter_second_encounter)                        \
  STEP (end_turn, encounter_end_turn)                                        \
  WHOLE (any_time, encounter_any_time)                                       \
  WHOLE (count_totals, encounter_count_totals)                               \
  SHARED (draw, fp_common_draw, ENCOUNTER_THAT_CARDS)                        \
  SHARED (discard, fp_common_discard, ENCOUNTER_THAT_CARDS)                  \
  SHARED (reveal, fp_common_reveal, ENCOUNTER_THAT_CARDS)                    \
  SHARED (look, fp_common_look, ENCOUNTER_THAT_CARDS)                        \
  SHARED (swap, fp_common_swap, ENCOUNTER_THAT_CARDS)                        \
  SHARED (shuffle, fp_common_shuffle, ENCOUNTER_THAT_CARDS)                  \
  SHARED (arrange, fp_common_arrange, ENCOUNTER_THAT_CARDS)                  \
  SHARED (copy, fp_common_copy, ENCOUNTER_THAT_CARDS)                        \
  SHARED (ignore, fp_common_ignore, ENCOUNTER_THAT_CARDS)                    \
  SHARED (move, fp_common_move, ENCOUNTER_THAT_CARDS | ENCOUNTER_THAT_SHIPS) \
  SHARED (send, fp_common_ships, ENCOUNTER_THAT_SHIPS)                       \
  SHARED (recover, fp_common_ships, ENCOUNTER_THAT_SHIPS)                    \
  SHARED (warp, fp_common_ships, ENCOUNTER_THAT_SHIPS)                       \
  ACT (return, encounter_return, ENCOUNTER_THAT_SHIPS)                       \
  SHARED (land, fp_common_ships, ENCOUNTER_THAT_SHIPS)                       \
  SHARED (play, fp_play_run, ENCOUNTER_THAT_CARDS)                           \
  SHARED (zap, fp_common_zap, ENCOUNTER_THAT_CARDS)                          \
  ACT (new_hand, encounter_new_hand, 0)                                      \
  ACT (answer, encounter_answer, 0)                                          \
  ACT (choose_ships, encounter_choose_ships, 0)                              \
  ACT (win, encounter_win, 0)                                                \
  ACT (win_game, encounter_win_game, 0)                                      \
  ACT (go_to, encounter_go_to, 0)                                            \
  ACT (become, encounter_become, FP_THAT_ROLE)                               \
  ACT (take_compensation, encounter_take_compensation, ENCOUNTER_THAT_CARDS) \
  ACT (take_reward, encounter_take_reward, FP_THAT_COUNT)                    \
  ACT (lose_power, encounter_lose_power, ENCOUNTER_THAT_CARDS)               \
  ACT (regain_power, encounter_regain_power, ENCOUNTER_THAT_CARDS)           \
  SHARED (move_cards, fp_common_move_cards)                                  \
  SHARED (put_away, fp_play_put_away)                                        \
  PART (go_home, encounter_go_home)                                          \
  PART (lose_by_choice, encounter_lose_by_choice)                            \
  PART (negotiate, encounter_negotiate)                                      \
  PART (compose, encounter_compose)                                          \
  PART (carry_out, encounter_carry_out)                                      \
  PART (give_cards, encounter_give_cards)                                    \
  PART (take_colony, encounter_take_colony)                                  \
  PART (reward, encounter_reward)

enum
{
  ENCOUNTER_THAT_CARDS = FP_THAT_CARDS | FP_THAT_COUNT,
  ENCOUNTER_THAT_SHIPS = FP_THAT_SHIPS | FP_THAT_COUNT | FP_THAT_FROM | FP_THAT_TO,
};

#define ENCOUNTER_ENUM_PROCEDURE(name, ...) ENCOUNTER_##name,
enum
{
  ENCOUNTER_BEFORE_PROCEDURES = FP_N_MACHINE_PROCEDURES - 1,
  ENCOUNTER_PROCEDURES (ENCOUNTER_ENUM_PROCEDURE, ENCOUNTER_ENUM_PROCEDURE, ENCOUNTER_ENUM_PROCEDURE,
                        ENCOUNTER_ENUM_PROCEDURE, ENCOUNTER_ENUM_PROCEDURE, ENCOUNTER_ENUM_PROCEDURE)
      ENCOUNTER_N_PROCEDURES,
};

#define ENCOUNTER_DECLARE(name, function, ...) FpFlow function (FpEngine *e, FpFrame *f);
#define ENCOUNTER_DECLARE_NOTHING(...)
ENCOUNTER_PROCEDURES (ENCOUNTER_DECLARE, ENCOUNTER_DECLARE, ENCOUNTER_DECLARE_NOTHING, ENCOUNTER_DECLARE_NOTHING,
                      ENCOUNTER_DECLARE, ENCOUNTER_DECLARE)

/* Rows of an edition's procedures. Those with an id of their own here are alike in all editions. */
#define ENCOUNTER_STEP_ROW(number, word, function, encounters) \
  [number] = { .id = word, .run = function, .step = TRUE, .kind = FP_PROCEDURE_STEP, .window = TRUE, .in = encounters }
#define ENCOUNTER_WHOLE_ROW(number, word, function) \
  [number] = { .id = word, .run = function, .kind = FP_PROCEDURE_WHOLE, .window = TRUE }
#define ENCOUNTER_RECURRING_ROW(number, word, function) \
  [number] = { .id = word, .run = function, .kind = FP_PROCEDURE_WHOLE, .window = TRUE, .recurs = TRUE }
#define ENCOUNTER_ACT_ROW(number, word, function, knows) \
  [number] = { .id = word, .run = function, .kind = FP_PROCEDURE_ACTION, .window = TRUE, .that = knows }
#define ENCOUNTER_PART_ROW(number, word, function) [number] = { .id = word, .run = function, .kind = FP_PROCEDURE_PART }
#define ENCOUNTER_COMMON_PROCEDURES                                                                                  \
  ENCOUNTER_WHOLE_ROW (ENCOUNTER_game, "game", encounter_game),                                                      \
      ENCOUNTER_WHOLE_ROW (ENCOUNTER_setup, "setup", encounter_setup),                                               \
      ENCOUNTER_WHOLE_ROW (ENCOUNTER_turn, "turn", encounter_turn),                                                  \
      ENCOUNTER_WHOLE_ROW (ENCOUNTER_encounter, "encounter", encounter_encounter),                                   \
      ENCOUNTER_RECURRING_ROW (ENCOUNTER_any_time, "any-time", encounter_any_time),                                  \
      ENCOUNTER_WHOLE_ROW (ENCOUNTER_count_totals, "count-totals", encounter_count_totals),                          \
      ENCOUNTER_ACT_ROW (ENCOUNTER_draw, "draw", fp_common_draw, ENCOUNTER_THAT_CARDS),                              \
      ENCOUNTER_ACT_ROW (ENCOUNTER_discard, "discard", fp_common_discard, ENCOUNTER_THAT_CARDS),                     \
      ENCOUNTER_ACT_ROW (ENCOUNTER_reveal, "reveal", fp_common_reveal, ENCOUNTER_THAT_CARDS),                        \
      ENCOUNTER_ACT_ROW (ENCOUNTER_look, "look", fp_common_look, ENCOUNTER_THAT_CARDS),                              \
      ENCOUNTER_ACT_ROW (ENCOUNTER_swap, "swap", fp_common_swap, ENCOUNTER_THAT_CARDS),                              \
      ENCOUNTER_ACT_ROW (ENCOUNTER_shuffle, "shuffle", fp_common_shuffle, ENCOUNTER_THAT_CARDS),                     \
      ENCOUNTER_ACT_ROW (ENCOUNTER_arrange, "arrange", fp_common_arrange, ENCOUNTER_THAT_CARDS),                     \
      ENCOUNTER_ACT_ROW (ENCOUNTER_copy, "copy", fp_common_copy, ENCOUNTER_THAT_CARDS),                              \
      ENCOUNTER_ACT_ROW (ENCOUNTER_ignore, "ignore", fp_common_ignore, ENCOUNTER_THAT_CARDS),                        \
      ENCOUNTER_ACT_ROW (ENCOUNTER_move, "move", fp_common_move, ENCOUNTER_THAT_CARDS | ENCOUNTER_THAT_SHIPS),       \
      ENCOUNTER_ACT_ROW (ENCOUNTER_send, "send", fp_common_ships, ENCOUNTER_THAT_SHIPS),                             \
      ENCOUNTER_ACT_ROW (ENCOUNTER_recover, "recover", fp_common_ships, ENCOUNTER_THAT_SHIPS),                       \
      ENCOUNTER_ACT_ROW (ENCOUNTER_warp, "warp", fp_common_ships, ENCOUNTER_THAT_SHIPS),                             \
      ENCOUNTER_ACT_ROW (ENCOUNTER_return, "return", encounter_return, ENCOUNTER_THAT_SHIPS),                        \
      ENCOUNTER_ACT_ROW (ENCOUNTER_land, "land", fp_common_ships, ENCOUNTER_THAT_SHIPS),                             \
      ENCOUNTER_ACT_ROW (ENCOUNTER_play, "play", fp_play_run, ENCOUNTER_THAT_CARDS),                                 \
      ENCOUNTER_ACT_ROW (ENCOUNTER_zap, "zap", fp_common_zap, ENCOUNTER_THAT_CARDS),                                 \
      ENCOUNTER_ACT_ROW (ENCOUNTER_new_hand, "new-hand", encounter_new_hand, 0),                                     \
      ENCOUNTER_ACT_ROW (ENCOUNTER_answer, "answer", encounter_answer, 0),                                           \
      ENCOUNTER_ACT_ROW (ENCOUNTER_choose_ships, "choose-ships", encounter_choose_ships, 0),                         \
      ENCOUNTER_ACT_ROW (ENCOUNTER_win, "win", encounter_win, 0),                                                    \
      ENCOUNTER_ACT_ROW (ENCOUNTER_win_game, "win-game", encounter_win_game, 0),                                     \
      ENCOUNTER_ACT_ROW (ENCOUNTER_go_to, "go-to", encounter_go_to, 0),                                              \
      ENCOUNTER_ACT_ROW (ENCOUNTER_become, "become", encounter_become, FP_THAT_ROLE),                                \
      ENCOUNTER_ACT_ROW (ENCOUNTER_take_compensation, "take-compensation", encounter_take_compensation,              \
                         ENCOUNTER_THAT_CARDS),                                                                      \
      ENCOUNTER_ACT_ROW (ENCOUNTER_take_reward, "take-reward", encounter_take_reward, FP_THAT_COUNT),                \
      ENCOUNTER_ACT_ROW (ENCOUNTER_lose_power, "lose-power", encounter_lose_power, ENCOUNTER_THAT_CARDS),            \
      ENCOUNTER_ACT_ROW (ENCOUNTER_regain_power, "regain-power", encounter_regain_power, ENCOUNTER_THAT_CARDS),      \
      ENCOUNTER_PART_ROW (ENCOUNTER_move_cards, "move-cards", fp_common_move_cards),                                 \
      ENCOUNTER_PART_ROW (ENCOUNTER_put_away, "put-away", fp_play_put_away),                                         \
      ENCOUNTER_PART_ROW (ENCOUNTER_go_home, "go-home", encounter_go_home),                                          \
      [ENCOUNTER_reward] = { .id = "reward", .run = encounter_reward, .kind = FP_PROCEDURE_PART, .answered = TRUE }, \
      ENCOUNTER_PART_ROW (ENCOUNTER_lose_by_choice, "lose-by-choice", encounter_lose_by_choice),                     \
      ENCOUNTER_PART_ROW (ENCOUNTER_negotiate, "negotiate", encounter_negotiate), ENCOUNTER_DEAL_PROCEDURES

/* Rows of the procedures of a deal. */
#define ENCOUNTER_DEAL_PROCEDURES                                                    \
  ENCOUNTER_PART_ROW (ENCOUNTER_compose, "compose", encounter_compose),              \
      ENCOUNTER_PART_ROW (ENCOUNTER_carry_out, "carry-out", encounter_carry_out),    \
      ENCOUNTER_PART_ROW (ENCOUNTER_give_cards, "give-cards", encounter_give_cards), \
      ENCOUNTER_PART_ROW (ENCOUNTER_take_colony, "take-colony", encounter_take_colony)
