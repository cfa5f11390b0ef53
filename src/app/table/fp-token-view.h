/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tactics token: both halves side by side, each with its icon and its number. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_TOKEN_VIEW (fp_token_view_get_type ())
G_DECLARE_FINAL_TYPE (FpTokenView, fp_token_view, FP, TOKEN_VIEW, AdwBin)

/* fp_token_view_new: shows @item, a tactic or what lies there hidden; @state (“spent”, NULL: nothing) is said behind
 * its name and is a style class.  @says: how @state is said. */
GtkWidget *fp_token_view_new (FpCardItem *item, const char *state, const char *says);

/* fp_token_view_shows: whether it shows just that already. */
gboolean fp_token_view_shows (FpTokenView *self, FpCardItem *item, const char *state);
