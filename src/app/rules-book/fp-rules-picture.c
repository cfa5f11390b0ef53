/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the rules book. */
#include "app/rules-book/fp-rules-picture.h"

#include <adwaita.h>

#include "app/widgets/fp-labels.h"
#include "app/rules-book/fp-rules-text.h"

enum
{
  SCALE = 2, /* pixels per pixel of the drawing, for high-resolution screens */
};

/* Loads the drawing in @path and sets *@width to its nominal width. Returns NULL if it can't be
 * read. (transfer full) */
static GdkTexture *
load (const char *path, int *width)
{
  int height;
  if (gdk_pixbuf_get_file_info (path, width, &height) == NULL)
    return NULL;
  g_autoptr (GdkPixbuf) pixels = gdk_pixbuf_new_from_file_at_scale (path, *width * SCALE, height * SCALE, TRUE, NULL);
  return pixels != NULL ? gdk_texture_new_for_pixbuf (pixels) : NULL;
}

GtkWidget *
fp_rules_picture_new (const FpBlock *block)
{
  int width;
  g_autoptr (GdkTexture) texture = load (block->source, &width);
  if (texture == NULL)
    return fp_rules_text_new (block);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), block->text);
  fp_labels_set_name (picture, block->text);
  return g_object_new (ADW_TYPE_CLAMP, "maximum-size", width, "tightening-threshold", width, "child", picture, NULL);
}
