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

#include "session/files/fp-file-replace.h"
#include "session/files/fp-game-file.h"

enum
{
  IN_RUNTIME_FOLDER,
  BESIDE_THE_GAME,
  N_FILES,
  ATTEMPTS = 10, /* at a file that others delete */
};

struct _FpGameLock
{
  char *game;
  char *paths[N_FILES];
  int files[N_FILES]; /* −1: can't be locked */
  int itself; /* the game's file, −1 likewise */
};

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

/* Locks the open @file. FALSE if somebody else has locked it. */
static gboolean
lock_file (int file)
{
  return flock (file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* Returns TRUE if @file is still called @path: its owner deletes a lock's file. */
static gboolean
is_called (int file, const char *path)
{
  struct stat own, there;
  return fstat (file, &own) == 0 && lstat (path, &there) == 0 && own.st_dev == there.st_dev &&
         own.st_ino == there.st_ino;
}

/* Locks the file @path, which is made, into @locked; −1: it can't be had. FALSE if somebody else
 * has locked it. */
static gboolean
take_file (const char *path, int *locked)
{
  *locked = -1;
  for (guint i = 0; i < ATTEMPTS; i++)
    {
      int file = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
      if (file < 0)
        return TRUE;
      gboolean free_for_us = lock_file (file);
      if (free_for_us && is_called (file, path))
        {
          *locked = file;
          return TRUE;
        }
      close (file);
      if (!free_for_us)
        return FALSE;
    }
  return TRUE;
}

/* Locks the game's own file, if there is one. FALSE as above. */
static gboolean
take_game (const char *game, int *locked)
{
  struct stat about;
  *locked = g_open (game, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  if (*locked < 0)
    return TRUE;
  gboolean regular = fstat (*locked, &about) == 0 && S_ISREG (about.st_mode);
  if (regular && lock_file (*locked))
    return TRUE;
  close (*locked);
  *locked = -1;
  return !regular;
}

static FpGameLock *
new_lock (const char *path)
{
  FpGameLock *lock = g_new0 (FpGameLock, 1);
  g_autofree char *folder = g_build_filename (g_get_user_runtime_dir (), "fifth-planet", NULL);
  lock->game = canonical (path);
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, lock->game, -1);
  (void) g_mkdir_with_parents (folder, 0700);
  lock->paths[IN_RUNTIME_FOLDER] = g_strconcat (folder, G_DIR_SEPARATOR_S, name, ".lock", NULL);
  lock->paths[BESIDE_THE_GAME] = g_strconcat (lock->game, "-lock", NULL);
  for (guint i = 0; i < N_FILES; i++)
    lock->files[i] = -1;
  lock->itself = -1;
  return lock;
}

gboolean
fp_game_lock (const char *path, FpGameLock **lock, GError **error)
{
  g_autoptr (FpGameLock) own = new_lock (path);
  gboolean free_for_us = take_game (own->game, &own->itself);
  for (guint i = 0; i < N_FILES; i++)
    free_for_us = free_for_us && take_file (own->paths[i], &own->files[i]);
  if (free_for_us)
    {
      /* Nobody else writes the game, so these are of programs that were killed. */
      fp_file_remove_parts (own->game);
      *lock = g_steal_pointer (&own);
      return TRUE;
    }
  *lock = NULL;
  g_autofree char *shown = g_filename_display_name (path);
  /* Translators: the name of a file. */
  g_set_error (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_IN_USE, _ ("%s: the game is open elsewhere"), shown);
  return FALSE;
}

void
fp_game_lock_renew (FpGameLock *lock)
{
  int before = lock->itself;
  if (before >= 0 && is_called (before, lock->game))
    return;
  (void) take_game (lock->game, &lock->itself);
  if (before >= 0)
    close (before);
}

/* The files are deleted before they are given back: a program that waits for them sees it. */
void
fp_game_unlock (FpGameLock *lock)
{
  if (lock == NULL)
    return;
  for (guint i = N_FILES; i > 0; i--)
    {
      if (lock->files[i - 1] >= 0)
        {
          (void) g_unlink (lock->paths[i - 1]);
          close (lock->files[i - 1]);
        }
      g_free (lock->paths[i - 1]);
    }
  if (lock->itself >= 0)
    close (lock->itself);
  g_free (lock->game);
  g_free (lock);
}
