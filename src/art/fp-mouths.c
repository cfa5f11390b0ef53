/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouths. */
#include "art/fp-brush.h"

#include <math.h>

/* A mouth being drawn: half its width and height around 0, 0. */
typedef struct
{
  FpBrush *brush;
  cairo_t *cr;
  double w, h;
  int teeth;
  FpInk lip, inside, bone;
} Mouth;

/* Adds a curve from the left to the right corner, sagging by @sag in the middle. */
static void
add_curve (const Mouth *mouth, double sag)
{
  cairo_move_to (mouth->cr, -mouth->w, 0);
  cairo_curve_to (mouth->cr, -mouth->w * 0.5, sag * 1.33, mouth->w * 0.5, sag * 1.33, mouth->w, 0);
}

static void
stroke (const Mouth *mouth, double width, FpInk ink)
{
  cairo_set_line_cap (mouth->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (mouth->cr, MAX (width, 1 / mouth->brush->scale));
  fp_ink_source (mouth->cr, ink);
  cairo_stroke (mouth->cr);
}

static void
draw_line (const Mouth *mouth, double sag)
{
  cairo_save (mouth->cr);
  cairo_translate (mouth->cr, 0, mouth->w * 0.07);
  add_curve (mouth, sag);
  stroke (mouth, mouth->w * 0.13, fp_ink_faded (fp_ink_shift (mouth->lip, 0.14), 0.7));
  cairo_restore (mouth->cr);
  add_curve (mouth, sag);
  stroke (mouth, mouth->w * 0.14, mouth->inside);
}

/* Adds the opening between an upper and a lower curve. */
static void
add_opening (const Mouth *mouth, double upper, double lower)
{
  cairo_new_path (mouth->cr);
  cairo_move_to (mouth->cr, -mouth->w, 0);
  cairo_curve_to (mouth->cr, -mouth->w * 0.5, upper * 1.33, mouth->w * 0.5, upper * 1.33, mouth->w, 0);
  cairo_curve_to (mouth->cr, mouth->w * 0.5, lower * 1.33, -mouth->w * 0.5, lower * 1.33, -mouth->w, 0);
  cairo_close_path (mouth->cr);
}

/* Draws an open mouth; its teeth are drawn by the caller, in its clip. */
static void
begin_open (const Mouth *mouth, double upper, double lower)
{
  add_opening (mouth, upper, lower);
  cairo_set_line_width (mouth->cr, mouth->w * 0.16);
  fp_ink_source (mouth->cr, fp_ink_shift (mouth->lip, -0.1));
  cairo_stroke_preserve (mouth->cr);
  cairo_clip (mouth->cr);
  fp_ink_source (mouth->cr, mouth->inside);
  cairo_paint (mouth->cr);
}

static void
fill_bone (const Mouth *mouth)
{
  fp_ink_source (mouth->cr, mouth->bone);
  cairo_fill_preserve (mouth->cr);
  fp_ink_source (mouth->cr, fp_ink_faded (fp_ink_shift (mouth->bone, -0.35), 0.8));
  cairo_set_line_width (mouth->cr, 0.35);
  cairo_stroke (mouth->cr);
}

/* Two rows of flat teeth. */
static void
draw_grin (const Mouth *mouth)
{
  double upper = mouth->h * 0.15, lower = mouth->h * 1.7;
  int n = mouth->teeth > 0 ? mouth->teeth : 7;

  cairo_save (mouth->cr);
  begin_open (mouth, upper, lower);
  for (int i = 0; i < n; i++)
    {
      double step = 2 * mouth->w / n, x = -mouth->w + i * step;

      cairo_rectangle (mouth->cr, x, upper * 0 - mouth->h * 0.4, step, mouth->h * 1.15);
      fill_bone (mouth);
      cairo_rectangle (mouth->cr, x + step / 2, mouth->h * 0.82, step, mouth->h * 1.4);
      fill_bone (mouth);
    }
  cairo_restore (mouth->cr);
}

/* Pointed teeth from above and, fewer, from below. */
static void
draw_fangs (const Mouth *mouth, double upper, double lower)
{
  int n = mouth->teeth > 0 ? mouth->teeth : 6;

  cairo_save (mouth->cr);
  begin_open (mouth, upper, lower);
  for (int i = 0; i < 2 * n - 1; i++)
    {
      double step = 2 * mouth->w / n, x = -mouth->w + i / 2 * step + (i % 2) * step / 2, bow;
      double length = mouth->h * (0.75 + 0.45 * ((i * 5) % 3) / 2.0);

      bow = (1 - pow ((x + step / 2) / mouth->w, 2)) * (i % 2 == 0 ? upper : lower);
      cairo_move_to (mouth->cr, x, bow);
      cairo_line_to (mouth->cr, x + step / 2, bow + (i % 2 == 0 ? length : -length * 0.8));
      cairo_line_to (mouth->cr, x + step, bow);
      cairo_close_path (mouth->cr);
      fill_bone (mouth);
    }
  cairo_restore (mouth->cr);
}

static void
draw_open (const Mouth *mouth)
{
  cairo_save (mouth->cr);
  cairo_scale (mouth->cr, mouth->w, mouth->h);
  cairo_arc (mouth->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (mouth->cr);
  cairo_save (mouth->cr);
  cairo_set_line_width (mouth->cr, mouth->w * 0.2);
  fp_ink_source (mouth->cr, fp_ink_shift (mouth->lip, -0.1));
  cairo_stroke_preserve (mouth->cr);
  cairo_clip (mouth->cr);
  fp_ink_source (mouth->cr, mouth->inside);
  cairo_paint (mouth->cr);
  cairo_translate (mouth->cr, 0, mouth->h * 0.95);
  cairo_scale (mouth->cr, mouth->w * 0.75, mouth->h * 0.7);
  cairo_arc (mouth->cr, 0, 0, 1, 0, 2 * G_PI);
  fp_ink_source (mouth->cr, (FpInk){ 0.58, 0.16, 15, 1 });
  cairo_fill (mouth->cr);
  cairo_restore (mouth->cr);
}

static void
draw_lips (const Mouth *mouth)
{
  FpBrush *brush = mouth->brush;
  FpFinish finish = { .ink = mouth->lip, .gloss = TRUE };

  add_opening (mouth, mouth->h * 0.1, mouth->h);
  fp_shade_path (brush, finish);
  cairo_new_path (mouth->cr);
  cairo_move_to (mouth->cr, -mouth->w, 0);
  cairo_curve_to (mouth->cr, -mouth->w * 0.6, -mouth->h, -mouth->w * 0.2, -mouth->h, 0, -mouth->h * 0.35);
  cairo_curve_to (mouth->cr, mouth->w * 0.2, -mouth->h, mouth->w * 0.6, -mouth->h, mouth->w, 0);
  cairo_curve_to (mouth->cr, mouth->w * 0.5, mouth->h * 0.15, -mouth->w * 0.5, mouth->h * 0.15, -mouth->w, 0);
  cairo_close_path (mouth->cr);
  finish.ink = fp_ink_shift (finish.ink, -0.08);
  fp_shade_path (brush, finish);
}

static void
draw_wavy (const Mouth *mouth)
{
  for (int i = 0; i <= 24; i++)
    cairo_line_to (mouth->cr, mouth->w * (i / 12.0 - 1), mouth->h * sin (i * 0.78));
  stroke (mouth, mouth->w * 0.13, mouth->inside);
}

/* A loudspeaker's slots. */
static void
draw_grille (const Mouth *mouth)
{
  int n = mouth->teeth > 0 ? mouth->teeth : 5;

  for (int i = 0; i < n; i++)
    {
      double x = n < 2 ? 0 : mouth->w * (2.0 * i / (n - 1) - 1);

      cairo_move_to (mouth->cr, x, -mouth->h);
      cairo_line_to (mouth->cr, x, mouth->h);
    }
  stroke (mouth, mouth->w * 0.9 / n, mouth->inside);
}

static void
draw_stitches (const Mouth *mouth)
{
  int n = mouth->teeth > 0 ? mouth->teeth : 5;

  draw_line (mouth, mouth->h * 0.4);
  for (int i = 0; i < n; i++)
    {
      double t = (i + 0.5) / n * 2 - 1, x = mouth->w * t, y = mouth->h * 0.4 * (1 - t * t);

      cairo_move_to (mouth->cr, x - mouth->w * 0.05, y - mouth->w * 0.2);
      cairo_line_to (mouth->cr, x + mouth->w * 0.05, y + mouth->w * 0.2);
    }
  stroke (mouth, mouth->w * 0.09, mouth->inside);
}

/* A round mouth with rings of teeth that point inwards. */
static void
draw_lamprey (const Mouth *mouth)
{
  int n = mouth->teeth > 0 ? mouth->teeth : 14;

  draw_open (mouth);
  for (int ring = 0; ring < 2; ring++)
    for (int i = 0; i < n; i++)
      {
        double turn = (i + ring * 0.5) * 2 * G_PI / n, wide = G_PI / n * 0.8, out = ring == 0 ? 1 : 0.66;
        double in = out - 0.34;

        cairo_new_path (mouth->cr);
        cairo_move_to (mouth->cr, out * mouth->w * cos (turn - wide), out * mouth->h * sin (turn - wide));
        cairo_line_to (mouth->cr, in * mouth->w * cos (turn), in * mouth->h * sin (turn));
        cairo_line_to (mouth->cr, out * mouth->w * cos (turn + wide), out * mouth->h * sin (turn + wide));
        cairo_close_path (mouth->cr);
        fill_bone (mouth);
      }
}

/* A closed mouth with two teeth that stand up. */
static void
draw_tusks (const Mouth *mouth)
{
  draw_line (mouth, -mouth->h * 0.5);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_path (mouth->cr);
      cairo_move_to (mouth->cr, side * mouth->w * 0.45, mouth->h * 0.1);
      cairo_curve_to (mouth->cr, side * mouth->w * 0.5, -mouth->h * 0.6, side * mouth->w * 0.75, -mouth->h * 1.2,
                      side * mouth->w * 0.85, -mouth->h * 1.9);
      cairo_curve_to (mouth->cr, side * mouth->w * 0.95, -mouth->h, side * mouth->w * 0.9, -mouth->h * 0.3,
                      side * mouth->w * 0.8, mouth->h * 0.1);
      cairo_close_path (mouth->cr);
      fp_shade_path (mouth->brush, (FpFinish){ .ink = mouth->bone });
    }
}

void
fp_draw_mouth (FpBrush *brush, const FpPart *part)
{
  const int *number = part->number;
  FpTone tone = (FpTone) part->word[FP_WORD_TONE];
  Mouth mouth = { brush, brush->cr, number[FP_NUMBER_WIDE] / 2.0 };

  mouth.h = number[FP_NUMBER_HIGH] > 0 ? number[FP_NUMBER_HIGH] / 2.0 : mouth.w * 0.4;
  mouth.teeth = number[FP_NUMBER_COUNT];
  mouth.lip = fp_ink_of_tone (brush->portrait, tone, number[FP_NUMBER_HUE]);
  mouth.inside = (FpInk){ 0.17, 0.06, 10, 1 };
  mouth.bone = fp_ink_of_tone (brush->portrait, FP_TONE_BONE, -1);
  cairo_save (brush->cr);
  cairo_new_path (brush->cr);
  cairo_translate (brush->cr, number[FP_NUMBER_X], number[FP_NUMBER_Y]);
  cairo_rotate (brush->cr, number[FP_NUMBER_TURN] * G_PI / 180);
  switch ((FpMouth) part->form)
    {
    case FP_MOUTH_LINE:
    case FP_N_MOUTHS:
      draw_line (&mouth, 0);
      break;
    case FP_MOUTH_SMILE:
      draw_line (&mouth, mouth.h);
      break;
    case FP_MOUTH_FROWN:
      draw_line (&mouth, -mouth.h);
      break;
    case FP_MOUTH_GRIN:
      draw_grin (&mouth);
      break;
    case FP_MOUTH_FANGS:
      draw_fangs (&mouth, -mouth.h * 0.1, mouth.h * 1.6);
      break;
    case FP_MOUTH_OPEN:
      draw_open (&mouth);
      break;
    case FP_MOUTH_LIPS:
      draw_lips (&mouth);
      break;
    case FP_MOUTH_WAVY:
      draw_wavy (&mouth);
      break;
    case FP_MOUTH_GRILLE:
      draw_grille (&mouth);
      break;
    case FP_MOUTH_STITCHES:
      draw_stitches (&mouth);
      break;
    case FP_MOUTH_LAMPREY:
      draw_lamprey (&mouth);
      break;
    case FP_MOUTH_TUSKS:
      draw_tusks (&mouth);
      break;
    }
  cairo_restore (brush->cr);
}
