/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The destiny card that is being resolved. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_DESTINY_VIEW (fp_destiny_view_get_type ())
G_DECLARE_FINAL_TYPE (FpDestinyView, fp_destiny_view, FP, DESTINY_VIEW, AdwBin)

/* fp_destiny_view_show: shows @card (NULL: none was drawn yet); says whether it is another than before. */
gboolean fp_destiny_view_show (FpDestinyView *self, FpCardItem *card);

/* fp_destiny_view_set_alone: whether there is room for long lines, or others lie beside the card. */
void fp_destiny_view_set_alone (FpDestinyView *self, gboolean alone);

/* fp_destiny_view_set_brief: whether the text is shown in a narrow column; @cut: and only the beginning of a long one.
 * All of it is in its tooltip then, and where cards are read. */
void fp_destiny_view_set_brief (FpDestinyView *self, gboolean brief, gboolean cut);
