/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of hidden cards, put into an order that a person knows. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_hidden_rows_sort: gives the cards @cards of the engine's state their rows in rising order, and
 * brings their rules into force in that order. @cards: hidden cards, ordered by what a person knows
 * of their places. Only those in decks and hands change. While that person is asked, nothing else
 * names these.
 *
 * A game numbers its cards at the start by what they are. So the number of a hidden card tells what
 * it is, and whatever goes by numbers depends on that: which of two like cards comes first, or the
 * order of rules in force. */
void fp_hidden_rows_sort (FpEngine *engine, const uint16_t *cards, guint n);
