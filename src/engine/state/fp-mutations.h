/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest changes of a state: ships from place to place, cards from zone to zone, secrets set and taken.
 *
 * Everything else (verbs, steps) is made of these, so ships are conserved and what a seat knows of a card follows the
 * card wherever it goes.
 */
#pragma once

#include "engine/knowledge/fp-knowledge.h"

typedef enum
{
  FP_TOP,
  FP_BOTTOM,
} FpPileEnd;

typedef enum
{
  FP_FACE_DOWN,
  FP_FACE_UP,
} FpFacing;

/* fp_move_ships: moves up to @n ships of @seat; returns how many there were to move. */
int fp_move_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n);

/* fp_move_card: moves @card to @zone.  Face up everybody knows it; face down who may see the zone; what the others know
 * falls as the table of fp-knowledge.c says. */
void fp_move_card (FpEngine *engine, uint16_t card, uint16_t zone, FpPileEnd end, FpFacing facing);

/* fp_turn_card: turns @card where it lies. */
void fp_turn_card (FpEngine *engine, uint16_t card, FpFacing facing);

/* fp_shuffle: puts the cards of @zone into a random order drawn from the game's own generator; nobody knows afterwards
 * where a card lies, but everybody what lies in the zone who knew it. */
void fp_shuffle (FpEngine *engine, uint16_t zone);

/* fp_zone_under: the zone of the cards that lie under or on @card; −1: none is there, and @make is FALSE. */
int fp_zone_under (FpEngine *engine, uint16_t card, gboolean make);

/* fp_card_hold: @card is @holder's from now on (FP_NOBODY: nobody's): an envoy's ally, a token's player. */
void fp_card_hold (FpEngine *engine, uint16_t card, uint8_t holder);

/* fp_place_on: the place for ships on @card; @make: makes one where there is none yet.  FP_NO_PLACE: there is none, or
 * no room for one.  fp_place_is_planet: whether @place is a planet; others are supply, Warp, or cards that carry ships.
 */
uint8_t fp_place_on (FpEngine *engine, uint16_t card, gboolean make);
gboolean fp_place_is_planet (const FpEngine *engine, uint8_t place);

/* fp_card_owner: who has the pile that @card lies in; if that is nobody's, its holder (FP_NOBODY: none either). */
uint8_t fp_card_owner (const FpState *state, uint16_t card);

/* fp_secret_keep: @owner has secretly chosen @value out of @low to @high.  @kind tells secrets of one owner apart. */
void fp_secret_keep (FpEngine *engine, uint8_t kind, uint8_t owner, int value, int low, int high);

/* fp_secret_is_kept: whether it is one that a name stands for; of these the oldest is forgotten where there is no room.
 */
gboolean fp_secret_is_kept (const FpSecret *secret);

/* fp_secret_seal: a kept secret of @owner, a thing of @type, shown by fp_secret_show (); returns what a variable holds
 * for it.  Both are to be called right after the question was answered: its options are what the secret may be. */
int fp_secret_seal (FpEngine *engine, uint8_t owner, int value, FpType type);

enum
{
  FP_MOST_VALUES = 64,
};

/* fp_secret_values: what @secret may be for all that others know, in rising order; returns how many, at least 1. */
guint fp_secret_values (const FpSecret *secret, int16_t values[FP_MOST_VALUES]);

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
