/* SPDX-License-Identifier: GPL-3.0-or-later */
/* File dialogs for opening and saving games, and for saving something else. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-file-dialogs.h"
#include "app/window/fp-desktop-files.h"

/* A dialog and the callback for its result. Freed when the dialog closes. */
typedef struct
{
  GtkFileChooserNative *chooser;
  GtkWindow *window; /* NULL once destroyed */
  const char *suffix; /* of a saved file */
  FpFileChosen chosen;
  gpointer data; /* for chosen */
  GDestroyNotify free_data; /* NULL: nothing */
} FileRequest;

static void
free_request (FileRequest *request)
{
  g_clear_weak_pointer (&request->window);
  g_object_unref (request->chooser);
  if (request->free_data != NULL)
    request->free_data (request->data);
  g_free (request);
}

/* Adds @suffix to a name that has none. The name stays if the longer one exists, since the
 * dialog has not asked whether to replace that file. (transfer full) */
static char *
with_suffix (char *path, const char *suffix)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *longer = g_strconcat (path, suffix, NULL);
  if (strchr (name, '.') != NULL || g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (longer, G_FILE_TEST_EXISTS))
    return path;
  g_free (path);
  return g_steal_pointer (&longer);
}

static void
accept_file (const FileRequest *request, GFile *file)
{
  gboolean saves = gtk_file_chooser_get_action (GTK_FILE_CHOOSER (request->chooser)) == GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autofree char *path = g_file_get_path (file);
  if (path != NULL && saves)
    path = with_suffix (g_steal_pointer (&path), request->suffix);
  if (path != NULL && request->window != NULL)
    request->chosen (request->data, path);
}

static void
on_chooser_response (FileRequest *request, int response)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (request->chooser));
      for (guint i = 0; i < g_list_model_get_n_items (files); i++)
        {
          g_autoptr (GFile) file = g_list_model_get_item (files, i);
          accept_file (request, file);
        }
    }
  free_request (request);
}

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *suffix, const char *type)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *pattern = g_strconcat ("*", suffix, NULL);
  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  if (type != NULL)
    gtk_file_filter_add_mime_type (filter, type);
  gtk_file_chooser_add_filter (chooser, filter);
}

static GtkFileChooser *
new_chooser (GtkWindow *window, const FpFileFormat *format, GtkFileChooserAction action, const char *accept,
             FileRequest *request)
{
  request->chooser = gtk_file_chooser_native_new (format->title, window, action, accept, NULL);
  request->suffix = format->suffix;
  g_set_weak_pointer (&request->window, window);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (request->chooser), TRUE);
  add_filter (GTK_FILE_CHOOSER (request->chooser), format->files, format->suffix, format->type);
  add_filter (GTK_FILE_CHOOSER (request->chooser), _ ("All files"), "", NULL);
  g_signal_connect_swapped (request->chooser, "response", G_CALLBACK (on_chooser_response), request);
  return GTK_FILE_CHOOSER (request->chooser);
}

static FileRequest *
new_request (FpFileChosen chosen, gpointer data, GDestroyNotify free_data)
{
  FileRequest *request = g_new0 (FileRequest, 1);
  request->chosen = chosen;
  request->data = data;
  request->free_data = free_data;
  return request;
}

void
fp_file_dialog_open (GtkWindow *window, FpFileChosen chosen, gpointer data)
{
  const FpFileFormat games = { _ ("Open Game"), _ ("Games of Fifth Planet"), FP_FILE_SUFFIX, FP_FILE_TYPE };
  GtkFileChooser *chooser =
      new_chooser (window, &games, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), new_request (chosen, data, NULL));
  gtk_file_chooser_set_select_multiple (chooser, TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
fp_file_dialog_save_format (GtkWindow *window, const FpFileFormat *format, const char *name, FpFileChosen chosen,
                            gpointer data, GDestroyNotify free_data)
{
  GtkFileChooser *chooser =
      new_chooser (window, format, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), new_request (chosen, data, free_data));
  g_autofree char *proposal = g_strconcat (name, format->suffix, NULL);
  gtk_file_chooser_set_current_name (chooser, g_strdelimit (proposal, "/", '-'));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
fp_file_dialog_save (GtkWindow *window, const char *name, FpFileChosen chosen, gpointer data)
{
  const FpFileFormat games = { _ ("Save Game As"), _ ("Games of Fifth Planet"), FP_FILE_SUFFIX, FP_FILE_TYPE };
  fp_file_dialog_save_format (window, &games, name, chosen, data, NULL);
}
