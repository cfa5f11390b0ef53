/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading files without waiting for a FIFO or a device. */
#include "markup/fp-regular-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* Opens the regular file @path. Returns NULL with the errno in @problem. Anything else could block,
 * or never end: a FIFO, a device, a folder. */
static FILE *
open_regular (const char *path, int *problem)
{
  int opened = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
  struct stat about;
  FILE *file = NULL;

  *problem = 0;
  if (opened < 0 || fstat (opened, &about) != 0)
    *problem = errno;
  else if (!S_ISREG (about.st_mode))
    *problem = S_ISDIR (about.st_mode) ? EISDIR : EINVAL;
  else if ((file = fdopen (opened, "rb")) == NULL)
    *problem = errno;
  if (file == NULL && opened >= 0)
    close (opened);
  return file;
}

static void
report_unreadable (const char *path, int problem, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  gboolean special = problem == EINVAL || problem == ENXIO;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", shown,
               special ? "not a regular file" : g_strerror (problem));
}

char *
fp_regular_file_read (const char *path, gsize max_bytes, gsize *length, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  int problem;
  FILE *file = open_regular (path, &problem);
  guint8 buffer[16384];
  gsize got = 1;

  while (problem == 0 && got > 0 && bytes->len <= max_bytes)
    {
      got = fread (buffer, 1, MIN (sizeof buffer, max_bytes + 1 - bytes->len), file);
      g_byte_array_append (bytes, buffer, (guint) got);
      if (ferror (file))
        problem = errno;
    }
  if (file != NULL)
    fclose (file);
  if (problem != 0)
    {
      report_unreadable (path, problem, error);
      return NULL;
    }
  if (length != NULL)
    *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}
