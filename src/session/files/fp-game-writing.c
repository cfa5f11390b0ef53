/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a game's file. */
#include "session/files/fp-game-writing.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "archive/saves/fp-save-file.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"

struct _FpGameWriting
{
  gatomicrefcount references;
  GMutex mutex;
  char *path;
  guint begun; /* contents so far */
  guint written; /* the number of the last one on the disk */
  gboolean known; /* TRUE: the file was written or read, and was then as follows */
  GStatBuf about;
  char *checksum; /* of its content, NULL: it could not be read */
};

FpGameWriting *
fp_game_writing_new (const char *path)
{
  FpGameWriting *writing = g_new0 (FpGameWriting, 1);
  g_atomic_ref_count_init (&writing->references);
  g_mutex_init (&writing->mutex);
  writing->path = g_strdup (path);
  return writing;
}

FpGameWriting *
fp_game_writing_ref (FpGameWriting *writing)
{
  g_atomic_ref_count_inc (&writing->references);
  return writing;
}

void
fp_game_writing_unref (FpGameWriting *writing)
{
  if (!g_atomic_ref_count_dec (&writing->references))
    return;
  g_mutex_clear (&writing->mutex);
  g_free (writing->path);
  g_free (writing->checksum);
  g_free (writing);
}

/* Returns a checksum of the file's content, NULL: it can't be read. */
static char *
checksum_of_file (const char *path, const GStatBuf *about)
{
  g_autofree char *content = NULL;
  gsize length;
  if (!S_ISREG (about->st_mode) || about->st_size > FP_SAVE_FILE_MAX_BYTES ||
      !g_file_get_contents (path, &content, &length, NULL))
    return NULL;
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) content, length);
}

/* Notes how the file is. @checksum (transfer full) is of what it should have in it. */
static void
note (FpGameWriting *writing, char *checksum)
{
  g_free (writing->checksum);
  writing->checksum = checksum;
  writing->known = checksum != NULL && g_stat (writing->path, &writing->about) == 0;
}

void
fp_game_writing_note (FpGameWriting *writing)
{
  GStatBuf about;
  g_mutex_lock (&writing->mutex);
  note (writing, g_stat (writing->path, &about) == 0 ? checksum_of_file (writing->path, &about) : NULL);
  g_mutex_unlock (&writing->mutex);
}

/* Returns TRUE if the file may be replaced: it is as it was left, it has been deleted, or it was
 * copied or touched without a change. */
static gboolean
is_as_left (FpGameWriting *writing)
{
  GStatBuf now;
  const GStatBuf *then = &writing->about;
  if (!writing->known || g_stat (writing->path, &now) != 0)
    return TRUE;
  if (now.st_dev == then->st_dev && now.st_ino == then->st_ino && now.st_size == then->st_size &&
      now.st_mtim.tv_sec == then->st_mtim.tv_sec && now.st_mtim.tv_nsec == then->st_mtim.tv_nsec)
    return TRUE;
  g_autofree char *checksum = checksum_of_file (writing->path, &now);
  return g_strcmp0 (checksum, writing->checksum) == 0;
}

guint
fp_game_writing_begin (FpGameWriting *writing)
{
  g_mutex_lock (&writing->mutex);
  guint number = ++writing->begun;
  g_mutex_unlock (&writing->mutex);
  return number;
}

static gboolean
check_as_left (gpointer data, GError **error)
{
  FpGameWriting *writing = data;
  if (is_as_left (writing))
    return TRUE;
  g_autofree char *shown = g_filename_display_name (writing->path);
  /* Translators: the name of a file. */
  g_set_error (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_CHANGED, _ ("%s has been changed by another program"),
               shown);
  return FALSE;
}

/* Does the same while the mutex is locked. */
static gboolean
replace (FpGameWriting *writing, const char *text, gboolean waits, GError **error)
{
  if (!fp_session_write (writing->path, text, waits, check_as_left, writing, error))
    return FALSE;
  note (writing, g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1));
  return TRUE;
}

gboolean
fp_game_writing_write (FpGameWriting *writing, guint number, const char *text, gboolean waits, GError **error)
{
  g_mutex_lock (&writing->mutex);
  gboolean well = number <= writing->written || replace (writing, text, waits, error);
  if (well && waits)
    writing->written = MAX (writing->written, number);
  g_mutex_unlock (&writing->mutex);
  return well;
}

void
fp_game_writing_end (FpGameWriting *writing)
{
  g_mutex_lock (&writing->mutex);
  writing->written = G_MAXUINT;
  g_mutex_unlock (&writing->mutex);
}
