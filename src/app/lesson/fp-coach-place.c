/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placement of the bubble. All points of a grid are tried, which takes microseconds. */
#include "app/lesson/fp-coach-place.h"

#include <math.h>
#include <string.h>

#include "app/cards/fp-card-details.h"
#include "app/panels/fp-log-panel.h"
#include "app/table/fp-seat-strip.h"
#include "app/motion/fp-motion-anchors.h"

enum
{
  EDGE = 9, /* smallest distance to the edge of the layer, pixels */
  STEP = 12, /* grid step, pixels */
  GAP = 18, /* pixels between the bubble and its target */
  BESIDE = 6, /* pixels between the bubble and anything else, if possible */
};

/* Costs of each covered pixel, of each pixel of distance, and of touching anything. */
static const float WEIGHT_TARGET = 60, WEIGHT_ANSWER = 24, WEIGHT_FIGURE = 12, WEIGHT_SPOT = 4, WEIGHT_READER = 3,
                   WEIGHT_LOG = 2;
static const float WEIGHT_AWAY = 30, WEIGHT_TOUCHED = 450;

/* The target */

static char *
seat_spot (const char *point, const char *format, FpGame *game)
{
  gboolean mine = g_str_has_prefix (point, "my-");
  g_autoptr (FpSeatItem) seat = fp_game_seat (game, fp_game_seat_around (game, mine ? 0 : 1));
  return g_strdup_printf ("%s/%s", format, fp_seat_item_facts (seat)->colour);
}

/* Returns the spot (fp-motion-anchors.h) for the “point” of a note, or NULL. “encounter/” stands
 * for any encounter. Free with g_free (). */
static char *
spot_of (FpGame *game, const FpCoachNote *note)
{
  static const struct
  {
    const char *point, *spot;
  } spots[] = { { "question", "answers" }, { "hand", "hand" },     { "destiny", "past" },        { "planets", "table" },
                { "warp", "warp" },        { "envoys", "envoys" }, { "encounter", "encounter/" } };
  const char *rest = strchr (note->point, '-');
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    if (strcmp (note->point, spots[i].point) == 0)
      return g_strdup (spots[i].spot);
  if (strcmp (note->point, "planet") == 0)
    return note->planet >= 0 ? g_strdup_printf ("card/%d", note->planet) : NULL;
  return rest != NULL ? seat_spot (note->point, rest + 1, game) : g_strdup (note->point);
}

/* Returns the widget of @spot, or NULL. A spot that ends in “/” matches any spot with
 * that prefix. */
static GtkWidget *
find (GtkWidget *table, const char *spot)
{
  g_autoptr (GHashTable) found = fp_motion_anchors_find (table);
  gboolean any = g_str_has_suffix (spot, "/");
  GHashTableIter iter;
  gpointer key, value;
  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (any ? g_str_has_prefix (key, spot) : strcmp (key, spot) == 0)
      return value;
  return NULL;
}

/* Returns TRUE if all @answers lie on the table: their buttons are covered, and can't be seen. */
static gboolean
are_covered (GtkWidget *answers)
{
  GtkWidget *child = gtk_widget_get_first_child (answers);
  while (child != NULL && gtk_widget_has_css_class (child, "covers"))
    child = gtk_widget_get_next_sibling (child);
  return child == NULL;
}

GtkWidget *
fp_coach_target (GtkWidget *table, FpGame *game, const FpCoachNote *note)
{
  g_autofree char *spot = note->point != NULL ? spot_of (game, note) : NULL;
  GtkWidget *target = spot != NULL ? find (table, spot) : NULL;
  if (target != NULL && strcmp (spot, "answers") == 0 && are_covered (target))
    target = find (table, "question");
  /* The anchor of the Warp is only its figures; the note means the whole Warp. */
  if (target != NULL && strcmp (spot, "warp") == 0)
    target = gtk_widget_get_parent (target);
  return target != NULL && gtk_widget_get_mapped (target) && gtk_widget_get_height (target) > 0 ? target : NULL;
}

/* Obstacles */

static void
add (GArray *obstacles, GtkWidget *widget, GtkWidget *layer, float weight)
{
  FpCoachObstacle obstacle = { .weight = weight };
  if (gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, layer, &obstacle.bounds))
    g_array_append_val (obstacles, obstacle);
}

/* Adds the widgets that can be chosen or read. */
static void
collect (GArray *obstacles, GtkWidget *widget, GtkWidget *layer)
{
  if (!gtk_widget_get_visible (widget) || GTK_IS_POPOVER (widget) || widget == layer)
    return;
  if (gtk_widget_has_css_class (widget, "choosable"))
    add (obstacles, widget, layer, WEIGHT_ANSWER);
  else if (FP_IS_CARD_DETAILS (widget) || FP_IS_SEAT_STRIP (widget))
    add (obstacles, widget, layer, WEIGHT_READER);
  else if (FP_IS_LOG_PANEL (widget))
    add (obstacles, widget, layer, WEIGHT_LOG);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (obstacles, child, layer);
}

