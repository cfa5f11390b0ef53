/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tooltips. GTK asks the X server where the pointer is each time it is given the text of a tooltip,
 * some 0.2 ms each. These texts are kept until the pointer rests on their widget. */
#pragma once

#include <gtk/gtk.h>

/* fp_tooltip_set: sets the tooltip of @widget. NULL or an empty @text: none. */
void fp_tooltip_set (GtkWidget *widget, const char *text);

/* fp_tooltip_get: returns the text set last, owned by @widget, or NULL. */
const char *fp_tooltip_get (GtkWidget *widget);
