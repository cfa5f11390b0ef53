/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Light and shadow on a solid shape: three tones with crisp edges, softened by a gradient. */
#include "art/fp-brush.h"

#include <math.h>

/* Shifts of the light's and the shadow's edge, as fractions of the shape's size. */
static const double LIT = 0.055, SHADED = 0.10;

/* Darkens what lies below around the lower right of @path, within the figure. */
static void
add_contact_shadow (FpBrush *brush, const cairo_path_t *path, double size)
{
  const FpInk shadow = { 0.10, 0.05, brush->portrait->number[FP_PORTRAIT_HUE] + 40, 0.16 };
  double reach = CLAMP (size * 0.035, 0.5, 2.2);

  cairo_save (brush->cr);
  cairo_set_operator (brush->cr, CAIRO_OPERATOR_ATOP);
  fp_ink_source (brush->cr, shadow);
  for (int i = 1; i <= 3; i++)
    {
      cairo_new_path (brush->cr);
      cairo_translate (brush->cr, reach * 0.45, reach * 0.75);
      cairo_append_path (brush->cr, path);
      cairo_fill (brush->cr);
    }
  cairo_restore (brush->cr);
}

/* Fills the part of the clip that @path, moved by @dx and @dy, leaves. */
static void
add_edge (cairo_t *cr, const cairo_path_t *path, double dx, double dy, FpInk ink)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, -200, -200, 500, 500);
  cairo_translate (cr, dx, dy);
  cairo_append_path (cr, path);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  fp_ink_source (cr, ink);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Makes the light on a solid body the source. */
static void
set_ground (cairo_t *cr, const FpFinish *finish, const double box[4], double solid)
{
  double w = box[2] - box[0], h = box[3] - box[1];
  double reach = MAX (w, h) * 1.15;
  cairo_pattern_t *ground =
      cairo_pattern_create_radial (box[0] + w * 0.3, box[1] + h * 0.2, 0, box[0] + w * 0.36, box[1] + h * 0.3, reach);

  fp_ink_stop (ground, 0, fp_ink_faded (fp_ink_shift (finish->ink, 0.11), solid));
  fp_ink_stop (ground, 0.42, fp_ink_faded (finish->ink, solid));
  fp_ink_stop (ground, 1, fp_ink_faded (fp_ink_shift (finish->ink, -0.20), solid));
  cairo_set_source (cr, ground);
  cairo_pattern_destroy (ground);
}

/* Draws a bright spot in the upper left of the box. */
static void
add_gloss (cairo_t *cr, const double box[4], double alpha)
{
  double w = box[2] - box[0], h = box[3] - box[1];

  cairo_save (cr);
  cairo_translate (cr, box[0] + w * 0.31, box[1] + h * 0.24);
  cairo_rotate (cr, -0.55);
  cairo_scale (cr, w * 0.17, h * 0.085);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, alpha);
  cairo_fill (cr);
}

static void
add_halo (FpBrush *brush, const FpFinish *finish, const double box[4])
{
  double w = box[2] - box[0], h = box[3] - box[1], x = (box[0] + box[2]) / 2, y = (box[1] + box[3]) / 2;
  cairo_pattern_t *halo = cairo_pattern_create_radial (0, 0, 0.3, 0, 0, 1);
  FpInk ink = finish->ink;

  ink.light -= 0.08;
  fp_ink_stop (halo, 0, fp_ink_faded (ink, 0.5 * (1 - finish->sheer)));
  fp_ink_stop (halo, 1, fp_ink_faded (ink, 0));
  cairo_save (brush->cr);
  cairo_new_path (brush->cr);
  cairo_translate (brush->cr, x, y);
  cairo_scale (brush->cr, w * 0.62 + 3, h * 0.62 + 3);
  cairo_arc (brush->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_set_source (brush->cr, halo);
  cairo_fill (brush->cr);
  cairo_restore (brush->cr);
  cairo_pattern_destroy (halo);
}

/* Shadow and light along the edges of the clip. */
static void
add_tones (FpBrush *brush, const FpFinish *finish, const cairo_path_t *path, const double box[4], double solid)
{
  double size = MIN (box[2] - box[0], box[3] - box[1]), long_side = MAX (box[2] - box[0], box[3] - box[1]);
  double edge = MIN (size, long_side * 0.6);

  if (finish->glass)
    {
      add_edge (brush->cr, path, edge * 0.05, edge * 0.05, (FpInk){ 1, 0, 0, 0.5 });
      add_edge (brush->cr, path, -edge * 0.06, -edge * 0.04, (FpInk){ 1, 0, 0, 0.22 });
      return;
    }
  add_edge (brush->cr, path, -edge * SHADED, -edge * SHADED * 0.9,
            fp_ink_faded (fp_ink_shift (finish->ink, -0.19), 0.55 * solid));
  add_edge (brush->cr, path, -edge * SHADED * 0.38, -edge * SHADED * 0.42,
            fp_ink_faded (fp_ink_shift (finish->ink, -0.27), 0.5 * solid));
  add_edge (brush->cr, path, edge * LIT, edge * LIT * 1.1,
            fp_ink_faded (fp_ink_shift (finish->ink, 0.17), 0.7 * solid));
}

/* Clips to the pixels that @path touches. */
static void
clip_to_pixels (cairo_t *cr)
{
  double x1, y1, x2, y2;
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_identity_matrix (cr);
  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  cairo_new_path (cr);
  cairo_rectangle (cr, floor (x1), floor (y1), ceil (x2) - floor (x1), ceil (y2) - floor (y1));
  cairo_clip (cr);
  cairo_set_matrix (cr, &matrix);
}

/* Fills @path with the layers of @finish. They are drawn into a rectangle of their own and the
 * outline is applied once, because to clip each layer to it takes twice the time. */
static void
fill_layers (FpBrush *brush, const FpFinish *finish, cairo_path_t *path, const double box[4], double solid)
{
  cairo_t *cr = brush->cr;
  gboolean small = fp_brush_is_small (brush, MIN (box[2] - box[0], box[3] - box[1]));

  cairo_save (cr);
  clip_to_pixels (cr);
  cairo_push_group (cr);
  set_ground (cr, finish, box, solid);
  cairo_paint (cr);
  if (finish->pattern != FP_PATTERN_SMOOTH && brush->scale > 0.55)
    fp_surface_add (brush, finish, box, path);
  if (!small)
    add_tones (brush, finish, path, box, finish->glow ? 0.4 : solid);
  if (finish->gloss && !small)
    add_gloss (cr, box, finish->glass ? 0.5 : 0.38);
  cairo_pop_group_to_source (cr);
  cairo_new_path (cr);
  cairo_append_path (cr, path);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
fp_shade_path (FpBrush *brush, FpFinish finish)
{
  cairo_t *cr = brush->cr;
  cairo_path_t *path = cairo_copy_path (cr);
  double box[4], solid = finish.glass ? 1 : 1 - finish.sheer;

  cairo_path_extents (cr, &box[0], &box[1], &box[2], &box[3]);
  if (finish.glow)
    add_halo (brush, &finish, box);
  else if (!finish.glass && solid > 0.5)
    add_contact_shadow (brush, path, MAX (box[2] - box[0], box[3] - box[1]));
  cairo_new_path (cr);
  cairo_append_path (cr, path);
  fill_layers (brush, &finish, path, box, solid);
  cairo_new_path (cr);
  cairo_path_destroy (path);
}
