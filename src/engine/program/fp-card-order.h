/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order in which cards are offered, and cards between which a choice makes no difference. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_card_rank: returns the sort key of @card among offered cards, as if in @zone: by definition,
 * zone, instance. */
uint64_t fp_card_rank (const FpState *state, uint16_t card, uint16_t zone);

/* fp_cards_alike: returns TRUE if the choice between the two makes no difference: copies of one
 * card in one zone. */
gboolean fp_cards_alike (const FpState *state, uint16_t one, uint16_t other);

/* fp_cards_seen_alike: returns TRUE if the cards are alike and @seat sees both. */
gboolean fp_cards_seen_alike (const FpEngine *engine, uint16_t one, uint16_t other, uint8_t seat);

/* fp_sort_cards: sorts @cards by fp_card_rank (). */
void fp_sort_cards (const FpState *state, uint16_t *cards, guint n);

/* fp_cards_before: returns the number of cards that lie before @card in its zone. */
guint fp_cards_before (const FpState *state, uint16_t card);

/* fp_card_offered_rank: returns the sort key of @card among the cards offered to @seat. A card that
 * @seat can't see comes behind the others, by its place, so that its rank doesn't tell what it is.
 */
uint64_t fp_card_offered_rank (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_place_rank: returns the sort key of a card that isn't seen, with @before cards before it in
 * @zone. */
uint64_t fp_place_rank (uint16_t zone, guint before);

/* fp_sort_offered: sorts @cards by fp_card_offered_rank () for @seat. */
void fp_sort_offered (const FpEngine *engine, uint16_t *cards, guint n, uint8_t seat);

/* fp_zone_sorted: writes the sorted cards of @zone to @cards. Returns their number. */
guint fp_zone_sorted (const FpState *state, uint16_t zone, uint16_t *cards);

/* fp_options_add_cards: adds sorted cards to the @options of @seat, of like ones that it sees only
 * one. */
void fp_options_add_cards (const FpEngine *engine, const uint16_t *cards, guint n, uint8_t seat, FpOptions *options);
