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

/* fp_portrait_textures_get: returns the picture for @display, drawn if it is not kept. At most some
 * megabytes are kept, the latest ones. (transfer full) */
GdkTexture *fp_portrait_textures_get (GdkDisplay *display, const FpPortraitKey *key);
