/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story of a game for its final page. */
#pragma once

#include "model/game/fp-game.h"

/* A turning point. */
typedef struct
{
  char *text; /* one sentence */
  char *when; /* “Turn 7” */
  int seat; /* seat concerned, −1 if none */
} FpGameStoryPoint;

/* A figure that is counted for each player. */
typedef struct
{
  char *label; /* “Encounters won” */
  char **values; /* one for each seat */
} FpGameStoryFigure;

typedef struct
{
  guint n_seats;
  GPtrArray *points; /* of FpGameStoryPoint*, in the order of the game */
  GPtrArray *figures; /* of FpGameStoryFigure* */
  const char *standing; /* heading of the planets, translated: “Planets”; static */
  const char *axis; /* name of the numbers, translated: “Turn”; static */
  int first; /* turn of the first number in planets, 0 for set-up */
  guint n_numbers;
  int **planets; /* for each seat n_numbers: its planets after each turn */
} FpGameStory;

/* fp_game_story: returns the story of @self so far. Free with fp_game_story_free (). */
FpGameStory *fp_game_story (FpGame *self);
void fp_game_story_free (FpGameStory *story);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameStory, fp_game_story_free)

/* fp_game_swapped: returns a set-up like that of @self with a new seed, in which all players have
 * the alien of the next one. Returns NULL unless all players have an alien, and if aliens can't be
 * settled with the modules of @self. (transfer full) */
FpGameSetup *fp_game_swapped (FpGame *self);
