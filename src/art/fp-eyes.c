/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Eyes: the brightest points of a portrait. */
#include "art/fp-brush.h"

#include <math.h>

/* An eye being drawn; its middle is 0, 0. */
typedef struct
{
  FpBrush *brush;
  cairo_t *cr;
  const FpPart *part;
  double rx, ry; /* half its size */
  double gaze_x, gaze_y; /* middle of the pupil */
  double iris; /* radius */
  FpInk skin, iris_ink;
} Eye;

static void
add_oval (cairo_t *cr, double x, double y, double rx, double ry)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, MAX (rx, 0.02), MAX (ry, 0.02));
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

/* Adds the eye's outline. */
static void
add_opening (const Eye *eye)
{
  if (eye->part->form == FP_EYE_ALMOND)
    {
      cairo_move_to (eye->cr, -eye->rx, eye->ry * 0.1);
      cairo_curve_to (eye->cr, -eye->rx * 0.5, -eye->ry * 1.3, eye->rx * 0.4, -eye->ry * 1.3, eye->rx, -eye->ry * 0.1);
      cairo_curve_to (eye->cr, eye->rx * 0.5, eye->ry * 1.25, -eye->rx * 0.5, eye->ry * 1.25, -eye->rx, eye->ry * 0.1);
      cairo_close_path (eye->cr);
    }
  else
    add_oval (eye->cr, 0, 0, eye->rx, eye->ry);
}

static void
fill_radial (cairo_t *cr, double x, double y, double radius, FpInk inner, FpInk outer)
{
  cairo_pattern_t *gradient = cairo_pattern_create_radial (x, y, radius * 0.1, x, y, radius);

  fp_ink_stop (gradient, 0, inner);
  fp_ink_stop (gradient, 1, outer);
  cairo_set_source (cr, gradient);
  cairo_fill (cr);
  cairo_pattern_destroy (gradient);
}

/* A darkened hollow around the eye, within the figure. */
static void
add_hollow (const Eye *eye)
{
  cairo_save (eye->cr);
  cairo_set_operator (eye->cr, CAIRO_OPERATOR_ATOP);
  add_oval (eye->cr, eye->rx * 0.05, eye->ry * 0.08, eye->rx * 1.3, eye->ry * 1.3);
  fill_radial (eye->cr, 0, 0, MAX (eye->rx, eye->ry) * 1.32, fp_ink_faded (fp_ink_shift (eye->skin, -0.30), 0.95),
               fp_ink_faded (fp_ink_shift (eye->skin, -0.22), 0));
  cairo_restore (eye->cr);
}

static void
add_ball (const Eye *eye)
{
  FpTone tone = (FpTone) eye->part->word[FP_WORD_TONE];
  gboolean usual = tone == FP_TONE_MID;
  FpInk ink = fp_ink_of_tone (eye->brush->portrait, usual ? FP_TONE_WHITE : tone, -1);

  add_opening (eye);
  fill_radial (eye->cr, eye->rx * 0.1, eye->ry * 0.15, MAX (eye->rx, eye->ry) * 1.05, ink,
               fp_ink_shift (ink, usual ? -0.20 : -0.12));
}

static void
add_pupil (const Eye *eye)
{
  double r = eye->iris * eye->part->number[FP_NUMBER_PUPIL_SIZE] / 100.0, x = eye->gaze_x, y = eye->gaze_y;

  switch ((FpPupil) eye->part->word[FP_WORD_PUPIL])
    {
    case FP_PUPIL_ROUND:
      return add_oval (eye->cr, x, y, r, r);
    case FP_PUPIL_SLIT:
      return add_oval (eye->cr, x, y, r * 0.36, eye->iris * 0.88);
    case FP_PUPIL_BAR:
      return add_oval (eye->cr, x, y, eye->iris * 0.85, r * 0.42);
    case FP_PUPIL_STAR:
    case FP_PUPIL_CROSS:
      cairo_save (eye->cr);
      cairo_translate (eye->cr, x, y);
      cairo_scale (eye->cr, r * 1.4, r * 1.4);
      fp_outline_add (eye->cr, FP_SHAPE_STAR, eye->part->word[FP_WORD_PUPIL] == FP_PUPIL_STAR ? 5 : 4, 0.62);
      cairo_restore (eye->cr);
      return;
    case FP_PUPIL_RING:
      add_oval (eye->cr, x, y, r * 1.3, r * 1.3);
      cairo_new_sub_path (eye->cr);
      cairo_arc_negative (eye->cr, x, y, r * 0.8, 2 * G_PI, 0);
      return;
    case FP_PUPIL_SPIRAL:
      for (int i = 0; i < 60; i++)
        cairo_line_to (eye->cr, x + r * 1.5 * i / 60 * cos (i * 0.3), y + r * 1.5 * i / 60 * sin (i * 0.3));
      cairo_set_line_width (eye->cr, r * 0.22);
      fp_ink_source (eye->cr, (FpInk){ 0.12, 0.03, 280, 1 });
      cairo_stroke (eye->cr);
      return;
    case FP_PUPIL_NONE:
    case FP_N_PUPILS:
      return;
    }
}

