/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card preview: a popover with the details of a card, for windows too small for the panel. It
 * takes no focus and closes when its widget is left. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_CARD_PREVIEW (fp_card_preview_get_type ())
G_DECLARE_FINAL_TYPE (FpCardPreview, fp_card_preview, FP, CARD_PREVIEW, GtkPopover)

/* fp_card_preview_new: returns a preview for the descendants of @parent, which must unparent it on
 * disposal. */
FpCardPreview *fp_card_preview_new (GtkWidget *parent);

/* fp_card_preview_show: shows @card beside @widget after a delay, or @at_once. */
void fp_card_preview_show (FpCardPreview *self, GtkWidget *widget, FpCardItem *card, gboolean at_once);

/* fp_card_preview_leave: hides the preview of @widget after a delay, unless another one is shown
 * first. */
void fp_card_preview_leave (FpCardPreview *self, GtkWidget *widget);

/* fp_card_preview_hide: hides the preview. Returns FALSE if none was shown. */
gboolean fp_card_preview_hide (FpCardPreview *self);
