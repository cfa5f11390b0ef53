/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Going back in an encounter (docs/design/card-language.md 1.3). */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_go_back: the running encounter goes back to @step by a rule of @card. Ends the effects that
 * were created since, except those of @card. If the edition keeps the past (fp-past.h):
 *
 * - ships stand again where they stood when the step began;
 * - cards that were played since, and those that hands discarded because of these, return to their
 *   hands, except @card; cards that have moved on to where not everybody knows them stay there;
 * - abilities that were used or zapped since can be used again, except those of @card.
 *
 * Cards that were drawn, swapped or shown stay as they are. */
void fp_go_back (FpEngine *engine, guint step, uint16_t card);
