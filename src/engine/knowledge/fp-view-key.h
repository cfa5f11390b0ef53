/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of views, for searches that meet the same position again. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_view_key: returns @hash with what @viewer (a seat; FP_NOBODY: a bystander) sees now mixed in.
 * The order of cards and what is known of unseen ones don't count. Equal views give equal keys, and
 * no view is made. */
uint64_t fp_view_key (FpEngine *engine, uint8_t viewer, uint64_t hash);

/* The cards as keys of one viewer have them. From key to key most cards stay as they are. */
typedef struct _FpKeyedCards FpKeyedCards;
FpKeyedCards *fp_keyed_cards_new (void);
void fp_keyed_cards_free (FpKeyedCards *cards);

/* fp_keyed_cards_forget: makes @cards ready for another viewer, edition or catalog, and for a game
 * that has ended or goes on again.
 * fp_view_key_again: returns the same as fp_view_key (), with the help of @cards. States may come
 * in any order. */
void fp_keyed_cards_forget (FpKeyedCards *cards);
uint64_t fp_view_key_again (FpKeyedCards *cards, FpEngine *engine, uint8_t viewer, uint64_t hash);
