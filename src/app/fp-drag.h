/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dragging pieces of the table to where their options would take them.
 *
 * A piece that can be chosen can be dragged.  While it is, the spots to which it may go are lit; dropped there it is
 * chosen, as by a click, dropped elsewhere it goes back and nothing is done. */
#pragma once

#include <gtk/gtk.h>

/* fp_drag_add_source: @piece (fp-piece.h) can be dragged as long as it can be chosen. */
void fp_drag_add_source (GtkWidget *piece);

/* fp_drag_add_target: what goes to the spot @spot (fp-move-item.h), such as “discard/orange”, can be dropped on
 * @widget; NULL: whatever can be chosen. */
void fp_drag_add_target (GtkWidget *widget, const char *spot);