/* Adds what is written in @question, and its buttons: beside them it is mostly empty. */
static void
add_words (GArray *obstacles, GtkWidget *question, GtkWidget *layer)
{
  if (!gtk_widget_get_visible (question) || gtk_widget_has_css_class (question, "covers"))
    return;
  if (GTK_IS_LABEL (question) || GTK_IS_IMAGE (question) || GTK_IS_BUTTON (question) ||
      gtk_widget_has_css_class (question, "choosable"))
    {
      add (obstacles, question, layer, WEIGHT_ANSWER);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (question); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_words (obstacles, child, layer);
}

GArray *
fp_coach_obstacles (GtkWidget *table, GtkWidget *layer, const graphene_rect_t *target)
{
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (FpCoachObstacle));
  g_autoptr (GHashTable) spots = fp_motion_anchors_find (table);
  GHashTableIter iter;
  gpointer key, value;
  g_hash_table_iter_init (&iter, spots);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      if (strcmp (key, "question") == 0)
        add_words (obstacles, value, layer);
      /* The area of the planets is mostly empty; each planet is a spot of its own. The answers are
       * part of the question. */
      else if (strcmp (key, "table") != 0 && strcmp (key, "answers") != 0)
        add (obstacles, value, layer,
             strcmp (key, "hand") == 0                                 ? WEIGHT_ANSWER
             : fp_motion_anchor_use (value) == FP_MOTION_ANCHOR_FIGURE ? WEIGHT_FIGURE
                                                                       : WEIGHT_SPOT);
    }
  collect (obstacles, table, layer);
  if (target != NULL)
    {
      const FpCoachObstacle ring = { .bounds = *target, .weight = WEIGHT_TARGET };
      g_array_append_val (obstacles, ring);
    }
  return obstacles;
}

/* The place */

static float
overlap (float a, float a_size, float b, float b_size)
{
  return MAX (MIN (a + a_size, b + b_size) - MAX (a, b), 0);
}

/* Returns the gap between two intervals, 0 if they overlap. */
static float
gap (float a, float a_size, float b, float b_size)
{
  return MAX (MAX (a, b) - MIN (a + a_size, b + b_size), 0);
}

static float
covered (const graphene_rect_t *a, const graphene_rect_t *b)
{
  return overlap (a->origin.x, a->size.width, b->origin.x, b->size.width) *
         overlap (a->origin.y, a->size.height, b->origin.y, b->size.height);
}

static float
cost (const graphene_rect_t *bubble, const GArray *obstacles, const graphene_rect_t *target)
{
  graphene_rect_t around = *bubble;
  float sum = 0;
  gboolean covers = FALSE;
  graphene_rect_inset (&around, -BESIDE, -BESIDE);
  for (guint i = 0; i < obstacles->len; i++)
    {
      const FpCoachObstacle *obstacle = &g_array_index (obstacles, FpCoachObstacle, i);
      float area = covered (bubble, &obstacle->bounds);
      covers = covers || area > 0;
      sum += obstacle->weight * area;
      if (covered (&around, &obstacle->bounds) > 0)
        sum += WEIGHT_TOUCHED;
    }
  float x = gap (bubble->origin.x, bubble->size.width, target->origin.x, target->size.width);
  float y = gap (bubble->origin.y, bubble->size.height, target->origin.y, target->size.height);
  /* The bubble should be in line with the target, and far enough for the line to show its
   * direction. */
  float centre = fabsf (bubble->origin.x + bubble->size.width / 2 - target->origin.x - target->size.width / 2);
  return (covers ? FP_COACH_COVERED : 0) + sum + WEIGHT_AWAY * (fabsf (hypotf (x, y) - GAP) + centre / 8);
}

graphene_rect_t
fp_coach_nowhere (float width, float height, gboolean mirrored)
{
  return GRAPHENE_RECT_INIT (width * (mirrored ? 0.6f : 0.4f), height * 0.45f, 0, 0);
}

float
fp_coach_place (float width, float height, float layer_width, float layer_height, const GArray *obstacles,
                const graphene_rect_t *target, graphene_point_t *place)
{
  float min_cost = INFINITY;
  *place = GRAPHENE_POINT_INIT (EDGE, EDGE);
  for (float y = EDGE; y + height <= layer_height - EDGE; y += STEP)
    for (float x = EDGE; x + width <= layer_width - EDGE; x += STEP)
      {
        const graphene_rect_t bubble = GRAPHENE_RECT_INIT (x, y, width, height);
        float sum = cost (&bubble, obstacles, target);
        if (sum >= min_cost)
          continue;
        min_cost = sum;
        *place = bubble.origin;
      }
  return min_cost;
}
