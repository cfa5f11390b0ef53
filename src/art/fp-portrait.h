/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A portrait: the description of a character, made of parts from back to front.
 *
 * A description is a text, as src/library/ writes it from a card's <portrait>: one line for the
 * whole, then one for each part, each a word and “name=value” pairs (fp-portrait-words.h). */
#pragma once

#include <glib.h>

#include "art/fp-portrait-words.h"

#define FP_ENUM_PART(name, word) FP_PART_##name,
typedef enum
{
  FP_PARTS (FP_ENUM_PART) FP_N_PARTS
} FpPartKind;

#define FP_ENUM_SHAPE(name, word) FP_SHAPE_##name,
typedef enum
{
  FP_SHAPES (FP_ENUM_SHAPE) FP_N_SHAPES
} FpShape;

#define FP_ENUM_EYE(name, word) FP_EYE_##name,
typedef enum
{
  FP_EYES (FP_ENUM_EYE) FP_N_EYES
} FpEye;

#define FP_ENUM_MOUTH(name, word) FP_MOUTH_##name,
typedef enum
{
  FP_MOUTHS (FP_ENUM_MOUTH) FP_N_MOUTHS
} FpMouth;

#define FP_ENUM_TIP(name, word) FP_TIP_##name,
typedef enum
{
  FP_TIPS (FP_ENUM_TIP) FP_N_TIPS
} FpTip;

#define FP_ENUM_TONE(name, word) FP_TONE_##name,
typedef enum
{
  FP_TONES (FP_ENUM_TONE) FP_N_TONES
} FpTone;

#define FP_ENUM_PATTERN(name, word) FP_PATTERN_##name,
typedef enum
{
  FP_PATTERNS (FP_ENUM_PATTERN) FP_N_PATTERNS
} FpPattern;

#define FP_ENUM_PUPIL(name, word) FP_PUPIL_##name,
typedef enum
{
  FP_PUPILS (FP_ENUM_PUPIL) FP_N_PUPILS
} FpPupil;

#define FP_ENUM_ARRANGEMENT(name, word) FP_ARRANGED_##name,
typedef enum
{
  FP_ARRANGEMENTS (FP_ENUM_ARRANGEMENT) FP_N_ARRANGEMENTS
} FpArrangement;

#define FP_ENUM_SKIN(name, word) FP_SKIN_##name,
typedef enum
{
  FP_SKINS (FP_ENUM_SKIN) FP_N_SKINS
} FpSkin;

#define FP_ENUM_SKY(name, word) FP_SKY_##name,
typedef enum
{
  FP_SKIES (FP_ENUM_SKY) FP_N_SKIES
} FpSky;

#define FP_ENUM_PART_NUMBER(name, word, least, most, usual, kinds) FP_NUMBER_##name,
typedef enum
{
  FP_PART_NUMBERS (FP_ENUM_PART_NUMBER) FP_N_PART_NUMBERS
} FpPartNumber;

#define FP_ENUM_PART_WORD(name, word, list, kinds) FP_WORD_##name,
typedef enum
{
  FP_PART_WORDS (FP_ENUM_PART_WORD) FP_N_PART_WORDS
} FpPartWord;

#define FP_ENUM_PORTRAIT_NUMBER(name, word, least, most, usual) FP_PORTRAIT_##name,
typedef enum
{
  FP_PORTRAIT_NUMBERS (FP_ENUM_PORTRAIT_NUMBER) FP_N_PORTRAIT_NUMBERS
} FpPortraitNumber;

/* A part. */
typedef struct
{
  FpPartKind kind;
  int form; /* FpShape, FpEye or FpMouth; limbs have one form */
  int number[FP_N_PART_NUMBERS];
  int word[FP_N_PART_WORDS]; /* index into the word's list */
  GArray *points; /* of int: x and y of an outline in turn; NULL: none */
  gboolean corners; /* TRUE: the outline's points are corners */
} FpPart;

typedef struct
{
  int number[FP_N_PORTRAIT_NUMBERS];
  FpSkin skin;
  FpSky sky;
  GArray *parts; /* of FpPart, from back to front */
  guint32 seed; /* of stars and spots */
} FpPortrait;

/* fp_portrait_parse: returns the portrait described by @text. Words that it does not know are
 * passed over, since the checker of card sets complains of them. NULL or "": grown from @id. Free
 * with fp_portrait_free (). */
FpPortrait *fp_portrait_parse (const char *text, const char *id);

void fp_portrait_free (FpPortrait *portrait);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPortrait, fp_portrait_free)

/* fp_portrait_grow: returns the description of a character that follows from @id alone. Free with
 * g_free (). */
char *fp_portrait_grow (const char *id);
