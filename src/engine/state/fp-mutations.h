/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elementary changes of a state: ships between places, cards between zones, secrets.
 *
 * All verbs and steps are built from these. So ships are conserved, and what a seat knows of a card
 * follows the card. */
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

/* fp_move_ships: moves up to @n ships of @seat from place @from to place @to. Returns the number
 * moved. */
int fp_move_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n);

/* fp_move_card: moves @card to one end of @zone. Face up, everybody knows the card; face down, only
 * seats that may see into the zone. The knowledge of the others drops by the table in
 * fp-knowledge.c. */
void fp_move_card (FpEngine *engine, uint16_t card, uint16_t zone, FpPileEnd end, FpFacing facing);

/* fp_turn_card: turns @card where it lies. */
void fp_turn_card (FpEngine *engine, uint16_t card, FpFacing facing);

/* fp_card_veil: veils @card, which lies face down before its player (fp-veiled.h), until it moves
 * or is turned up. */
void fp_card_veil (FpEngine *engine, uint16_t card);

/* fp_shuffle: puts the cards of @zone into a random order drawn from the game's own generator.
 * Afterwards nobody knows the position of a card. Knowledge of which cards lie in the zone
 * stays. */
void fp_shuffle (FpEngine *engine, uint16_t zone);

/* fp_zone_under: returns the zone of the cards that lie under or on @card, created if @make is
 * TRUE. Returns −1 if there is none, or no room for one. */
int fp_zone_under (FpEngine *engine, uint16_t card, gboolean make);

/* fp_card_hold: makes @holder the holder of @card (an ally, a token's player); FP_NOBODY:
 * nobody. */
void fp_card_hold (FpEngine *engine, uint16_t card, uint8_t holder);

/* fp_place_on: returns the place for ships on @card, created if @make is TRUE. Returns FP_NO_PLACE
 * if there is none, or no room for one. */
uint8_t fp_place_on (FpEngine *engine, uint16_t card, gboolean make);

/* fp_card_owner: returns the owner of the zone of @card, else the card's holder, else FP_NOBODY. */
uint8_t fp_card_owner (const FpState *state, uint16_t card);

/* fp_secret_keep: stores @value, secretly chosen by @owner from @low to @high. @kind tells secrets
 * of one owner apart. */
void fp_secret_keep (FpEngine *engine, uint8_t kind, uint8_t owner, int value, int low, int high);

/* fp_secret_is_kept: returns TRUE if @secret was made by fp_secret_seal (). Without room for a new
 * secret, the oldest of these is dropped. */
gboolean fp_secret_is_kept (const FpSecret *secret);

/* fp_secret_seal: stores @value, of @type, as a secret of @owner until fp_secret_show (). Returns
 * the value of a variable that stands for the secret.
 *
 * Call fp_secret_keep () and fp_secret_seal () right after the answer: the options of that decision
 * are the secret's possible values. */
int fp_secret_seal (FpEngine *engine, uint8_t owner, int value, FpType type);

enum
{
  FP_MOST_VALUES = 64,
};

/* fp_secret_values: writes the values that @secret may have, for all that others know, in rising
 * order. Returns their number, at least 1. */
guint fp_secret_values (const FpSecret *secret, int16_t values[FP_MOST_VALUES]);

/* fp_secret_owner: returns the owner of the kept secret behind @variable, FP_NOBODY if it is gone.
 * fp_secret_read: returns the value of that secret, FP_VARIABLE_NOTHING if it is gone.
 * fp_secret_show: reveals that secret to everybody.
 * fp_secrets_sweep: drops kept secrets that no name stands for. */
uint8_t fp_secret_owner (const FpState *state, int variable);
int fp_secret_read (const FpState *state, int variable);
void fp_secret_show (FpEngine *engine, int variable);
void fp_secrets_sweep (FpEngine *engine);

/* fp_secret_take: reveals and removes the latest secret of @kind and @owner in the running
 * encounter. Returns its value, or @otherwise if there is none. */
int fp_secret_take (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise);

/* fp_secret_look: the same, but the secret stays until it is taken. */
int fp_secret_look (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise);
