/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Autosave of a game. */
#include "model/game/fp-game-autosave.h"

#include "model/game/fp-game-private.h"

void
fp_game_keep (FpGame *self)
{
  fp_autosave_keep (self->autosave);
}

void
fp_game_try_again (FpGame *self)
{
  if (fp_autosave_is_wanted (self->autosave))
    fp_game_save_async (self, NULL, NULL);
}

/* The tasks hold a reference to the game, which owns the autosave. */

void
fp_game_save_async (FpGame *self, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (FP_IS_GAME (self) && !self->closed);
  fp_autosave_save (self->autosave, g_task_new (self, NULL, callback, data));
}

void
fp_game_save_as_async (FpGame *self, const char *path, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (FP_IS_GAME (self) && !self->closed);
  fp_autosave_save_as (self->autosave, path, g_task_new (self, NULL, callback, data));
}

void
fp_game_close_async (FpGame *self, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (FP_IS_GAME (self) && !self->closed);
  fp_game_halt (self);
  fp_autosave_close (self->autosave, g_task_new (self, NULL, callback, data));
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
  return fp_autosave_is_at (self->autosave, path);
}
