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

/* fp_zone_under: the zone of the cards that lie under or on @card; −1: none is there, and @make is FALSE. */
int fp_zone_under (FpEngine *engine, uint16_t card, gboolean make);

/* fp_zone_sight: who may see the cards of @zone. */
FpSight fp_zone_sight (const FpEngine *engine, uint16_t zone);

/* fp_card_learned: @seat gets to know what @card is. */
void fp_card_learned (FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_hold: @card is @holder's from now on (FP_NOBODY: nobody's): an envoy's ally, a token's player. */
void fp_card_hold (FpEngine *engine, uint16_t card, uint8_t holder);

/* fp_card_owner: who has the pile that @card lies in; if that is nobody's, its holder (FP_NOBODY: none either). */
uint8_t fp_card_owner (const FpState *state, uint16_t card);

/* fp_card_seen: whether @seat may see the face of @card: it lies open, or the seat knows what it is. */
gboolean fp_card_seen (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_choosable: whether @seat can tell @card from others when it must choose: it sees it, or sees it lie at a
 * place of its own on the table, face down as it may be. */
gboolean fp_card_choosable (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_secret_keep: @owner has secretly chosen @value out of @low to @high.  @kind tells secrets of one owner apart. */
void fp_secret_keep (FpEngine *engine, uint8_t kind, uint8_t owner, int value, int low, int high);

/* fp_secret_seal: a kept secret of @owner, shown by fp_secret_show (); returns what a variable holds for it. */
int fp_secret_seal (FpEngine *engine, uint8_t owner, int value, int low, int high);

/* fp_secret_owner: whose the kept secret is that @variable stands for, FP_NOBODY: there is none any more.
 * fp_secret_read: what the kept secret that @variable stands for is; FP_VARIABLE_NOTHING: there is none any more.
 * fp_secret_show: shows it to everybody.  fp_secrets_sweep: drops those that no name stands for any more. */
uint8_t fp_secret_owner (const FpState *state, int variable);
int fp_secret_read (const FpState *state, int variable);
void fp_secret_show (FpEngine *engine, int variable);
void fp_secrets_sweep (FpEngine *engine);

/* fp_secret_take: the value of that secret, which is one no longer; @otherwise if there is none. */
int fp_secret_take (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise);

/* fp_secret_look: the same, shown to everybody but kept until it is taken. */
int fp_secret_look (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise);
