/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The starfield behind the table: dark, with a few stars, and plain black in high contrast. It is
 * rendered once for each size. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_STARFIELD (fp_starfield_get_type ())
G_DECLARE_FINAL_TYPE (FpStarfield, fp_starfield, FP, STARFIELD, GtkWidget)