static void
add_iris (const Eye *eye)
{
  FpInk ink = eye->iris_ink;

  add_oval (eye->cr, eye->gaze_x, eye->gaze_y, eye->iris, eye->iris);
  fill_radial (eye->cr, eye->gaze_x, eye->gaze_y + eye->iris * 0.35, eye->iris * 1.25, fp_ink_shift (ink, 0.16),
               fp_ink_shift (ink, -0.28));
  fp_ink_source (eye->cr, (FpInk){ 0.12, 0.03, 280, 1 });
  add_pupil (eye);
  cairo_fill (eye->cr);
}

/* Lids close from above and below; their skin is lit like the face. */
static void
add_lids (const Eye *eye)
{
  double upper = eye->part->number[FP_NUMBER_LID] / 100.0, lower = eye->part->number[FP_NUMBER_UNDER] / 100.0;
  double rx = eye->rx * 1.1, ry = eye->ry * 1.05, edge;

  if (upper > 0)
    {
      edge = -ry + 2 * ry * upper;
      cairo_rectangle (eye->cr, -rx, -ry, 2 * rx, 2 * ry * upper);
      fp_ink_source (eye->cr, fp_ink_shift (eye->skin, 0.03));
      cairo_fill (eye->cr);
      cairo_rectangle (eye->cr, -rx, edge - ry * 0.12, 2 * rx, ry * 0.14);
      fp_ink_source (eye->cr, fp_ink_shift (eye->skin, -0.24));
      cairo_fill (eye->cr);
      cairo_rectangle (eye->cr, -rx, edge, 2 * rx, ry * 0.22);
      fp_ink_source (eye->cr, (FpInk){ 0.1, 0.02, 280, 0.35 });
      cairo_fill (eye->cr);
    }
  if (lower > 0)
    {
      cairo_rectangle (eye->cr, -rx, ry - 2 * ry * lower, 2 * rx, 2 * ry * lower);
      fp_ink_source (eye->cr, fp_ink_shift (eye->skin, -0.05));
      cairo_fill (eye->cr);
      cairo_rectangle (eye->cr, -rx, ry - 2 * ry * lower, 2 * rx, ry * 0.1);
      fp_ink_source (eye->cr, fp_ink_shift (eye->skin, 0.1));
      cairo_fill (eye->cr);
    }
}

static void
add_gleam (const Eye *eye, double x, double y)
{
  double r = MAX (eye->iris * 0.27, 0.35);

  add_oval (eye->cr, x - eye->iris * 0.36, y - eye->iris * 0.4, r, r);
  cairo_set_source_rgba (eye->cr, 1, 1, 1, 0.95);
  cairo_fill (eye->cr);
  add_oval (eye->cr, x + eye->iris * 0.4, y + eye->iris * 0.42, r * 0.5, r * 0.5);
  cairo_set_source_rgba (eye->cr, 1, 1, 1, 0.6);
  cairo_fill (eye->cr);
}

static void
draw_round (const Eye *eye)
{
  add_hollow (eye);
  cairo_save (eye->cr);
  add_opening (eye);
  cairo_clip (eye->cr);
  add_ball (eye);
  add_iris (eye);
  add_oval (eye->cr, 0, -eye->ry * 1.25, eye->rx * 1.3, eye->ry * 0.75);
  fp_ink_source (eye->cr, (FpInk){ 0.15, 0.05, 280, 0.30 });
  cairo_fill (eye->cr);
  add_gleam (eye, eye->gaze_x, eye->gaze_y);
  add_lids (eye);
  cairo_restore (eye->cr);
}

