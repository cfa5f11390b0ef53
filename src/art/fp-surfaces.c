/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Patterns on the surface of shapes: fur, scales, cracks and the like. */
#include "art/fp-brush.h"

#include <math.h>

/* A surface being drawn: its box and the two tones of its pattern. */
typedef struct
{
  FpBrush *brush;
  cairo_t *cr;
  double x, y, w, h; /* box; x, y is its upper left corner */
  FpInk dark, light;
  const cairo_path_t *path;
} Surface;

static double
between (Surface *surface, double least, double most)
{
  return least + (most - least) * fp_brush_random (surface->brush);
}

static void
add_disc (cairo_t *cr, double x, double y, double rx, double ry)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, MAX (rx, 0.05), MAX (ry, 0.05));
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

static void
fill_disc (cairo_t *cr, double x, double y, double rx, double ry, FpInk ink)
{
  cairo_new_path (cr);
  add_disc (cr, x, y, rx, ry);
  fp_ink_source (cr, ink);
  cairo_fill (cr);
}

static void
add_spots (Surface *s)
{
  for (int i = 0; i < 16; i++)
    {
      double x = between (s, 0.05, 0.95), y = between (s, 0.02, 0.98), r = between (s, 0.03, 0.085);

      fill_disc (s->cr, s->x + x * s->w, s->y + y * s->h, r * s->w, r * s->w * 0.85, fp_ink_faded (s->dark, 0.55));
    }
}

/* Bumps: each with light above and shadow below. */
static void
add_warts (Surface *s)
{
  for (int i = 0; i < 22; i++)
    {
      double x = s->x + between (s, 0.04, 0.96) * s->w, y = s->y + between (s, 0.04, 0.96) * s->h;
      double r = between (s, 0.016, 0.05) * s->w;

      fill_disc (s->cr, x + r * 0.25, y + r * 0.35, r, r, fp_ink_faded (s->dark, 0.7));
      fill_disc (s->cr, x, y, r * 0.85, r * 0.85, fp_ink_faded (fp_ink_shift (s->light, -0.06), 0.8));
      fill_disc (s->cr, x - r * 0.25, y - r * 0.28, r * 0.35, r * 0.3,
                 fp_ink_faded (fp_ink_shift (s->light, 0.1), 0.8));
    }
}

static void
add_holes (Surface *s)
{
  for (int i = 0; i < 26; i++)
    {
      double x = s->x + between (s, 0.03, 0.97) * s->w, y = s->y + between (s, 0.03, 0.97) * s->h;
      double r = between (s, 0.02, 0.075) * s->w;

      fill_disc (s->cr, x + r * 0.16, y + r * 0.2, r, r * 0.92, fp_ink_faded (s->light, 0.75));
      fill_disc (s->cr, x, y, r, r * 0.92, fp_ink_shift (s->dark, -0.08));
    }
}

static void
add_stripes (Surface *s)
{
  for (int i = 0; i < 7; i++)
    {
      double y = s->y + s->h * (i + 0.35) / 7, bow = s->h * 0.10, thick = s->h * between (s, 0.045, 0.07);

      cairo_new_path (s->cr);
      cairo_move_to (s->cr, s->x, y - bow);
      cairo_curve_to (s->cr, s->x + s->w * 0.3, y + bow, s->x + s->w * 0.7, y + bow, s->x + s->w, y - bow);
      cairo_line_to (s->cr, s->x + s->w, y + thick - bow);
      cairo_curve_to (s->cr, s->x + s->w * 0.7, y + thick + bow, s->x + s->w * 0.3, y + thick + bow, s->x,
                      y + thick - bow);
      fp_ink_source (s->cr, fp_ink_faded (s->dark, 0.6));
      cairo_fill (s->cr);
    }
}

/* Plates across: each with a bright upper edge. */
static void
add_bands (Surface *s)
{
  int n = (int) CLAMP (s->h / MAX (s->w, 1) * 5, 4, 9);

  for (int i = 1; i < n; i++)
    for (int k = 0; k < 2; k++)
      {
        double y = s->y + s->h * i / n + k * s->h * 0.014, bow = s->h * 0.05;

        cairo_new_path (s->cr);
        cairo_move_to (s->cr, s->x - 1, y - bow);
        cairo_curve_to (s->cr, s->x + s->w * 0.3, y + bow, s->x + s->w * 0.7, y + bow, s->x + s->w + 1, y - bow);
        cairo_set_line_width (s->cr, MAX (s->h * 0.016, 0.4));
        fp_ink_source (s->cr, fp_ink_faded (k == 0 ? s->dark : s->light, 0.75));
        cairo_stroke (s->cr);
      }
}

