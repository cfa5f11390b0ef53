/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Atomic replacement of a file. */
#include "session/files/fp-file-replace.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define PART "-part-"
#define ANY "XXXXXX" /* replaced by arbitrary characters */

static gboolean
fail (const char *path, int problem, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", shown, g_strerror (problem));
  return FALSE;
}

/* Returns 0, or errno if not all of @text can be written. */
static int
write_all (int file, const char *text)
{
  gsize length = strlen (text), written = 0;
  while (written < length)
    {
      gssize n = write (file, text + written, length - written);
      if (n < 0 && errno != EINTR)
        return errno;
      written += n > 0 ? (gsize) n : 0;
    }
  return 0;
}

/* Gives @file the permissions of the file that it replaces. */
static void
copy_mode (int file, const char *path)
{
  GStatBuf about;
  if (g_stat (path, &about) == 0)
    (void) !fchmod (file, about.st_mode & 0777);
}

/* A folder that can't be synced has the new name all the same. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int opened = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (opened < 0)
    return;
  (void) !fsync (opened);
  close (opened);
}

gboolean
fp_file_replace (const char *path, const char *text, gboolean waits, FpFileCheck check, gpointer data, GError **error)
{
  g_autofree char *part = g_strconcat (path, PART ANY, NULL);
  int file = g_mkstemp_full (part, O_WRONLY | O_CLOEXEC, 0666);
  if (file < 0)
    return fail (path, errno, error);
  int problem = write_all (file, text);
  copy_mode (file, path);
  if (problem == 0 && waits && fsync (file) != 0)
    problem = errno;
  if (close (file) != 0 && problem == 0)
    problem = errno;
  if (problem == 0 && check != NULL && !check (data, error))
    {
      (void) g_unlink (part);
      return FALSE;
    }
  if (problem == 0 && g_rename (part, path) != 0)
    problem = errno;
  if (problem != 0)
    {
      (void) g_unlink (part);
      return fail (path, problem, error);
    }
  if (waits)
    sync_folder (path);
  return TRUE;
}

void
fp_file_remove_parts (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  g_autofree char *start = g_strconcat (name, PART, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *found;
  while (dir != NULL && (found = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (found, start) && strlen (found) == strlen (start) + strlen (ANY))
      {
        g_autofree char *part = g_build_filename (folder, found, NULL);
        (void) g_unlink (part);
      }
}
