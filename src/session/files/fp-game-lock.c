/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Locks of games. */
#include "session/files/fp-game-lock.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#include "session/files/fp-game-file.h"

/* Returns one name for each game, whichever path leads to it. */
static char *
canonical (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  char *whole = realpath (path, NULL), *real = whole == NULL ? realpath (folder, NULL) : NULL;
  char *found = whole != NULL  ? g_strdup (whole)
                : real != NULL ? g_build_filename (real, name, NULL)
                               : g_canonicalize_filename (path, NULL);
  free (whole);
  free (real);
  return found;
}

gboolean
fp_game_lock (const char *path, int *lock, GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_runtime_dir (), "fifth-planet", NULL);
  g_autofree char *game = canonical (path);
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, game, -1);
  g_autofree char *file = g_strconcat (folder, G_DIR_SEPARATOR_S, name, ".lock", NULL);
  *lock = g_mkdir_with_parents (folder, 0700) == 0 ? g_open (file, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
  if (*lock < 0 || flock (*lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;
  close (*lock);
  *lock = -1;
  g_autofree char *shown = g_filename_display_name (path);
  g_set_error (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_IN_USE, _ ("%s: the game is open elsewhere"), shown);
  return FALSE;
}
