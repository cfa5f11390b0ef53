/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game box: an edition with its cards, read once and shared by all games of a window. */
#pragma once

#include <glib-object.h>

#define FP_TYPE_BOX (fp_box_get_type ())
G_DECLARE_FINAL_TYPE (FpBox, fp_box, FP, BOX, GObject)

/* fp_box_new: the box of the Duel.  NULL with @error if its cards can't be read or are at fault.  (transfer full) */
FpBox *fp_box_new (GError **error);

/* fp_box_complaints: what is wrong in the user's card sets that are left out: their folder, then a line each; NULL:
 * nothing.  (transfer full) */
char *fp_box_complaints (FpBox *self);
