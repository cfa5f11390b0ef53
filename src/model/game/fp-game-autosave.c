/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Autosave of a game. */
#include "config.h"

#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-private.h"
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
  GTask *task; /* task of the caller; holds a reference to the game */
} FpGameJob;

/* Tasks of other threads have no source object: the thread may release its task last, and must not
 * finalize the game. */

void
fp_game_autosave_clear (FpGameAutosave *autosave)
{
  /* A job holds a reference to the game. */
  g_assert (g_queue_is_empty (&autosave->jobs));
  g_clear_pointer (&autosave->file, fp_game_file_free);
  g_clear_pointer (&autosave->wanted, g_free);
  g_clear_pointer (&autosave->failure, g_free);
}

char *
fp_game_trouble_now (FpGame *self)
{
  const FpGameAutosave *autosave = &self->autosave;
  return g_strdup (autosave->file != NULL ? fp_game_file_trouble (autosave->file) : autosave->failure);
}

/* Opening a file */

void
fp_game_keep_at (FpGame *self, const char *path)
{
  FpGameAutosave *autosave = &self->autosave;
  g_autoptr (GError) error = NULL;
  g_autofree char *wanted =
      path != NULL ? g_strdup (path) : fp_games_new_path (fp_session_setup (self->session), &error);
  autosave->file = wanted != NULL ? fp_game_file_new (self->session, wanted, &error) : NULL;
  g_clear_pointer (&autosave->failure, g_free);
  if (autosave->file == NULL)
    {
      autosave->failure = g_strdup (error->message);
      /* The path is used when the save is retried. */
      g_free (autosave->wanted);
      autosave->wanted = g_steal_pointer (&wanted);
    }
  fp_game_update_autosave (self);
}

void
fp_game_keep (FpGame *self)
{
  g_return_if_fail (self->autosave.file == NULL);
  self->autosave.fresh = TRUE;
  fp_game_keep_at (self, NULL);
}

void
fp_game_try_again (FpGame *self)
{
  if (self->autosave.file != NULL || self->autosave.failure != NULL)
    fp_game_save_async (self, NULL, NULL);
}

/* Jobs */

static void run_job (FpGame *self);

/* Ends the first job and starts the next one. */
static void
end_job (FpGame *self)
{
  g_autoptr (FpGame) held = g_object_ref (self);
  FpGameJob *job = g_queue_pop_head (&self->autosave.jobs);
  fp_game_update_autosave (self);
  if (job->error != NULL)
    g_task_return_error (job->task, job->error);
  else
    g_task_return_boolean (job->task, TRUE);
  g_free (job->path);
  g_object_unref (job->task);
  g_free (job);
  if (!g_queue_is_empty (&self->autosave.jobs))
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
on_file_released (GObject *source, GAsyncResult *result, gpointer game)
{
  end_job (game);
}

/* Closes @file, takes ownership of it, and ends the first job. @file may be NULL, or still have a
 * write pending. With @deletes the file is deleted. */
static void
release_file (FpGame *self, FpGameFile *file, gboolean deletes)
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
on_written (GObject *source, GAsyncResult *result, gpointer game)
{
  FpGame *self = game;
  FpGameAutosave *autosave = &self->autosave;
  FpGameJob *job = g_queue_peek_head (&autosave->jobs);
  FpGameSaving *saving = g_steal_pointer (&job->saving);
  if (g_task_propagate_boolean (G_TASK (result), &job->error))
    {
      fp_game_saving_end (autosave->file, saving);
      /* A game saved on purpose is kept. */
      if (job->kind == JOB_SAVE)
        autosave->fresh = FALSE;
    }
  else
    {
      fp_game_saving_free (saving);
      autosave->changed = TRUE;
    }
  if (job->kind == JOB_CLOSE)
    release_file (self, g_steal_pointer (&autosave->file), FALSE);
  else
    end_job (self);
}

/* Switches to the new file, with all choices made while that file was written. The old file is
 * closed, and deleted if it is in the games folder. */
static void
on_moved (GObject *source, GAsyncResult *result, gpointer game)
{
  FpGame *self = game;
  FpGameAutosave *autosave = &self->autosave;
  FpGameJob *job = g_queue_peek_head (&autosave->jobs);
  FpGameSaving *saving = g_steal_pointer (&job->saving);
  FpGameFile *old = autosave->file;
  if (!g_task_propagate_boolean (G_TASK (result), &job->error))
    {
      fp_game_saving_free (saving);
      g_clear_pointer (&job->file, fp_game_file_free);
      autosave->changed = TRUE;
      end_job (self);
      return;
    }
  autosave->file = g_steal_pointer (&job->file);
  fp_game_file_moved (autosave->file, saving);
  autosave->fresh = FALSE;
  g_clear_pointer (&autosave->wanted, g_free);
  g_clear_pointer (&autosave->failure, g_free);
  release_file (self, old, old != NULL && fp_game_path_is_ours (fp_game_file_path (old)));
}

/* Lets another thread write @saving, which is taken over, for the first job. */
static void
write_async (FpGame *self, FpGameSaving *saving, GAsyncReadyCallback callback)
{
  FpGameJob *job = g_queue_peek_head (&self->autosave.jobs);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, self);
  job->saving = saving;
  /* Later changes are not part of this save. */
  self->autosave.changed = FALSE;
  g_task_set_task_data (task, saving, NULL);
  g_task_run_in_thread (task, write_in_thread);
}

