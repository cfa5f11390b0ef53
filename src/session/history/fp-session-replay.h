/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session's game played once more beside it, to find the last moment at which a destiny card was about to be drawn
 * and a position can say how the game stood. */
#pragma once

#include "session/game/fp-session-private.h"

typedef struct
{
  FpEngine *engine; /* plays again; when done it looks at @position */
  FpState *now;
  FpState *turn; /* as the first step began of what the game is at */
  FpState *position; /* that moment; each answer was a choice, so its state counts them */
  FpEngine *at_turn; /* looks at @turn */
  guint whole, step; /* procedures: what the game is at, and its last step */
  gboolean found; /* there is such a moment */
} FpReplay;

/* Called after each choice; @made: how many so far. */
typedef void (*FpReplayFunc) (FpReplay *replay, guint made, gpointer data);

/* fp_replay_new: plays @session's game once more; @each may be NULL. */
FpReplay *fp_replay_new (FpSession *session, FpReplayFunc each, gpointer data);
void fp_replay_free (FpReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpReplay, fp_replay_free)
