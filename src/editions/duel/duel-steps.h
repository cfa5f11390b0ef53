/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The procedures of Duel in one list, from which enum, ids and functions are made.
 *
 * STEP is a printed step, in printed order, with a rules page and the encounters it can come in.
 * WHOLE is a procedure made of steps. ACT is an action: it happens to players, cards answer it and
 * can make most actions happen. `that` knows its last argument. PART is a piece of these.
 * SHARED and SHARED_PART are an action and a piece with a function that editions share
 * (editions/common/fp-common.h).
 */
#pragma once

#include "engine/runner/fp-edition.h"

/* Kinds of encounters. */
enum
{
  DUEL_ENCOUNTER_DUEL = 1,
  DUEL_ENCOUNTER_CONTEST,
  DUEL_N_ENCOUNTERS,
};

/* Encounters in which a step can come. */
enum
{
  DUEL_IN_NONE = 0,
  DUEL_IN_DUEL = 1 << DUEL_ENCOUNTER_DUEL,
  DUEL_IN_BOTH = 1 << DUEL_ENCOUNTER_DUEL | 1 << DUEL_ENCOUNTER_CONTEST,
};

/* Attributes that `that` knows of an action. */
enum
{
  DUEL_THAT_CARDS = FP_THAT_CARDS | FP_THAT_COUNT,
  DUEL_THAT_SHIPS = FP_THAT_SHIPS | FP_THAT_COUNT | FP_THAT_FROM,
  DUEL_THAT_MOVE = FP_THAT_CARDS | FP_THAT_SHIPS | FP_THAT_COUNT | FP_THAT_FROM | FP_THAT_TO,
};

