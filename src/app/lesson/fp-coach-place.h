/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placement of the bubble of a lesson. A GtkPopover would stand beside its target, whatever it
 * covers there. The tests are /coach/beside, /coach/answers and /coach/free-place in
 * tests/ui/test-coach.c. */
#pragma once

#include "model/fp-coach.h"

#include <gtk/gtk.h>

/* fp_coach_target: returns the widget in the tree of @table at which @note points in @game, or NULL
 * if none is visible. */
GtkWidget *fp_coach_target (GtkWidget *table, FpGame *game, const FpCoachNote *note);

/* An area that the bubble should not cover; @weight is the cost per pixel. */
typedef struct
{
  graphene_rect_t bounds;
  float weight;
} FpCoachObstacle;

/* fp_coach_obstacles: returns all obstacles (FpCoachObstacle) in the tree of @table, in coordinates
 * of @layer. @target (NULL for none) has the highest weight. Free with g_array_unref (). */
GArray *fp_coach_obstacles (GtkWidget *table, GtkWidget *layer, const graphene_rect_t *target);

/* fp_coach_nowhere: returns the point that replaces a missing target in a layer of @width by
 * @height. The point is in the middle of the board, because log and cards are beside the board. */
graphene_rect_t fp_coach_nowhere (float width, float height, gboolean mirrored);

enum
{
  /* cost of covering anything at all: more than that of any distance, so that a free place is taken
   * wherever it is */
  FP_COACH_COVERED = 1000000,
};

/* fp_coach_place: stores the best position for a bubble of @width by @height in @place. The bubble
 * covers little of @obstacles and is near @target, in a layer of @layer_width by @layer_height.
 * Returns the cost, for comparison: FP_COACH_COVERED or more if the bubble covers something. */
float fp_coach_place (float width, float height, float layer_width, float layer_height, const GArray *obstacles,
                      const graphene_rect_t *target, graphene_point_t *place);
