/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a running game: its journal is kept up to date, its XML written when it is saved. */
#include "session/files/fp-game-file.h"

#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "archive/saves/fp-journal.h"
#include "session/files/fp-game-lock.h"
#include "session/files/fp-game-paths.h"
#include "session/files/fp-game-writing.h"
#include "session/files/fp-games-folder.h"
#include "session/files/fp-session-file.h"

G_DEFINE_QUARK (fp_game_file_error_quark, fp_game_file_error)

/* An automatic saving at the start and after each turn, whose text another thread makes and writes.
 */
typedef struct
{
  gatomicrefcount references;
  FpGameSaving *saving;
  GError *error; /* reason of a failure; set before @done */
  gint done; /* atomic: 1: written, −1: failed */
} Folding;

struct _FpGameFile
{
  FpSession *session; /* NULL: it is no longer kept up to date */
  char *path;
  FpJournal *journal;
  uint64_t identity; /* of the game, for its journals */
  guint same; /* choices common to journal and session since the last line was written */
  guint returns; /* lines “returned” written, or in the file */
  guint changes; /* number of the session's changes */
  char *trouble; /* reason why the last choices are not on disk */
  char *notice; /* the game has left its file for this one, NULL: it hasn't */
  FpGameLock *lock; /* NULL: none */
  int turn; /* turns at the last folding, −1: folding is due */
  guint failures; /* failed foldings since the last success */
  FpGameWriting *writing;
  Folding *folding; /* running folding, NULL: none */
};

struct _FpGameSaving
{
  GMutex mutex; /* of the next three */
  FpSessionRecord *record; /* NULL once the text has been made */
  char *text; /* NULL: nothing can be written */
  GError *error; /* the reason; else NULL */
  guint changes; /* the session's changes before it */
  FpGameWriting *writing;
  guint number; /* its number among the file's savings */
};

/* Returns the content of the file, owned by @saving, in any thread. NULL: it can't be written. */
static const char *
make_text (FpGameSaving *saving)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&saving->mutex);
  if (saving->record != NULL)
    saving->text = fp_session_record_text (saving->record, &saving->error);
  g_clear_pointer (&saving->record, fp_session_record_free);
  return saving->text;
}

static void
leave_folding (Folding *folding)
{
  if (!g_atomic_ref_count_dec (&folding->references))
    return;
  fp_game_saving_free (folding->saving);
  g_clear_error (&folding->error);
  g_free (folding);
}

/* Leaves @folding in the game's thread. The other thread may still need the game's cards, which the
 * caller may free. */
static void
give_up_folding (Folding *folding)
{
  if (folding->saving != NULL)
    (void) make_text (folding->saving);
  leave_folding (folding);
}

static FpGameFile *
new_file (FpSession *session, const char *path)
{
  FpGameFile *file = g_new0 (FpGameFile, 1);
  file->writing = fp_game_writing_new (path);
  file->session = session;
  file->path = g_strdup (path);
  return file;
}

void
fp_game_file_stop (FpGameFile *file)
{
  if (file->session != NULL)
    fp_session_watch (file->session, NULL, file);
  file->session = NULL;
}

/* While it is locked nobody else goes on with a file being written or deleted. */
void
fp_game_file_close (FpGameFile *file, gboolean deletes)
{
  /* The second of the two threads has nothing to do. */
  if (!deletes && file->folding != NULL && g_atomic_int_get (&file->folding->done) == 0)
    (void) fp_game_saving_write (file->folding->saving, NULL);
  fp_game_writing_end (file->writing);
  if (deletes)
    fp_game_remove (file->path);
  fp_game_file_stop (file);
  g_clear_pointer (&file->journal, fp_journal_free);
  g_clear_pointer (&file->folding, give_up_folding);
  fp_game_writing_unref (file->writing);
  fp_game_unlock (file->lock);
  g_free (file->path);
  g_free (file->trouble);
  g_free (file->notice);
  g_free (file);
}

void
fp_game_file_free (FpGameFile *file)
{
  if (file != NULL)
    fp_game_file_close (file, FALSE);
}

const char *
fp_game_file_path (const FpGameFile *file)
{
  return file->path;
}

const char *
fp_game_file_trouble (const FpGameFile *file)
{
  return file->trouble;
}