/* A thing that shines by itself: lens, slit or spark in a dark socket. */
static void
draw_shining (const Eye *eye)
{
  FpEye form = (FpEye) eye->part->form;
  FpInk glow = eye->iris_ink, clear;
  double rx = eye->rx, ry = form == FP_EYE_SLIT ? eye->ry * 0.34 : eye->ry, x = 0, y = 0;

  glow.light = MAX (glow.light, 0.82);
  clear = fp_ink_faded (glow, 0);
  if (form == FP_EYE_SOCKET)
    {
      add_oval (eye->cr, 0, 0, rx, ry);
      fp_ink_source (eye->cr, (FpInk){ 0.09, 0.03, eye->skin.hue, 1 });
      cairo_fill (eye->cr);
      x = eye->gaze_x * 0.8;
      y = eye->gaze_y * 0.8;
      rx *= 0.42;
      ry *= 0.42;
    }
  else
    add_hollow (eye);
  add_oval (eye->cr, x, y, rx * 1.9, ry * 1.9 + rx * 0.25);
  fill_radial (eye->cr, x, y, rx * 1.9, fp_ink_faded (glow, 0.65), clear);
  add_oval (eye->cr, x, y, rx, ry);
  fill_radial (eye->cr, x - rx * 0.15, y - ry * 0.2, rx, fp_ink_shift (glow, 0.13), glow);
  if (form == FP_EYE_LENS)
    {
      add_oval (eye->cr, x, y, rx, ry);
      cairo_set_line_width (eye->cr, rx * 0.22);
      fp_ink_source (eye->cr, (FpInk){ 0.22, 0.02, 260, 1 });
      cairo_stroke (eye->cr);
      add_gleam (eye, 0, 0);
    }
}

/* A dark bead with a gleam. */
static void
draw_bead (const Eye *eye)
{
  add_hollow (eye);
  add_oval (eye->cr, 0, 0, eye->rx, eye->ry);
  fill_radial (eye->cr, eye->rx * 0.3, eye->ry * 0.4, eye->rx * 1.3, fp_ink_shift (eye->iris_ink, -0.30),
               (FpInk){ 0.10, 0.03, 280, 1 });
  add_oval (eye->cr, -eye->rx * 0.05 + eye->gaze_x * 0.5, -eye->ry * 0.42, eye->rx * 0.3, eye->ry * 0.27);
  cairo_set_source_rgba (eye->cr, 1, 1, 1, 0.95);
  cairo_fill (eye->cr);
  cairo_new_path (eye->cr);
  cairo_arc (eye->cr, 0, 0, eye->rx * 0.72, 0.4, 1.9);
  cairo_set_line_width (eye->cr, eye->rx * 0.14);
  fp_ink_source (eye->cr, fp_ink_faded (eye->iris_ink, 0.8));
  cairo_stroke (eye->cr);
}

/* An insect's eye of many lenses. */
static void
draw_compound (const Eye *eye)
{
  double step = eye->rx * 0.30;

  add_hollow (eye);
  add_oval (eye->cr, 0, 0, eye->rx, eye->ry);
  fill_radial (eye->cr, -eye->rx * 0.3, -eye->ry * 0.4, eye->rx * 1.7, fp_ink_shift (eye->iris_ink, 0.14),
               fp_ink_shift (eye->iris_ink, -0.36));
  if (!fp_brush_is_small (eye->brush, eye->rx * 0.7))
    {
      cairo_save (eye->cr);
      add_oval (eye->cr, 0, 0, eye->rx, eye->ry);
      cairo_clip (eye->cr);
      for (int row = -8; row <= 8; row++)
        for (int i = -5; i <= 5; i++)
          {
            double x = (i + (row & 1) * 0.5) * step, y = row * step * 0.86;

            if (hypot (x / eye->rx, y / eye->ry) > 1.1)
              continue;
            add_oval (eye->cr, x, y, step * 0.40, step * 0.40);
            fp_ink_source (eye->cr, fp_ink_faded (fp_ink_shift (eye->iris_ink, y < 0 ? 0.08 : -0.2), 0.6));
            cairo_fill (eye->cr);
          }
      cairo_restore (eye->cr);
    }
  add_oval (eye->cr, -eye->rx * 0.34, -eye->ry * 0.42, eye->rx * 0.24, eye->ry * 0.17);
  cairo_set_source_rgba (eye->cr, 1, 1, 1, 0.8);
  cairo_fill (eye->cr);
}

