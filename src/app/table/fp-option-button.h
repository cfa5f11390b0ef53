/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons of the decision bar. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-option-item.h"

/* fp_option_button_plain: returns a button that shows @text, and @key in front of it; NULL for no
 * key. (transfer floating) */
GtkWidget *fp_option_button_plain (const char *text, const char *key);

/* fp_option_button_new: returns a button for @option with its key, its effect and the portrait of a
 * character that it chooses. (transfer floating) */
GtkWidget *fp_option_button_new (const FpOptionFacts *option, gboolean toggles);

/* fp_option_button_add_effect: shows the effect of @option, if it has one, at the end of @button,
 * which contains an FpFastBox. */
void fp_option_button_add_effect (GtkWidget *button, const FpOptionFacts *option);

/* fp_option_button_covered: returns a button of one pixel for an option that a widget on the table
 * stands for. Screen readers find all answers in one list. (transfer floating) */
GtkWidget *fp_option_button_covered (const FpOptionFacts *option, gboolean toggles);
