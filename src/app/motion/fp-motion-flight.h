/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One piece on its way over the table, or turning over where it is. */
#pragma once

#include <gtk/gtk.h>

#include "app/motion/fp-motion-plan.h"

typedef struct
{
  FpMoveItem *move;
  double start, end; /* milliseconds */
  GWeakRef target; /* where it lands, nothing: where it is no widget any more */
  graphene_point_t from, to; /* middles, on the layer; @to as long as the target has no place */
  gboolean comes, goes; /* it comes from somewhere, goes somewhere on the table: else it appears, vanishes */
  float from_size, to_size; /* how large it is there, of its own size */
  GskRenderNode *face, *back;
} FpMotionFlight;

/* fp_motion_flight_is_seen: whether @move comes from or goes to somewhere that is to be seen; @before: FpMotionImage by
 * spot, @now: widgets by spot. */
gboolean fp_motion_flight_is_seen (FpMoveItem *move, GHashTable *before, GHashTable *now);

/* fp_motion_flight_new: a piece of @move that is under way at @time, over @layer.  Free with fp_motion_flight_free ().
 */
FpMotionFlight *fp_motion_flight_new (FpMoveItem *move, const FpMotionTime *time, GHashTable *before, GHashTable *now,
                                      GtkWidget *layer);
void fp_motion_flight_free (FpMotionFlight *flight);

/* fp_motion_flight_snapshot: draws it as it is at @now, in milliseconds. */
void fp_motion_flight_snapshot (FpMotionFlight *flight, GtkWidget *layer, GtkSnapshot *snapshot, double now);
