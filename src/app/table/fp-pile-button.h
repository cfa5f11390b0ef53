/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pile of open cards that can be looked through: a button that opens a list of them, each to be read. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PILE_BUTTON (fp_pile_button_get_type ())
G_DECLARE_FINAL_TYPE (FpPileButton, fp_pile_button, FP, PILE_BUTTON, AdwBin)

/* fp_pile_button_show: shows the pile called @name with @child (taken over; floating) on its button; @said is its
 * accessible name.  @cards, of FpCardItem, the top one first; NULL or empty: there is nothing to look through. */
void fp_pile_button_show (FpPileButton *self, const char *name, const char *said, GtkWidget *child, GListModel *cards);

/* fp_pile_button_cards: those cards, NULL: none; owned by the button. */
GListModel *fp_pile_button_cards (FpPileButton *self);
