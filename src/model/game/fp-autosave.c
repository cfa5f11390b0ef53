/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The autosave of a session. */
#include "model/game/fp-autosave.h"

#include "session/files/fp-campaign-play.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-game-paths.h"
#include "session/files/fp-games-folder.h"

/* A file operation. */
typedef enum
{
  JOB_SAVE,
  JOB_SAVE_AS,
  JOB_CLOSE,
} JobKind;

typedef struct
{
  JobKind kind;
  char *path; /* for JOB_SAVE_AS */
  FpGameFile *file; /* for JOB_SAVE_AS: the new file */
  FpGameSaving *saving; /* save being written by another thread, or NULL */
  GError *error; /* NULL on success */
  GTask *task; /* task of the caller; its source object keeps the autosave alive */
} Job;

struct _FpAutosave
{
  FpSession *session; /* not owned */
  FpAutosaveChanged notify;
  gpointer owner;
  FpGameFile *file; /* NULL if there is none */
  char *wanted; /* path to try again after a failure; NULL for a new file in the games folder */
  char *failure; /* error message if there is no file; NULL if there is one, or none is wanted */
  gboolean fresh; /* TRUE if the file is new: it is deleted if no person has chosen anything */
  gboolean played; /* TRUE if a person chose or undid something since the file was opened */
  gboolean changed; /* TRUE if something happened since the file was last complete */
  GQueue jobs; /* of Job*: queued file operations; the first one is running */
};

/* Tasks of other threads have no source object: the thread may release its task last, and must not
 * finalize the owner. */

/* Opening a file */

/* Creates the file @path; NULL for one in the games folder. */
static void
create_file (FpAutosave *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *wanted =
      path != NULL ? g_strdup (path) : fp_games_new_path (fp_session_setup (self->session), &error);
  self->file = wanted != NULL ? fp_game_file_new (self->session, wanted, &error) : NULL;
  g_clear_pointer (&self->failure, g_free);
  if (self->file == NULL)
    {
      self->failure = g_strdup (error->message);
      /* The path is used when the save is retried. */
      g_free (self->wanted);
      self->wanted = g_steal_pointer (&wanted);
    }
  self->notify (self->owner);
}

void
fp_autosave_keep (FpAutosave *self)
{
  g_return_if_fail (self->file == NULL);
  self->fresh = TRUE;
  create_file (self, NULL);
}

gboolean
fp_autosave_keep_opened (FpAutosave *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  self->file = fp_game_file_keep (self->session, path, &error);
  if (g_error_matches (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_IN_USE))
    return FALSE;
  /* The other program's file stays as it is. */
  if (g_error_matches (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_CHANGED))
    create_file (self, NULL);
  else if (self->file == NULL)
    {
      self->wanted = g_strdup (path);
      self->failure = g_strdup (error->message);
    }
  return TRUE;
}

/* Jobs */

static void run_job (FpAutosave *self);

/* Ends the first job and starts the next one. */
static void
end_job (FpAutosave *self)
{
  Job *job = g_queue_pop_head (&self->jobs);
  g_autoptr (GTask) task = job->task;
  self->notify (self->owner);
  if (job->error != NULL)
    g_task_return_error (task, job->error);
  else
    g_task_return_boolean (task, TRUE);
  g_free (job->path);
  g_free (job);
  if (!g_queue_is_empty (&self->jobs))
    run_job (self);
}

/* Closing a file */

static void
close_in_thread (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  fp_game_file_close (file, GPOINTER_TO_INT (g_task_get_source_tag (task)));
  g_task_return_boolean (task, TRUE);
}

static void
on_file_released (GObject *source, GAsyncResult *result, gpointer data)
{
  end_job (data);
}

/* Closes @file, takes ownership of it, and ends the first job. @file may be NULL, or still have a
 * write pending. With @deletes the file is deleted. */
static void
release_file (FpAutosave *self, FpGameFile *file, gboolean deletes)
{
  if (file == NULL)
    {
      end_job (self);
      return;
    }
  fp_game_file_stop (file);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_file_released, self);
  g_task_set_task_data (task, file, NULL);
  g_task_set_source_tag (task, GINT_TO_POINTER (deletes));
  g_task_run_in_thread (task, close_in_thread);
}

