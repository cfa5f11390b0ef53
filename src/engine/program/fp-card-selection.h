/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Picking some cards of a set, one after the other in rising order, so that each subset exists once (card-language.md
 * 2.11).  Those picked end up marked FP_MARK_SELECTED; the result is how many. */
#pragma once

#include "engine/runner/fp-procedure.h"

/* Locals of the edition's `pick` procedure. */
typedef struct
{
  uint8_t seat; /* who picks; FP_NOBODY: chance does */
  uint8_t kind; /* decision kind */
  uint8_t asker; /* who says how many where which is left to chance or to the order of a deck */
  uint8_t pad;
  int16_t zone; /* to pick from; −1: the set of the verb in the frame below */
  int16_t least, most;
  int16_t picked, last, card;
} FpSelectionLocals;

FpFlow fp_selection_run (FpEngine *engine, FpFrame *frame);

/* fp_selection_options: the options of every decision kind that a pick may ask. */
void fp_selection_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* fp_selection_again: if the open question is one of a pick, what was picked before it is picked again. */
void fp_selection_again (FpEngine *engine);

/* fp_selection_mark: @card is picked. */
void fp_selection_mark (FpState *state, uint16_t card);

/* fp_selection_take: the cards that the last pick has marked, in the order of their definitions, into @cards, unmarked;
 * returns how many. */
guint fp_selection_take (FpState *state, uint16_t *cards);

/* fp_card_rank: the place of @card in the order in which cards are offered, were it in @zone: by definition, by where
 * it lies, by instance. */
uint64_t fp_card_rank (const FpState *state, uint16_t card, uint16_t zone);

/* fp_cards_alike: whether it makes no difference which of the two is chosen: copies of one card in one place. */
gboolean fp_cards_alike (const FpState *state, uint16_t one, uint16_t other);

/* fp_sort_cards: in that order. */
void fp_sort_cards (const FpState *state, uint16_t *cards, guint n);

/* fp_zone_sorted: the cards of @zone in that order, into @cards; returns how many. */
guint fp_zone_sorted (const FpState *state, uint16_t zone, uint16_t *cards);

/* fp_options_add_cards: adds sorted cards to @options, like ones once. */
void fp_options_add_cards (const FpState *state, const uint16_t *cards, guint n, FpOptions *options);
