/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explanation of the present situation of a game. */
#pragma once

#include "model/game/fp-game.h"
#include "model/items/fp-why-item.h"

/* fp_game_why: explains the situation that is shown, as far as the viewer may know; with @program
 * in the words of the card language, for authors of cards. Returns a list of FpWhyItem in reading
 * order. The list is empty behind the curtain. Takes some milliseconds. (transfer full) */
GListModel *fp_game_why (FpGame *self, gboolean program);

/* fp_game_why_cards: returns the sentence that explains the word “you” in card texts. Static,
 * translated. */
const char *fp_game_why_cards (void);