const char *
fp_game_file_notice (const FpGameFile *file)
{
  return file->notice;
}

static gboolean
fail (const char *path, int problem, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", shown, g_strerror (problem));
  return FALSE;
}

/* The journal */

static const FpChoice *
nth (const FpGameFile *file, guint index)
{
  return g_ptr_array_index (fp_session_choices (file->session), index);
}

static const char *
seat_id (const FpGameFile *file, uint8_t seat)
{
  return fp_session_setup (file->session)->edition->seat_ids[seat];
}

/* Begins a journal behind the first @n choices and @returns, which the file holds. */
static void
begin_journal (FpGameFile *file, guint n, guint returns)
{
  g_autofree char *path = fp_journal_path (file->path);
  g_clear_pointer (&file->journal, fp_journal_free);
  file->journal = fp_journal_new (path, file->identity);
  for (guint i = 0; i < n; i++)
    {
      const FpChoice *choice = nth (file, i);
      fp_journal_know (file->journal, seat_id (file, choice->seat), choice->decision, choice->answer);
    }
  fp_journal_know_returns (file->journal, returns);
  file->same = n;
  file->returns = returns;
}

/* Writes the line of choice @index, and then reports the choice in the debug log
 * (G_MESSAGES_DEBUG). So a killed program leaves at most one choice that it had not reported. */
static gboolean
write_choice (FpGameFile *file, guint index, GError **error)
{
  const FpChoice *choice = nth (file, index);
  const char *seat = seat_id (file, choice->seat);
  if (!fp_journal_choice (file->journal, seat, choice->decision, choice->answer, error))
    return FALSE;
  g_debug ("choice %u %s %s %s", index + 1, seat, choice->decision, choice->answer);
  return TRUE;
}

/* Writes the lines that the journal lacks. */
static gboolean
write_lines (FpGameFile *file, GError **error)
{
  const GArray *returns = fp_session_went_back (file->session);
  guint n = fp_session_choices (file->session)->len;
  if (fp_journal_length (file->journal) > file->same && !fp_journal_back (file->journal, file->same, error))
    return FALSE;
  for (; file->returns < returns->len; file->returns++)
    {
      const FpWentBack *went_back = &g_array_index (returns, FpWentBack, file->returns);
      if (!fp_journal_returned (file->journal, seat_id (file, went_back->seat), error))
        return FALSE;
    }
  for (guint i = fp_journal_length (file->journal); i < n; i++)
    if (!write_choice (file, i, error))
      return FALSE;
  file->same = n;
  return TRUE;
}

/* Saving */

static int
turn_of (FpSession *session)
{
  return fp_session_setup (session)->edition->table.turns (fp_session_engine (session)->state);
}

/* Returns the content for @file as it is now, whose text is made when it is needed. */
static FpGameSaving *
record_game (FpGameFile *file)
{
  FpGameSaving *saving = g_new0 (FpGameSaving, 1);
  g_mutex_init (&saving->mutex);
  saving->record = fp_session_record_new (file->session);
  saving->changes = file->changes;
  saving->writing = fp_game_writing_ref (file->writing);
  saving->number = fp_game_writing_begin (file->writing);
  return saving;
}

FpGameSaving *
fp_game_saving_begin (FpGameFile *file)
{
  FpGameSaving *saving = record_game (file);
  (void) make_text (saving);
  return saving;
}

void
fp_game_saving_free (FpGameSaving *saving)
{
  if (saving == NULL)
    return;
  fp_session_record_free (saving->record);
  g_free (saving->text);
  g_clear_error (&saving->error);
  g_mutex_clear (&saving->mutex);
  fp_game_writing_unref (saving->writing);
  g_free (saving);
}

gboolean
fp_game_saving_write (FpGameSaving *saving, GError **error)
{
  const char *text = make_text (saving);
  if (text != NULL)
    return fp_game_writing_write (saving->writing, saving->number, text, TRUE, error);
  g_propagate_error (error, g_error_copy (saving->error));
  return FALSE;
}

/* The file holds the game as it is now: the journal is empty. */
static void
take_over (FpGameFile *file)
{
  g_autofree char *journal = fp_journal_path (file->path);
  begin_journal (file, fp_session_choices (file->session)->len, fp_session_went_back (file->session)->len);
  g_clear_pointer (&file->trouble, g_free);
  (void) g_unlink (journal);
}

