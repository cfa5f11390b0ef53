/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chance, sizes and finishes of parts. */
#include "art/fp-brush.h"

enum
{
  SMALLEST = 5, /* pixels; smaller shapes are flat */
};

double
fp_brush_random (FpBrush *brush)
{
  brush->seed = brush->seed * 1664525u + 1013904223u;
  return (double) (brush->seed >> 8) / (double) (1 << 24);
}

gboolean
fp_brush_is_small (const FpBrush *brush, double size)
{
  return size * brush->scale < SMALLEST;
}

FpFinish
fp_finish_of (const FpBrush *brush, const FpPart *part)
{
  FpTone tone = (FpTone) part->word[FP_WORD_TONE];

  return (FpFinish){
    .ink = fp_ink_of_tone (brush->portrait, tone, part->number[FP_NUMBER_HUE]),
    .pattern = (FpPattern) part->word[FP_WORD_PATTERN],
    .gloss = part->word[FP_WORD_GLOSS] == 1 || tone == FP_TONE_METAL || tone == FP_TONE_GLASS,
    .glow = tone == FP_TONE_GLOW,
    .glass = tone == FP_TONE_GLASS,
    .sheer = part->number[FP_NUMBER_SHEER] / 100.0,
  };
}