/* Writing */

static void
write_in_thread (GTask *task, gpointer source, gpointer saving, GCancellable *cancellable)
{
  GError *error = NULL;
  if (fp_game_saving_write (saving, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  FpAutosave *self = data;
  Job *job = g_queue_peek_head (&self->jobs);
  FpGameSaving *saving = g_steal_pointer (&job->saving);
  gboolean well = g_task_propagate_boolean (G_TASK (result), &job->error);
  if (g_error_matches (job->error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_CHANGED) &&
      fp_game_file_leave (self->file, saving, NULL))
    {
      fp_game_saving_free (saving);
      g_clear_error (&job->error);
      run_job (self);
      return;
    }
  if (well)
    {
      fp_game_saving_end (self->file, saving);
      /* A game saved on purpose is kept. */
      if (job->kind == JOB_SAVE)
        self->fresh = FALSE;
    }
  else
    {
      fp_game_saving_free (saving);
      self->changed = TRUE;
    }
  if (job->kind == JOB_CLOSE)
    release_file (self, g_steal_pointer (&self->file), FALSE);
  else
    end_job (self);
}

/* Switches to the new file, with all choices made while that file was written. The old file is
 * closed, and deleted if it is in the games folder. */
static void
on_moved (GObject *source, GAsyncResult *result, gpointer data)
{
  FpAutosave *self = data;
  Job *job = g_queue_peek_head (&self->jobs);
  FpGameSaving *saving = g_steal_pointer (&job->saving);
  FpGameFile *old = self->file;
  if (!g_task_propagate_boolean (G_TASK (result), &job->error))
    {
      fp_game_saving_free (saving);
      g_clear_pointer (&job->file, fp_game_file_free);
      self->changed = TRUE;
      end_job (self);
      return;
    }
  self->file = g_steal_pointer (&job->file);
  fp_game_file_moved (self->file, saving);
  self->fresh = FALSE;
  g_clear_pointer (&self->wanted, g_free);
  g_clear_pointer (&self->failure, g_free);
  release_file (self, old, old != NULL && fp_game_path_is_ours (fp_game_file_path (old)));
}

/* Lets another thread write @saving, which is taken over, for the first job. */
static void
write_async (FpAutosave *self, FpGameSaving *saving, GAsyncReadyCallback callback)
{
  Job *job = g_queue_peek_head (&self->jobs);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, self);
  job->saving = saving;
  /* Later changes are not part of this save. */
  self->changed = FALSE;
  g_task_set_task_data (task, saving, NULL);
  g_task_run_in_thread (task, write_in_thread);
}

/* Moves the game to the path of the first job. */
static void
move_to_path (FpAutosave *self)
{
  Job *job = g_queue_peek_head (&self->jobs);
  FpGameSaving *saving;
  job->file = fp_game_file_move (self->session, job->path, &saving, &job->error);
  if (job->file != NULL)
    write_async (self, saving, on_moved);
  else
    end_job (self);
}

/* Returns TRUE if any choice was made by a person. */
static gboolean
has_choice_of_person (FpSession *session)
{
  const GPtrArray *choices = fp_session_choices (session);
  for (guint i = 0; i < choices->len; i++)
    if (fp_session_is_persons (session, ((const FpChoice *) g_ptr_array_index (choices, i))->seat))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the session's campaign has a finished game. Its score is worth a file, even if
 * only computers have played. */
static gboolean
has_score (FpSession *session)
{
  const FpCampaign *campaign = fp_session_campaign (session);
  return campaign != NULL && (campaign->games->len > 0 || fp_session_over (session));
}

/* Returns TRUE if the game is not worth a file because no person chose anything. A file that a copy
 * was made from is not touched. */
static gboolean
should_discard (FpAutosave *self)
{
  gboolean watched = !self->played || !has_choice_of_person (self->session);
  return self->fresh && watched && !has_score (self->session);
}

/* Returns TRUE if the file lacks choices, perhaps because an earlier run of the program was
 * killed. */
static gboolean
should_fold (FpAutosave *self)
{
  g_auto (GStrv) paths = fp_game_paths (fp_game_file_path (self->file));
  return self->changed || g_strv_length (paths) > 1;
}

static void
run_job (FpAutosave *self)
{
  Job *job = g_queue_peek_head (&self->jobs);
  if (job->kind == JOB_SAVE_AS && !fp_autosave_is_at (self, job->path))
    move_to_path (self);
  else if (self->file == NULL)
    {
      if (self->failure != NULL)
        job->error = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_FAILED, self->failure);
      end_job (self);
    }
  else if (job->kind == JOB_CLOSE && should_discard (self))
    release_file (self, g_steal_pointer (&self->file), TRUE);
  else if (job->kind == JOB_CLOSE && !should_fold (self))
    release_file (self, g_steal_pointer (&self->file), FALSE);
  else
    write_async (self, fp_game_saving_begin (self->file), on_written);
}

/* Adds a job and takes ownership of @task. */
static void
add_job (FpAutosave *self, JobKind kind, const char *path, GTask *task)
{
  Job *job = g_new0 (Job, 1);
  job->kind = kind;
  job->path = g_strdup (path);
  job->task = task;
  g_queue_push_tail (&self->jobs, job);
  self->notify (self->owner);
  if (g_queue_get_length (&self->jobs) == 1)
    run_job (self);
}

/* Public */

FpAutosave *
fp_autosave_new (FpSession *session, FpAutosaveChanged changed, gpointer owner)
{
  FpAutosave *self = g_new0 (FpAutosave, 1);
  self->session = session;
  self->notify = changed;
  self->owner = owner;
  return self;
}

void
fp_autosave_free (FpAutosave *self)
{
  /* The task of a job keeps the autosave alive. */
  g_assert (g_queue_is_empty (&self->jobs));
  g_clear_pointer (&self->file, fp_game_file_free);
  g_free (self->wanted);
  g_free (self->failure);
  g_free (self);
}

void
fp_autosave_mark_changed (FpAutosave *self, gboolean by_person)
{
  self->changed = TRUE;
  self->played |= by_person;
}

const char *
fp_autosave_path (FpAutosave *self)
{
  return self->file != NULL ? fp_game_file_path (self->file) : NULL;
}

const char *
fp_autosave_notice (FpAutosave *self)
{
  return self->file != NULL ? fp_game_file_notice (self->file) : NULL;
}

const char *
fp_autosave_trouble (FpAutosave *self)
{
  return self->file != NULL ? fp_game_file_trouble (self->file) : self->failure;
}

gboolean
fp_autosave_is_saving (FpAutosave *self)
{
  for (GList *l = self->jobs.head; l != NULL; l = l->next)
    if (((const Job *) l->data)->kind != JOB_CLOSE)
      return TRUE;
  return FALSE;
}

gboolean
fp_autosave_is_wanted (FpAutosave *self)
{
  return self->file != NULL || self->failure != NULL;
}

gboolean
fp_autosave_is_at (FpAutosave *self, const char *path)
{
  if (self->file == NULL)
    return FALSE;
  g_autofree char *here = g_canonicalize_filename (fp_game_file_path (self->file), NULL);
  g_autofree char *there = g_canonicalize_filename (path, NULL);
  return strcmp (here, there) == 0;
}

void
fp_autosave_hand_over (FpAutosave *self, FpAutosave *to)
{
  g_return_if_fail (to->file == NULL);
  g_autofree char *path = NULL;
  if (self->file != NULL && g_queue_is_empty (&self->jobs))
    {
      path = g_strdup (fp_game_file_path (self->file));
      g_clear_pointer (&self->file, fp_game_file_free);
    }
  create_file (to, path);
}

void
fp_autosave_save (FpAutosave *self, GTask *task)
{
  if (self->file == NULL && self->failure != NULL)
    {
      g_autofree char *path = g_strdup (self->wanted);
      create_file (self, path);
    }
  add_job (self, JOB_SAVE, NULL, task);
}

void
fp_autosave_save_as (FpAutosave *self, const char *path, GTask *task)
{
  add_job (self, JOB_SAVE_AS, path, task);
}

void
fp_autosave_close (FpAutosave *self, GTask *task)
{
  add_job (self, JOB_CLOSE, NULL, task);
}
