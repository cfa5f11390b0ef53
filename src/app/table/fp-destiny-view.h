/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of the destiny card that is being resolved. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_DESTINY_VIEW (fp_destiny_view_get_type ())
G_DECLARE_FINAL_TYPE (FpDestinyView, fp_destiny_view, FP, DESTINY_VIEW, AdwBin)

/* fp_destiny_view_show: shows @card, or NULL before the first card, under @label (NULL if the
 * edition has no such cards). Returns TRUE if the card differs from the one shown before. */
gboolean fp_destiny_view_show (FpDestinyView *self, const char *label, FpCardItem *card);

/* fp_destiny_view_set_plain: says only where the card comes from, not its kind, which is always the
 * same. */
void fp_destiny_view_set_plain (FpDestinyView *self);

/* fp_destiny_view_set_alone: sets @alone to TRUE if nothing lies beside the card, so that lines
 * can be long. */
void fp_destiny_view_set_alone (FpDestinyView *self, gboolean alone);

/* fp_destiny_view_set_brief: sets @brief to TRUE to use a narrow column. With @cut a long text is
 * shortened as well. The tooltip and the card details then still show all of it. */
void fp_destiny_view_set_brief (FpDestinyView *self, gboolean brief, gboolean cut);
