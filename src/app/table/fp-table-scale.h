/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How large the table is drawn.  All of it grows with the window in a few steps, each a style class of the page:
 * “tall”, “roomy”, “vast”, “immense”; where what lies in space does not fit, the page is “dense”, and if that is not
 * enough “crammed”, too, until there is more room for it.  Nothing else decides that. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_TABLE_SCALE (fp_table_scale_get_type ())
G_DECLARE_FINAL_TYPE (FpTableScale, fp_table_scale, FP, TABLE_SCALE, GObject)

/* fp_table_scale_new: looks after @page, the table, which is not realized yet; what lies in space scrolls in @space. It
 * must not outlive @page.  “changed” is emitted after each change of the style classes. */
FpTableScale *fp_table_scale_new (GtkWidget *page, GtkScrolledWindow *space);

/* fp_table_scale_look: what lies on the table has changed; @afresh: other things lie there now, as with a new destiny
 * card.  Then the page is one step less dense if all that has lain there since the last time would have fitted: as long
 * as the same things lie there it stays as it is, or it would move to and fro. */
void fp_table_scale_look (FpTableScale *self, gboolean afresh);

/* fp_table_scale_type: how large type is, 1: as usual. */
double fp_table_scale_type (FpTableScale *self);

/* fp_table_scale_is_small: whether type has its usual size, since the window is narrow or low. */
gboolean fp_table_scale_is_small (FpTableScale *self);

/* fp_table_scale_is_narrow: whether the window has no room for what stands beside the table, nor for all of a player's
 * strip in one line. */
gboolean fp_table_scale_is_narrow (FpTableScale *self);

/* fp_table_scale_is_crammed: whether being dense was not enough. */
gboolean fp_table_scale_is_crammed (FpTableScale *self);

/* fp_table_scale_is_packed: whether being crammed was not enough either, as with long words. */
gboolean fp_table_scale_is_packed (FpTableScale *self);
