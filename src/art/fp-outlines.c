/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outlines of shapes, as points that a smooth line goes through. */
#include "art/fp-brush.h"

#include <math.h>

enum
{
  MOST_POINTS = 64,
  HAIRS_MOST = 400,
};

/* An outline: its right half from the top down, or all of it. Points are hundredths of half a box,
 * ended by END. */
#define END 127
typedef struct
{
  gboolean whole; /* FALSE: mirrored */
  signed char points[2 * MOST_POINTS];
} Outline;

#define HALF(...)           \
  {                         \
    FALSE,                  \
    {                       \
      __VA_ARGS__, END, END \
    }                       \
  }
#define WHOLE(...)          \
  {                         \
    TRUE,                   \
    {                       \
      __VA_ARGS__, END, END \
    }                       \
  }

/* clang-format off */
static const Outline outlines[FP_N_SHAPES] = {
  [FP_SHAPE_EGG] = HALF (0,-100, 64,-84, 97,-24, 78,40, 40,88, 0,100),
  [FP_SHAPE_DROP] = HALF (0,-100, 0,-100, 26,-46, 76,12, 74,72, 34,98, 0,100),
  [FP_SHAPE_PEAR] = HALF (0,-100, 44,-86, 56,-36, 90,26, 84,82, 36,99, 0,100),
  [FP_SHAPE_BELL] = HALF (0,-100, 48,-86, 64,-28, 74,40, 100,100, 100,100, 0,92),
  [FP_SHAPE_SHIELD] = HALF (0,-92, 50,-100, 93,-84, 95,-8, 60,62, 0,100, 0,100),
  [FP_SHAPE_JAW] = HALF (0,-100, 58,-92, 82,-44, 78,14, 92,54, 60,97, 0,100),
  [FP_SHAPE_SKULL] = HALF (0,-100, 70,-86, 98,-34, 86,18, 58,38, 56,84, 30,100, 0,100),
  [FP_SHAPE_BRAIN] = HALF (0,-86, 0,-86, 22,-100, 46,-88, 46,-88, 74,-90, 86,-62, 86,-62, 102,-44, 96,-16, 96,-16, 104,16, 78,36, 78,36,
                           60,62, 34,58, 34,58, 20,72, 0,66),
  [FP_SHAPE_HEART] = HALF (0,-52, 0,-52, 28,-94, 78,-96, 100,-42, 66,28, 0,100, 0,100),
  [FP_SHAPE_MOUND] = HALF (0,-100, 36,-92, 62,-58, 86,-14, 100,60, 100,100, 100,100, 0,100),
  [FP_SHAPE_SHOULDERS] = HALF (0,-96, 18,-98, 26,-66, 74,-46, 97,0, 100,100, 100,100, 0,100),
  [FP_SHAPE_CLOAK] = HALF (0,-100, 30,-84, 44,-40, 80,10, 100,100, 100,100, 0,100),
  [FP_SHAPE_BULB] = HALF (0,-100, 72,-86, 100,-36, 74,14, 44,48, 40,100, 40,100, 0,100),
  [FP_SHAPE_CAP] = HALF (0,-100, 62,-84, 97,-20, 98,52, 84,84, 50,70, 0,64),
  [FP_SHAPE_HOOD] = HALF (0,-100, 12,-98, 46,-70, 82,-10, 90,50, 100,100, 100,100, 0,100),
  [FP_SHAPE_KITE] = HALF (0,-100, 0,-100, 100,-10, 100,-10, 0,100, 0,100),
  [FP_SHAPE_HEX] = HALF (0,-100, 0,-100, 88,-50, 88,-50, 88,50, 88,50, 0,100, 0,100),
  [FP_SHAPE_GEM] = HALF (0,-100, 46,-100, 46,-100, 100,-42, 100,-42, 0,100, 0,100),
  [FP_SHAPE_SHARD] = HALF (0,-100, 0,-100, 60,-52, 60,-52, 80,70, 80,70, 40,100, 40,100, 0,100),
  [FP_SHAPE_SLAB] = HALF (0,-100, 76,-100, 76,-100, 88,-84, 88,-84, 100,100, 100,100, 0,100),
  [FP_SHAPE_ROCK] = WHOLE (-58,-88, -58,-88, 8,-100, 8,-100, 72,-64, 72,-64, 100,2, 100,2, 74,74, 74,74, 10,100, 10,100,
                           -66,82, -66,82, -100,18, -100,18, -92,-42, -92,-42),
  [FP_SHAPE_BLOB] = WHOLE (-22,-98, 38,-84, 50,-34, 92,-30, 98,26, 56,52, 44,96, -16,84, -58,98, -94,52, -72,4, -98,-44, -60,-80),
  [FP_SHAPE_BEAN] = WHOLE (-30,-96, 50,-92, 98,-40, 92,40, 40,94, -30,96, -70,60, -42,4, -84,-50),
  [FP_SHAPE_EAR] = HALF (0,-100, 0,-100, 46,-26, 62,40, 36,100, 0,100),
  [FP_SHAPE_LEAF] = HALF (0,-100, 0,-100, 58,-30, 66,30, 0,100, 0,100),
  [FP_SHAPE_WING] = WHOLE (-100,100, -100,100, -98,10, -60,-64, 20,-98, 100,-96, 100,-96, 70,-52, 80,-10, 80,-10, 46,0, 46,48, 46,48,
                           12,44, 6,84, 6,84, -44,72),
  [FP_SHAPE_CLAW] = WHOLE (-34,100, -84,52, -100,-12, -74,-70, -6,-100, -6,-100, -26,-52, -12,-2, -12,-2, 26,-30, 88,-58, 88,-58,
                           94,6, 70,60, 34,100),
  [FP_SHAPE_FIN] = WHOLE (-100,100, -100,100, -50,-20, 30,-84, 100,-100, 100,-100, 66,-10, 84,100, 84,100),
  [FP_SHAPE_CROWN] = HALF (0,-70, 0,-70, 28,0, 28,0, 58,-100, 58,-100, 68,6, 68,6, 100,-78, 100,-78, 88,100, 88,100, 0,100),
  [FP_SHAPE_TOP_HAT] = HALF (0,-100, 62,-100, 62,-100, 54,52, 54,52, 100,58, 96,90, 50,100, 0,100),
  [FP_SHAPE_FEDORA] = HALF (0,-80, 30,-100, 54,-76, 62,22, 62,22, 100,44, 96,74, 50,92, 0,98),
  [FP_SHAPE_CONE] = HALF (0,-100, 0,-100, 18,-40, 52,56, 52,56, 100,80, 62,100, 0,100),
  [FP_SHAPE_COLLAR] = HALF (0,70, 0,70, 36,-100, 36,-100, 100,-72, 100,-72, 92,100, 92,100, 0,100),
  [FP_SHAPE_JAR] = HALF (0,-100, 64,-100, 64,-84, 66,-74, 92,-56, 97,0, 97,84, 74,100, 0,100),
  [FP_SHAPE_HOURGLASS] = HALF (0,-100, 88,-100, 88,-100, 80,-56, 14,-4, 14,4, 80,56, 88,100, 88,100, 0,100),
  [FP_SHAPE_BEAK] = HALF (0,-100, 66,-74, 56,-6, 0,100, 0,100),
  [FP_SHAPE_HOOK] = WHOLE (-100,-66, -20,-98, 62,-70, 100,10, 88,94, 88,94, 56,30, 0,26, -100,56),
  [FP_SHAPE_SNOUT] = WHOLE (-100,-70, -30,-56, 40,-62, 94,-40, 100,20, 66,64, 0,66, -100,90),
  [FP_SHAPE_BOW] = HALF (0,-26, 0,-26, 100,-100, 100,-100, 100,100, 100,100, 0,26, 0,26),
  [FP_SHAPE_HELMET] = HALF (0,-100, 74,-82, 100,-10, 100,64, 100,64, 58,66, 58,66, 52,100, 52,100, 0,100),
  [FP_SHAPE_MASK] = HALF (0,-40, 40,-96, 90,-84, 100,-20, 74,64, 34,70, 0,24),
  [FP_SHAPE_FLAME] = HALF (0,-100, 0,-100, 30,-44, 30,-44, 54,-72, 54,-72, 92,20, 62,84, 0,100),
  [FP_SHAPE_MOUSTACHE] = HALF (0,-50, 46,-86, 76,-6, 100,-74, 100,-74, 96,70, 44,92, 0,0, 0,0),
  [FP_SHAPE_BEARD] = HALF (0,-50, 60,-60, 100,-100, 100,-100, 88,0, 46,58, 0,100, 0,100),
  [FP_SHAPE_CUP] = HALF (0,-100, 100,-100, 100,-100, 72,100, 72,100, 0,100),
  [FP_SHAPE_BOOK] = HALF (0,-70, 0,-70, 48,-100, 100,-78, 100,-78, 100,74, 100,74, 48,56, 0,92, 0,92),
  [FP_SHAPE_CARAPACE] = HALF (0,-64, 50,-84, 100,-36, 100,-36, 86,34, 44,82, 0,90),
  [FP_SHAPE_FROG] = HALF (0,-62, 34,-72, 60,-100, 92,-74, 92,-20, 104,30, 66,84, 0,96),
  [FP_SHAPE_FOX] = HALF (0,-46, 30,-56, 66,-100, 66,-100, 88,-20, 100,28, 100,28, 40,66, 0,100, 0,100),
  [FP_SHAPE_MANTIS] = HALF (0,-58, 46,-84, 92,-92, 96,-40, 44,30, 20,90, 0,100),
  [FP_SHAPE_CRESCENT] = WHOLE (30,-100, 30,-100, -60,-84, -100,0, -60,84, 30,100, 30,100, -24,54, -34,0, -24,-54),
  [FP_SHAPE_BOLT] = WHOLE (30,-100, 30,-100, -60,10, -60,10, -4,10, -4,10, -30,100, -30,100, 60,-16, 60,-16, 6,-16, 6,-16),
};
/* clang-format on */

