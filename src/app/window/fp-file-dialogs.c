/* SPDX-License-Identifier: GPL-3.0-or-later */
/* File dialogs for opening and saving games. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-file-dialogs.h"
#include "app/window/fp-desktop-files.h"

/* A dialog and the callback for its result. Freed when the dialog closes. */
typedef struct
{
  GtkFileChooserNative *chooser;
  GtkWindow *window; /* NULL once destroyed */
  FpFileChosen chosen;
  gpointer data; /* for chosen */
} FileRequest;

static void
free_request (FileRequest *request)
{
  g_clear_weak_pointer (&request->window);
  g_object_unref (request->chooser);
  g_free (request);
}

/* Adds the suffix to a name that has none. The name stays if the longer one exists, since the
 * dialog has not asked whether to replace that file. (transfer full) */
static char *
with_suffix (char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *longer = g_strconcat (path, FP_FILE_SUFFIX, NULL);
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
    path = with_suffix (g_steal_pointer (&path));
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
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) games = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  gtk_file_filter_set_name (games, _ ("Games of Fifth Planet"));
  gtk_file_filter_add_pattern (games, "*" FP_FILE_SUFFIX);
  gtk_file_filter_add_mime_type (games, FP_FILE_TYPE);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, games);
  gtk_file_chooser_add_filter (chooser, all);
}

static GtkFileChooser *
show_chooser (GtkWindow *window, const char *title, GtkFileChooserAction action, const char *accept,
              FpFileChosen chosen, gpointer data)
{
  FileRequest *request = g_new0 (FileRequest, 1);
  request->chooser = gtk_file_chooser_native_new (title, window, action, accept, NULL);
  request->chosen = chosen;
  request->data = data;
  g_set_weak_pointer (&request->window, window);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (request->chooser), TRUE);
  add_filters (GTK_FILE_CHOOSER (request->chooser));
  g_signal_connect_swapped (request->chooser, "response", G_CALLBACK (on_chooser_response), request);
  return GTK_FILE_CHOOSER (request->chooser);
}

void
fp_file_dialog_open (GtkWindow *window, FpFileChosen chosen, gpointer data)
{
  GtkFileChooser *chooser =
      show_chooser (window, _ ("Open Game"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), chosen, data);
  gtk_file_chooser_set_select_multiple (chooser, TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
fp_file_dialog_save (GtkWindow *window, const char *name, FpFileChosen chosen, gpointer data)
{
  GtkFileChooser *chooser =
      show_chooser (window, _ ("Save Game As"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), chosen, data);
  g_autofree char *proposal = g_strconcat (name, FP_FILE_SUFFIX, NULL);
  gtk_file_chooser_set_current_name (chooser, g_strdelimit (proposal, "/", '-'));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
