/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn portraits of a display, kept for the next time: drawing one takes milliseconds. */
#pragma once

#include <gtk/gtk.h>

/* A picture that is wanted. */
typedef struct
{
  const char *text; /* description as in FpCardFacts.portrait; "": grown from @id */
  const char *id; /* of the card */
  const char *shape; /* mark of its player, drawn as a badge; NULL: none */
  GdkRGBA rim; /* colour of the player */
  int size; /* pixels */
  gboolean mirrored; /* FALSE: looks to the right */
  gboolean contrast; /* TRUE: for the high-contrast style */
} FpPortraitKey;

/* fp_portrait_textures_get: returns the picture for the display of @widget, which is being drawn.
 * It is drawn if it is not kept. At most some megabytes are kept, the latest ones. Returns NULL if
 * this frame has taken long for new pictures; @widget must then be drawn again in the next frame.
 * A frame draws at least one new picture. (transfer full) (nullable) */
GdkTexture *fp_portrait_textures_get (GtkWidget *widget, const FpPortraitKey *key);
