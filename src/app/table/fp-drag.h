/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dragging pieces of the table to where their options would take them.
 *
 * A piece that can be chosen can be dragged, and so can ships while it is asked how many of them go.  While something
 * is dragged, the spots to which it may go are lit; dropped there it is chosen, as by a click, dropped elsewhere it
 * goes back and nothing is done.  Of several numbers one is chosen where the ships were dropped (fp-drop-choice.h). */
#pragma once

#include <gtk/gtk.h>

/* fp_drag_add_source: @piece (fp-option-target.h) can be dragged as long as it can be chosen. */
void fp_drag_add_source (GtkWidget *piece);

/* fp_drag_set_pile: @widget shows the ships at the spot @spot (fp-move-item.h), such as “supply/orange”, from now on:
 * they can be dragged while some option takes them from there. */
void fp_drag_set_pile (GtkWidget *widget, const char *spot);

/* fp_drag_mark_pile: what can be done with the ships at @widget are those of @options (of FpOptionItem, the open
 * question's) that take them from there; nothing if it is no such widget. */
void fp_drag_mark_pile (GtkWidget *widget, GListModel *options);

/* fp_drag_add_target: what goes to one of the spots @spots (fp-move-item.h, with blanks between them), such as
 * “discard/orange”, can be dropped on @widget from now on; NULL: whatever can be chosen. */
void fp_drag_add_target (GtkWidget *widget, const char *spots);
