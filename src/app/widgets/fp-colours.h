/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Named colours of the style sheet, for widgets that draw themselves. */
#pragma once

#include <gtk/gtk.h>

/* fp_colour_find: returns the colour called @name in the style of @widget, or grey if
 * there is none. */
GdkRGBA fp_colour_find (GtkWidget *widget, const char *name);
