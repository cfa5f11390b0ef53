/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Complete states that agree with all that one person knows: what searching players play in. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_determinize: makes @to a state that @viewer can't tell from the engine's, at random: cards they know to lie here
 * stay, those known to be somewhere in a pool get a random place of it, the others any place that is left; secret
 * numbers are drawn anew from what they may be; the game's generator goes on elsewhere.  All such states are equally
 * likely, as far as the degrees of knowledge say.  It depends on what @viewer knows and on @random alone.  While
 * another is asked, they have something to choose there, too; what they have picked of a group so far they pick again.
 * (architecture.md, Knowledge)
 *
 * The engine's own state stays as it is; @to must be another. */
void fp_determinize (FpEngine *engine, uint8_t viewer, FpRandom *random, FpState *to);

/* fp_determinize_others: in a state dealt for @viewer, the cards that could as well lie where the hidden card @card
 * does: itself first, then what else its player holds hidden; into @cards (room for FP_MAX_CARDS); returns how many. */
guint fp_determinize_others (const FpEngine *engine, uint8_t viewer, uint16_t card, uint16_t *cards);

/* fp_determinize_trade: @card and @other, one of those, change places. */
void fp_determinize_trade (FpEngine *engine, uint8_t viewer, uint16_t card, uint16_t other);
