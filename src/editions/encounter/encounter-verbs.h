/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Verbs for cards: rows for an edition's FpEdition.verbs, and their functions. */
#pragma once

#include "editions/encounter/encounter.h"

void encounter_verb_ships_elsewhere (FpContext *c, uint8_t seat, FpValue *io);
void encounter_verb_to_encounter (FpContext *c, uint8_t seat, FpValue *io);
int encounter_verb_colony_ships (FpEngine *e, uint8_t seat);
gboolean encounter_verb_can_send (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat);
void encounter_verb_to_colonies (FpContext *c, uint8_t seat, FpValue *io);
int encounter_verb_ships_in_warp (FpEngine *e, uint8_t seat);
gboolean encounter_verb_can_recover (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat);
void encounter_verb_ships_on_colonies (FpContext *c, uint8_t seat, FpValue *io);
gboolean encounter_verb_can_lose (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat);
void encounter_verb_to_warp (const FpEngine *e, uint8_t seat, FpDestination *destination);
void encounter_verb_ships_here (FpContext *c, uint8_t seat, FpValue *io);
void encounter_verb_to_other_colonies (FpContext *c, uint8_t seat, FpValue *io);
int encounter_verb_ships_involved (FpEngine *e, uint8_t seat);
gboolean encounter_verb_can_return (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat);
gboolean encounter_verb_can_become (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat);
gboolean encounter_verb_can_win (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat);

#define ENCOUNTER_VERB_SHIPS \
  .amount_kind = FP_AMOUNT_SHIPS, .set = FP_TYPE_SHIPS, .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS
#define ENCOUNTER_VERB_PLAIN .amount_kind = FP_AMOUNT_NONE, .attributes = FP_ATTRIBUTE_WHO

/* Rows of an edition's verbs. @to_win: further attributes of `win`. */
#define ENCOUNTER_VERBS(to_win)                                                                               \
  FP_COMMON_VERB_DRAW (ENCOUNTER_draw), FP_COMMON_VERB_DISCARD (ENCOUNTER_discard, ENCOUNTER_DECIDE_DISCARD), \
      FP_COMMON_VERB_REVEAL (ENCOUNTER_reveal), FP_COMMON_VERB_LOOK (ENCOUNTER_look),                         \
      FP_COMMON_VERB_SWAP (ENCOUNTER_swap), FP_COMMON_VERB_SHUFFLE (ENCOUNTER_shuffle),                       \
      FP_COMMON_VERB_ARRANGE (ENCOUNTER_arrange), FP_COMMON_VERB_IGNORE (ENCOUNTER_ignore),                   \
      FP_COMMON_VERB_ZAP (ENCOUNTER_zap), FP_COMMON_VERB_MOVE (ENCOUNTER_move),                               \
      { .id = "send",                                                                                         \
        .action = ENCOUNTER_send,                                                                             \
        ENCOUNTER_VERB_SHIPS,                                                                                 \
        .places = ENCOUNTER_DECIDE_SHIPS,                                                                     \
        .usual_ships = encounter_verb_ships_elsewhere,                                                        \
        .usual_targets = encounter_verb_to_encounter,                                                         \
        .usual_amount = encounter_verb_colony_ships,                                                          \
        .possible = encounter_verb_can_send },                                                                \
      { .id = "recover",                                                                                      \
        .action = ENCOUNTER_recover,                                                                          \
        ENCOUNTER_VERB_SHIPS,                                                                                 \
        .places = ENCOUNTER_DECIDE_HOME,                                                                      \
        .at_once = TRUE,                                                                                      \
        .usual_targets = encounter_verb_to_colonies,                                                          \
        .usual_amount = encounter_verb_ships_in_warp,                                                         \
        .possible = encounter_verb_can_recover },                                                             \
      { .id = "warp",                                                                                         \
        .action = ENCOUNTER_warp,                                                                             \
        .amount_kind = FP_AMOUNT_SHIPS,                                                                       \
        .set = FP_TYPE_SHIPS,                                                                                 \
        .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_CHOOSER,                              \
        .places = ENCOUNTER_DECIDE_LOSE,                                                                      \
        .at_once = TRUE,                                                                                      \
        .usual_ships = encounter_verb_ships_on_colonies,                                                      \
        .usual_amount = encounter_verb_colony_ships,                                                          \
        .possible = encounter_verb_can_lose,                                                                  \
        .destination = encounter_verb_to_warp },                                                              \
      { .id = "return",                                                                                       \
        .action = ENCOUNTER_return,                                                                           \
        ENCOUNTER_VERB_SHIPS,                                                                                 \
        .places = ENCOUNTER_DECIDE_HOME,                                                                      \
        .at_once = TRUE,                                                                                      \
        .usual_ships = encounter_verb_ships_here,                                                             \
        .usual_targets = encounter_verb_to_other_colonies,                                                    \
        .usual_amount = encounter_verb_ships_involved,                                                        \
        .possible = encounter_verb_can_return },                                                              \
      { .id = "new-hand", .action = ENCOUNTER_new_hand, ENCOUNTER_VERB_PLAIN },                               \
      { .id = "become",                                                                                       \
        .action = ENCOUNTER_become,                                                                           \
        .amount_kind = FP_AMOUNT_NONE,                                                                        \
        .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_ROLE,                                                   \
        .possible = encounter_verb_can_become },                                                              \
      { .id = "win",                                                                                          \
        .action = ENCOUNTER_win,                                                                              \
        .amount_kind = FP_AMOUNT_NONE,                                                                        \
        .attributes = FP_ATTRIBUTE_WHO | (to_win),                                                            \
        .possible = encounter_verb_can_win },                                                                 \
      { .id = "win-game", .action = ENCOUNTER_win_game, ENCOUNTER_VERB_PLAIN },                               \
  {                                                                                                           \
    .id = "go-to", .action = ENCOUNTER_go_to, .amount_kind = FP_AMOUNT_NONE, .attributes = FP_ATTRIBUTE_STEP  \
  }
