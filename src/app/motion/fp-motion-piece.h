/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen of something on its way: a ship, a card, a token, a number. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-move-item.h"

/* fp_motion_piece: a picture around the origin of what @move moves, in the style of @widget; @back: as it looks from
 * behind.  Free with gsk_render_node_unref (). */
GskRenderNode *fp_motion_piece (GtkWidget *widget, const FpMoveFacts *move, gboolean back);