void
fp_draw_eye (FpBrush *brush, const FpPart *part, double x, double y, double wide, gboolean left)
{
  const int *number = part->number;
  double high = part->kind == FP_PART_EYES && number[FP_NUMBER_HIGH] > 0
                    ? wide * number[FP_NUMBER_HIGH] / MAX (number[FP_NUMBER_WIDE], 1)
                    : wide;
  double slant = part->kind == FP_PART_EYES ? number[FP_NUMBER_SLANT] : 0;
  Eye eye = { brush, brush->cr, part, wide / 2, high / 2 };

  eye.iris = MIN (eye.rx, eye.ry) * 0.66;
  eye.gaze_x = number[FP_NUMBER_LOOK] / 100.0 * MAX (eye.rx - eye.iris * 0.8, 0);
  eye.gaze_y = number[FP_NUMBER_DOWN] / 100.0 * MAX (eye.ry - eye.iris * 0.6, 0);
  eye.skin = fp_ink_of_tone (brush->portrait, FP_TONE_MID, -1);
  eye.iris_ink = fp_ink_of_tone (brush->portrait, FP_TONE_ACCENT, number[FP_NUMBER_HUE]);
  cairo_save (brush->cr);
  cairo_new_path (brush->cr);
  cairo_translate (brush->cr, x, y);
  cairo_rotate (brush->cr, (left ? slant : -slant) * G_PI / 180);
  switch ((FpEye) part->form)
    {
    case FP_EYE_ROUND:
    case FP_EYE_ALMOND:
    case FP_N_EYES:
      draw_round (&eye);
      break;
    case FP_EYE_LENS:
    case FP_EYE_SLIT:
    case FP_EYE_SOCKET:
      draw_shining (&eye);
      break;
    case FP_EYE_BEAD:
      draw_bead (&eye);
      break;
    case FP_EYE_COMPOUND:
      draw_compound (&eye);
      break;
    }
  cairo_restore (brush->cr);
}

/* Puts the place of eye @i of @n, from the middle of the group, into @x and @y. */
static void
arrange (FpBrush *brush, const FpPart *part, int i, int n, double *x, double *y)
{
  double apart = part->number[FP_NUMBER_APART], along = n < 2 ? 0 : (double) i / (n - 1) - 0.5;
  double turn = 2 * G_PI * i / MAX (n, 1);

  *x = *y = 0;
  switch ((FpArrangement) part->word[FP_WORD_ARRANGE])
    {
    case FP_ARRANGED_ROW:
      *x = along * apart * (n > 2 ? 1.6 : 1);
      return;
    case FP_ARRANGED_ARC:
      *x = along * apart * 1.6;
      *y = along * along * apart * 1.3 - apart * 0.15;
      return;
    case FP_ARRANGED_RING:
      *x = apart / 2 * sin (turn);
      *y = -apart / 2 * cos (turn);
      return;
    case FP_ARRANGED_STACK:
      *y = along * apart * 1.4;
      return;
    case FP_ARRANGED_SCATTER:
      *x = apart * sqrt ((i + 0.4) / n) * 0.62 * cos (i * 2.4);
      *y = apart * sqrt ((i + 0.4) / n) * 0.62 * sin (i * 2.4);
      return;
    case FP_N_ARRANGEMENTS:
      return;
    }
}

void
fp_draw_eyes (FpBrush *brush, const FpPart *part)
{
  int n = part->number[FP_NUMBER_COUNT] > 0 ? part->number[FP_NUMBER_COUNT] : 2;
  double turn = part->number[FP_NUMBER_TURN] * G_PI / 180, wide = part->number[FP_NUMBER_WIDE];

  if (wide * brush->scale < 5)
    wide = MIN (wide * 1.3, 5 / brush->scale);
  for (int i = 0; i < n; i++)
    {
      double x, y, size = wide;

      arrange (brush, part, i, n, &x, &y);
      if (part->word[FP_WORD_ARRANGE] == FP_ARRANGED_SCATTER)
        size *= 0.65 + 0.35 * ((i * 7) % 5) / 4.0;
      fp_draw_eye (brush, part, part->number[FP_NUMBER_X] + x * cos (turn) - y * sin (turn),
                   part->number[FP_NUMBER_Y] + x * sin (turn) + y * cos (turn), size, x < 0);
    }
}