#define DUEL_PROCEDURES(STEP, WHOLE, ACT, SHARED, PART, SHARED_PART) \
  WHOLE (game, "game")                                               \
  WHOLE (setup, "setup")                                             \
  STEP (prepare_destiny, "prepare-destiny", DUEL_IN_NONE)            \
  STEP (summon_envoys, "summon-envoys", DUEL_IN_NONE)                \
  STEP (choose_aliens, "choose-aliens", DUEL_IN_NONE)                \
  STEP (prepare_warp, "prepare-warp", DUEL_IN_NONE)                  \
  STEP (determine_straggler, "determine-straggler", DUEL_IN_NONE)    \
  STEP (draw_opening_hands, "draw-opening-hands", DUEL_IN_NONE)      \
  STEP (begin_abilities, "begin-abilities", DUEL_IN_NONE)            \
  WHOLE (destiny, "destiny")                                         \
  STEP (check_victory, "check-victory", DUEL_IN_NONE)                \
  STEP (enforce_hand_limit, "enforce-hand-limit", DUEL_IN_NONE)      \
  STEP (draw_destiny, "draw-destiny", DUEL_IN_NONE)                  \
  STEP (resolve_destiny, "resolve-destiny", DUEL_IN_NONE)            \
  WHOLE (discovery, "discovery")                                     \
  WHOLE (event, "event")                                             \
  WHOLE (refresh, "refresh")                                         \
  WHOLE (duel, "duel")                                               \
  STEP (set_dials, "set-dials", DUEL_IN_DUEL)                        \
  STEP (reveal_dials, "reveal-dials", DUEL_IN_DUEL)                  \
  STEP (reveal_envoys, "reveal-envoys", DUEL_IN_BOTH)                \
  STEP (choose_plans, "choose-plans", DUEL_IN_BOTH)                  \
  STEP (reveal_tactics, "reveal-tactics", DUEL_IN_DUEL)              \
  STEP (resolve_tactics, "resolve-tactics", DUEL_IN_DUEL)            \
  STEP (check_ships, "check-ships", DUEL_IN_DUEL)                    \
  STEP (reveal_plans, "reveal-plans", DUEL_IN_BOTH)                  \
  STEP (play_reinforcements, "play-reinforcements", DUEL_IN_BOTH)    \
  STEP (determine_winner, "determine-winner", DUEL_IN_BOTH)          \
  STEP (resolve_prize, "resolve-prize", DUEL_IN_BOTH)                \
  STEP (cleanup, "cleanup", DUEL_IN_BOTH)                            \
  WHOLE (contest, "contest")                                         \
  ACT (turn_dial, "turn-dial", 0)                                    \
  ACT (turn_up_envoy, "turn-up-envoy", FP_THAT_CARDS)                \
  ACT (lay_plan, "lay-plan", DUEL_THAT_CARDS)                        \
  ACT (lay_tactic, "lay-tactic", 0)                                  \
  ACT (carry_out_tactic, "carry-out-tactic", DUEL_THAT_CARDS)        \
  ACT (play, "play", FP_THAT_CARDS)                                  \
  ACT (gain_planet, "gain-planet", FP_THAT_FROM)                     \
  ACT (lose_planet, "lose-planet", FP_THAT_FROM)                     \
  SHARED (draw, "draw", DUEL_THAT_CARDS, fp_common_draw)             \
  ACT (gain, "gain", DUEL_THAT_CARDS)                                \
  SHARED (discard, "discard", DUEL_THAT_CARDS, fp_common_discard)    \
  SHARED (reveal, "reveal", DUEL_THAT_CARDS, fp_common_reveal)       \
  SHARED (look, "look", DUEL_THAT_CARDS, fp_common_look)             \
  SHARED (swap, "swap", DUEL_THAT_CARDS, fp_common_swap)             \
  SHARED (shuffle, "shuffle", DUEL_THAT_CARDS, fp_common_shuffle)    \
  SHARED (arrange, "arrange", DUEL_THAT_CARDS, fp_common_arrange)    \
  ACT (resolve, "resolve", FP_THAT_CARDS)                            \
  SHARED (copy, "copy", FP_THAT_CARDS, fp_common_copy)               \
  SHARED (ignore, "ignore", FP_THAT_CARDS, fp_common_ignore)         \
  ACT (send, "send", DUEL_THAT_SHIPS | FP_THAT_TO)                   \
  ACT (recover, "recover", DUEL_THAT_SHIPS)                          \
  SHARED (retreat, "retreat", DUEL_THAT_SHIPS, fp_common_ships)      \
  SHARED (destroy, "destroy", DUEL_THAT_SHIPS, fp_common_ships)      \
  ACT (befriend, "befriend", FP_THAT_CARDS)                          \
  ACT (estrange, "estrange", FP_THAT_CARDS)                          \
  ACT (summon, "summon", FP_THAT_CARDS)                              \
  ACT (ready, "ready", DUEL_THAT_CARDS)                              \
  ACT (spend, "spend", DUEL_THAT_CARDS)                              \
  SHARED (move, "move", DUEL_THAT_MOVE, fp_common_move)              \
  ACT (discover, "discover-planet", FP_THAT_TO)                      \
  ACT (become, "become", FP_THAT_ROLE)                               \
  ACT (win, "win", 0)                                                \
  ACT (win_game, "win-game", 0)                                      \
  ACT (lose_game, "lose-game", 0)                                    \
  ACT (go_to, "go-to", 0)                                            \
  PART (show_dials, "show-dials")                                    \
  PART (control_changed, "control-changed")                          \
  SHARED_PART (move_cards, "move-cards", fp_common_move_cards)       \
  PART (fill_hand, "fill-hand")                                      \
  PART (keep_allies, "keep-allies")

#define DUEL_ENUM_PROCEDURE(name, ...) DUEL_##name,
typedef enum
{
  DUEL_BEFORE_PROCEDURES = FP_N_MACHINE_PROCEDURES - 1,
  DUEL_PROCEDURES (DUEL_ENUM_PROCEDURE, DUEL_ENUM_PROCEDURE, DUEL_ENUM_PROCEDURE, DUEL_ENUM_PROCEDURE,
                   DUEL_ENUM_PROCEDURE, DUEL_ENUM_PROCEDURE) DUEL_N_PROCEDURES,
} DuelProcedure;

_Static_assert((int) DUEL_N_PROCEDURES <= (int) FP_MAX_PROCEDURES, "a bit for each procedure");
