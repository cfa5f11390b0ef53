/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn portraits of a display, kept for the next time. Drawing one takes milliseconds, so threads
 * do it. */
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
 * At most some megabytes are kept, the latest ones. Returns NULL if the picture is not kept. Then a
 * thread draws it, and @widget is drawn again as soon as it is there. (transfer full) (nullable) */
GdkTexture *fp_portrait_textures_get (GtkWidget *widget, const FpPortraitKey *key);

/* fp_portrait_textures_draw: likewise, but draws the picture itself if it is not kept, which takes
 * milliseconds. (transfer full) */
GdkTexture *fp_portrait_textures_draw (GtkWidget *widget, const FpPortraitKey *key);

/* fp_portrait_textures_forget: says that @widget waits for no picture any more. A picture for which
 * nobody waits is not drawn. Call before @widget is unmapped or goes, and when it wants another. */
void fp_portrait_textures_forget (GtkWidget *widget);

/* fp_portrait_textures_n_drawn: returns the number of pictures drawn for @display so far. */
guint fp_portrait_textures_n_drawn (GdkDisplay *display);
