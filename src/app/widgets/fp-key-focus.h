/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays with keys sees all the time what has the focus; GTK shows it for three seconds after Tab or an arrow key.
 */
#pragma once

#include <gtk/gtk.h>

/* fp_key_focus_install: @window has the style class “keys” from the first key that is pressed in it until something is
 * clicked. */
void fp_key_focus_install (GtkWidget *window);
