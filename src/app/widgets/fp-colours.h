/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours that the style names, for widgets that draw themselves. */
#pragma once

#include <gtk/gtk.h>

/* fp_colour_find: what the style of @widget calls @name; a grey if it has no such colour. */
GdkRGBA fp_colour_find (GtkWidget *widget, const char *name);
