/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The round portrait of a character. Its size is that of the style sheet (class “portrait”), or the
 * one that is set. With a player it has that player's colour as a rim and ring, and the player's
 * mark as a badge. It is drawn when it comes near the visible part of a scrolled window. Screen
 * readers skip it, since a name stands beside it. */
#pragma once

#include "model/items/fp-card-item.h"

#include <gtk/gtk.h>

#define FP_TYPE_PORTRAIT_VIEW (fp_portrait_view_get_type ())
G_DECLARE_FINAL_TYPE (FpPortraitView, fp_portrait_view, FP, PORTRAIT_VIEW, GtkWidget)

/* fp_portrait_view_new: returns a view of @size pixels, 0: as the style sheet says. (transfer
 * floating) */
GtkWidget *fp_portrait_view_new (int size);

/* fp_portrait_view_set: shows the character described by @text (FpCardFacts.portrait) of the card
 * @id. NULL for both: nobody, so only the player's mark is shown. */
void fp_portrait_view_set (FpPortraitView *self, const char *text, const char *id);

/* fp_portrait_view_set_card: shows the character of @card, NULL: nobody. Returns TRUE if the card
 * is a character. */
gboolean fp_portrait_view_set_card (FpPortraitView *self, FpCardItem *card);

/* fp_portrait_view_set_player: shows that the character is played by the player with the mark
 * @shape (“▲”) and the colour called @colour. NULL for both: by nobody. */
void fp_portrait_view_set_player (FpPortraitView *self, const char *shape, const char *colour);

/* fp_portrait_view_set_mirrored: makes it look to the left, at the other side. */
void fp_portrait_view_set_mirrored (FpPortraitView *self, gboolean mirrored);

/* fp_portrait_view_draw_at_once: makes the portraits in @widget, which is drawn a single time,
 * appear in that picture. They don't wait until a thread has drawn them. */
void fp_portrait_view_draw_at_once (GtkWidget *widget);
