/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours by lightness, strength and hue as people see them (OKLCH), so that tones of one skin
 * differ by light alone. */
#pragma once

#include <cairo.h>

#include "art/fp-portrait.h"

/* A colour: lightness 0 to 1, strength 0 (grey) to about 0.3, hue in degrees. */
typedef struct
{
  double light, strength, hue, alpha;
} FpInk;

/* fp_ink_of_tone: returns the colour of @tone in @portrait. @hue: another hue, −1: the tone's. */
FpInk fp_ink_of_tone (const FpPortrait *portrait, FpTone tone, int hue);

/* fp_ink_shift: returns @ink lighter by @light (darker if negative), as light or shadow would make
 * it: light is warmer, shadow cooler. */
FpInk fp_ink_shift (FpInk ink, double light);

/* fp_ink_faded: returns @ink with @alpha times its own alpha. */
FpInk fp_ink_faded (FpInk ink, double alpha);

/* fp_ink_to_rgb: writes red, green and blue of @ink, 0 to 1, to @rgb. */
void fp_ink_to_rgb (FpInk ink, double rgb[3]);

/* fp_ink_source: makes @ink the source of @cr. */
void fp_ink_source (cairo_t *cr, FpInk ink);

/* fp_ink_stop: adds @ink to a gradient at @offset. */
void fp_ink_stop (cairo_pattern_t *gradient, double offset, FpInk ink);
