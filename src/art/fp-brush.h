/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files that draw portraits. Coordinates are hundredths of the portrait's width. */
#pragma once

#include "art/fp-ink.h"

/* A portrait being drawn. */
typedef struct
{
  cairo_t *cr;
  const FpPortrait *portrait;
  double scale; /* pixels of the device per hundredth */
  guint32 seed; /* state of fp_brush_random () */
} FpBrush;

/* The look of a solid thing. */
typedef struct
{
  FpInk ink;
  FpPattern pattern;
  gboolean gloss, glow, glass;
  double sheer; /* 0 to 1: transparent */
} FpFinish;

/* fp_brush_random: returns a pseudo-random number in [0, 1). */
double fp_brush_random (FpBrush *brush);

/* fp_brush_is_small: returns TRUE if details smaller than @size can't be seen. */
gboolean fp_brush_is_small (const FpBrush *brush, double size);

/* fp_finish_of: returns the finish that @part says. */
FpFinish fp_finish_of (const FpBrush *brush, const FpPart *part);

/* --- fp-outlines.c --- */

/* fp_outline_add: adds the closed outline @shape in a box of −1 to 1. @count, @depth: points or
 * lobes, and their depth (0 to 1), of shapes that have them. */
void fp_outline_add (cairo_t *cr, FpShape shape, int count, double depth);

/* fp_spline_add: adds a smooth closed line through @n points (x and y in turn). Two equal points in
 * turn make a corner. */
void fp_spline_add (cairo_t *cr, const double *points, guint n, gboolean corners);

/* fp_outline_roughen: replaces the current path by one with hairs of about @length. */
void fp_outline_roughen (FpBrush *brush, double length);

/* --- fp-shading.c --- */

/* fp_shade_path: fills the current path with @finish: light from the upper left, shadow on the
 * lower right and on what lies below, and the pattern. Clears the path. */
void fp_shade_path (FpBrush *brush, FpFinish finish);

/* --- fp-surfaces.c --- */

/* fp_surface_add: draws the pattern of @finish in the box x1, y1, x2, y2; the shape is the clip.
 * @path: its outline. */
void fp_surface_add (FpBrush *brush, const FpFinish *finish, const double box[4], cairo_path_t *path);

/* --- fp-shapes.c, fp-eyes.c, fp-mouths.c --- */

/* Draw a part with all its copies. */
void fp_draw_shape (FpBrush *brush, const FpPart *part);
void fp_draw_limb (FpBrush *brush, const FpPart *part);
void fp_draw_eyes (FpBrush *brush, const FpPart *part);
void fp_draw_mouth (FpBrush *brush, const FpPart *part);

/* fp_draw_eye: draws one eye of @part at @x, @y, @wide wide. @left: its slant is mirrored. */
void fp_draw_eye (FpBrush *brush, const FpPart *part, double x, double y, double wide, gboolean left);

/* --- fp-skies.c --- */

/* fp_draw_sky: fills the portrait's disc with what lies behind. */
void fp_draw_sky (FpBrush *brush);
