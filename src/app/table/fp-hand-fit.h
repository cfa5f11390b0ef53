/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of a hand fit side by side. */
#pragma once

#include <gtk/gtk.h>

/* fp_hand_fit_install: all cards in @hand lie in one line; where there is not room for them in @scroller as wide as
 * they want to be they become narrower, with smaller names (style class “crowded” of @hand). */
void fp_hand_fit_install (GtkFlowBox *hand, GtkScrolledWindow *scroller);

/* fp_hand_fit: @n cards lie in @hand now. */
void fp_hand_fit (GtkFlowBox *hand, guint n);
