/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves on the table, for those who show it moving. */
#include "config.h"

#include "model/fp-game-moves.h"
#include "model/fp-game-private.h"
#include "model/fp-item.h"

enum
{
  LONGEST_HOLD = 4000, /* milliseconds: a window that nobody sees may never come to rest */
};

void
fp_game_tell_moves (FpGame *self, const FpReader *reader, gboolean anew)
{
  if (self->past != NULL)
    {
      self->moves.stale = TRUE;
      return;
    }
  /* Of a pass that is asked for only what led there has happened. */
  const GPtrArray *log = fp_session_log (self->session);
  GPtrArray *items = fp_moves_reader_read (&self->moves, reader, log, MIN (log->len, self->log.most), anew);
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