void
fp_spline_add (cairo_t *cr, const double *points, guint n, gboolean corners)
{
#define POINT(i) (points + 2 * ((i) % n))
#define SAME(a, b) ((a)[0] == (b)[0] && (a)[1] == (b)[1])
  cairo_move_to (cr, points[0], points[1]);
  for (guint i = 0; i < n; i++)
    {
      const double *before = POINT (i + n - 1), *from = POINT (i), *to = POINT (i + 1), *behind = POINT (i + 2);

      if (corners)
        cairo_line_to (cr, to[0], to[1]);
      else if (!SAME (from, to))
        {
          gboolean starts = SAME (before, from), ends = SAME (to, behind);
          double x1 = from[0] + (starts ? (to[0] - from[0]) / 3 : (to[0] - before[0]) / 6);
          double y1 = from[1] + (starts ? (to[1] - from[1]) / 3 : (to[1] - before[1]) / 6);
          double x2 = to[0] - (ends ? (to[0] - from[0]) / 3 : (behind[0] - from[0]) / 6);
          double y2 = to[1] - (ends ? (to[1] - from[1]) / 3 : (behind[1] - from[1]) / 6);

          cairo_curve_to (cr, x1, y1, x2, y2, to[0], to[1]);
        }
    }
  cairo_close_path (cr);
#undef POINT
#undef SAME
}

