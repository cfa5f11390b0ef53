/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement on the table, for animations. */
#include "config.h"

#include "model/game/fp-game-moves.h"
#include "model/game/fp-game-private.h"
#include "model/items/fp-item.h"

enum
{
  LONGEST_HOLD = 4000, /* milliseconds; a hidden window may never release the game */
};

static FpMovesPresenter *
moves_of (FpGame *self, uint8_t viewer)
{
  return &self->moves[viewer == FP_NOBODY ? FP_MAX_SEATS : viewer];
}

/* Returns the number of log entries that are shown. While a forced pass is shown, entries after the
 * pass are left out. */
static guint
n_entries_shown (FpGame *self)
{
  return MIN (fp_session_log (self->session)->len, self->log.most);
}

void
fp_game_forget_moves (FpGame *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->moves); i++)
    self->moves[i].stale = TRUE;
}

void
fp_game_read_news (FpGame *self, uint8_t viewer)
{
  const FpMovesPresenter *mine = moves_of (self, viewer);
  fp_log_presenter_return (&self->log, mine->stale ? n_entries_shown (self) : mine->read, n_entries_shown (self));
}

void
fp_game_emit_moves (FpGame *self, const FpPresenter *presenter, gboolean anew)
{
  if (anew || self->past != NULL)
    fp_game_forget_moves (self);
  if (self->past != NULL)
    return;
  const GPtrArray *log = fp_session_log (self->session);
  GPtrArray *items =
      fp_moves_presenter_read (moves_of (self, presenter->viewer), presenter, log, n_entries_shown (self), anew);
  gboolean any = items->len > 0;
  g_autoptr (GListStore) moves = fp_item_list (FP_TYPE_MOVE_ITEM, items);
  if (any)
    g_signal_emit_by_name (self, "moving", moves);
}

static gboolean
release_cb (gpointer data)
{
  FpGame *self = data;
  self->timeout = 0;
  fp_game_release (self);
  return G_SOURCE_REMOVE;
}

gboolean
fp_game_wait (FpGame *self)
{
  if (!self->held || self->due)
    return FALSE;
  self->due = TRUE;
  self->timeout = g_timeout_add (LONGEST_HOLD, release_cb, self);
  return TRUE;
}

void
fp_game_hold (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  self->held = TRUE;
}

void
fp_game_release (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  self->held = FALSE;
  if (!self->due)
    return;
  self->due = FALSE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  fp_game_play_soon (self, 0);
}
