/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Space, on which the table lies: deep, calm, with a few stars; plain black in high contrast.  It is drawn once for
 * each size. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_STARFIELD (fp_starfield_get_type ())
G_DECLARE_FINAL_TYPE (FpStarfield, fp_starfield, FP, STARFIELD, GtkWidget)
