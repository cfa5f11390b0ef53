/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page that is drawn larger, as a whole, where the window is so large that it would be lost in it. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_SCALE_BIN (fp_scale_bin_get_type ())
G_DECLARE_FINAL_TYPE (FpScaleBin, fp_scale_bin, FP, SCALE_BIN, AdwBin)

/* fp_scale_bin_install: from now on @window has the style class “vast-window” or “immense-window” while it is as large
 * as that.  What it opens beside itself and what is said above the page takes its size from there. */
void fp_scale_bin_install (GtkWidget *window);
