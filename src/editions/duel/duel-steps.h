/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every procedure of Duel in one list: enum, id and function come from it.
 *
 * STEP are the printed steps, in printed order, with a rules page each; WHOLE the procedures they belong to; VERB what
 * cards can make happen; PART pieces of these that ask something.
 */
#pragma once

#define DUEL_PROCEDURES(STEP, WHOLE, VERB, PART)    \
  WHOLE (game, "game")                              \
  WHOLE (setup, "setup")                            \
  STEP (prepare_destiny, "prepare-destiny")         \
  STEP (summon_envoys, "summon-envoys")             \
  STEP (choose_aliens, "choose-aliens")             \
  STEP (prepare_warp, "prepare-warp")               \
  STEP (determine_straggler, "determine-straggler") \
  STEP (draw_opening_hands, "draw-opening-hands")   \
  STEP (set_up, "set-up")                           \
  WHOLE (destiny, "destiny")                        \
  STEP (check_victory, "check-victory")             \
  STEP (enforce_hand_limit, "enforce-hand-limit")   \
  STEP (draw_destiny, "draw-destiny")               \
  STEP (resolve_destiny, "resolve-destiny")         \
  WHOLE (duel, "duel")                              \
  STEP (set_dials, "set-dials")                     \
  STEP (reveal_dials, "reveal-dials")               \
  STEP (reveal_envoys, "reveal-envoys")             \
  STEP (choose_plans, "choose-plans")               \
  STEP (reveal_tactics, "reveal-tactics")           \
  STEP (resolve_tactics, "resolve-tactics")         \
  STEP (check_ships, "check-ships")                 \
  STEP (reveal_plans, "reveal-plans")               \
  STEP (play_reinforcements, "play-reinforcements") \
  STEP (determine_winner, "determine-winner")       \
  STEP (resolve_prize, "resolve-prize")             \
  STEP (cleanup, "cleanup")                         \
  WHOLE (contest, "contest")                        \
  VERB (draw, "draw")                               \
  VERB (gain, "gain")                               \
  VERB (discard, "discard")                         \
  VERB (recover, "recover")                         \
  VERB (destroy, "destroy")                         \
  VERB (retreat, "retreat")                         \
  VERB (ready, "ready")                             \
  VERB (spend, "spend")                             \
  VERB (befriend, "befriend")                       \
  VERB (estrange, "estrange")                       \
  VERB (discover, "discover")                       \
  VERB (win_game, "win-game")                       \
  PART (pick, "pick")                               \
  PART (keep_one_envoy, "keep-one-envoy")

#define DUEL_ENUM_PROCEDURE(name, id) DUEL_##name,
typedef enum
{
  DUEL_PROCEDURES (DUEL_ENUM_PROCEDURE, DUEL_ENUM_PROCEDURE, DUEL_ENUM_PROCEDURE, DUEL_ENUM_PROCEDURE) DUEL_program,
  DUEL_N_PROCEDURES,
} DuelProcedure;
