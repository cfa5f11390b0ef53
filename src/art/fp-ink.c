/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours in OKLCH and their conversion to sRGB. */
#include "art/fp-ink.h"

#include <math.h>

/* Strength of the skin's colour and a shift of its lightness, by FpSkin. */
static const struct
{
  double strength, light;
} skins[FP_N_SKINS] = {
  [FP_SKIN_VIVID] = { 0.15, 0 }, [FP_SKIN_MUTED] = { 0.075, 0 },     [FP_SKIN_PALE] = { 0.055, 0.14 },
  [FP_SKIN_GREY] = { 0.02, 0 },  [FP_SKIN_SHADOW] = { 0.07, -0.16 }, [FP_SKIN_BRIGHT] = { 0.19, 0.06 },
};

FpInk
fp_ink_of_tone (const FpPortrait *portrait, FpTone tone, int hue)
{
  double skin = hue >= 0 ? hue : portrait->number[FP_PORTRAIT_HUE];
  double accent = hue >= 0 ? hue : portrait->number[FP_PORTRAIT_ACCENT];
  double strength = skins[portrait->skin].strength, lift = skins[portrait->skin].light;

  switch (tone)
    {
    case FP_TONE_MID:
      return (FpInk){ 0.60 + lift, strength, skin, 1 };
    case FP_TONE_DARK:
      return (FpInk){ 0.44 + lift, strength * 0.9, skin, 1 };
    case FP_TONE_DEEP:
      return (FpInk){ 0.29 + lift / 2, strength * 0.7, skin, 1 };
    case FP_TONE_LIGHT:
      return (FpInk){ 0.75 + lift * 0.8, strength * 0.9, skin, 1 };
    case FP_TONE_PALE:
      return (FpInk){ 0.88 + lift / 2, strength * 0.5, skin, 1 };
    case FP_TONE_ACCENT:
      return (FpInk){ 0.70, 0.16, accent, 1 };
    case FP_TONE_DUSK:
      return (FpInk){ 0.44, 0.12, accent, 1 };
    case FP_TONE_BLACK:
      return (FpInk){ 0.20, 0.02, skin, 1 };
    case FP_TONE_WHITE:
      return (FpInk){ 0.95, 0.01, skin, 1 };
    case FP_TONE_BONE:
      return (FpInk){ 0.88, 0.05, 88, 1 };
    case FP_TONE_METAL:
      return (FpInk){ 0.66, 0.025, hue >= 0 ? hue : 250, 1 };
    case FP_TONE_GOLD:
      return (FpInk){ 0.79, 0.135, 82, 1 };
    case FP_TONE_GLOW:
      return (FpInk){ 0.90, 0.12, accent, 1 };
    case FP_TONE_GLASS:
      return (FpInk){ 0.86, 0.05, hue >= 0 ? hue : 220, 0.22 };
    case FP_N_TONES:
      break;
    }
  return (FpInk){ 0.6, 0, 0, 1 };
}

FpInk
fp_ink_shift (FpInk ink, double light)
{
  double pull = light > 0 ? 85 : 285, turn = remainder (pull - ink.hue, 360);

  ink.light = CLAMP (ink.light + light, 0.04, 0.985);
  ink.hue += CLAMP (turn, -60, 60) * MIN (fabs (light), 0.3) * 0.9;
  ink.strength *= light > 0.15 ? 0.8 : 1;
  return ink;
}

FpInk
fp_ink_faded (FpInk ink, double alpha)
{
  ink.alpha *= alpha;
  return ink;
}

/* Writes linear red, green and blue of a colour, which may lie outside 0 to 1. */
static void
to_linear (FpInk ink, double strength, double rgb[3])
{
  double a = strength * cos (ink.hue * G_PI / 180), b = strength * sin (ink.hue * G_PI / 180);
  double l = pow (ink.light + 0.3963377774 * a + 0.2158037573 * b, 3);
  double m = pow (ink.light - 0.1055613458 * a - 0.0638541728 * b, 3);
  double s = pow (ink.light - 0.0894841775 * a - 1.2914855480 * b, 3);

  rgb[0] = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  rgb[1] = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  rgb[2] = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s;
}

void
fp_ink_to_rgb (FpInk ink, double rgb[3])
{
  double strength = ink.strength;

  to_linear (ink, strength, rgb);
  for (int i = 0; i < 12 && (MIN (MIN (rgb[0], rgb[1]), rgb[2]) < 0 || MAX (MAX (rgb[0], rgb[1]), rgb[2]) > 1); i++)
    to_linear (ink, strength *= 0.88, rgb);
  for (int i = 0; i < 3; i++)
    {
      double linear = CLAMP (rgb[i], 0, 1);

      rgb[i] = linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow (linear, 1 / 2.4) - 0.055;
    }
}

void
fp_ink_source (cairo_t *cr, FpInk ink)
{
  double rgb[3];

  fp_ink_to_rgb (ink, rgb);
  cairo_set_source_rgba (cr, rgb[0], rgb[1], rgb[2], ink.alpha);
}

void
fp_ink_stop (cairo_pattern_t *gradient, double offset, FpInk ink)
{
  double rgb[3];

  fp_ink_to_rgb (ink, rgb);
  cairo_pattern_add_color_stop_rgba (gradient, offset, rgb[0], rgb[1], rgb[2], ink.alpha);
}
