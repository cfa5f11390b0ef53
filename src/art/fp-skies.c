/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The background of a character: deep, calm space with one thing in it. */
#include "art/fp-brush.h"

#include <math.h>

enum
{
  STARS = 34,
};

/* Fills a disc whose colour fades from its middle outwards. */
static void
add_glow (cairo_t *cr, double x, double y, double radius, FpInk ink)
{
  cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, 0, x, y, radius);

  fp_ink_stop (glow, 0, ink);
  fp_ink_stop (glow, 0.5, fp_ink_faded (ink, 0.4));
  fp_ink_stop (glow, 1, fp_ink_faded (ink, 0));
  cairo_set_source (cr, glow);
  cairo_paint (cr);
  cairo_pattern_destroy (glow);
}

static void
add_depth (FpBrush *brush, double hue)
{
  cairo_pattern_t *depth = cairo_pattern_create_radial (42, 36, 4, 50, 50, 62);

  fp_ink_stop (depth, 0, (FpInk){ 0.42, 0.10, hue, 1 });
  fp_ink_stop (depth, 0.55, (FpInk){ 0.26, 0.075, hue + 12, 1 });
  fp_ink_stop (depth, 1, (FpInk){ 0.14, 0.045, hue + 24, 1 });
  cairo_set_source (brush->cr, depth);
  cairo_paint (brush->cr);
  cairo_pattern_destroy (depth);
}

static void
add_stars (FpBrush *brush)
{
  for (int i = 0; i < STARS && brush->scale > 0.4; i++)
    {
      double x = fp_brush_random (brush) * 100, y = fp_brush_random (brush) * 100;
      double r = 0.25 + fp_brush_random (brush) * fp_brush_random (brush) * 0.75;

      cairo_new_path (brush->cr);
      cairo_arc (brush->cr, x, y, r, 0, 2 * G_PI);
      cairo_set_source_rgba (brush->cr, 1, 0.98, 0.93, 0.35 + 0.6 * fp_brush_random (brush));
      cairo_fill (brush->cr);
    }
}

static void
add_nebula (FpBrush *brush, double hue)
{
  for (int i = 0; i < 9; i++)
    {
      double x = 10 + fp_brush_random (brush) * 80, y = 5 + fp_brush_random (brush) * 70;
      double r = 16 + fp_brush_random (brush) * 26, turn = (fp_brush_random (brush) - 0.5) * 110;

      add_glow (brush->cr, x, y, r, (FpInk){ 0.55, 0.14, hue + turn, 0.30 });
    }
}

/* Draws a globe lit from the upper left. */
static void
add_globe (FpBrush *brush, double x, double y, double radius, FpInk ink)
{
  cairo_pattern_t *ground = cairo_pattern_create_radial (x - radius * 0.45, y - radius * 0.5, radius * 0.05,
                                                         x - radius * 0.15, y - radius * 0.2, radius * 1.25);

  add_glow (brush->cr, x, y, radius * 1.5, fp_ink_faded (ink, 0.25));
  fp_ink_stop (ground, 0, fp_ink_shift (ink, 0.16));
  fp_ink_stop (ground, 0.5, ink);
  fp_ink_stop (ground, 1, fp_ink_shift (ink, -0.45));
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, x, y, radius, 0, 2 * G_PI);
  cairo_save (brush->cr);
  cairo_clip_preserve (brush->cr);
  cairo_set_source (brush->cr, ground);
  cairo_paint (brush->cr);
  cairo_new_path (brush->cr);
  for (int i = 0; i < 6; i++)
    {
      double r = radius * (0.06 + fp_brush_random (brush) * 0.13);

      cairo_new_path (brush->cr);
      cairo_arc (brush->cr, x + (fp_brush_random (brush) - 0.5) * 1.7 * radius,
                 y + (fp_brush_random (brush) - 0.5) * 1.7 * radius, r, 0, 2 * G_PI);
      fp_ink_source (brush->cr, fp_ink_faded (fp_ink_shift (ink, -0.2), 0.3));
      cairo_fill (brush->cr);
    }
  cairo_restore (brush->cr);
  cairo_new_path (brush->cr);
  cairo_pattern_destroy (ground);
}

static void
add_ring_half (FpBrush *brush, double from, double to, FpInk ink)
{
  cairo_save (brush->cr);
  cairo_translate (brush->cr, 76, 24);
  cairo_rotate (brush->cr, -0.4);
  cairo_scale (brush->cr, 27, 7);
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, 0, 0, 1, from, to);
  cairo_restore (brush->cr);
  cairo_set_line_width (brush->cr, 2.6);
  fp_ink_source (brush->cr, ink);
  cairo_stroke (brush->cr);
}

static void
add_rays (FpBrush *brush, double hue, int n, double alpha)
{
  for (int i = 0; i < n; i++)
    {
      double turn = i * 2 * G_PI / n, wide = G_PI / n * 0.55;

      cairo_new_path (brush->cr);
      cairo_move_to (brush->cr, 50, 46);
      cairo_line_to (brush->cr, 50 + 90 * cos (turn - wide), 46 + 90 * sin (turn - wide));
      cairo_line_to (brush->cr, 50 + 90 * cos (turn + wide), 46 + 90 * sin (turn + wide));
      fp_ink_source (brush->cr, (FpInk){ 0.70, 0.12, hue, alpha });
      cairo_fill (brush->cr);
    }
  add_glow (brush->cr, 50, 46, 46, (FpInk){ 0.75, 0.13, hue, 0.5 });
}

