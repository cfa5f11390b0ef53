/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle made of a moment of a game. */
#include "model/game/fp-game-puzzle.h"

#include "model/fp-catalog-model-private.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-internal.h"
#include "session/files/fp-session-file.h"
#include "session/history/fp-session-history.h"
#include "session/puzzles/fp-puzzle.h"

/* A puzzle being proved. */
typedef struct
{
  FpCatalogModel *catalog_model; /* keeps the cards alive while the thread runs */
  FpSession *session; /* at the moment */
  FpPuzzle *puzzle;
  FpPuzzleProof proof;
} Making;

static void
free_making (gpointer data)
{
  Making *making = data;
  g_clear_pointer (&making->puzzle, fp_puzzle_free);
  g_clear_pointer (&making->session, fp_session_free);
  g_clear_object (&making->catalog_model);
  g_free (making);
}

gboolean
fp_game_can_make_puzzle (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), FALSE);
  return fp_game_over (self) && fp_game_history (self) >= 0;
}

static void
prove_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Making *making = data;
  fp_puzzle_prove (making->puzzle, FP_PUZZLE_DEALS, FP_PUZZLE_MOST, &making->proof);
  g_task_return_boolean (task, TRUE);
}

void
fp_game_make_puzzle (FpGame *self, GAsyncReadyCallback done, gpointer data)
{
  g_return_if_fail (fp_game_can_make_puzzle (self));
  g_autoptr (GTask) task = g_task_new (self, NULL, done, data);
  Making *making = g_new0 (Making, 1);
  const char *reason = NULL;
  making->catalog_model = g_object_ref (fp_game_catalog (self));
  making->session = fp_session_past (fp_game_session (self), (guint) fp_game_history (self));
  making->puzzle = fp_puzzle_of (making->session, making->catalog_model->catalogs, &reason);
  g_task_set_task_data (task, making, free_making);
  if (making->puzzle == NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", reason);
  else
    g_task_run_in_thread (task, prove_in_thread);
}

/* Returns an id for a puzzle that the player makes now: it has the time. */
static char *
new_id (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  return g_date_time_format (now, "own-%Y%m%d-%H%M%S");
}

char *
fp_game_make_puzzle_finish (FpGame *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  Making *making = g_task_get_task_data (G_TASK (result));
  const char *reason = fp_puzzle_fault (&making->proof);
  g_autofree char *id = new_id ();
  g_autofree char *text =
      reason == NULL ? fp_session_puzzle (making->session, id, making->proof.winning, &reason) : NULL;
  if (text != NULL)
    return fp_puzzle_keep (making->puzzle->edition->id, id, text, error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", reason);
  return NULL;
}
