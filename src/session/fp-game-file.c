/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a game that is being played: its journal is kept up to date, its XML written when it is saved. */
#include "session/fp-game-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "archive/fp-journal.h"
#include "session/fp-session-file.h"

G_DEFINE_QUARK (fp_game_file_error_quark, fp_game_file_error)

struct _FpGameFile
{
  FpSession *session;
  char *path;
  FpJournal *journal;
  uint64_t identity; /* of the game, for its journals */
  guint same; /* choices that journal and session have had in common since the last line was written */
  guint returns; /* lines “returned” that are written or in the file */
  guint changes; /* how often the session has changed */
  char *trouble; /* why the last choices are not on disk */
  int lock; /* the open file, locked; −1: none */
};

struct _FpGameSaving
{
  char *path;
  char *text;
  guint changes; /* of the session before it */
};

static FpGameFile *
new_file (FpSession *session, const char *path)
{
  FpGameFile *file = g_new0 (FpGameFile, 1);
  file->session = session;
  file->path = g_strdup (path);
  file->lock = -1;
  return file;
}

void
fp_game_file_free (FpGameFile *file)
{
  if (file == NULL)
    return;
  fp_session_watch (file->session, NULL, file);
  g_clear_pointer (&file->journal, fp_journal_free);
  if (file->lock >= 0)
    close (file->lock);
  g_free (file->path);
  g_free (file->trouble);
  g_free (file);
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

static gboolean
fail (const char *path, int problem, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", shown, g_strerror (problem));
  return FALSE;
}

/* Locks the file that is there now, so that no other program goes on with the same game.  Where locks aren't to be had
 * it goes without. */
static gboolean
lock (FpGameFile *file, GError **error)
{
  int opened = g_open (file->path, O_RDONLY | O_CLOEXEC, 0);
  if (opened < 0)
    return fail (file->path, errno, error);
  if (flock (opened, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    {
      close (opened);
      g_set_error (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_IN_USE, "%s: the game is open elsewhere", file->path);
      return FALSE;
    }
  if (file->lock >= 0)
    close (file->lock);
  file->lock = opened;
  return TRUE;
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

/* A journal for what follows the first @n choices and @returns, which the file holds. */
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

/* Writes what the journal lacks. */
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
    {
      const FpChoice *choice = nth (file, i);
      if (!fp_journal_choice (file->journal, seat_id (file, choice->seat), choice->decision, choice->answer, error))
        return FALSE;
    }
  file->same = n;
  return TRUE;
}

/* Saving */

FpGameSaving *
fp_game_saving_begin (FpGameFile *file)
{
  FpGameSaving *saving = g_new0 (FpGameSaving, 1);
  saving->path = g_strdup (file->path);
  saving->text = fp_session_text (file->session);
  saving->changes = file->changes;
  return saving;
}

void
fp_game_saving_free (FpGameSaving *saving)
{
  if (saving == NULL)
    return;
  g_free (saving->path);
  g_free (saving->text);
  g_free (saving);
}

gboolean
fp_game_saving_write (FpGameSaving *saving, GError **error)
{
  return fp_session_write (saving->path, saving->text, error);
}

void
fp_game_saving_end (FpGameFile *file, FpGameSaving *saving)
{
  /* What has changed since goes on in the journal, which says after which line the file ends. */
  if (saving->changes == file->changes)
    {
      g_autofree char *journal = fp_journal_path (file->path);
      begin_journal (file, fp_session_choices (file->session)->len, fp_session_went_back (file->session)->len);
      g_clear_pointer (&file->trouble, g_free);
      (void) g_unlink (journal);
    }
  /* The file is another one now, though it is called the same. */
  (void) lock (file, NULL);
  fp_game_saving_free (saving);
}

/* Beginning */

/* Which game @text, a whole file, holds. */
static uint64_t
identify (const char *text)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  FpChoicesFault fault;
  FpDocument *document = fp_document_parse (text, strlen (text), "", problems);
  g_autoptr (FpChoices) choices = document != NULL ? fp_choices_parse (document, &fault, problems) : NULL;
  if (choices == NULL)
    g_error ("a file of our own can't be read: %s", fp_problems_get (problems, 0)->message);
  return fp_choices_identity (choices);
}

/* Writes the file for the first time. */
static gboolean
begin (FpGameFile *file, GError **error)
{
  if (g_file_test (file->path, G_FILE_TEST_IS_REGULAR) && !lock (file, error))
    return FALSE;
  g_autoptr (FpGameSaving) saving = fp_game_saving_begin (file);
  if (!fp_game_saving_write (saving, error))
    return FALSE;
  file->identity = identify (saving->text);
  fp_game_saving_end (file, g_steal_pointer (&saving));
  return TRUE;
}

gboolean
fp_game_file_save (FpGameFile *file, GError **error)
{
  if (file->journal == NULL)
    return begin (file, error);
  g_autoptr (FpGameSaving) saving = fp_game_saving_begin (file);
  if (!fp_game_saving_write (saving, error))
    return FALSE;
  fp_game_saving_end (file, g_steal_pointer (&saving));
  return TRUE;
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
}

/* From now on each change is written down. */
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
fp_game_file_later (FpSession *session, const char *path, const char *reason)
{
  FpGameFile *file = new_file (session, path);
  file->trouble = g_strdup (reason);
  watch (file);
  return file;
}

/* Goes on with the journal that fits, and puts away one that doesn't. */
static void
keep_journal (FpGameFile *file, FpChoices *choices)
{
  g_autofree char *path = fp_journal_path (file->path);
  g_autoptr (FpJournalText) text = fp_journal_read (path, NULL);
  guint lines;
  FpJournalFit fit = text != NULL ? fp_journal_merge (text, choices, &lines) : FP_JOURNAL_ENDS_THERE;
  begin_journal (file, MIN (choices->choices->len, fp_session_choices (file->session)->len), choices->backs->len);
  if (fit == FP_JOURNAL_GOES_ON)
    fp_journal_resume (file->journal, fp_journal_text_length (text));
  else if (fit != FP_JOURNAL_ENDS_THERE)
    {
      g_autofree char *aside = g_strconcat (path, "~", NULL);
      (void) g_rename (path, aside);
    }
}

FpGameFile *
fp_game_file_keep (FpSession *session, const char *path, GError **error)
{
  g_autoptr (FpGameFile) file = new_file (session, path);
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  FpDocumentFault document;
  FpChoicesFault fault;
  if (!lock (file, error))
    return NULL;
  g_autoptr (FpChoices) choices = fp_choices_load (path, &document, &fault, problems, error);
  if (choices == NULL)
    {
      /* It has been opened before, so somebody has written to it since. */
      if (error != NULL && *error == NULL)
        fail (path, EIO, error);
      return NULL;
    }
  file->identity = fp_choices_identity (choices);
  keep_journal (file, choices);
  watch (file);
  if (fp_session_choices (session)->len > file->same)
    on_changed (session, file);
  return g_steal_pointer (&file);
}
