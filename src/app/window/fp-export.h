/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts and pictures that are saved in a file of the player's choice. */
#pragma once

#include "app/window/fp-file-dialogs.h"

/* Called when the file is written (@well), with a sentence about that, or about what went wrong. */
typedef void (*FpExported) (gpointer data, gboolean well, const char *sentence);

/* fp_export_text: asks for a file of @format, proposes @name, and writes @text (transfer full) into
 * it in another thread. @exported is called unless the player cancels or @window is destroyed. */
void fp_export_text (GtkWindow *window, const FpFileFormat *format, const char *name, char *text, FpExported exported,
                     gpointer data);

/* fp_export_picture: does the same with @picture (transfer full), as PNG. */
void fp_export_picture (GtkWindow *window, const FpFileFormat *format, const char *name, GdkTexture *picture,
                        FpExported exported, gpointer data);

/* fp_export_texture: returns a picture of @widget as it is shown, on the ground of its window, that
 * any thread may read. NULL if it isn't shown. (transfer full) */
GdkTexture *fp_export_texture (GtkWidget *widget);
