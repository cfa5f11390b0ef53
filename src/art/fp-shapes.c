/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shapes and limbs: solid parts with their copies. */
#include "art/fp-brush.h"

#include <math.h>

enum
{
  STEPS = 28, /* of a limb */
  FINGERS = 4,
};

/* One copy of a part. */
typedef struct
{
  gboolean mirrored;
  double turn; /* degrees, besides the part's own */
  double dx, dy; /* besides the part's own place */
} Copy;

typedef void (*DrawCopy) (FpBrush *brush, const FpPart *part, const Copy *copy);

/* Draws @part once for each of its copies: fanned out around its place, and mirrored. */
static void
draw_copies (FpBrush *brush, const FpPart *part, DrawCopy draw)
{
  const int *number = part->number;
  int n = number[FP_NUMBER_REPEAT], spread = number[FP_NUMBER_SPREAD], around = number[FP_NUMBER_AROUND];
  double step = n < 2 ? 0 : ABS (spread) == 360 ? (double) spread / n : (double) spread / (n - 1);

  for (int side = 0; side <= part->word[FP_WORD_PAIR]; side++)
    for (int i = 0; i < n; i++)
      {
        Copy copy = { .mirrored = side == 1 };
        double out;

        copy.turn = n < 2 || ABS (spread) == 360 ? i * step : i * step - spread / 2.0;
        out = (copy.turn + number[FP_NUMBER_TURN]) * G_PI / 180;
        copy.dx = around * sin (out);
        copy.dy = -around * cos (out);
        draw (brush, part, &copy);
      }
}

/* Mirrors what follows about the portrait's axis. */
static void
place (FpBrush *brush, const FpPart *part, const Copy *copy)
{
  if (copy->mirrored)
    {
      cairo_translate (brush->cr, 2.0 * brush->portrait->number[FP_PORTRAIT_AXIS], 0);
      cairo_scale (brush->cr, -1, 1);
    }
  cairo_translate (brush->cr, part->number[FP_NUMBER_X] + copy->dx, part->number[FP_NUMBER_Y] + copy->dy);
  cairo_rotate (brush->cr, (part->number[FP_NUMBER_TURN] + copy->turn) * G_PI / 180);
}

/* Fills the path without moving light and shadow with a mirrored or turned copy. */
static void
finish_path (FpBrush *brush, const FpPart *part)
{
  if (part->number[FP_NUMBER_RAGGED] > 0 && !fp_brush_is_small (brush, 4.0 * part->number[FP_NUMBER_RAGGED]))
    fp_outline_roughen (brush, part->number[FP_NUMBER_RAGGED]);
  fp_shade_path (brush, fp_finish_of (brush, part));
}

/* Moves the upper or lower end of the current path inwards: @taper is a fraction of its half
 * width. */
static void
add_tapered (cairo_t *cr, const FpPart *part, double wide, double high, double taper)
{
  cairo_path_t *path;

  fp_outline_add (cr, (FpShape) part->form, part->number[FP_NUMBER_COUNT], part->number[FP_NUMBER_DEPTH] / 100.0);
  path = cairo_copy_path (cr);
  cairo_new_path (cr);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    for (int k = 1; k < path->data[i].header.length; k++)
      {
        cairo_path_data_t *data = &path->data[i + k];
        double narrow = 1 - fabs (taper) * (taper > 0 ? 1 - data->point.y : 1 + data->point.y) / 2;

        data->point.x *= wide / 2 * narrow;
        data->point.y *= high / 2;
      }
  cairo_append_path (cr, path);
  cairo_path_destroy (path);
}

static void
add_points (cairo_t *cr, const FpPart *part)
{
  guint n = part->points != NULL ? part->points->len / 2 : 0;
  g_autofree double *points = g_new (double, 2 * MAX (n, 1));

  for (guint i = 0; i < 2 * n; i++)
    points[i] = g_array_index (part->points, int, i);
  if (n > 2)
    fp_spline_add (cr, points, n, part->corners);
}

