/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn portraits of a display. */
#include "app/widgets/fp-portrait-textures.h"

#include "app/table/fp-seat-mark.h"
#include "art/fp-portrait-draw.h"

enum
{
  BYTES_PER_PIXEL = 4,
  MOST_BYTES = 8 << 20,
  /* Microseconds that a frame may take for new pictures. A choice of all characters shows thirty of
   * them at once. */
  LONGEST = 8000,
};

/* The textures of a display: by key, and in order of their last use, the latest first. */
typedef struct
{
  GHashTable *by_key; /* char* → GList of Entry in @order */
  GQueue order;
  gsize bytes;
  gint64 frame, spent; /* the last frame with new pictures, and microseconds spent on them */
} Textures;

typedef struct
{
  char *key;
  GdkTexture *texture;
  gsize bytes;
} Entry;

static void
entry_free (gpointer data)
{
  Entry *entry = data;
  g_free (entry->key);
  g_object_unref (entry->texture);
  g_free (entry);
}

static void
textures_free (gpointer data)
{
  Textures *textures = data;
  g_hash_table_unref (textures->by_key);
  g_queue_clear_full (&textures->order, entry_free);
  g_free (textures);
}

static Textures *
textures_of (GdkDisplay *display)
{
  static const char name[] = "fp-portrait-textures";
  Textures *textures = g_object_get_data (G_OBJECT (display), name);
  if (textures == NULL)
    {
      textures = g_new0 (Textures, 1);
      textures->by_key = g_hash_table_new (g_str_hash, g_str_equal);
      g_queue_init (&textures->order);
      g_object_set_data_full (G_OBJECT (display), name, textures, textures_free);
    }
  return textures;
}

/* Adds the player's mark in the lower right, on a dark disc. */
static void
draw_badge (cairo_t *cr, const FpPortraitKey *key)
{
  double radius = MAX (key->size * 0.17, 6), x = key->size - radius, y = key->size - radius;
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0.04, 0.05, 0.14);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &key->rim);
  fp_seat_mark_path (cr, key->shape, x, y, radius * 1.35);
  cairo_fill (cr);
}

static GdkTexture *
draw (const FpPortraitKey *key)
{
  g_autoptr (FpPortrait) portrait = fp_portrait_parse (key->text, key->id);
  const FpPortraitStyle style = {
    .rim = { (double) key->rim.red, (double) key->rim.green, (double) key->rim.blue },
    .has_rim = key->shape != NULL,
    .mirrored = key->mirrored,
    .contrast = key->contrast,
  };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, key->size, key->size);
  cairo_t *cr = cairo_create (surface);
  fp_portrait_draw (portrait, cr, key->size, &style);
  if (key->shape != NULL)
    draw_badge (cr, key);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes =
      g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) key->size,
                                  (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (key->size, key->size, GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
drop_oldest (Textures *textures)
{
  Entry *entry = g_queue_pop_tail (&textures->order);
  g_hash_table_remove (textures->by_key, entry->key);
  textures->bytes -= entry->bytes;
  entry_free (entry);
}

/* Returns TRUE if the frame in which @widget is drawn has time for another new picture. */
static gboolean
has_time (Textures *textures, GtkWidget *widget)
{
  gint64 frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget));
  if (frame != textures->frame)
    textures->spent = 0;
  textures->frame = frame;
  return textures->spent < LONGEST;
}

/* Draws and keeps the picture of @key, named @name. */
static GdkTexture *
add (Textures *textures, const FpPortraitKey *key, const char *name)
{
  gint64 began = g_get_monotonic_time ();
  Entry *entry = g_new0 (Entry, 1);
  entry->texture = draw (key);
  entry->key = g_strdup (name);
  entry->bytes = (gsize) key->size * (gsize) key->size * BYTES_PER_PIXEL;
  textures->bytes += entry->bytes;
  g_queue_push_head (&textures->order, entry);
  g_hash_table_insert (textures->by_key, entry->key, textures->order.head);
  while (textures->bytes > MOST_BYTES && textures->order.length > 1)
    drop_oldest (textures);
  textures->spent += g_get_monotonic_time () - began;
  return entry->texture;
}

GdkTexture *
fp_portrait_textures_get (GtkWidget *widget, const FpPortraitKey *key)
{
  Textures *textures = textures_of (gtk_widget_get_display (widget));
  g_autofree char *rim = gdk_rgba_to_string (&key->rim);
  g_autofree char *name = g_strdup_printf ("%d %d%d %s %s %u %s", key->size, key->mirrored, key->contrast,
                                           key->shape != NULL ? key->shape : "-", rim, g_str_hash (key->text), key->id);
  GList *link = g_hash_table_lookup (textures->by_key, name);
  if (link != NULL)
    {
      g_queue_unlink (&textures->order, link);
      g_queue_push_head_link (&textures->order, link);
      return g_object_ref (((Entry *) link->data)->texture);
    }
  return has_time (textures, widget) ? g_object_ref (add (textures, key, name)) : NULL;
}
