/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player chooser: a card for each character of the computer, with face and manners, and for a
 * person and each level.
 *
 * Signals: “taken” (string) for the chosen player (fp-levels.h), NULL for a person; “closed” if it
 * is left without a choice. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PLAYER_CHOOSER (fp_player_chooser_get_type ())
G_DECLARE_FINAL_TYPE (FpPlayerChooser, fp_player_chooser, FP, PLAYER_CHOOSER, AdwBin)

/* fp_player_chooser_open: shows @question and selects the card of @player, NULL: the person. Any
 * other valid id gets a card, too. */
void fp_player_chooser_open (FpPlayerChooser *self, const char *question, const char *player);

/* fp_player_chooser_icon: returns the icon of @player, NULL: a person. It stands in for the face of
 * a player that is no character. Static. */
const char *fp_player_chooser_icon (const char *player);
