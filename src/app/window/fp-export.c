/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts and pictures that are saved in a file of the player's choice. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-export.h"

/* Something to save. The dialog and the task that writes the file have a reference each. */
typedef struct
{
  GtkWindow *window; /* NULL once destroyed */
  GBytes *text; /* NULL for a picture */
  GdkTexture *picture;
  char *path;
  FpExported exported;
  gpointer data; /* for exported */
} Export;

static void
clear_export (gpointer data)
{
  Export *export = data;
  g_clear_weak_pointer (&export->window);
  g_clear_pointer (&export->text, g_bytes_unref);
  g_clear_object (&export->picture);
  g_free (export->path);
}

static void
unref_export (gpointer data)
{
  g_rc_box_release_full (data, clear_export);
}

static void
write_file (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Export *export = data;
  g_autoptr (GFile) file = g_file_new_for_path (export->path);
  g_autoptr (GBytes) bytes =
      export->text != NULL ? g_bytes_ref (export->text) : gdk_texture_save_to_png_bytes (export->picture);
  gsize size;
  const char *content = g_bytes_get_data (bytes, &size);
  GError *error = NULL;
  if (g_file_replace_contents (file, content, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  const Export *export = g_task_get_task_data (G_TASK (result));
  g_autofree char *name = g_filename_display_basename (export->path);
  g_autoptr (GError) error = NULL;
  gboolean well = g_task_propagate_boolean (G_TASK (result), &error);
  g_autofree char *sentence =
      /* Translators: the name of a file: “table.png”. */
      well ? g_strdup_printf (_ ("Saved in “%s”"), name)
           /* Translators: the name of a file, and the message of the system. */
           : g_strdup_printf (_ ("“%s” could not be written: %s"), name, error->message);
  if (export->window != NULL)
    export->exported (export->data, well, sentence);
}

static void
on_chosen (gpointer data, const char *path)
{
  Export *export = data;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_written, NULL);
  export->path = g_strdup (path);
  g_task_set_task_data (task, g_rc_box_acquire (export), unref_export);
  g_task_run_in_thread (task, write_file);
}

/* Returns an export without content. */
static Export *
new_export (GtkWindow *window, FpExported exported, gpointer data)
{
  Export *export = g_rc_box_new0 (Export);
  export->exported = exported;
  export->data = data;
  g_set_weak_pointer (&export->window, window);
  return export;
}

void
fp_export_text (GtkWindow *window, const FpFileFormat *format, const char *name, char *text, FpExported exported,
                gpointer data)
{
  Export *export = new_export (window, exported, data);
  export->text = g_bytes_new_take (text, strlen (text));
  fp_file_dialog_save_format (window, format, name, on_chosen, export, unref_export);
}

void
fp_export_picture (GtkWindow *window, const FpFileFormat *format, const char *name, GdkTexture *picture,
                   FpExported exported, gpointer data)
{
  Export *export = new_export (window, exported, data);
  export->picture = picture;
  fp_file_dialog_save_format (window, format, name, on_chosen, export, unref_export);
}

/* Pictures */

/* Returns a picture of @node that lies in memory, because textures of OpenGL belong to the main
 * thread. */
static GdkTexture *
render (GskRenderer *renderer, GskRenderNode *node, int width, int height)
{
  g_autoptr (GdkTexture) texture =
      gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gsize stride = (gsize) width * 4, size = stride * (gsize) height;
  guchar *pixels = g_malloc (size);
  gdk_texture_download (texture, pixels, stride);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, size);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* Only the window has a ground of its own. */
static void
add_ground (GtkSnapshot *snapshot, GtkWidget *widget, float width, float height)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (gtk_widget_get_root (widget)));
  GdkRGBA ground;
  if (gtk_style_context_lookup_color (style, "window_bg_color", &ground))
    gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

GdkTexture *
fp_export_texture (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  if (renderer == NULL || width <= 0 || height <= 0)
    return NULL;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  add_ground (snapshot, widget, (float) width, (float) height);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  return node != NULL ? render (renderer, node, width * scale, height * scale) : NULL;
}
