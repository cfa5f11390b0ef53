/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes journals: a line goes to the system at once, and another thread syncs it to the disk. */
#include "archive/saves/fp-journal-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  SYNC_PAUSE = G_USEC_PER_SEC, /* between two syncs */
  LONG = FP_JOURNAL_MAX_BYTES / 8, /* bytes of a journal to be folded */
};

/* State shared by the journal and the syncing thread. The last user closes the file, so a slow disk
 * delays no game's closing. */
typedef struct
{
  gatomicrefcount references;
  GMutex mutex;
  GCond changed;
  int file;
  gboolean alone; /* TRUE: no thread could be started, so each line is synced where it is written */
  gboolean dirty; /* TRUE: some lines may not be on the disk */
  gboolean over; /* TRUE: nothing more will be written */
  int problem; /* errno of the last sync, 0: none */
} Disk;

struct _FpJournal
{
  char *path;
  GArray *hashes; /* uint64_t after each number of choices */
  guint returns; /* number of returns past revealed information */
  Disk *disk; /* NULL: not opened yet */
  goffset length; /* bytes written, or kept of an older file */
};

static void
leave_disk (Disk *disk)
{
  if (!g_atomic_ref_count_dec (&disk->references))
    return;
  close (disk->file);
  g_mutex_clear (&disk->mutex);
  g_cond_clear (&disk->changed);
  g_free (disk);
}

static gpointer
wait_for_disk (gpointer data)
{
  Disk *disk = data;

  g_mutex_lock (&disk->mutex);
  while (!disk->over || disk->dirty)
    if (disk->dirty)
      {
        gint64 next = g_get_monotonic_time () + SYNC_PAUSE;

        int problem;

        disk->dirty = FALSE;
        g_mutex_unlock (&disk->mutex);
        problem = fdatasync (disk->file) == 0 ? 0 : errno;
        g_mutex_lock (&disk->mutex);
        disk->problem = problem;
        while (!disk->over && g_cond_wait_until (&disk->changed, &disk->mutex, next))
          ;
      }
    else
      g_cond_wait (&disk->changed, &disk->mutex);
  g_mutex_unlock (&disk->mutex);
  leave_disk (disk);
  return NULL;
}

static Disk *
new_disk (int file)
{
  Disk *disk = g_new0 (Disk, 1);
  GThread *thread;

  g_atomic_ref_count_init (&disk->references);
  g_atomic_ref_count_inc (&disk->references);
  g_mutex_init (&disk->mutex);
  g_cond_init (&disk->changed);
  disk->file = file;
  thread = g_thread_try_new ("journal", wait_for_disk, disk, NULL);
  disk->alone = thread == NULL;
  if (thread != NULL)
    g_thread_unref (thread);
  else
    leave_disk (disk);
  return disk;
}

FpJournal *
fp_journal_new (const char *path, uint64_t identity)
{
  FpJournal *journal = g_new0 (FpJournal, 1);

  journal->path = g_strdup (path);
  journal->hashes = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  g_array_append_val (journal->hashes, identity);
  return journal;
}

void
fp_journal_resume (FpJournal *journal, gsize length)
{
  journal->length = (goffset) length;
}

void
fp_journal_free (FpJournal *journal)
{
  if (journal == NULL)
    return;
  if (journal->disk != NULL)
    {
      g_mutex_lock (&journal->disk->mutex);
      journal->disk->over = TRUE;
      g_cond_signal (&journal->disk->changed);
      g_mutex_unlock (&journal->disk->mutex);
      leave_disk (journal->disk);
    }
  g_array_unref (journal->hashes);
  g_free (journal->path);
  g_free (journal);
}

int
fp_journal_disk_problem (FpJournal *journal)
{
  int problem;

  if (journal->disk == NULL)
    return 0;
  g_mutex_lock (&journal->disk->mutex);
  problem = journal->disk->problem;
  g_mutex_unlock (&journal->disk->mutex);
  return problem;
}

guint
fp_journal_length (const FpJournal *journal)
{
  return journal->hashes->len - 1;
}

gboolean
fp_journal_is_long (const FpJournal *journal)
{
  return journal->length > LONG;
}

void
fp_journal_discard (const FpJournal *journal)
{
  struct stat own, there;

  if (journal->disk != NULL && fstat (journal->disk->file, &own) == 0 && stat (journal->path, &there) == 0 &&
      own.st_dev == there.st_dev && own.st_ino == there.st_ino)
    (void) g_unlink (journal->path);
}

static uint64_t
last_hash (const FpJournal *journal)
{
  return g_array_index (journal->hashes, uint64_t, journal->hashes->len - 1);
}

void
fp_journal_know (FpJournal *journal, const char *seat, const char *to, const char *answer)
{
  uint64_t hash = fp_save_file_mix (last_hash (journal), seat, to, answer);

  g_array_append_val (journal->hashes, hash);
}

