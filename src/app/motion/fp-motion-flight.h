/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flight: one moving piece on its way over the table, or turning over in its place. */
#pragma once

#include <gtk/gtk.h>

#include "app/motion/fp-motion-plan.h"

typedef struct
{
  FpMoveItem *move;
  double start, end; /* milliseconds */
  GWeakRef target; /* widget where it lands; empty if that is gone */
  /* centres on the layer; to is provisional until the target is allocated */
  graphene_point_t from, to;
  /* TRUE if that end is on the table; otherwise the piece appears or vanishes */
  gboolean comes, goes;
  float from_size, to_size; /* scale at both ends */
  GskRenderNode *face, *back;
} FpMotionFlight;

/* fp_motion_flight_is_seen: returns TRUE if @move starts or ends at a visible place. @before maps
 * spots to FpMotionImage, @now maps spots to widgets. */
gboolean fp_motion_flight_is_seen (FpMoveItem *move, GHashTable *before, GHashTable *now);

/* fp_motion_flight_new: returns the flight of a piece of @move during @time over @layer. Free with
 * fp_motion_flight_free (). */
FpMotionFlight *fp_motion_flight_new (FpMoveItem *move, const FpMotionTime *time, GHashTable *before, GHashTable *now,
                                      GtkWidget *layer);
void fp_motion_flight_free (FpMotionFlight *flight);

/* fp_motion_flight_snapshot: draws the piece at the time @now, in milliseconds. */
void fp_motion_flight_snapshot (FpMotionFlight *flight, GtkWidget *layer, GtkSnapshot *snapshot, double now);