void
fp_game_saving_end (FpGameFile *file, FpGameSaving *saving)
{
  /* Later changes are in the journal, which says behind which line the file ends. */
  if (saving->changes == file->changes)
    take_over (file);
  fp_game_lock_renew (file->lock);
  file->turn = turn_of (file->session);
  fp_game_saving_free (saving);
}

/* Folding now and then */

/* Returns TRUE if another program has put something else in the file's place. */
static gboolean
has_changed (const GError *error)
{
  return g_error_matches (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_CHANGED);
}

static gpointer
write_folding (gpointer data)
{
  Folding *folding = data;
  gboolean well = fp_game_saving_write (folding->saving, &folding->error);
  g_atomic_int_set (&folding->done, well ? 1 : -1);
  leave_folding (folding);
  return NULL;
}

/* Handles the result of the other thread's writing. */
static void
end_folding (FpGameFile *file)
{
  int done = file->folding != NULL ? g_atomic_int_get (&file->folding->done) : 0;
  if (done == 0 ||
      (done < 0 && has_changed (file->folding->error) && fp_game_file_leave (file, file->folding->saving, NULL)))
    return;
  file->failures = done > 0 ? 0 : file->failures + 1;
  if (done > 0)
    fp_game_saving_end (file, g_steal_pointer (&file->folding->saving));
  else
    file->turn = -1;
  /* The first failure may be the one that the journal has reported, and be over. */
  if (file->failures > 1 && file->trouble == NULL)
    file->trouble = g_strdup (file->folding->error->message);
  g_clear_pointer (&file->folding, give_up_folding);
}

/* Starts a thread that writes @saving (transfer full). Without a thread, it is written here. */
static void
fold (FpGameFile *file, FpGameSaving *saving)
{
  file->turn = turn_of (file->session);
  file->folding = g_new0 (Folding, 1);
  g_atomic_ref_count_init (&file->folding->references);
  g_atomic_ref_count_inc (&file->folding->references);
  file->folding->saving = saving;
  GThread *thread = g_thread_try_new ("fold", write_folding, file->folding, NULL);
  if (thread != NULL)
    g_thread_unref (thread);
  else
    write_folding (file->folding);
}

/* With each turn the file gets a position to go on from even if its cards change. */
static void
fold_now_and_then (FpGameFile *file)
{
  end_folding (file);
  if (file->folding == NULL && file->journal != NULL && turn_of (file->session) != file->turn)
    fold (file, record_game (file));
}

/* Beginning */

/* Puts the identity of the game in @saving into @file. FALSE with @error if it could not be opened
 * again. */
static gboolean
identify (FpGameFile *file, const FpGameSaving *saving, GError **error)
{
  const char *text = saving->text;
  if (text == NULL)
    {
      g_propagate_error (error, g_error_copy (saving->error));
      return FALSE;
    }
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  FpSaveFileFault fault;
  FpDocument *document = fp_document_parse (text, strlen (text), "", problems);
  g_autoptr (FpSaveFile) choices = document != NULL ? fp_save_file_parse (document, &fault, problems) : NULL;
  if (choices == NULL)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "%s", fp_problems_get (problems, 0)->message);
      return FALSE;
    }
  file->identity = fp_save_file_identity (choices);
  return TRUE;
}

/* Writes the file for the first time, so that a killed program leaves a game. Another thread syncs
 * it. */
static gboolean
begin (FpGameFile *file, GError **error)
{
  if (file->lock == NULL && !fp_game_lock (file->path, &file->lock, error))
    return FALSE;
  g_autoptr (FpGameSaving) saving = fp_game_saving_begin (file);
  if (!identify (file, saving, error) ||
      !fp_game_writing_write (file->writing, saving->number, saving->text, FALSE, error))
    return FALSE;
  take_over (file);
  fp_game_lock_renew (file->lock);
  fold (file, g_steal_pointer (&saving));
  return TRUE;
}

/* Begins a file in @path, as if nothing had been written before. FALSE with @error: @file is as it
 * was. */
