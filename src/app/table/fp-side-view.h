/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of one side of an encounter. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-side-item.h"

#define FP_TYPE_SIDE_VIEW (fp_side_view_get_type ())
G_DECLARE_FINAL_TYPE (FpSideView, fp_side_view, FP, SIDE_VIEW, AdwBin)

/* fp_side_view_new: returns a view of @item. @last: it stands at the end, and its portrait looks
 * back at the other side. (transfer floating) */
GtkWidget *fp_side_view_new (FpSideItem *item, gboolean last);
