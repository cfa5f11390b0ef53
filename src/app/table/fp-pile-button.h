/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pile of face-up cards: a button that opens the list of its cards. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PILE_BUTTON (fp_pile_button_get_type ())
G_DECLARE_FINAL_TYPE (FpPileButton, fp_pile_button, FP, PILE_BUTTON, AdwBin)

/* fp_pile_button_show: shows @child (floating; taken over) on the button of the pile called @name.
 * @cards (of FpCardItem, top card first) may be NULL or empty; the pile then has no list. */
void fp_pile_button_show (FpPileButton *self, const char *name, const char *accessible_name, GtkWidget *child,
                          GListModel *cards);

/* fp_pile_button_cards: returns the cards of the pile, or NULL; owned by the button. */
GListModel *fp_pile_button_cards (FpPileButton *self);
