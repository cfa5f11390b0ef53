/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file in which a game is kept. */
#include "config.h"

#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-private.h"
#include "session/files/fp-game-paths.h"
#include "session/files/fp-games-folder.h"

/* Something to be done with the file. */
typedef enum
{
  JOB_SAVE,
  JOB_SAVE_AS,
  JOB_CLOSE,
} JobKind;

typedef struct
{
  JobKind kind;
  char *path; /* of JOB_SAVE_AS */
  FpGameFile *file; /* of JOB_SAVE_AS: where the game will be kept */
  FpGameSaving *saving; /* what another thread is writing, NULL: nothing */
  GError *error; /* why it could not be done */
  GTask *task; /* what was promised; it holds the game */
} FpGameJob;

/* What goes to another thread has no source: it may let go of its task last, and the game must not end there. */

void
fp_game_autosave_clear (FpGameAutosave *keeping)
{
  /* A job holds the game. */
  g_assert (g_queue_is_empty (&keeping->jobs));
  g_clear_pointer (&keeping->file, fp_game_file_free);
  g_clear_pointer (&keeping->wanted, g_free);
  g_clear_pointer (&keeping->failure, g_free);
}

char *
fp_game_trouble_now (FpGame *self)
{
  const FpGameAutosave *keeping = &self->keeping;
  return g_strdup (keeping->file != NULL ? fp_game_file_trouble (keeping->file) : keeping->failure);
}

/* Beginning to keep */

void
fp_game_keep_at (FpGame *self, const char *path)
{
  FpGameAutosave *keeping = &self->keeping;
  g_autoptr (GError) error = NULL;
  g_autofree char *wanted =
      path != NULL ? g_strdup (path) : fp_games_new_path (fp_session_setup (self->session), &error);
  keeping->file = wanted != NULL ? fp_game_file_new (self->session, wanted, &error) : NULL;
  g_clear_pointer (&keeping->failure, g_free);
  if (keeping->file == NULL)
    {
      keeping->failure = g_strdup (error->message);
      /* Where it is to be tried again. */
      g_free (keeping->wanted);
      keeping->wanted = g_steal_pointer (&wanted);
    }
  fp_game_update_keeping (self);
}

void
fp_game_keep (FpGame *self)
{
  g_return_if_fail (self->keeping.file == NULL);
  self->keeping.fresh = TRUE;
  fp_game_keep_at (self, NULL);
}

void
fp_game_try_again (FpGame *self)
{
  if (self->keeping.file != NULL || self->keeping.failure != NULL)
    fp_game_save_async (self, NULL, NULL);
}

/* Jobs */

static void run_job (FpGame *self);

/* The first job is done.  Then the next one begins. */
static void
end_job (FpGame *self)
{
  g_autoptr (FpGame) held = g_object_ref (self);
  FpGameJob *job = g_queue_pop_head (&self->keeping.jobs);
  fp_game_update_keeping (self);
  if (job->error != NULL)
    g_task_return_error (job->task, job->error);
  else
    g_task_return_boolean (job->task, TRUE);
  g_free (job->path);
  g_object_unref (job->task);
  g_free (job);
  if (!g_queue_is_empty (&self->keeping.jobs))
    run_job (self);
}

/* Letting go of a file */

static void
close_in_thread (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  fp_game_file_close (file, GPOINTER_TO_INT (g_task_get_source_tag (task)));
  g_task_return_boolean (task, TRUE);
}

static void
on_let_go (GObject *source, GAsyncResult *result, gpointer game)
{
  end_job (game);
}

/* The last thing about the first job: @file (taken over; NULL: there is none), which may still be being written, is let
 * go, and deleted if that is to be. */
static void
let_go (FpGame *self, FpGameFile *file, gboolean deletes)
{
  if (file == NULL)
    {
      end_job (self);
      return;
    }
  fp_game_file_stop (file);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_let_go, self);
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
  FpGameAutosave *keeping = &self->keeping;
  FpGameJob *job = g_queue_peek_head (&keeping->jobs);
  FpGameSaving *saving = g_steal_pointer (&job->saving);
  if (g_task_propagate_boolean (G_TASK (result), &job->error))
    {
      fp_game_saving_end (keeping->file, saving);
      /* Who saves a game wants to keep it. */
      if (job->kind == JOB_SAVE)
        keeping->fresh = FALSE;
    }
  else
    {
      fp_game_saving_free (saving);
      keeping->changed = TRUE;
    }
  if (job->kind == JOB_CLOSE)
    let_go (self, g_steal_pointer (&keeping->file), FALSE);
  else
    end_job (self);
}

/* The game is in another file now, with all that was chosen while that was being written; the one in which it was is
 * let go, and goes if it was ours. */
