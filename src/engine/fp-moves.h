/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest changes of a state: ships from place to place, cards from zone to zone, secrets set and taken.
 *
 * Everything else (verbs, steps) is made of these, so ships are conserved and what a seat knows of a card follows the
 * card wherever it goes.
 */
#pragma once

#include "engine/fp-engine.h"

typedef enum
{
  FP_TOP,
  FP_BOTTOM,
} FpEnd;

typedef enum
{
  FP_FACE_DOWN,
  FP_FACE_UP,
} FpFacing;

/* fp_move_ships: moves up to @n ships of @seat; returns how many there were to move. */
int fp_move_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n);

/* fp_move_card: moves @card to @zone.  Face up everybody knows it.  Face down: whoever may see the zone knows it; out
 * of a hand into hiding, others forget what they knew of that hand's cards (card-language.md 2.10). */
void fp_move_card (FpEngine *engine, uint16_t card, uint16_t zone, FpEnd end, FpFacing facing);

/* fp_turn_card: turns @card where it lies. */
void fp_turn_card (FpEngine *engine, uint16_t card, FpFacing facing);

/* fp_card_seen: whether @seat may see the face of @card: it lies open, or the seat knows what it is. */
gboolean fp_card_seen (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_secret_keep: @owner has secretly chosen @value out of @low to @high.  @kind tells secrets of one owner apart. */
void fp_secret_keep (FpEngine *engine, uint8_t kind, uint8_t owner, int value, int low, int high);

/* fp_secret_take: the value of that secret, which is one no longer; @otherwise if there is none. */
int fp_secret_take (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise);

/* fp_secret_look: the same, shown to everybody but kept until it is taken. */
int fp_secret_look (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise);
