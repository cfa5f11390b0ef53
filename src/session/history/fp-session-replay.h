/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A replay of a session's game, to find the last moment at which a turn was about to begin and a
 * position is possible. */
#pragma once

#include "session/game/fp-session-private.h"

/* The set-up and the choices of a game, which is all that a replay needs. */
typedef struct
{
  FpSetup setup; /* without the seats' names */
  const FpCatalog *catalog;
  FpState *origin; /* as in FpSession */
  GPtrArray *made; /* of FpMadeChoice */
} FpGameCourse;

typedef struct
{
  FpEngine *engine; /* engine of the replay; afterwards on @position */
  FpState *now;
  FpState *turn; /* state at the first step of the current procedure */
  FpState *position; /* that moment; each answer was a choice, so its state counts them */
  FpEngine *at_turn; /* engine on @turn */
  guint whole, step; /* procedures: the current one, and its last step */
  gboolean found; /* TRUE: there is such a moment */
} FpReplay;

/* Called after each choice; @made: their number so far. */
typedef void (*FpReplayFunc) (FpReplay *replay, guint made, gpointer data);

/* fp_game_course_copy: returns the course of @session's game so far, to be replayed in any thread
 * as long as the session's catalog is there. Free with fp_game_course_free (). */
FpGameCourse *fp_game_course_copy (const FpSession *session);
void fp_game_course_free (FpGameCourse *course);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameCourse, fp_game_course_free)

/* fp_replay_new: replays @session's game; @each may be NULL. fp_replay_course: replays @course. */
FpReplay *fp_replay_new (FpSession *session, FpReplayFunc each, gpointer data);
FpReplay *fp_replay_course (const FpGameCourse *course, FpReplayFunc each, gpointer data);
void fp_replay_free (FpReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpReplay, fp_replay_free)
