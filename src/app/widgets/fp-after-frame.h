/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work that waits until the next frame of a widget's window has been laid out and painted. An idle
 * source would starve where painting takes all the time. */
#pragma once

#include <gtk/gtk.h>

typedef void (*FpAfterFrameFunc) (GtkWidget *widget);

/* fp_after_frame_add: calls @callback once, after the next frame of the window of @widget. Without
 * a window the call waits for one. Returns an id for fp_after_frame_clear (), never 0. */
guint fp_after_frame_add (GtkWidget *widget, FpAfterFrameFunc callback);

/* fp_after_frame_clear: cancels the call @id of @widget, unless it is 0, and sets it to 0. */
void fp_after_frame_clear (GtkWidget *widget, guint *id);