static void
draw_shape (FpBrush *brush, const FpPart *part, const Copy *copy)
{
  const int *number = part->number;
  double wide = number[FP_NUMBER_WIDE], high = number[FP_NUMBER_HIGH] > 0 ? number[FP_NUMBER_HIGH] : wide;

  cairo_save (brush->cr);
  cairo_new_path (brush->cr);
  if (part->form == FP_SHAPE_OUTLINE)
    {
      if (copy->mirrored)
        {
          cairo_translate (brush->cr, 2.0 * brush->portrait->number[FP_PORTRAIT_AXIS], 0);
          cairo_scale (brush->cr, -1, 1);
        }
      add_points (brush->cr, part);
    }
  else
    {
      place (brush, part, copy);
      add_tapered (brush->cr, part, wide, high, number[FP_NUMBER_TAPER] / 100.0);
    }
  cairo_restore (brush->cr);
  finish_path (brush, part);
}

void
fp_draw_shape (FpBrush *brush, const FpPart *part)
{
  draw_copies (brush, part, draw_shape);
}

/* --- Limbs --- */

/* The middle line of a limb with its half widths, in its own space: it starts at 0, 0, upwards. */
typedef struct
{
  double x[STEPS + 1], y[STEPS + 1], turn[STEPS + 1], half[STEPS + 1];
} Spine;

static void
find_spine (const FpPart *part, Spine *spine)
{
  const int *number = part->number;
  double step = (double) number[FP_NUMBER_LENGTH] / STEPS, x = 0, y = 0;

  for (int i = 0; i <= STEPS; i++)
    {
      double t = (double) i / STEPS, bend = number[FP_NUMBER_BEND] * t * t;
      double wave = number[FP_NUMBER_WAVE] * sin (t * 2.5 * G_PI);

      spine->x[i] = x;
      spine->y[i] = y;
      spine->turn[i] = (bend + wave) * G_PI / 180;
      spine->half[i] = (number[FP_NUMBER_WIDE] + (number[FP_NUMBER_END] - number[FP_NUMBER_WIDE]) * t) / 2;
      x += step * sin (spine->turn[i]);
      y -= step * cos (spine->turn[i]);
    }
}

static void
add_limb (cairo_t *cr, const Spine *spine)
{
  for (int i = 0; i <= STEPS; i++)
    cairo_line_to (cr, spine->x[i] - spine->half[i] * cos (spine->turn[i]),
                   spine->y[i] - spine->half[i] * sin (spine->turn[i]));
  if (spine->half[STEPS] > 0.3)
    cairo_arc (cr, spine->x[STEPS], spine->y[STEPS], spine->half[STEPS], spine->turn[STEPS] - G_PI, spine->turn[STEPS]);
  for (int i = STEPS; i >= 0; i--)
    cairo_line_to (cr, spine->x[i] + spine->half[i] * cos (spine->turn[i]),
                   spine->y[i] + spine->half[i] * sin (spine->turn[i]));
  cairo_close_path (cr);
}

/* Adds a shape at the end of a limb: @wide and @high of it, @out of its middle from the end. */
static void
add_tip_shape (cairo_t *cr, const Spine *spine, FpShape shape, double wide, double high, double out)
{
  cairo_save (cr);
  cairo_translate (cr, spine->x[STEPS], spine->y[STEPS]);
  cairo_rotate (cr, spine->turn[STEPS]);
  cairo_translate (cr, 0, -out);
  cairo_scale (cr, wide / 2, high / 2);
  fp_outline_add (cr, shape, 4, 0.75);
  cairo_restore (cr);
}

/* Adds finger @i of four; 4 is the palm. */
static void
add_finger (cairo_t *cr, const Spine *spine, double size, int i)
{
  if (i == FINGERS)
    {
      add_tip_shape (cr, spine, FP_SHAPE_OVAL, size * 1.15, size * 1.15, size * 0.25);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, spine->x[STEPS], spine->y[STEPS]);
  cairo_rotate (cr, spine->turn[STEPS] + (i - 1.7) * 0.42);
  cairo_scale (cr, size * 0.23, size * (i == 0 ? 0.48 : 0.68));
  cairo_translate (cr, 0, -1.05);
  fp_outline_add (cr, FP_SHAPE_OVAL, 0, 0);
  cairo_restore (cr);
}

