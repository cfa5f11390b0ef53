/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The option of the pending decision that a widget stands for (fp-option-target.h). */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-option-item.h"

/* fp_widget_option_set: makes @widget stand for @option; NULL for none. */
void fp_widget_option_set (GtkWidget *widget, FpOptionItem *option);

/* fp_widget_option: returns the facts of the option that @widget stands for, or NULL if it stands
 * for none. */
const FpOptionFacts *fp_widget_option (GtkWidget *widget);

/* fp_widget_option_set_wish: makes @widget stand for the card of number @number, which the viewer
 * can want to play (fp-game-passing.h); −1: for none. fp_widget_option_wish: returns the number. */
void fp_widget_option_set_wish (GtkWidget *widget, int number);
int fp_widget_option_wish (GtkWidget *widget);

/* fp_widget_option_choose: chooses the option of @widget. If it has none, wants its card, or no
 * longer. Returns FALSE if neither is possible now. */
gboolean fp_widget_option_choose (GtkWidget *widget);
