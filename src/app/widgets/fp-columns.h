/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two widgets side by side if there is enough space, otherwise one above the other. GtkFlowBox
 * would wrap each of them in a list item that takes the focus. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_COLUMNS (fp_columns_get_type ())
G_DECLARE_FINAL_TYPE (FpColumns, fp_columns, FP, COLUMNS, GtkWidget)
