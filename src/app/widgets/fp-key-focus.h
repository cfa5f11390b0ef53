/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Permanent focus ring for keyboard players. GTK shows it only for three seconds after Tab or an
 * arrow key. */
#pragma once

#include <gtk/gtk.h>

/* fp_key_focus_install: gives @window the style class “keys” from the first key press until the
 * next click or touch. */
void fp_key_focus_install (GtkWidget *window);
