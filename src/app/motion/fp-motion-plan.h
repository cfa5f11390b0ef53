/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schedule of the motions: one after the other in the order of the game, but never so long that
 * players have to wait. A player who returns from behind the curtain sees all missed motions and
 * gets time to follow them. */
#pragma once

#include <gio/gio.h>

#include "model/items/fp-move-item.h"

/* The values of the setting motion-speed */
typedef enum
{
  FP_MOTION_OFF,
  FP_MOTION_FAST,
  FP_MOTION_NORMAL,
  FP_MOTION_SLOW,
  FP_N_MOTION_SPEEDS,
} FpMotionSpeed;

/* The flight of a piece, in milliseconds from the beginning */
typedef struct
{
  guint move; /* index into the moves */
  guint piece; /* index among several ships or hidden cards */
  double start, end;
} FpMotionTime;

/* fp_motion_stays: returns TRUE if a move of @kind is shown in its place, like a reveal. */
gboolean fp_motion_stays (FpMoveKind kind);

/* fp_motion_plan: returns the times (FpMotionTime) of each piece of @moves (of FpMoveItem*) at
 * @speed, which must not be off. @missed is TRUE if the player did not see the moves happen. Free
 * with g_array_unref (). */
GArray *fp_motion_plan (const GPtrArray *moves, FpMotionSpeed speed, gboolean missed);

/* fp_motion_longest: returns the longest duration of a whole schedule, in milliseconds. */
double fp_motion_longest (FpMotionSpeed speed, gboolean missed);