static void
add_rings (Surface *s)
{
  double x = s->x + s->w * 0.5, y = s->y + s->h * 0.45;

  for (int i = 1; i < 7; i++)
    {
      cairo_new_path (s->cr);
      add_disc (s->cr, x, y, s->w * 0.085 * i, s->h * 0.085 * i);
      cairo_set_line_width (s->cr, MIN (s->w, s->h) * 0.026);
      fp_ink_source (s->cr, fp_ink_faded (i % 2 ? s->dark : s->light, 0.6));
      cairo_stroke (s->cr);
    }
}

static void
add_scales (Surface *s)
{
  double size = MAX (s->w / 9, 1.6);

  for (int row = 0; row * size * 0.62 < s->h + size; row++)
    for (int i = -1; i * size < s->w + size; i++)
      {
        double x = s->x + (i + (row % 2) * 0.5) * size, y = s->y + row * size * 0.62;

        cairo_new_path (s->cr);
        cairo_arc (s->cr, x, y, size * 0.52, 0.15, G_PI - 0.15);
        cairo_set_line_width (s->cr, size * 0.11);
        fp_ink_source (s->cr, fp_ink_faded (s->dark, 0.62));
        cairo_stroke (s->cr);
        cairo_new_path (s->cr);
        cairo_arc (s->cr, x, y - size * 0.06, size * 0.38, 2.0, G_PI - 0.25);
        cairo_set_line_width (s->cr, size * 0.08);
        fp_ink_source (s->cr, fp_ink_faded (s->light, 0.6));
        cairo_stroke (s->cr);
      }
}

static void
add_fur (Surface *s)
{
  cairo_set_line_cap (s->cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < 130; i++)
    {
      double u = between (s, 0, 1), v = between (s, 0, 1), x = s->x + u * s->w, y = s->y + v * s->h;
      double length = between (s, 2, 4.6), side = (u - 0.5) * 1.6;

      cairo_new_path (s->cr);
      cairo_move_to (s->cr, x, y);
      cairo_curve_to (s->cr, x + side * length * 0.2, y + length * 0.4, x + side * length * 0.6, y + length * 0.8,
                      x + side * length, y + length);
      cairo_set_line_width (s->cr, between (s, 0.35, 0.75));
      fp_ink_source (s->cr, fp_ink_faded (i % 3 == 0 ? s->light : s->dark, i % 3 == 0 ? 0.5 : 0.45));
      cairo_stroke (s->cr);
    }
}

static void
add_cracks (Surface *s)
{
  for (int i = 0; i < 6; i++)
    {
      double x = s->x + between (s, 0.1, 0.9) * s->w, y = s->y + between (s, 0, 0.8) * s->h;
      double turn = between (s, 0, 6.28);

      cairo_new_path (s->cr);
      cairo_move_to (s->cr, x, y);
      for (int k = 0; k < 5; k++)
        {
          turn += between (s, -0.9, 0.9);
          x += cos (turn) * s->w * 0.07;
          y += sin (turn) * s->h * 0.07;
          cairo_line_to (s->cr, x, y);
        }
      cairo_set_line_width (s->cr, 0.7);
      fp_ink_source (s->cr, fp_ink_faded (fp_ink_shift (s->dark, -0.1), 0.8));
      cairo_stroke (s->cr);
    }
}

