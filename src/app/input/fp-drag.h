/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drag and drop on the table: an option target is dragged to the place where its option
 * would take it.
 *
 * Targets that can be chosen can be dragged, and so can ships while the number to send is decided.
 * During a drag the spots that accept it are highlighted. A drop there chooses the option, as a
 * click would; a drop elsewhere does nothing. If several numbers match, a popover asks for one
 * (fp-drop-choice.h). */
#pragma once

#include <gtk/gtk.h>

/* fp_drag_add_source: makes the option target @dragged draggable while it can be chosen. */
void fp_drag_add_source (GtkWidget *dragged);

/* fp_drag_set_pile: declares that @widget shows the ships at @spot (fp-move-item.h), such as
 * “supply/orange”. They can be dragged while some option takes ships from there. */
void fp_drag_set_pile (GtkWidget *widget, const char *spot);

/* fp_drag_mark_pile: attaches to the pile @widget those of @options (FpOptionItem, of the pending
 * decision) that take ships from it. Without such options the ships cannot be dragged. Does nothing
 * if @widget is not a pile. */
void fp_drag_mark_pile (GtkWidget *widget, GListModel *options);

/* fp_drag_add_target: makes @widget accept drops of everything that goes to one of @spots
 * (fp-move-item.h, separated by blanks), such as “discard/orange”. NULL accepts everything that can
 * be chosen. */
void fp_drag_add_target (GtkWidget *widget, const char *spots);
