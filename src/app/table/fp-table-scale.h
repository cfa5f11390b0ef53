/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scale and density of the table. The table grows with the window in a few steps, each a style
 * class of the page: “tall”, “roomy”, “vast”, “immense”. If the board overflows, the page
 * becomes “dense”, then also “crammed” and “packed”, until there is more space. Nothing else
 * affects the density. Style sheets of GTK 4.8 have no media queries, and libadwaita 1.2 has no
 * breakpoints. The tests are /table/dense and its neighbours in tests/ui/test-table.c. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_TABLE_SCALE (fp_table_scale_get_type ())
G_DECLARE_FINAL_TYPE (FpTableScale, fp_table_scale, FP, TABLE_SCALE, GObject)

/* fp_table_scale_new: returns the scale of the table @page, which must not be realized yet and must
 * outlive the scale. @space is the scrolled window of the board. “changed” is emitted after each
 * change of the style classes. */
FpTableScale *fp_table_scale_new (GtkWidget *page, GtkScrolledWindow *space);

/* fp_table_scale_set_part: makes @part the only part whose density follows its content, NULL for
 * the whole page. All else then depends on the size of the window alone. */
void fp_table_scale_set_part (FpTableScale *self, GtkScrolledWindow *part);

/* fp_table_scale_look: reacts to a change on the table. @new_content is TRUE if other things are
 * shown now, as with a new destiny card. The density then falls by one step if everything shown
 * since the last such call would have fitted. Without new content this call never lowers the
 * density, so that the layout cannot oscillate. If the board overflows after the density has
 * fallen, the next such calls do nothing: one, then three, seven and fifteen, until the window's
 * size changes. */
void fp_table_scale_look (FpTableScale *self, gboolean new_content);

/* fp_table_scale_type: returns the size of type, 1 for normal. */
double fp_table_scale_type (FpTableScale *self);

/* fp_table_scale_is_small: returns TRUE if type has its normal size because the window is
 * narrow or low. */
gboolean fp_table_scale_is_small (FpTableScale *self);

/* fp_table_scale_is_narrow: returns TRUE if the window is too narrow for a panel beside the table,
 * and for a player's strip on one line. */
gboolean fp_table_scale_is_narrow (FpTableScale *self);

/* fp_table_scale_folds_side: returns TRUE if the window is too narrow for a panel beside the table
 * of as many players. fp_table_scale_set_many: sets whether there are many. */
gboolean fp_table_scale_folds_side (FpTableScale *self);
void fp_table_scale_set_many (FpTableScale *self, gboolean many);

/* fp_table_scale_is_low: returns TRUE if the window is too low to keep room free for anything. */
gboolean fp_table_scale_is_low (FpTableScale *self);

/* fp_table_scale_is_crammed: returns TRUE if “dense” was not enough. */
gboolean fp_table_scale_is_crammed (FpTableScale *self);

/* fp_table_scale_is_packed: returns TRUE if “crammed” was not enough either, as with long words. */
gboolean fp_table_scale_is_packed (FpTableScale *self);
