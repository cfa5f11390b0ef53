/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When what moves: one thing after the other, in the order in which it happened, but never so long that one has to wait
 * for it.  Who comes from behind the curtain is shown all that they have missed, and is given the time to follow it. */
#pragma once

#include <gio/gio.h>

#include "model/items/fp-move-item.h"

/* As in the settings. */
typedef enum
{
  FP_MOTION_OFF,
  FP_MOTION_FAST,
  FP_MOTION_NORMAL,
  FP_MOTION_SLOW,
  FP_N_MOTION_SPEEDS,
} FpMotionSpeed;

/* A piece on its way, in milliseconds from the beginning. */
typedef struct
{
  guint move; /* index among the moves */
  guint piece; /* of several ships or hidden cards, which */
  double start, end;
} FpMotionTime;

/* fp_motion_stays: whether a move of @kind is something that is looked at where it is. */
gboolean fp_motion_stays (FpMoveKind kind);

/* fp_motion_plan: of FpMotionTime, when each piece of @moves (of FpMoveItem*) is under way, at @speed, which is not
 * off; @missed: who sees it did not look on.  Free with g_array_unref (). */
GArray *fp_motion_plan (const GPtrArray *moves, FpMotionSpeed speed, gboolean missed);

/* fp_motion_longest: how long all of it may take at most, in milliseconds. */
double fp_motion_longest (FpMotionSpeed speed, gboolean missed);
