/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn portraits of a display. */
#include "app/widgets/fp-portrait-textures.h"

#include "app/table/fp-seat-mark.h"
#include "art/fp-portrait-draw.h"

enum
{
  BYTES_PER_PIXEL = 4,
  MOST_BYTES = 8 << 20,
  THREADS = 2,
  /* Milliseconds for which pictures are gathered while others are being drawn, since each frame
   * draws the scene anew. */
  GATHER = 150,
};

/* The textures of a display: by key, and in order of their last use, the latest first. */
typedef struct
{
  GHashTable *by_key; /* char* → GList of Entry in @order */
  GQueue order;
  gsize bytes;
  guint n_drawn;
  GHashTable *jobs; /* by key: Job; owned */
  GThreadPool *pool;
  GMutex lock; /* of the members below */
  GPtrArray *done; /* of Job, borrowed */
  guint n_open; /* jobs in the pool */
  guint later, now; /* sources that take what is done, 0: none */
} Textures;

typedef struct
{
  char *key;
  GdkTexture *texture;
  gsize bytes;
} Entry;

/* A picture that is being drawn. */
typedef struct
{
  Textures *textures;
  char *name; /* key in the tables */
  FpPortraitKey key; /* with strings of its own */
  GHashTable *waiting; /* set of GtkWidget, borrowed: they are forgotten before they go */
  int unwanted; /* atomic: TRUE while nobody waits */
  cairo_surface_t *surface; /* NULL: not drawn */
} Job;

static void
entry_free (gpointer data)
{
  Entry *entry = data;
  g_free (entry->key);
  g_object_unref (entry->texture);
  g_free (entry);
}

static void
job_free (gpointer data)
{
  Job *job = data;
  g_free (job->name);
  g_free ((char *) job->key.text);
  g_free ((char *) job->key.id);
  g_free ((char *) job->key.shape);
  g_hash_table_unref (job->waiting);
  g_clear_pointer (&job->surface, cairo_surface_destroy);
  g_free (job);
}

static void
textures_free (gpointer data)
{
  Textures *textures = data;
  g_thread_pool_free (textures->pool, TRUE, TRUE);
  g_clear_handle_id (&textures->later, g_source_remove);
  g_clear_handle_id (&textures->now, g_source_remove);
  g_ptr_array_unref (textures->done);
  g_hash_table_unref (textures->jobs);
  g_mutex_clear (&textures->lock);
  g_hash_table_unref (textures->by_key);
  g_queue_clear_full (&textures->order, entry_free);
  g_free (textures);
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

static cairo_surface_t *
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
  return surface;
}

/* Takes over @surface. */
static GdkTexture *
texture_of (cairo_surface_t *surface)
{
  int size = cairo_image_surface_get_width (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) size,
                                                         (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (size, size, GDK_MEMORY_DEFAULT, bytes, stride);
}

static gboolean take_later (gpointer data);
static gboolean take_now (gpointer data);

/* Runs in a thread of the pool. */
static void
draw_job (gpointer data, gpointer pool_data)
{
  Job *job = data;
  Textures *textures = job->textures;
  if (!g_atomic_int_get (&job->unwanted))
    job->surface = draw (&job->key);
  g_mutex_lock (&textures->lock);
  g_ptr_array_add (textures->done, job);
  textures->n_open--;
  if (textures->n_open == 0 && textures->now == 0)
    textures->now = g_timeout_add (0, take_now, textures);
  else if (textures->n_open > 0 && textures->later == 0)
    textures->later = g_timeout_add (GATHER, take_later, textures);
  g_mutex_unlock (&textures->lock);
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
      textures->jobs = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, job_free);
      textures->pool = g_thread_pool_new (draw_job, NULL, THREADS, FALSE, NULL);
      textures->done = g_ptr_array_new ();
      g_mutex_init (&textures->lock);
      g_object_set_data_full (G_OBJECT (display), name, textures, textures_free);
    }
  return textures;
}

static void
drop_oldest (Textures *textures)
{
  Entry *entry = g_queue_pop_tail (&textures->order);
  g_hash_table_remove (textures->by_key, entry->key);
  textures->bytes -= entry->bytes;
  entry_free (entry);
}

/* Keeps the picture of @size pixels called @name, and takes over its @surface. One that is kept
 * already stays. */
static void
keep (Textures *textures, const char *name, int size, cairo_surface_t *surface)
{
  if (g_hash_table_contains (textures->by_key, name))
    {
      cairo_surface_destroy (surface);
      return;
    }
  Entry *entry = g_new0 (Entry, 1);
  entry->texture = texture_of (surface);
  entry->key = g_strdup (name);
  entry->bytes = (gsize) size * (gsize) size * BYTES_PER_PIXEL;
  textures->bytes += entry->bytes;
  textures->n_drawn++;
  g_queue_push_head (&textures->order, entry);
  g_hash_table_insert (textures->by_key, entry->key, textures->order.head);
  while (textures->bytes > MOST_BYTES && textures->order.length > 1)
    drop_oldest (textures);
}