/* Cut faces: from a point above the middle to each side of the outline, light by direction. */
static void
add_facets (Surface *s)
{
  cairo_path_t *flat;
  double cx = s->x + s->w * 0.44, cy = s->y + s->h * 0.42, lx = 0, ly = 0;

  cairo_new_path (s->cr);
  cairo_append_path (s->cr, s->path);
  cairo_set_tolerance (s->cr, 4);
  flat = cairo_copy_path_flat (s->cr);
  cairo_set_tolerance (s->cr, 0.1);
  for (int i = 0; i < flat->num_data; i += flat->data[i].header.length)
    {
      double x, y, toward;

      if (flat->data[i].header.type == CAIRO_PATH_CLOSE_PATH)
        continue;
      x = flat->data[i + 1].point.x;
      y = flat->data[i + 1].point.y;
      if (flat->data[i].header.type == CAIRO_PATH_LINE_TO && hypot (x - lx, y - ly) > 0.5)
        {
          toward = ((ly - y) * 0.6 - (lx - x) * 0.75) / hypot (x - lx, y - ly);
          cairo_new_path (s->cr);
          cairo_move_to (s->cr, cx, cy);
          cairo_line_to (s->cr, lx, ly);
          cairo_line_to (s->cr, x, y);
          fp_ink_source (s->cr, fp_ink_faded (toward > 0 ? s->light : s->dark, 0.15 + 0.6 * fabs (toward)));
          cairo_fill (s->cr);
        }
      lx = x;
      ly = y;
    }
  cairo_path_destroy (flat);
}

/* The folds of a brain: short curls on both sides of a furrow. */
static void
add_folds (Surface *s)
{
  double mid = s->x + s->w * 0.5;

  cairo_set_line_cap (s->cr, CAIRO_LINE_CAP_ROUND);
  for (int pass = 0; pass < 2; pass++)
    {
      s->brush->seed = s->brush->portrait->seed;
      cairo_set_line_width (s->cr, MAX (s->w * 0.022, 0.7));
      fp_ink_source (s->cr, fp_ink_faded (pass == 0 ? s->light : s->dark, pass == 0 ? 0.6 : 0.85));
      for (int i = 0; i < 18; i++)
        {
          double x = s->x + between (s, 0, 1) * s->w, y = s->y + between (s, 0, 1) * s->h, r = s->w * 0.055;
          double turn = between (s, 0, 6.28), shift = pass == 0 ? s->w * 0.014 : 0;

          cairo_new_path (s->cr);
          cairo_arc (s->cr, x, y + shift, r, turn, turn + 2.6);
          cairo_arc_negative (s->cr, x + 2 * r * cos (turn + 2.6), y + shift + 2 * r * sin (turn + 2.6), r,
                              turn + 2.6 + G_PI, turn + 2.6);
          cairo_stroke (s->cr);
        }
    }
  cairo_new_path (s->cr);
  cairo_move_to (s->cr, mid, s->y);
  cairo_curve_to (s->cr, mid - s->w * 0.05, s->y + s->h * 0.3, mid + s->w * 0.05, s->y + s->h * 0.6, mid, s->y + s->h);
  cairo_stroke (s->cr);
}

static void
add_rivets (Surface *s)
{
  for (int i = 0; i < 14; i++)
    {
      double turn = i * 2 * G_PI / 14, x = s->x + s->w * (0.5 + 0.41 * cos (turn));
      double y = s->y + s->h * (0.5 + 0.41 * sin (turn)), r = MAX (MIN (s->w, s->h) * 0.028, 0.5);

      fill_disc (s->cr, x + r * 0.3, y + r * 0.4, r, r, s->dark);
      fill_disc (s->cr, x, y, r * 0.9, r * 0.9, s->light);
    }
  cairo_new_path (s->cr);
  cairo_move_to (s->cr, s->x + s->w * 0.5, s->y);
  cairo_line_to (s->cr, s->x + s->w * 0.5, s->y + s->h);
  cairo_set_line_width (s->cr, 0.7);
  fp_ink_source (s->cr, fp_ink_faded (s->dark, 0.6));
  cairo_stroke (s->cr);
}

static void
add_circuits (Surface *s)
{
  FpInk glow = fp_ink_of_tone (s->brush->portrait, FP_TONE_GLOW, -1);

  cairo_set_line_width (s->cr, 0.7);
  for (int i = 0; i < 9; i++)
    {
      double x = s->x + between (s, 0.1, 0.9) * s->w, y = s->y + between (s, 0.1, 0.9) * s->h;
      double run = between (s, 0.1, 0.25) * s->w, rise = between (s, -0.2, 0.2) * s->h;

      cairo_new_path (s->cr);
      cairo_move_to (s->cr, x, y);
      cairo_line_to (s->cr, x + run, y);
      cairo_line_to (s->cr, x + run + fabs (rise) * 0.5, y + rise);
      fp_ink_source (s->cr, fp_ink_faded (glow, 0.75));
      cairo_stroke (s->cr);
      fill_disc (s->cr, x, y, 0.9, 0.9, glow);
    }
}

