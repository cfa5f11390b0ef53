/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the game stands as it does, for who looks at it. */
#pragma once

#include "model/game/fp-game.h"
#include "model/items/fp-why-item.h"

/* fp_game_why: what the viewer can know of why the game, or its past if they look back, is as it is shown, of FpWhyItem
 * in the order in which it is read; nothing behind the curtain.  Takes some milliseconds.  (transfer full) */
GListModel *fp_game_why (FpGame *self);

/* fp_game_why_cards: the sentence about who “you” is where a card's words are given.  Static, translated. */
const char *fp_game_why_cards (void);