static void
add_galaxy (FpBrush *brush, double hue)
{
  add_glow (brush->cr, 28, 28, 30, (FpInk){ 0.80, 0.10, hue, 0.75 });
  for (int arm = 0; arm < 2; arm++)
    for (int i = 0; i < 70; i++)
      {
        double turn = arm * G_PI + i * 0.075, r = 3 + i * 0.62;
        double x = 28 + r * cos (turn) + fp_brush_random (brush) * 5;
        double y = 28 + r * 0.55 * sin (turn) + fp_brush_random (brush) * 4;

        cairo_new_path (brush->cr);
        cairo_arc (brush->cr, x, y, 0.3 + fp_brush_random (brush) * 1.2, 0, 2 * G_PI);
        fp_ink_source (brush->cr, (FpInk){ 0.85, 0.09, hue + i, 0.30 });
        cairo_fill (brush->cr);
      }
}

static void
add_aurora (FpBrush *brush, double hue)
{
  for (int i = 0; i < 26; i++)
    {
      double x = i * 4, y = 26 + 12 * sin (i * 0.42) + 5 * sin (i * 1.1), high = 34 + 14 * sin (i * 0.8);
      cairo_pattern_t *curtain = cairo_pattern_create_linear (0, y - high * 0.6, 0, y + high * 0.4);
      FpInk ink = { 0.78, 0.15, hue + i * 2.5, 0.40 };

      fp_ink_stop (curtain, 0, fp_ink_faded (ink, 0));
      fp_ink_stop (curtain, 0.75, ink);
      fp_ink_stop (curtain, 1, fp_ink_faded (ink, 0));
      cairo_rectangle (brush->cr, x, y - high * 0.6, 4.3, high);
      cairo_set_source (brush->cr, curtain);
      cairo_fill (brush->cr);
      cairo_pattern_destroy (curtain);
    }
}

static void
add_comet (FpBrush *brush, double hue)
{
  cairo_pattern_t *tail = cairo_pattern_create_linear (82, 16, 22, 44);
  FpInk ink = { 0.88, 0.09, hue, 0.7 };

  fp_ink_stop (tail, 0, ink);
  fp_ink_stop (tail, 1, fp_ink_faded (ink, 0));
  cairo_move_to (brush->cr, 80, 12);
  cairo_curve_to (brush->cr, 60, 18, 36, 28, 12, 44);
  cairo_curve_to (brush->cr, 40, 38, 66, 30, 84, 20);
  cairo_close_path (brush->cr);
  cairo_set_source (brush->cr, tail);
  cairo_fill (brush->cr);
  cairo_pattern_destroy (tail);
  add_glow (brush->cr, 82, 16, 13, (FpInk){ 0.97, 0.04, hue, 1 });
}

void
fp_draw_sky (FpBrush *brush)
{
  const int *number = brush->portrait->number;
  double hue = number[FP_PORTRAIT_SKY_HUE] >= 0 ? number[FP_PORTRAIT_SKY_HUE] : number[FP_PORTRAIT_HUE] + 165;
  FpInk thing = { 0.70, 0.11, number[FP_PORTRAIT_ACCENT], 1 };

  add_depth (brush, hue);
  if (brush->portrait->sky != FP_SKY_RAYS && brush->portrait->sky != FP_SKY_DUSK)
    add_nebula (brush, hue);
  add_stars (brush);
  switch (brush->portrait->sky)
    {
    case FP_SKY_NEBULA:
    case FP_N_SKIES:
      break;
    case FP_SKY_MOON:
      add_globe (brush, 76, 25, 15, thing);
      break;
    case FP_SKY_RINGED:
      add_ring_half (brush, G_PI, 2 * G_PI, fp_ink_shift (thing, 0.08));
      add_globe (brush, 76, 24, 14, thing);
      add_ring_half (brush, 0, G_PI, fp_ink_shift (thing, 0.15));
      break;
    case FP_SKY_SUN:
      add_glow (brush->cr, 24, 24, 52, (FpInk){ 0.90, 0.10, 75, 1 });
      add_glow (brush->cr, 24, 24, 16, (FpInk){ 0.98, 0.03, 90, 1 });
      break;
    case FP_SKY_DUSK:
      add_glow (brush->cr, 50, 104, 78, (FpInk){ 0.72, 0.15, hue + 60, 0.9 });
      break;
    case FP_SKY_GALAXY:
      add_galaxy (brush, hue + 30);
      break;
    case FP_SKY_AURORA:
      add_aurora (brush, hue - 30);
      break;
    case FP_SKY_COMET:
      add_comet (brush, hue - 20);
      break;
    case FP_SKY_ECLIPSE:
      add_glow (brush->cr, 50, 40, 54, (FpInk){ 0.88, 0.12, number[FP_PORTRAIT_ACCENT], 1 });
      cairo_arc (brush->cr, 50, 40, 31, 0, 2 * G_PI);
      fp_ink_source (brush->cr, (FpInk){ 0.16, 0.05, hue, 1 });
      cairo_fill (brush->cr);
      break;
    case FP_SKY_RAYS:
      add_rays (brush, hue + 20, 16, 0.16);
      break;
    }
}
