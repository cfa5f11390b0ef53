/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures drawn for a display, kept for the next widget that shows the same. New widgets of cards
 * and planets come with each hand-over and undo, and to draw a picture takes milliseconds. */
#pragma once

#include <gtk/gtk.h>

/* Draws the picture of @widget. Returns it (transfer full). */
typedef cairo_surface_t *(*FpPictureDraw) (GtkWidget *widget);

/* fp_picture_cache_get: returns the image called @key for the display of @widget, drawn by @draw
 * unless it is kept. @key says everything that the picture depends on. Some megabytes are kept, the
 * latest ones. (transfer full) */
cairo_surface_t *fp_picture_cache_get (GtkWidget *widget, const char *key, FpPictureDraw draw);