static void
add_table (cairo_t *cr, const Outline *outline)
{
  double points[4 * MOST_POINTS];
  guint n = 0, half;

  for (guint i = 0; i + 1 < G_N_ELEMENTS (outline->points) && outline->points[i] != END; i += 2)
    {
      points[2 * n] = outline->points[i] / 100.0;
      points[2 * n + 1] = outline->points[i + 1] / 100.0;
      n++;
    }
  half = n;
  for (guint i = half; i-- > 0 && !outline->whole;)
    {
      /* A first or last point in the middle is its own mirror; a double one there is a corner. */
      if (points[2 * i] == 0 && (i == 0 || i + 1 == half))
        continue;
      points[2 * n] = -points[2 * i];
      points[2 * n + 1] = points[2 * i + 1];
      n++;
    }
  fp_spline_add (cr, points, n, FALSE);
}

/* Adds a superellipse: 2 is an ellipse, more is nearer to a rectangle. */
static void
add_box (cairo_t *cr, double power)
{
  for (int i = 0; i < 96; i++)
    {
      double angle = i * G_PI / 48, c = cos (angle), s = sin (angle);

      cairo_line_to (cr, copysign (pow (fabs (c), 2 / power), c), copysign (pow (fabs (s), 2 / power), s));
    }
  cairo_close_path (cr);
}

