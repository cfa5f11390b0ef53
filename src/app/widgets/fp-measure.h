/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How large things are on the screen. */
#pragma once

#include <gtk/gtk.h>

/* fp_measure_height: how high @widget wants to be at a width of @width, both in pixels. */
int fp_measure_height (GtkWidget *widget, int width);

/* fp_measure_character: how wide a character of @widget's text usually is, in pixels. */
double fp_measure_character (GtkWidget *widget);