static gboolean
begin_elsewhere (FpGameFile *file, const char *path, GError **error)
{
  char *old_path = file->path;
  FpGameLock *old_lock = g_steal_pointer (&file->lock);
  FpGameWriting *old_writing = file->writing;
  Folding *old_folding = g_steal_pointer (&file->folding);
  file->path = g_strdup (path);
  file->writing = fp_game_writing_new (path);
  gboolean begun = begin (file, error);
  if (!begun)
    {
      fp_game_unlock (g_steal_pointer (&file->lock));
      file->lock = g_steal_pointer (&old_lock);
      g_free (file->path);
      file->path = g_steal_pointer (&old_path);
      fp_game_writing_unref (file->writing);
      file->writing = old_writing;
      file->folding = old_folding;
      return FALSE;
    }
  g_clear_pointer (&old_folding, give_up_folding);
  fp_game_unlock (old_lock);
  g_free (old_path);
  fp_game_writing_unref (old_writing);
  return TRUE;
}

static gboolean
leave (FpGameFile *file, GError **error)
{
  g_autofree char *path = fp_games_new_path (fp_session_setup (file->session), error);
  g_autofree char *left = g_filename_display_name (file->path);
  if (path == NULL)
    return FALSE;
  FpJournal *journal = g_steal_pointer (&file->journal);
  if (!begin_elsewhere (file, path, error))
    {
      file->journal = journal;
      return FALSE;
    }
  /* The other program's game needs no journal of this one. */
  if (journal != NULL)
    fp_journal_discard (journal);
  fp_journal_free (journal);
  g_autofree char *shown = g_filename_display_name (path);
  g_free (file->notice);
  /* Translators: two names of files: the game that was left, and the new one. */
  file->notice = g_strdup_printf (_ ("Another program has changed %s. The game goes on in %s."), left, shown);
  return TRUE;
}

gboolean
fp_game_file_leave (FpGameFile *file, const FpGameSaving *saving, GError **error)
{
  return saving->writing != file->writing || leave (file, error);
}

static gboolean
write_and_end (FpGameFile *file, GError **error)
{
  g_autoptr (FpGameSaving) saving = fp_game_saving_begin (file);
  if (!fp_game_saving_write (saving, error))
    return FALSE;
  fp_game_saving_end (file, g_steal_pointer (&saving));
  return TRUE;
}

gboolean
fp_game_file_save (FpGameFile *file, GError **error)
{
  g_autoptr (GError) own = NULL;
  if (file->journal == NULL && !begin (file, error))
    return FALSE;
  if (write_and_end (file, &own))
    return TRUE;
  if (has_changed (own) && leave (file, error))
    return write_and_end (file, error);
  if (!has_changed (own))
    g_propagate_error (error, g_steal_pointer (&own));
  return FALSE;
}

static void
on_changed (FpSession *session, gpointer data)
{
  FpGameFile *file = data;
  g_autoptr (GError) error = NULL;
  file->changes++;
  file->same = MIN (file->same, fp_session_choices (session)->len);
  g_clear_pointer (&file->trouble, g_free);
  if (file->journal != NULL ? !write_lines (file, &error) : !begin (file, &error))
    file->trouble = g_strdup (error->message);
  else if (file->journal != NULL && fp_journal_disk_problem (file->journal) != 0)
    file->trouble = g_strdup (g_strerror (fp_journal_disk_problem (file->journal)));
  /* Undo and redo make a journal long without a new turn. */
  if (file->journal != NULL && fp_journal_is_long (file->journal))
    (void) fp_game_file_save (file, NULL);
  fold_now_and_then (file);
}

/* Writes down each change from now on. */
static void
watch (FpGameFile *file)
{
  fp_session_watch (file->session, on_changed, file);
}

FpGameFile *
fp_game_file_new (FpSession *session, const char *path, GError **error)
{
  g_autoptr (FpGameFile) file = new_file (session, path);
  if (!begin (file, error))
    return NULL;
  watch (file);
  return g_steal_pointer (&file);
}

FpGameFile *
fp_game_file_move (FpSession *session, const char *path, FpGameSaving **saving, GError **error)
{
  g_autoptr (FpGameFile) file = new_file (session, path);
  if (!fp_game_lock (path, &file->lock, error))
    return NULL;
  *saving = fp_game_saving_begin (file);
  if (!identify (file, *saving, error))
    {
      g_clear_pointer (saving, fp_game_saving_free);
      return NULL;
    }
  begin_journal (file, fp_session_choices (session)->len, fp_session_went_back (session)->len);
  return g_steal_pointer (&file);
}

