/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/fp-picture-cache.h"

/* Most bytes of pictures that are kept for a display. */
static const gsize MOST = 3 << 20;

static const char CACHE[] = "fp-picture-cache";

typedef struct
{
  char *key;
  cairo_surface_t *picture;
} Kept;

typedef struct
{
  GHashTable *links; /* key → link of @kept */
  GQueue kept; /* of Kept; used last: at the head */
  gsize bytes;
} Cache;

static gsize
bytes_of (cairo_surface_t *picture)
{
  return (gsize) cairo_image_surface_get_stride (picture) * (gsize) cairo_image_surface_get_height (picture);
}

static void
free_kept (gpointer data)
{
  Kept *kept = data;
  cairo_surface_destroy (kept->picture);
  g_free (kept->key);
  g_free (kept);
}

static void
free_cache (gpointer data)
{
  Cache *cache = data;
  g_hash_table_unref (cache->links);
  g_queue_clear_full (&cache->kept, free_kept);
  g_free (cache);
}

static Cache *
cache_of (GtkWidget *widget)
{
  GObject *display = G_OBJECT (gtk_widget_get_display (widget));
  Cache *cache = g_object_get_data (display, CACHE);
  if (cache == NULL)
    {
      cache = g_new0 (Cache, 1);
      cache->links = g_hash_table_new (g_str_hash, g_str_equal);
      g_object_set_data_full (display, CACHE, cache, free_cache);
    }
  return cache;
}

/* Drops the pictures not used for longest, if there are too many. */
static void
trim (Cache *cache)
{
  while (cache->bytes > MOST)
    {
      Kept *last = g_queue_pop_tail (&cache->kept);
      g_hash_table_remove (cache->links, last->key);
      cache->bytes -= bytes_of (last->picture);
      free_kept (last);
    }
}

cairo_surface_t *
fp_picture_cache_get (GtkWidget *widget, const char *key, FpPictureDraw draw)
{
  Cache *cache = cache_of (widget);
  GList *link = g_hash_table_lookup (cache->links, key);
  if (link != NULL)
    {
      Kept *kept = link->data;
      g_queue_unlink (&cache->kept, link);
      g_queue_push_head_link (&cache->kept, link);
      return cairo_surface_reference (kept->picture);
    }
  Kept *kept = g_new (Kept, 1);
  kept->key = g_strdup (key);
  kept->picture = draw (widget);
  g_queue_push_head (&cache->kept, kept);
  g_hash_table_insert (cache->links, kept->key, cache->kept.head);
  cache->bytes += bytes_of (kept->picture);
  cairo_surface_t *picture = cairo_surface_reference (kept->picture);
  trim (cache);
  return picture;
}
