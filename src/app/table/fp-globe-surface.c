/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Surfaces of planets, seen from afar. */
#include "app/table/fp-globe-surface.h"

#include <math.h>

#include "app/widgets/fp-seeded-random.h"

enum
{
  CRATER_COUNT = 9,
  LAND_COUNT = 12,
  GROUP = 4, /* discs of a land */
  CRACK_COUNT = 7,
  CRACK_STEPS = 5,
  SWIRL_COUNT = 4,
};

/* Returns a number from @least up to @most. */
static double
between (guint32 *seed, double least, double most)
{
  return least + fp_seeded_random (seed) * (most - least);
}

static void
set_light (cairo_t *cr, guint32 *seed, double strength)
{
  double light = fp_seeded_random (seed) < 0.5 ? 1 : 0;
  cairo_set_source_rgba (cr, light, light, light, strength * (light > 0 ? 0.8 : 1));
}

/* Adds curved bands across the globe. */
static void
add_bands (cairo_t *cr, guint32 *seed)
{
  double wide = between (seed, 0.1, 0.3), bow = between (seed, 0.04, 0.3);
  for (double y = between (seed, -1.1, -0.9); y < 0.95; y += wide + between (seed, 0.04, 0.24))
    {
      double height = between (seed, 0.04, wide * 0.8);
      set_light (cr, seed, between (seed, 0.14, 0.3));
      cairo_move_to (cr, -1, y);
      cairo_curve_to (cr, -0.4, y + bow, 0.4, y + bow, 1, y);
      cairo_line_to (cr, 1, y + height);
      cairo_curve_to (cr, 0.4, y + height + bow, -0.4, y + height + bow, -1, y + height);
      cairo_fill (cr);
    }
}

/* Adds an oval storm with a calm middle. */
static void
add_storm (cairo_t *cr, guint32 *seed)
{
  cairo_save (cr);
  cairo_translate (cr, between (seed, -0.45, 0.45), between (seed, -0.25, 0.45));
  cairo_scale (cr, between (seed, 0.22, 0.36), between (seed, 0.12, 0.2));
  for (int i = 0; i < 3; i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, 0, 0, 1 - 0.32 * i, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, i % 2 == 0, i % 2 == 0, i % 2 == 0, 0.3);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Adds craters: a dark hollow with a bright edge away from the light. */
static void
add_craters (cairo_t *cr, guint32 *seed)
{
  double largest = between (seed, 0.14, 0.34);
  for (int i = 0; i < CRATER_COUNT; i++)
    {
      double x = between (seed, -0.8, 0.8), y = between (seed, -0.8, 0.8), radius = between (seed, 0.06, largest);
      cairo_new_path (cr);
      cairo_arc (cr, x + 0.03, y + 0.03, radius, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 1, 1, 1, 0.25);
      cairo_fill (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 0, 0, 0, 0.24);
      cairo_fill (cr);
    }
}

/* Adds lands: groups of overlapping discs, darker or brighter than the sea. */
static void
add_lands (cairo_t *cr, guint32 *seed)
{
  double x = 0, y = 0, largest = between (seed, 0.2, 0.42);
  cairo_new_path (cr);
  for (int i = 0; i < LAND_COUNT; i++)
    {
      if (i % GROUP == 0)
        {
          x = between (seed, -0.7, 0.7);
          y = between (seed, -0.7, 0.7);
        }
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, between (seed, 0.1, largest), 0, 2 * G_PI);
      x += between (seed, -0.1, 0.3);
      y += between (seed, -0.15, 0.2);
    }
  set_light (cr, seed, 0.32);
  cairo_fill (cr);
}

/* Adds cracks that shine from within. */
static void
add_cracks (cairo_t *cr, guint32 *seed)
{
  set_light (cr, seed, 0.5);
  cairo_set_line_width (cr, between (seed, 0.03, 0.07));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int i = 0; i < CRACK_COUNT; i++)
    {
      double x = between (seed, -0.8, 0.8), y = between (seed, -0.8, 0.8), way = between (seed, 0, 2 * G_PI);
      cairo_move_to (cr, x, y);
      for (int k = 0; k < CRACK_STEPS; k++)
        {
          way += between (seed, -0.9, 0.9);
          x += 0.22 * cos (way);
          y += 0.22 * sin (way);
          cairo_line_to (cr, x, y);
        }
    }
  cairo_stroke (cr);
}

/* Adds clouds that turn around two poles. */
static void
add_swirls (cairo_t *cr, guint32 *seed)
{
  for (int i = 0; i < SWIRL_COUNT; i++)
    {
      double x = between (seed, -0.6, 0.6), y = between (seed, -0.6, 0.6), from = between (seed, 0, 2 * G_PI);
      set_light (cr, seed, 0.24);
      for (double radius = 0.1; radius < 0.6; radius += 0.21)
        {
          cairo_set_line_width (cr, between (seed, 0.09, 0.17));
          cairo_new_path (cr);
          cairo_arc (cr, x, y, radius, from + radius * 2, from + radius * 2 + between (seed, 1.6, 3.6));
          cairo_stroke (cr);
        }
    }
}

/* Adds caps of ice at both poles. */
static void
add_caps (cairo_t *cr, guint32 *seed)
{
  double high = between (seed, 0.16, 0.34);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, side * 1.02);
      cairo_scale (cr, between (seed, 0.5, 0.75), high);
      cairo_new_path (cr);
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_restore (cr);
      cairo_set_source_rgba (cr, 1, 1, 1, 0.72);
      cairo_fill (cr);
    }
}

/* Shifts the planet's colour a little, so that planets of one colour differ from afar. */
static void
add_tint (cairo_t *cr, guint32 *seed)
{
  double red = fp_seeded_random (seed), green = fp_seeded_random (seed), blue = fp_seeded_random (seed);
  cairo_set_source_rgba (cr, red, green, blue, between (seed, 0.03, 0.12));
  cairo_paint (cr);
}

void
fp_globe_surface_draw (cairo_t *cr, const char *name)
{
  static void (*const surfaces[]) (cairo_t * cr, guint32 * seed) = { add_bands, add_craters, add_lands, add_cracks,
                                                                     add_swirls };
  guint32 seed = fp_seeded_random_begin (name);
  guint surface = (guint) (fp_seeded_random (&seed) * G_N_ELEMENTS (surfaces));
  add_tint (cr, &seed);
  cairo_save (cr);
  cairo_rotate (cr, between (&seed, -0.6, 0.6));
  surfaces[surface](cr, &seed);
  if (fp_seeded_random (&seed) < 0.4)
    add_storm (cr, &seed);
  if (fp_seeded_random (&seed) < 0.4)
    add_caps (cr, &seed);
  cairo_restore (cr);
}
