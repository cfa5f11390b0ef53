/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Layout of the middle of the table: the first child (drawn card, encounter, shared cards) is at
 * the top, the last child (planets) at the bottom. The position of the planets depends only on
 * their own height and the height available. They therefore stay in place while the part above
 * changes size, which they would not in a GtkBox. If space runs out, the part above has to
 * scroll. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_BOARD_LAYOUT (fp_board_layout_get_type ())
G_DECLARE_FINAL_TYPE (FpBoardLayout, fp_board_layout, FP, BOARD_LAYOUT, GtkWidget)
