/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card to be read beside where it lies, for where there is no room for the card reader.  It takes no focus, and goes
 * when what it is about is left. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_CARD_PREVIEW (fp_card_preview_get_type ())
G_DECLARE_FINAL_TYPE (FpCardPreview, fp_card_preview, FP, CARD_PREVIEW, GtkPopover)

/* fp_card_preview_new: one for the widgets below @parent, which unparents it when it goes. */
FpCardPreview *fp_card_preview_new (GtkWidget *parent);

/* fp_card_preview_show: shows @card beside @widget after a moment, or @at_once. */
void fp_card_preview_show (FpCardPreview *self, GtkWidget *widget, FpCardItem *card, gboolean at_once);

/* fp_card_preview_leave: @widget is left; the card goes if it is shown there and nothing else comes soon. */
void fp_card_preview_leave (FpCardPreview *self, GtkWidget *widget);

/* fp_card_preview_hide: the card goes.  FALSE: there was none. */
gboolean fp_card_preview_hide (FpCardPreview *self);
