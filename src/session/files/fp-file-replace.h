/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Atomic replacement of a file.
 *
 * GLib's leaves a file with an arbitrary name behind if the program is killed. Here such files have
 * names of their own, by which they are found again.
 */
#pragma once

#include <glib.h>

/* Says if a file may be replaced now. FALSE with @error: it must not be. */
typedef gboolean (*FpFileCheck) (gpointer data, GError **error);

/* fp_file_replace: replaces the file @path, which need not exist, by @text. It has the old content
 * or the new one at any time. With @waits it is on the disk on return. @check (NULL: none) is
 * called with @data at the last moment, since writing may take long. FALSE with @error
 * (G_FILE_ERROR, or @check's); the old file is then unchanged. */
gboolean fp_file_replace (const char *path, const char *text, gboolean waits, FpFileCheck check, gpointer data,
                          GError **error);

/* fp_file_remove_parts: deletes what interrupted replacements of @path have left. Call it only when
 * nobody else replaces the file. */
void fp_file_remove_parts (const char *path);
