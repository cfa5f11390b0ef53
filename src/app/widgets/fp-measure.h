/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measuring of widgets and text. */
#pragma once

#include <gtk/gtk.h>

/* fp_measure_height: returns the natural height of @widget for @width, both in pixels. */
int fp_measure_height (GtkWidget *widget, int width);

/* fp_measure_character: returns the average width of a character of @widget's text, in pixels. */
double fp_measure_character (GtkWidget *widget);
