/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the bubble of a lesson lies. */
#pragma once

#include "model/fp-coach.h"

#include <gtk/gtk.h>

/* fp_coach_target: the widget below @table at which @note points in @game; NULL: at none that is to be seen. */
GtkWidget *fp_coach_target (GtkWidget *table, FpGame *game, const FpCoachNote *note);

/* Something that the bubble should not cover, and how bad it is if it does. */
typedef struct
{
  graphene_rect_t bounds;
  float weight;
} FpCoachObstacle;

/* fp_coach_obstacles: all of them below @table, in the coordinates of @layer, of FpCoachObstacle; @target (NULL: none)
 * is the worst to be covered.  Free with g_array_unref (). */
GArray *fp_coach_obstacles (GtkWidget *table, GtkWidget *layer, const graphene_rect_t *target);

/* fp_coach_nowhere: where in a layer of @width by @height what points at nothing lies best: in the middle of space,
 * which has log and cards beside it. */
graphene_rect_t fp_coach_nowhere (float width, float height, gboolean mirrored);

/* fp_coach_place: where a bubble of @width by @height lies best in a layer of @layer_width by @layer_height, put into
 * @place: it covers as little as can be of @obstacles, and is near @target.  Returns how bad that is, to be compared.
 */
float fp_coach_place (float width, float height, float layer_width, float layer_height, const GArray *obstacles,
                      const graphene_rect_t *target, graphene_point_t *place);