static void
push (Textures *textures, Job *job)
{
  g_mutex_lock (&textures->lock);
  textures->n_open++;
  g_mutex_unlock (&textures->lock);
  g_thread_pool_push (textures->pool, job, NULL);
}

/* Keeps the picture of @job and has those drawn again who wait for it. A job that nobody wanted for
 * a while begins again if somebody waits for it now. */
static void
finish (Textures *textures, Job *job)
{
  GHashTableIter iter;
  gpointer widget;
  if (job->surface == NULL && g_hash_table_size (job->waiting) > 0)
    {
      push (textures, job);
      return;
    }
  if (job->surface != NULL)
    keep (textures, job->name, job->key.size, g_steal_pointer (&job->surface));
  g_hash_table_iter_init (&iter, job->waiting);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    gtk_widget_queue_draw (widget);
  g_hash_table_remove (textures->jobs, job->name);
}

/* Takes what is done. @source is the source that does so. */
static gboolean
take_done (Textures *textures, guint *source)
{
  g_mutex_lock (&textures->lock);
  g_autoptr (GPtrArray) done = g_steal_pointer (&textures->done);
  textures->done = g_ptr_array_new ();
  *source = 0;
  g_mutex_unlock (&textures->lock);
  for (guint i = 0; i < done->len; i++)
    finish (textures, done->pdata[i]);
  return G_SOURCE_REMOVE;
}

static gboolean
take_later (gpointer data)
{
  Textures *textures = data;
  return take_done (textures, &textures->later);
}

static gboolean
take_now (gpointer data)
{
  Textures *textures = data;
  return take_done (textures, &textures->now);
}

/* Has the picture of @key, named @name, drawn for @widget. */
static void
order (Textures *textures, const FpPortraitKey *key, const char *name, GtkWidget *widget)
{
  Job *job = g_hash_table_lookup (textures->jobs, name);
  gboolean is_new = job == NULL;
  if (is_new)
    {
      job = g_new0 (Job, 1);
      *job = (Job){ .textures = textures, .name = g_strdup (name), .key = *key };
      job->key.text = g_strdup (key->text);
      job->key.id = g_strdup (key->id);
      job->key.shape = g_strdup (key->shape);
      job->waiting = g_hash_table_new (NULL, NULL);
      g_hash_table_insert (textures->jobs, job->name, job);
    }
  g_hash_table_add (job->waiting, widget);
  g_atomic_int_set (&job->unwanted, FALSE);
  if (is_new)
    push (textures, job);
}

static char *
name_of (const FpPortraitKey *key)
{
  g_autofree char *rim = gdk_rgba_to_string (&key->rim);
  return g_strdup_printf ("%d %d%d %s %s %u %s", key->size, key->mirrored, key->contrast,
                          key->shape != NULL ? key->shape : "-", rim, g_str_hash (key->text), key->id);
}

/* Returns the picture called @name, NULL: it is not kept. */
static GdkTexture *
find_kept (Textures *textures, const char *name)
{
  GList *link = g_hash_table_lookup (textures->by_key, name);
  if (link == NULL)
    return NULL;
  g_queue_unlink (&textures->order, link);
  g_queue_push_head_link (&textures->order, link);
  return g_object_ref (((Entry *) link->data)->texture);
}

GdkTexture *
fp_portrait_textures_get (GtkWidget *widget, const FpPortraitKey *key)
{
  Textures *textures = textures_of (gtk_widget_get_display (widget));
  g_autofree char *name = name_of (key);
  GdkTexture *texture = find_kept (textures, name);
  if (texture == NULL)
    order (textures, key, name, widget);
  return texture;
}

GdkTexture *
fp_portrait_textures_draw (GtkWidget *widget, const FpPortraitKey *key)
{
  Textures *textures = textures_of (gtk_widget_get_display (widget));
  g_autofree char *name = name_of (key);
  GdkTexture *texture = find_kept (textures, name);
  if (texture != NULL)
    return texture;
  keep (textures, name, key->size, draw (key));
  return find_kept (textures, name);
}

void
fp_portrait_textures_forget (GtkWidget *widget)
{
  Textures *textures = textures_of (gtk_widget_get_display (widget));
  GHashTableIter iter;
  gpointer value;
  g_hash_table_iter_init (&iter, textures->jobs);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Job *job = value;
      if (g_hash_table_remove (job->waiting, widget) && g_hash_table_size (job->waiting) == 0)
        g_atomic_int_set (&job->unwanted, TRUE);
    }
}

guint
fp_portrait_textures_n_drawn (GdkDisplay *display)
{
  return textures_of (display)->n_drawn;
}