/* Returns the number of choices common to the journal, which was not kept up to date, and the
 * session. */
static guint
find_same (const FpGameFile *file)
{
  guint most = MIN (fp_journal_length (file->journal), fp_session_choices (file->session)->len), n = 0;
  while (n < most && fp_journal_holds (file->journal, n, seat_id (file, nth (file, n)->seat), nth (file, n)->decision,
                                       nth (file, n)->answer))
    n++;
  return n;
}

void
fp_game_file_moved (FpGameFile *file, FpGameSaving *saving)
{
  g_autofree char *journal = fp_journal_path (file->path);
  guint n = fp_session_choices (file->session)->len;
  /* A leftover of the file's predecessor. */
  (void) g_unlink (journal);
  fp_game_lock_renew (file->lock);
  file->turn = turn_of (file->session);
  file->same = find_same (file);
  watch (file);
  if (file->same < MAX (n, fp_journal_length (file->journal)) ||
      file->returns < fp_session_went_back (file->session)->len)
    on_changed (file->session, file);
  fp_game_saving_free (saving);
}

FpGameFile *
fp_game_file_later (FpSession *session, const char *path, const char *reason)
{
  FpGameFile *file = new_file (session, path);
  file->trouble = g_strdup (reason);
  watch (file);
  return file;
}

/* Returns TRUE if the session begins with @choices: nobody has gone on with the game since it was
 * read. */
static gboolean
is_read (const FpGameFile *file, const FpSaveFile *choices)
{
  if (choices->choices->len > fp_session_choices (file->session)->len)
    return FALSE;
  for (guint i = 0; i < choices->choices->len; i++)
    {
      const FpSavedChoice *one = &g_array_index (choices->choices, FpSavedChoice, i);
      if (strcmp (one->to, nth (file, i)->decision) != 0 || strcmp (one->answer, nth (file, i)->answer) != 0)
        return FALSE;
    }
  return TRUE;
}

/* Goes on with a journal that fits, and removes another one. FALSE with @error if the game isn't
 * the one that was read, or the journal can't be kept. */
static gboolean
keep_journal (FpGameFile *file, FpSaveFile *choices, GError **error)
{
  g_autofree char *path = fp_journal_path (file->path);
  g_autoptr (GError) unread = NULL;
  g_autoptr (FpJournalText) text = fp_journal_read (path, &unread);
  guint lines;
  FpJournalFit fit = text != NULL ? fp_journal_merge (text, choices, &lines) : FP_JOURNAL_ENDS_THERE;
  if (unread != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&unread));
      return FALSE;
    }
  if (!is_read (file, choices))
    {
      g_autofree char *shown = g_filename_display_name (file->path);
      g_set_error (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_CHANGED,
                   /* Translators: the name of a file. */
                   _ ("%s has just been changed by another program; open it again"), shown);
      return FALSE;
    }
  begin_journal (file, choices->choices->len, choices->backs->len);
  if (fit == FP_JOURNAL_GOES_ON)
    fp_journal_resume (file->journal, fp_journal_text_length (text));
  else if (fit != FP_JOURNAL_ENDS_THERE)
    {
      g_autofree char *aside = g_strconcat (path, "~", NULL);
      (void) g_rename (path, aside);
    }
  return TRUE;
}

FpGameFile *
fp_game_file_keep (FpSession *session, const char *path, GError **error)
{
  g_autoptr (FpGameFile) file = new_file (session, path);
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  FpDocumentFault document;
  FpSaveFileFault fault;
  if (!fp_game_lock (path, &file->lock, error))
    return NULL;
  fp_game_writing_note (file->writing);
  g_autoptr (FpSaveFile) choices = fp_save_file_load (path, &document, &fault, problems, error);
  if (choices == NULL)
    {
      /* It was opened before, so it has been written to since. */
      if (error != NULL && *error == NULL)
        fail (path, EIO, error);
      return NULL;
    }
  file->identity = fp_save_file_identity (choices);
  if (!keep_journal (file, choices, error))
    return NULL;
  file->turn = turn_of (session);
  watch (file);
  if (fp_session_choices (session)->len > file->same)
    on_changed (session, file);
  return g_steal_pointer (&file);
}
