/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Images of moving pieces: a ship, a card, a token, a number. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-move-item.h"

/* fp_motion_piece: returns an image of the piece that @move moves, centred on the origin, in the
 * style of @widget. @back selects the back. Free with gsk_render_node_unref (). */
GskRenderNode *fp_motion_piece (GtkWidget *widget, const FpMoveFacts *move, gboolean back);
