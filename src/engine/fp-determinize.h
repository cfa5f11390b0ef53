/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Complete states that agree with all that one person knows: what searching players play in. */
#pragma once

#include "engine/fp-engine.h"

/* fp_determinize: makes @to a state that @viewer can't tell from the engine's, at random: cards they know to lie here
 * stay, those known to be somewhere in a pool get a random place of it, the others any place that is left; secret
 * numbers are drawn anew from what they may be; the game's generator goes on elsewhere.  All such states are equally
 * likely, as far as the degrees of knowledge say.  It depends on what @viewer knows and on @random alone.  While
 * another is asked, they have something to choose there, too; what they have picked of a group so far they pick again.
 * (architecture.md, Knowledge)
 *
 * The engine's own state stays as it is; @to must be another. */
void fp_determinize (FpEngine *engine, uint8_t viewer, FpRandom *random, FpState *to);
