/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about files: which one. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-file-dialogs.h"
#include "app/window/fp-desktop-files.h"

/* Choosing a file */

/* What a chooser was opened for; it goes with it. */
typedef struct
{
  GtkFileChooserNative *chooser;
  GtkWindow *window; /* NULL: gone */
  FpFileChosen chosen;
} Choosing;

static void
free_choosing (Choosing *choosing)
{
  g_clear_weak_pointer (&choosing->window);
  g_object_unref (choosing->chooser);
  g_free (choosing);
}

/* A name without ending gets ours, unless there is such a file: nobody has been asked whether it may be replaced. */
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
take_file (const Choosing *choosing, GFile *file)
{
  gboolean saves = gtk_file_chooser_get_action (GTK_FILE_CHOOSER (choosing->chooser)) == GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autofree char *path = g_file_get_path (file);
  if (path != NULL && saves)
    path = with_suffix (g_steal_pointer (&path));
  if (path != NULL && choosing->window != NULL)
    choosing->chosen (choosing->window, path);
}

static void
on_chooser_response (Choosing *choosing, int response)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (choosing->chooser));
      for (guint i = 0; i < g_list_model_get_n_items (files); i++)
        {
          g_autoptr (GFile) file = g_list_model_get_item (files, i);
          take_file (choosing, file);
        }
    }
  free_choosing (choosing);
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
              FpFileChosen chosen)
{
  Choosing *choosing = g_new0 (Choosing, 1);
  choosing->chooser = gtk_file_chooser_native_new (title, window, action, accept, NULL);
  choosing->chosen = chosen;
  g_set_weak_pointer (&choosing->window, window);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (choosing->chooser), TRUE);
  add_filters (GTK_FILE_CHOOSER (choosing->chooser));
  g_signal_connect_swapped (choosing->chooser, "response", G_CALLBACK (on_chooser_response), choosing);
  return GTK_FILE_CHOOSER (choosing->chooser);
}

void
fp_file_dialog_open (GtkWindow *window, FpFileChosen chosen)
{
  GtkFileChooser *chooser = show_chooser (window, _ ("Open Game"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), chosen);
  gtk_file_chooser_set_select_multiple (chooser, TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
fp_file_dialog_save (GtkWindow *window, const char *name, FpFileChosen chosen)
{
  GtkFileChooser *chooser =
      show_chooser (window, _ ("Save Game As"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), chosen);
  g_autofree char *proposal = g_strconcat (name, FP_FILE_SUFFIX, NULL);
  gtk_file_chooser_set_current_name (chooser, g_strdelimit (proposal, "/", '-'));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
