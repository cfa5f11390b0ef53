/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Can I …?”: whether a card, power or step is possible at the moment that is shown. */
#pragma once

#include "model/game/fp-game.h"
#include "model/items/fp-why-item.h"

/* fp_game_can: returns the answers about the cards and steps that @query names, a list of
 * FpWhyItem, best first. @query may be a whole question (“Can I play Cosmic Zap now?”), or the
 * beginning of a name. The list is empty if nothing is called so, and behind the curtain.
 * (transfer full) */
GListModel *fp_game_can (FpGame *self, const char *query);

/* fp_game_can_card: likewise about the card @id of the game; about no card if there is none. */
GListModel *fp_game_can_card (FpGame *self, const char *id);