/* Moves the game to the path of the first job. */
static void
move_to_path (FpGame *self)
{
  FpGameJob *job = g_queue_peek_head (&self->autosave.jobs);
  FpGameSaving *saving;
  job->file = fp_game_file_move (self->session, job->path, &saving, &job->error);
  if (job->file != NULL)
    write_async (self, saving, on_moved);
  else
    end_job (self);
}

/* Returns TRUE if the game is not worth a file because no person chose anything. A file that a copy
 * was made from is not touched. */
static gboolean
should_discard (FpGame *self)
{
  const FpGameAutosave *autosave = &self->autosave;
  return autosave->fresh && (!autosave->played || !fp_game_session_changed (self->session));
}

/* Returns TRUE if the file lacks choices, perhaps because an earlier run of the program was
 * killed. */
static gboolean
should_fold (FpGame *self)
{
  g_auto (GStrv) paths = fp_game_paths (fp_game_file_path (self->autosave.file));
  return self->autosave.changed || g_strv_length (paths) > 1;
}

static void
run_job (FpGame *self)
{
  FpGameAutosave *autosave = &self->autosave;
  FpGameJob *job = g_queue_peek_head (&autosave->jobs);
  if (job->kind == JOB_SAVE_AS && !fp_game_is_kept_in (self, job->path))
    move_to_path (self);
  else if (autosave->file == NULL)
    {
      if (autosave->failure != NULL)
        job->error = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_FAILED, autosave->failure);
      end_job (self);
    }
  else if (job->kind == JOB_CLOSE && should_discard (self))
    release_file (self, g_steal_pointer (&autosave->file), TRUE);
  else if (job->kind == JOB_CLOSE && !should_fold (self))
    release_file (self, g_steal_pointer (&autosave->file), FALSE);
  else
    write_async (self, fp_game_saving_begin (autosave->file), on_written);
}

static void
add_job (FpGame *self, JobKind kind, const char *path, GAsyncReadyCallback callback, gpointer data)
{
  FpGameJob *job = g_new0 (FpGameJob, 1);
  job->kind = kind;
  job->path = g_strdup (path);
  job->task = g_task_new (self, NULL, callback, data);
  g_queue_push_tail (&self->autosave.jobs, job);
  fp_game_update_autosave (self);
  if (g_queue_get_length (&self->autosave.jobs) == 1)
    run_job (self);
}

gboolean
fp_game_saving_now (FpGame *self)
{
  for (GList *l = self->autosave.jobs.head; l != NULL; l = l->next)
    if (((const FpGameJob *) l->data)->kind != JOB_CLOSE)
      return TRUE;
  return FALSE;
}

void
fp_game_save_async (FpGame *self, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (FP_IS_GAME (self) && !self->closed);
  if (self->autosave.file == NULL && self->autosave.failure != NULL)
    {
      g_autofree char *path = g_strdup (self->autosave.wanted);
      fp_game_keep_at (self, path);
    }
  add_job (self, JOB_SAVE, NULL, callback, data);
}

void
fp_game_save_as_async (FpGame *self, const char *path, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (FP_IS_GAME (self) && !self->closed);
  add_job (self, JOB_SAVE_AS, path, callback, data);
}

void
fp_game_close_async (FpGame *self, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (FP_IS_GAME (self) && !self->closed);
  fp_game_halt (self);
  add_job (self, JOB_CLOSE, NULL, callback, data);
}

gboolean
fp_game_autosave_finish (FpGame *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
fp_game_is_kept_in (FpGame *self, const char *path)
{
  g_return_val_if_fail (FP_IS_GAME (self), FALSE);
  if (self->autosave.file == NULL)
    return FALSE;
  g_autofree char *here = g_canonicalize_filename (fp_game_file_path (self->autosave.file), NULL);
  g_autofree char *there = g_canonicalize_filename (path, NULL);
  return strcmp (here, there) == 0;
}
