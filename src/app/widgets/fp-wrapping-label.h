/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A label for names, which wraps between words only, unlike GtkLabel. If a word is too wide, the
 * whole name gets a little smaller. If that is not enough, the word is cut with an ellipsis and the
 * tooltip shows the name. The accessible name is always complete.
 * GtkLabel can't shrink its type. The test is /name/smaller in tests/ui/test-wrapping-label.c. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_WRAPPING_LABEL (fp_wrapping_label_get_type ())
G_DECLARE_FINAL_TYPE (FpWrappingLabel, fp_wrapping_label, FP, WRAPPING_LABEL, GtkWidget)

/* fp_wrapping_label_set: shows @name, or hides the widget if @name is NULL or empty. */
void fp_wrapping_label_set (FpWrappingLabel *self, const char *name);

/* fp_wrapping_label_set_room: sets the minimum width, for names with a word that long, to
 * @characters and the maximum number of lines to @lines. @extra_line allows one more line in the
 * smallest type instead of an ellipsis. */
void fp_wrapping_label_set_room (FpWrappingLabel *self, int characters, int lines, gboolean extra_line);
