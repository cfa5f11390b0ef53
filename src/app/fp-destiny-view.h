/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The destiny card that is being resolved. */
#pragma once

#include <adwaita.h>

#include "model/fp-card-item.h"

#define FP_TYPE_DESTINY_VIEW (fp_destiny_view_get_type ())
G_DECLARE_FINAL_TYPE (FpDestinyView, fp_destiny_view, FP, DESTINY_VIEW, AdwBin)

/* fp_destiny_view_show: shows @card (NULL: none was drawn yet). */
void fp_destiny_view_show (FpDestinyView *self, FpCardItem *card);

/* fp_destiny_view_show_all: whether all of the card's text shows, however long it is, or only its beginning. */
void fp_destiny_view_show_all (FpDestinyView *self, gboolean all);