static void
add_lines (Surface *s)
{
  for (int i = 1; i < 10; i++)
    {
      double x = s->x + s->w * i / 10, bow = (i - 5) * s->w * 0.02;

      cairo_new_path (s->cr);
      cairo_move_to (s->cr, x, s->y);
      cairo_curve_to (s->cr, x + bow, s->y + s->h * 0.3, x + bow, s->y + s->h * 0.7, x, s->y + s->h);
      cairo_set_line_width (s->cr, MAX (s->w * 0.016, 0.4));
      fp_ink_source (s->cr, fp_ink_faded (s->dark, 0.6));
      cairo_stroke (s->cr);
    }
}

static void
add_spiral (Surface *s)
{
  double x = s->x + s->w * 0.5, y = s->y + s->h * 0.52;

  for (int pass = 0; pass < 2; pass++)
    {
      cairo_new_path (s->cr);
      for (int i = 0; i < 90; i++)
        {
          double turn = i * 0.21 + 0.6, r = 0.5 * exp (-i * 0.03), shift = pass * 0.012;

          cairo_line_to (s->cr, x + (r * cos (turn) + shift) * s->w, y + (r * sin (turn) + shift) * s->h);
        }
      cairo_set_line_width (s->cr, MIN (s->w, s->h) * 0.032);
      fp_ink_source (s->cr, fp_ink_faded (pass == 0 ? s->dark : s->light, 0.75));
      cairo_stroke (s->cr);
    }
}

static void
add_checks (Surface *s)
{
  double size = MAX (s->w / 7, 1.5);

  fp_ink_source (s->cr, fp_ink_faded (s->dark, 0.7));
  cairo_new_path (s->cr);
  for (int row = 0; row * size < s->h; row++)
    for (int i = row % 2; i * size < s->w; i += 2)
      cairo_rectangle (s->cr, s->x + i * size, s->y + row * size, size, size);
  cairo_fill (s->cr);
}

static void
add_suckers (Surface *s)
{
  for (int i = 0; i < 8; i++)
    {
      double y = s->y + s->h * (i + 0.5) / 8, r = MIN (s->h / 22, s->w / 6);

      fill_disc (s->cr, s->x + s->w * 0.5, y, r * 1.2, r, s->light);
      fill_disc (s->cr, s->x + s->w * 0.5, y, r * 0.55, r * 0.45, s->dark);
    }
}

void
fp_surface_add (FpBrush *brush, const FpFinish *finish, const double box[4], cairo_path_t *path)
{
  Surface surface = { brush, brush->cr, box[0], box[1], box[2] - box[0], box[3] - box[1], .path = path };

  surface.dark = fp_ink_shift (finish->ink, -0.18);
  surface.light = fp_ink_shift (finish->ink, 0.15);
  switch (finish->pattern)
    {
    case FP_PATTERN_SPOTS:
      return add_spots (&surface);
    case FP_PATTERN_STRIPES:
      return add_stripes (&surface);
    case FP_PATTERN_BANDS:
      return add_bands (&surface);
    case FP_PATTERN_RINGS:
      return add_rings (&surface);
    case FP_PATTERN_SCALES:
      return add_scales (&surface);
    case FP_PATTERN_FUR:
      return add_fur (&surface);
    case FP_PATTERN_CRACKS:
      return add_cracks (&surface);
    case FP_PATTERN_FACETS:
      return add_facets (&surface);
    case FP_PATTERN_FOLDS:
      return add_folds (&surface);
    case FP_PATTERN_HOLES:
      return add_holes (&surface);
    case FP_PATTERN_WARTS:
      return add_warts (&surface);
    case FP_PATTERN_RIVETS:
      return add_rivets (&surface);
    case FP_PATTERN_CIRCUITS:
      return add_circuits (&surface);
    case FP_PATTERN_LINES:
      return add_lines (&surface);
    case FP_PATTERN_SPIRAL:
      return add_spiral (&surface);
    case FP_PATTERN_CHECKS:
      return add_checks (&surface);
    case FP_PATTERN_SUCKERS:
      return add_suckers (&surface);
    case FP_PATTERN_SMOOTH:
    case FP_N_PATTERNS:
      return;
    }
}
