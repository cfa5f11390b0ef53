/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands for the deal on the table (FpDecisionFacts.deal). Each does nothing unless the viewer
 * composes an offer. */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_add_term: adds the term of number @index among those that can be added. */
void fp_game_add_term (FpGame *self, guint index);

/* fp_game_remove_term: removes the term of number @index from the offer. */
void fp_game_remove_term (FpGame *self, guint index);

/* fp_game_make_offer: answers with the offer if it is complete. Returns FALSE if no offer is being
 * composed. */
gboolean fp_game_make_offer (FpGame *self);
