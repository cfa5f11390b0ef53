/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading files that others have put there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the bytes of the file @path (file system encoding), at most @max_bytes + 1 of them, with
 * a NUL behind them. NULL with @error (G_FILE_ERROR) if it can't be read or is no regular file:
 * opening a FIFO or a device never waits. @length may be NULL. Free with g_free (). */
char *fp_regular_file_read (const char *path, gsize max_bytes, gsize *length, GError **error);

G_END_DECLS
