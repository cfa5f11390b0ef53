/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pairs of cards that a seat can't tell apart, wherever they lie. */
#pragma once

#include "engine/runner/fp-engine.h"

/* hidden_trades_may: returns TRUE if @seat can't know that the cards @a and @b are not each other:
 * each may lie in the place of the other for all that @seat knows, and their definitions differ. */
gboolean hidden_trades_may (const FpEngine *engine, uint16_t a, uint16_t b, uint8_t seat);
