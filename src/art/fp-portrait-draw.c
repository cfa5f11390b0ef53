/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole portrait: sky, figure, and the light at the figure's edge. */
#include "art/fp-portrait-draw.h"

#include "art/fp-brush.h"

#include <math.h>

/* The figure is a little smaller than the disc, so that the disc's edge shows around it. */
static const double FIGURE = 0.97;

static void
draw_part (FpBrush *brush, const FpPart *part)
{
  switch (part->kind)
    {
    case FP_PART_SHAPE:
    case FP_N_PARTS:
      fp_draw_shape (brush, part);
      return;
    case FP_PART_LIMB:
      fp_draw_limb (brush, part);
      return;
    case FP_PART_EYES:
      fp_draw_eyes (brush, part);
      return;
    case FP_PART_MOUTH:
      fp_draw_mouth (brush, part);
      return;
    }
}

static void
add_disc (cairo_t *cr)
{
  cairo_new_path (cr);
  cairo_arc (cr, 50, 50, 50, 0, 2 * G_PI);
}

/* Clears what lies outside the disc. */
static void
cut_disc (cairo_t *cr)
{
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_IN);
  cairo_set_source_rgb (cr, 1, 1, 1);
  add_disc (cr);
  cairo_fill (cr);
}

/* Returns the figure as a pattern in the space of @cr. Its parts are drawn without the round clip,
 * with which each of them would take half as much time again. */
static cairo_pattern_t *
draw_figure (FpBrush *brush, gboolean cut_out)
{
  const int *number = brush->portrait->number;
  double close = number[FP_PORTRAIT_CLOSE] / 100.0 * FIGURE;

  cairo_push_group (brush->cr);
  cairo_reset_clip (brush->cr);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, 50, 88);
  cairo_rotate (brush->cr, number[FP_PORTRAIT_LEAN] * G_PI / 180);
  cairo_scale (brush->cr, close, close);
  cairo_translate (brush->cr, -50, -88);
  for (guint i = 0; i < brush->portrait->parts->len; i++)
    {
      brush->seed = brush->portrait->seed + i * 7919;
      draw_part (brush, &g_array_index (brush->portrait->parts, FpPart, i));
    }
  cairo_restore (brush->cr);
  if (!cut_out)
    cut_disc (brush->cr);
  return cairo_pop_group (brush->cr);
}

/* Lights the edges of @figure that a shift by @dx, @dy leaves. */
static void
add_rim (cairo_t *cr, cairo_pattern_t *figure, double dx, double dy, const double rgb[3], double alpha)
{
  cairo_pattern_t *edge;

  cairo_push_group_with_content (cr, CAIRO_CONTENT_ALPHA);
  cairo_set_source (cr, figure);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OUT);
  cairo_translate (cr, dx, dy);
  cairo_set_source (cr, figure);
  cairo_paint (cr);
  edge = cairo_pop_group (cr);
  cairo_set_source_rgba (cr, rgb[0], rgb[1], rgb[2], alpha);
  cairo_mask (cr, edge);
  cairo_pattern_destroy (edge);
}

static void
add_rims (FpBrush *brush, cairo_pattern_t *figure, const FpPortraitStyle *style)
{
  const double white[3] = { 1, 1, 1 };
  const double *rgb = style->has_rim ? style->rim : white;
  double width = MAX (1.3, 1.1 / brush->scale), strong = style->has_rim ? 0.95 : 0.45;

  add_rim (brush->cr, figure, -width * 2.2, width * 0.9, rgb, strong * 0.32);
  add_rim (brush->cr, figure, -width, width * 0.42, rgb, strong);
  add_rim (brush->cr, figure, width * 0.6, width * 0.5, white, style->contrast ? 0.8 : 0.20);
}

static void
draw_silhouette (FpBrush *brush, cairo_pattern_t *figure)
{
  cairo_set_source_rgb (brush->cr, 1, 1, 1);
  cairo_paint (brush->cr);
  cairo_set_source_rgb (brush->cr, 0, 0, 0);
  cairo_mask (brush->cr, figure);
}

/* Draws the disc behind the figure. */
static void
draw_ground (FpBrush *brush, const FpPortraitStyle *style)
{
  if (style->cut_out)
    return;
  if (style->contrast)
    {
      cairo_set_source_rgb (brush->cr, 0, 0, 0);
      cairo_paint (brush->cr);
      return;
    }
  fp_draw_sky (brush);
}

void
fp_portrait_draw (const FpPortrait *portrait, cairo_t *cr, double size, const FpPortraitStyle *style)
{
  double dx = 1, dy = 0;
  FpBrush brush = { .cr = cr, .portrait = portrait, .seed = portrait->seed };
  cairo_pattern_t *figure;

  cairo_user_to_device_distance (cr, &dx, &dy);
  brush.scale = size / 100 * hypot (dx, dy);
  cairo_save (cr);
  cairo_scale (cr, size / 100, size / 100);
  if (!style->cut_out)
    {
      add_disc (cr);
      cairo_clip (cr);
    }
  if (style->mirrored)
    {
      cairo_translate (cr, 100, 0);
      cairo_scale (cr, -1, 1);
    }
  draw_ground (&brush, style);
  figure = draw_figure (&brush, style->cut_out);
  if (style->silhouette)
    draw_silhouette (&brush, figure);
  else
    {
      cairo_set_source (cr, figure);
      cairo_paint (cr);
      add_rims (&brush, figure, style);
    }
  cairo_pattern_destroy (figure);
  cairo_restore (cr);
}
