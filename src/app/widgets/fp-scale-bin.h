/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bin that enlarges a page as a whole if the window is so large that the page would be
 * lost in it. GTK scales only the whole display, by whole factors. The test is
 * /windows/zoom in tests/ui/test-windows.c. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_SCALE_BIN (fp_scale_bin_get_type ())
G_DECLARE_FINAL_TYPE (FpScaleBin, fp_scale_bin, FP, SCALE_BIN, AdwBin)

/* fp_scale_bin_install: gives @window the style class “vast-window” or “immense-window” while it
 * has that size. Popovers, and the widgets above the page, take their size from the class. */
void fp_scale_bin_install (GtkWidget *window);
