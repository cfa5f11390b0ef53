/* SPDX-License-Identifier: GPL-3.0-or-later */
/* File dialogs for opening and saving games, and for saving something else. GtkFileDialog came with
 * GTK 4.10. */
#pragma once

#include <gtk/gtk.h>

/* Called with the @path the player has chosen. */
typedef void (*FpFileChosen) (gpointer data, const char *path);

/* A format of files. */
typedef struct
{
  const char *title; /* of the dialog, translated */
  const char *files; /* in the list of formats, translated */
  const char *suffix; /* static */
  const char *type; /* MIME type */
} FpFileFormat;

/* fp_file_dialog_open: asks for the games to open and calls @chosen for each of them. A
 * dialog whose @window was destroyed calls nothing. */
void fp_file_dialog_open (GtkWindow *window, FpFileChosen chosen, gpointer data);

/* fp_file_dialog_save: asks for a file in which to save a game. The dialog proposes @name, which
 * has no suffix. */
void fp_file_dialog_save (GtkWindow *window, const char *name, FpFileChosen chosen, gpointer data);

/* fp_file_dialog_save_format: asks for a file of @format in the same way. @data is freed by
 * @free_data (NULL: not at all) when the dialog closes. */
void fp_file_dialog_save_format (GtkWindow *window, const FpFileFormat *format, const char *name, FpFileChosen chosen,
                                 gpointer data, GDestroyNotify free_data);
