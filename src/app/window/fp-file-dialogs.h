/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about files: which one. */
#pragma once

#include <gtk/gtk.h>

/* What is done with the file @path that was chosen. */
typedef void (*FpFileChosen) (GtkWindow *window, const char *path);

/* fp_file_dialog_open: asks which game is to be opened; @chosen is called for each. */
void fp_file_dialog_open (GtkWindow *window, FpFileChosen chosen);

/* fp_file_dialog_save: asks where a game is to be kept; @name is proposed (without the ending). */
void fp_file_dialog_save (GtkWindow *window, const char *name, FpFileChosen chosen);
