/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A name, in as many lines as it takes.  It is broken between its words only, as a GtkLabel can't: where a word is
 * wider than the room all of it is set a little smaller, and if that does not help the word is cut with an ellipsis;
 * then the tooltip says all of it.  A screen reader hears the whole name always. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_WRAPPING_LABEL (fp_wrapping_label_get_type ())
G_DECLARE_FINAL_TYPE (FpWrappingLabel, fp_wrapping_label, FP, WRAPPING_LABEL, GtkWidget)

/* fp_wrapping_label_set: shows @name, or hides the widget if it is NULL or empty. */
void fp_wrapping_label_set (FpWrappingLabel *self, const char *name);

/* fp_wrapping_label_set_room: how many characters wide it is at least, if it has a word of so many, and of how many
 * lines at most; @spare: one line more, in the smallest type, rather than be cut. */
void fp_wrapping_label_set_room (FpWrappingLabel *self, int characters, int lines, gboolean spare);
