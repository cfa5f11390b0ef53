/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of a two-halved token: its halves side by side, each with its icon and its number. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_TOKEN_VIEW (fp_token_view_get_type ())
G_DECLARE_FINAL_TYPE (FpTokenView, fp_token_view, FP, TOKEN_VIEW, AdwBin)

/* fp_token_view_new: returns a view of the small card @item. @dimmed: the card is not in use.
 * @state_label is added to the accessible name. (transfer floating) */
GtkWidget *fp_token_view_new (FpCardItem *item, gboolean dimmed, const char *state_label);

/* fp_token_view_shows: returns TRUE if the view already shows @item, dimmed or not. */
gboolean fp_token_view_shows (FpTokenView *self, FpCardItem *item, gboolean dimmed);
