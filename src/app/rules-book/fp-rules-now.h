/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame “Can I …?” on the page of a card: whether it can be played in the game beside the book,
 * and if not, what it waits for. It follows the game. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_RULES_NOW (fp_rules_now_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesNow, fp_rules_now, FP, RULES_NOW, AdwBin)

/* fp_rules_now_new: returns the frame about the card @id in @game. It is invisible if the game has
 * no such card. */
GtkWidget *fp_rules_now_new (FpGame *game, const char *id);
