/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lights up what somebody points at elsewhere, such as the cards of a line of the log. */
#pragma once

#include <gtk/gtk.h>

/* fp_highlight: lights up @widget, or puts its light out. */
void fp_highlight (GtkWidget *widget, gboolean lit);

/* fp_highlight_cards: lights up whatever below @root stands for a card of one of @numbers (of int; NULL: none), and
 * piles in which such a card lies; puts out all other lights of cards. */
void fp_highlight_cards (GtkWidget *root, const GArray *numbers);
