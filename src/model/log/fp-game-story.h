/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story of a game for the page at its end. */
#pragma once

#include "model/game/fp-game.h"

/* A turning point. */
typedef struct
{
  char *text; /* a sentence */
  char *when; /* “Destiny card 7” */
  int seat; /* to whom it happened */
} FpGameStoryPoint;

/* What is counted of each player. */
typedef struct
{
  char *label; /* “Duels won” */
  char *values[FP_GAME_SETUP_SEATS];
} FpGameStoryFigure;

typedef struct
{
  GPtrArray *points; /* of FpGameStoryPoint*, as they happened */
  GPtrArray *figures; /* of FpGameStoryFigure* */
  int first; /* destiny card of the first number below, 0: set-up */
  guint n_numbers;
  int *planets[FP_GAME_SETUP_SEATS]; /* n_numbers each: planets when that card was done with */
} FpGameStory;

/* fp_game_story: how @self has gone so far.  Free with fp_game_story_free (). */
FpGameStory *fp_game_story (FpGame *self);
void fp_game_story_free (FpGameStory *story);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameStory, fp_game_story_free)

/* fp_game_swapped: a set-up like @self's in which each plays with the other's alien, with a seed of its own; NULL: they
 * don't both have one.  (transfer full) */
FpGameSetup *fp_game_swapped (FpGame *self);