static void
add_tip (FpBrush *brush, const FpPart *part, const Spine *spine, int step)
{
  double end = MAX (part->number[FP_NUMBER_END], 1.5);

  switch ((FpTip) part->word[FP_WORD_TIP])
    {
    case FP_TIP_BALL:
      return add_tip_shape (brush->cr, spine, FP_SHAPE_OVAL, end * 2.4, end * 2.4, end * 0.7);
    case FP_TIP_HAND:
      return add_finger (brush->cr, spine, end * 1.5, step);
    case FP_TIP_CLAW:
      return add_tip_shape (brush->cr, spine, FP_SHAPE_CLAW, end * 3, end * 3.6, end * 1.4);
    case FP_TIP_LEAF:
      return add_tip_shape (brush->cr, spine, FP_SHAPE_LEAF, end * 3, end * 5, end * 1.6);
    case FP_TIP_SPARK:
      return add_tip_shape (brush->cr, spine, FP_SHAPE_STAR, end * 4, end * 4, end * 0.6);
    case FP_TIP_TRUMPET:
      return add_tip_shape (brush->cr, spine, FP_SHAPE_BELL, end * 3, end * -3, end * 0.9);
    case FP_TIP_PLAIN:
    case FP_TIP_EYE:
    case FP_N_TIPS:
      return;
    }
}

/* Tips of another tone than the limb are the accent's: balls and sparks. */
static void
draw_tip (FpBrush *brush, const FpPart *part, const Copy *copy, const Spine *spine)
{
  FpTip tip = (FpTip) part->word[FP_WORD_TIP];
  FpFinish finish = fp_finish_of (brush, part);

  if (tip == FP_TIP_PLAIN || tip == FP_TIP_EYE)
    return;
  if (tip == FP_TIP_SPARK || tip == FP_TIP_BALL)
    {
      finish.ink = fp_ink_of_tone (brush->portrait, tip == FP_TIP_SPARK ? FP_TONE_GLOW : FP_TONE_ACCENT, -1);
      finish.glow = tip == FP_TIP_SPARK;
      finish.gloss = tip == FP_TIP_BALL;
    }
  finish.pattern = FP_PATTERN_SMOOTH;
  for (int step = 0; step <= (tip == FP_TIP_HAND ? FINGERS : 0); step++)
    {
      cairo_save (brush->cr);
      cairo_new_path (brush->cr);
      place (brush, part, copy);
      add_tip (brush, part, spine, step);
      cairo_restore (brush->cr);
      fp_shade_path (brush, finish);
    }
}

static void
draw_limb (FpBrush *brush, const FpPart *part, const Copy *copy)
{
  Spine spine;
  double x, y;

  find_spine (part, &spine);
  cairo_save (brush->cr);
  cairo_new_path (brush->cr);
  place (brush, part, copy);
  add_limb (brush->cr, &spine);
  cairo_restore (brush->cr);
  fp_shade_path (brush, fp_finish_of (brush, part));
  draw_tip (brush, part, copy, &spine);
  if (part->word[FP_WORD_TIP] != FP_TIP_EYE)
    return;
  x = spine.x[STEPS];
  y = spine.y[STEPS];
  cairo_save (brush->cr);
  place (brush, part, copy);
  cairo_user_to_device (brush->cr, &x, &y);
  cairo_restore (brush->cr);
  cairo_device_to_user (brush->cr, &x, &y);
  fp_draw_eye (brush, part, x, y, MAX (part->number[FP_NUMBER_END], 2) * 2.2, FALSE);
}

void
fp_draw_limb (FpBrush *brush, const FpPart *part)
{
  draw_copies (brush, part, draw_limb);
}
