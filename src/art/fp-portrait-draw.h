/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing of portraits at any size. */
#pragma once

#include <cairo.h>

#include "art/fp-portrait.h"

/* The look of a drawing. */
typedef struct
{
  double rim[3]; /* red, green and blue of the light at its edge, 0 to 1: its player's colour */
  gboolean has_rim; /* FALSE: that light is white and weak */
  gboolean mirrored; /* FALSE: it looks to the right */
  gboolean silhouette; /* TRUE: black on white */
  gboolean contrast; /* TRUE: on black, with a strong edge */
  gboolean cut_out; /* TRUE: without the disc and its sky */
} FpPortraitStyle;

/* fp_portrait_draw: draws @portrait into the square from 0, 0 to @size, @size of @cr. */
void fp_portrait_draw (const FpPortrait *portrait, cairo_t *cr, double size, const FpPortraitStyle *style);
