/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights widgets that another part of the window refers to, such as the cards of a log line. */
#pragma once

#include <gtk/gtk.h>

/* fp_highlight: highlights @widget if @lit is TRUE, otherwise removes its highlight. */
void fp_highlight (GtkWidget *widget, gboolean lit);

/* fp_highlight_cards: highlights the widgets in the tree of @root that stand for a card with one of
 * @numbers, and the piles that contain one. All other highlights are removed, so that none outlives
 * what it was for. @numbers (of int) may be NULL for none. */
void fp_highlight_cards (GtkWidget *root, const GArray *numbers);
