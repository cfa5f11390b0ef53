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

/* fp_sort_cards: sorts @cards by fp_card_rank (). */
void fp_sort_cards (const FpState *state, uint16_t *cards, guint n);

/* fp_zone_sorted: writes the sorted cards of @zone to @cards. Returns their number. */
guint fp_zone_sorted (const FpState *state, uint16_t zone, uint16_t *cards);

/* fp_options_add_cards: adds sorted cards to @options, like ones only once. */
void fp_options_add_cards (const FpState *state, const uint16_t *cards, guint n, FpOptions *options);