static void
on_moved (GObject *source, GAsyncResult *result, gpointer game)
{
  FpGame *self = game;
  FpGameAutosave *keeping = &self->keeping;
  FpGameJob *job = g_queue_peek_head (&keeping->jobs);
  FpGameSaving *saving = g_steal_pointer (&job->saving);
  FpGameFile *old = keeping->file;
  if (!g_task_propagate_boolean (G_TASK (result), &job->error))
    {
      fp_game_saving_free (saving);
      g_clear_pointer (&job->file, fp_game_file_free);
      keeping->changed = TRUE;
      end_job (self);
      return;
    }
  keeping->file = g_steal_pointer (&job->file);
  fp_game_file_moved (keeping->file, saving);
  keeping->fresh = FALSE;
  g_clear_pointer (&keeping->wanted, g_free);
  g_clear_pointer (&keeping->failure, g_free);
  let_go (self, old, old != NULL && fp_game_path_is_ours (fp_game_file_path (old)));
}

/* Has another thread write @saving, which is taken over, for the first job. */
static void
write_then (FpGame *self, FpGameSaving *saving, GAsyncReadyCallback then)
{
  FpGameJob *job = g_queue_peek_head (&self->keeping.jobs);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, then, self);
  job->saving = saving;
  /* What happens from here on is not in it. */
  self->keeping.changed = FALSE;
  g_task_set_task_data (task, saving, NULL);
  g_task_run_in_thread (task, write_in_thread);
}

/* Keeps the game in the file that the first job says instead of where it is. */
static void
move (FpGame *self)
{
  FpGameJob *job = g_queue_peek_head (&self->keeping.jobs);
  FpGameSaving *saving;
  job->file = fp_game_file_move (self->session, job->path, &saving, &job->error);
  if (job->file != NULL)
    write_then (self, saving, on_moved);
  else
    end_job (self);
}

/* A game in which nobody chose anything is not worth a file; what was opened to make it is still there. */
static gboolean
is_to_be_discarded (FpGame *self)
{
  const FpGameAutosave *keeping = &self->keeping;
  return keeping->fresh && (!keeping->played || !fp_game_session_changed (self->session));
}

/* Whether the file lacks what was played, perhaps in a run of the program that was stopped. */
static gboolean
is_to_be_folded (FpGame *self)
{
  g_auto (GStrv) paths = fp_game_paths (fp_game_file_path (self->keeping.file));
  return self->keeping.changed || g_strv_length (paths) > 1;
}

static void
run_job (FpGame *self)
{
  FpGameAutosave *keeping = &self->keeping;
  FpGameJob *job = g_queue_peek_head (&keeping->jobs);
  if (job->kind == JOB_SAVE_AS && !fp_game_is_kept_in (self, job->path))
    move (self);
  else if (keeping->file == NULL)
    {
      if (keeping->failure != NULL)
        job->error = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_FAILED, keeping->failure);
      end_job (self);
    }
  else if (job->kind == JOB_CLOSE && is_to_be_discarded (self))
    let_go (self, g_steal_pointer (&keeping->file), TRUE);
  else if (job->kind == JOB_CLOSE && !is_to_be_folded (self))
    let_go (self, g_steal_pointer (&keeping->file), FALSE);
  else
    write_then (self, fp_game_saving_begin (keeping->file), on_written);
}

static void
add_job (FpGame *self, JobKind kind, const char *path, GAsyncReadyCallback callback, gpointer data)
{
  FpGameJob *job = g_new0 (FpGameJob, 1);
  job->kind = kind;
  job->path = g_strdup (path);
  job->task = g_task_new (self, NULL, callback, data);
  g_queue_push_tail (&self->keeping.jobs, job);
  fp_game_update_keeping (self);
  if (g_queue_get_length (&self->keeping.jobs) == 1)
    run_job (self);
}

gboolean
fp_game_saving_now (FpGame *self)
{
  for (GList *l = self->keeping.jobs.head; l != NULL; l = l->next)
    if (((const FpGameJob *) l->data)->kind != JOB_CLOSE)
      return TRUE;
  return FALSE;
}

void
fp_game_save_async (FpGame *self, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (FP_IS_GAME (self) && !self->closed);
  if (self->keeping.file == NULL && self->keeping.failure != NULL)
    {
      g_autofree char *path = g_strdup (self->keeping.wanted);
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
  if (self->keeping.file == NULL)
    return FALSE;
  g_autofree char *here = g_canonicalize_filename (fp_game_file_path (self->keeping.file), NULL);
  g_autofree char *there = g_canonicalize_filename (path, NULL);
  return strcmp (here, there) == 0;
}
