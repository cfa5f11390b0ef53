/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies in space: its first widget (destiny card, encounter, envoys) at the top, its second (planets) below.  Where
 * the planets lie depends on their own size and that of space alone, as long as there is room for what is above them:
 * so they stand still while that changes, and where there is no room it is what is above them that must scroll. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_BOARD_LAYOUT (fp_board_layout_get_type ())
G_DECLARE_FINAL_TYPE (FpBoardLayout, fp_board_layout, FP, BOARD_LAYOUT, GtkWidget)