static void
add_star (cairo_t *cr, int count, double depth)
{
  for (int i = 0; i < 2 * count; i++)
    {
      double angle = i * G_PI / count, radius = i % 2 == 0 ? 1 : 1 - depth;

      cairo_line_to (cr, radius * sin (angle), -radius * cos (angle));
    }
  cairo_close_path (cr);
}

static void
add_gear (cairo_t *cr, int count, double depth)
{
  const double steps[] = { -0.30, -0.19, 0.19, 0.30 };

  for (int i = 0; i < count; i++)
    for (int k = 0; k < 4; k++)
      {
        double angle = (i + steps[k]) * 2 * G_PI / count, radius = k == 0 || k == 3 ? 1 - depth : 1;

        cairo_line_to (cr, radius * sin (angle), -radius * cos (angle));
      }
  cairo_close_path (cr);
}

static void
add_cloud (cairo_t *cr, int count, double depth)
{
  double step = 2 * G_PI / count, inner = 1 - depth;

  cairo_move_to (cr, 0, -inner);
  for (int i = 0; i < count; i++)
    {
      double end = (i + 1) * step, bulge = 1 + depth * 0.35 * (i % 2);

      cairo_curve_to (cr, bulge * 1.1 * sin (end - 0.85 * step), -bulge * 1.1 * cos (end - 0.85 * step),
                      bulge * 1.1 * sin (end - 0.15 * step), -bulge * 1.1 * cos (end - 0.15 * step), inner * sin (end),
                      -inner * cos (end));
    }
  cairo_close_path (cr);
}

void
fp_outline_add (cairo_t *cr, FpShape shape, int count, double depth)
{
  cairo_new_sub_path (cr);
  if (shape == FP_SHAPE_BOX)
    add_box (cr, 4.5);
  else if (shape == FP_SHAPE_STAR)
    add_star (cr, count > 0 ? count : 5, depth);
  else if (shape == FP_SHAPE_GEAR)
    add_gear (cr, count > 0 ? count : 10, depth);
  else if (shape == FP_SHAPE_CLOUD)
    add_cloud (cr, count > 0 ? count : 8, depth);
  else if (shape == FP_SHAPE_RING)
    {
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_close_path (cr);
      cairo_new_sub_path (cr);
      cairo_arc_negative (cr, 0, 0, 1 - depth, 2 * G_PI, 0);
      cairo_close_path (cr);
    }
  else if (shape == FP_SHAPE_OVAL || shape == FP_SHAPE_OUTLINE)
    {
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_close_path (cr);
    }
  else
    add_table (cr, &outlines[shape]);
}

/* Returns the points of a path without curves, x and y in turn. */
static GArray *
collect_points (const cairo_path_t *path)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    if (path->data[i].header.type == CAIRO_PATH_MOVE_TO || path->data[i].header.type == CAIRO_PATH_LINE_TO)
      {
        g_array_append_val (points, path->data[i + 1].point.x);
        g_array_append_val (points, path->data[i + 1].point.y);
      }
  return points;
}

void
fp_outline_roughen (FpBrush *brush, double length)
{
  cairo_path_t *path = cairo_copy_path_flat (brush->cr);
  g_autoptr (GArray) points = collect_points (path);
  const double *at = (const double *) (void *) points->data;
  double rest = 0, step = MAX (length * 0.42, 0.8);
  guint n = 0;

  cairo_path_destroy (path);
  cairo_new_path (brush->cr);
  for (guint i = 0; i + 1 < points->len / 2 && n < HAIRS_MOST; i++)
    {
      double x = at[2 * i], y = at[2 * i + 1], dx = at[2 * i + 2] - x, dy = at[2 * i + 3] - y, run = hypot (dx, dy);

      for (; run > 0 && rest < run && n < HAIRS_MOST; rest += step, n++)
        {
          double out = n % 2 == 0 ? length * (0.3 + 0.7 * fp_brush_random (brush)) : -length * 0.12;
          double bx = x + dx * rest / run, by = y + dy * rest / run;

          /* Hairs hang down a little. */
          cairo_line_to (brush->cr, bx + out * dy / run, by - out * dx / run + MAX (out, 0) * 0.35);
        }
      rest -= run;
    }
  cairo_close_path (brush->cr);
}