gboolean
fp_journal_holds (const FpJournal *journal, guint n, const char *seat, const char *to, const char *answer)
{
  uint64_t before = g_array_index (journal->hashes, uint64_t, n);

  return g_array_index (journal->hashes, uint64_t, n + 1) == fp_save_file_mix (before, seat, to, answer);
}

void
fp_journal_know_returns (FpJournal *journal, guint returns)
{
  journal->returns = returns;
}

static gboolean
fail (const FpJournal *journal, int problem, GError **error)
{
  g_autofree char *shown = g_filename_display_name (journal->path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", shown, g_strerror (problem));
  return FALSE;
}

/* Writes all of @text or nothing. */
static gboolean
append (FpJournal *journal, const char *text, GError **error)
{
  gsize length = strlen (text), written = 0;
  int problem = journal->length + (goffset) length > FP_JOURNAL_MAX_BYTES ? EFBIG : 0;

  if (problem != 0)
    return fail (journal, problem, error);
  while (written < length && problem == 0)
    {
      gssize n = pwrite (journal->disk->file, text + written, length - written, journal->length + (goffset) written);

      if (n >= 0)
        written += (gsize) n;
      else if (errno != EINTR)
        problem = errno;
    }
  if (problem != 0)
    {
      /* A partial line reads like one that was interrupted, so a failure here is harmless. */
      (void) !ftruncate (journal->disk->file, journal->length);
      return fail (journal, problem, error);
    }
  journal->length += (goffset) length;
  g_mutex_lock (&journal->disk->mutex);
  if (journal->disk->alone)
    journal->disk->problem = fdatasync (journal->disk->file) == 0 ? 0 : errno;
  journal->disk->dirty = TRUE;
  g_cond_signal (&journal->disk->changed);
  g_mutex_unlock (&journal->disk->mutex);
  return TRUE;
}

static gboolean
open_file (FpJournal *journal, GError **error)
{
  int file;

  if (journal->disk != NULL)
    return TRUE;
  file = g_open (journal->path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0)
    return fail (journal, errno, error);
  if (ftruncate (file, journal->length) != 0)
    {
      int problem = errno;

      close (file);
      return fail (journal, problem, error);
    }
  journal->disk = new_disk (file);
  return TRUE;
}

/* Writes a line, preceded by the header if it is the first. */
static gboolean
write_line (FpJournal *journal, const char *line, GError **error)
{
  g_autofree char *text = NULL;

  if (!open_file (journal, error))
    return FALSE;
  if (journal->length > 0)
    return append (journal, line, error);
  text = g_strdup_printf ("%s\t" FP_JOURNAL_FORMAT "\t%u\t%016" G_GINT64_MODIFIER "x\n%s",
                          fp_journal_kinds[FP_JOURNAL_BEGINS].word, fp_journal_length (journal),
                          fp_journal_line_hash (last_hash (journal), journal->returns), line);
  return append (journal, text, error);
}

gboolean
fp_journal_choice (FpJournal *journal, const char *seat, const char *to, const char *answer, GError **error)
{
  uint64_t hash = fp_save_file_mix (last_hash (journal), seat, to, answer);
  g_autofree char *line = g_strdup_printf ("%s\t%u\t%s\t%s\t%s\t%016" G_GINT64_MODIFIER "x\n",
                                           fp_journal_kinds[FP_JOURNAL_CHOICE].word, fp_journal_length (journal) + 1,
                                           seat, to, answer, fp_journal_line_hash (hash, journal->returns));

  if (fp_journal_length (journal) >= FP_SAVE_FILE_MAX)
    return fail (journal, EFBIG, error);
  if (!write_line (journal, line, error))
    return FALSE;
  g_array_append_val (journal->hashes, hash);
  return TRUE;
}

gboolean
fp_journal_back (FpJournal *journal, guint left, GError **error)
{
  g_autofree char *line =
      g_strdup_printf ("%s\t%u\t%016" G_GINT64_MODIFIER "x\n", fp_journal_kinds[FP_JOURNAL_BACK].word, left,
                       fp_journal_line_hash (g_array_index (journal->hashes, uint64_t, left), journal->returns));

  if (!write_line (journal, line, error))
    return FALSE;
  g_array_set_size (journal->hashes, left + 1);
  return TRUE;
}

gboolean
fp_journal_returned (FpJournal *journal, const char *seat, GError **error)
{
  g_autofree char *line = g_strdup_printf ("%s\t%u\t%s\t%016" G_GINT64_MODIFIER "x\n",
                                           fp_journal_kinds[FP_JOURNAL_RETURNED].word, fp_journal_length (journal),
                                           seat, fp_journal_line_hash (last_hash (journal), journal->returns + 1));

  if (!write_line (journal, line, error))
    return FALSE;
  journal->returns++;
  return TRUE;
}
