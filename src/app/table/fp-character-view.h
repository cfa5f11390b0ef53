/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A character to choose: its portrait above its name and what it does. It is an option target that
 * shows its key. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_CHARACTER_VIEW (fp_character_view_get_type ())
G_DECLARE_FINAL_TYPE (FpCharacterView, fp_character_view, FP, CHARACTER_VIEW, AdwBin)

/* fp_character_view_new: returns a view of @card, which chooses the option of the card. (transfer
 * floating) */
GtkWidget *fp_character_view_new (FpCardItem *card);
