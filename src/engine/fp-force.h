/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules in force, and questions answered under them (card-language.md 2.4). */
#pragma once

#include "engine/fp-engine.h"

enum
{
  FP_ROOM = 2048, /* items for the sets of one expression */
};

/* fp_force_add: rule @rule (index into the catalog) is in force from now on.  @card: its source or FP_NO_CARD; @me:
 * whose, or FP_NOBODY; @level: the encounter with which it ends (1 is the outermost), 0: with its card; @base: captured
 * variables or −1. */
void fp_force_add (FpEngine *engine, guint rule, uint16_t card, uint8_t me, guint level, int base);

/* fp_force_add_card: puts the rules of all abilities of @card in force. */
void fp_force_add_card (FpEngine *engine, uint16_t card, uint8_t me);

/* fp_force_drop_card: the rules of @card are no longer in force. */
void fp_force_drop_card (FpEngine *engine, uint16_t card);

/* fp_force_drop_level: the rules laid down for encounter @level are no longer in force. */
void fp_force_drop_level (FpEngine *engine, guint level);

/* fp_ask: the answer to question @question about @about (a player mask, a card, a planet, or nothing), which is @plain
 * without any rule: to, then times, then add, then the bounds; within each, rules that read so-far last; within these
 * nobody's first, then in the edition's order (ruling 35).  Of questions that give FP_TYPE_NUMBERS @plain's number is a
 * mask of the numbers 0 to 30. */
FpValue fp_ask (FpEngine *engine, guint question, const FpValue *about, FpValue plain);

/* fp_ask_player: the same about player @seat, for questions that give a number, a yes-no, a word or a mask. */
int fp_ask_player (FpEngine *engine, guint question, uint8_t seat, int plain);

/* fp_ask_encounter: the same about the running encounter. */
int fp_ask_encounter (FpEngine *engine, guint question, int plain);
