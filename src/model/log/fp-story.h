/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game came to, read from its log: how the planets changed hands, what it turned on, and figures.
 *
 * Only events that lay open to everybody are read, so that the story is the same for all.
 */
#pragma once

#include "session/game/fp-session.h"
#include "text/events/fp-text-story.h"

enum
{
  FP_STORY_SEATS = 2,
  FP_STORY_MOST = 7, /* turning points: as many as are read with pleasure */
};

/* What is counted of each player. */
typedef enum
{
  FP_STORY_DUELS, /* won */
  FP_STORY_CONTESTS, /* won */
  FP_STORY_CLOUT, /* highest; −1: none was counted */
  FP_STORY_SHIPS, /* lost to the Warp */
  FP_STORY_CARDS, /* drawn */
  FP_STORY_REINFORCEMENTS, /* played */
  FP_STORY_ENVOYS, /* that became allies */
  FP_STORY_N_FIGURES,
} FpStoryFigure;

typedef struct
{
  int first; /* destiny card to which the first of the numbers belongs, 0: set-up */
  GArray *planets[FP_STORY_SEATS]; /* of int: how many each has when set-up is done, and after each destiny card */
  GArray *turnings; /* of FpTurning, as they happened, at most FP_STORY_MOST */
  int figures[FP_STORY_N_FIGURES][FP_STORY_SEATS];
} FpStory;

/* fp_story_read: the story told by @log (of FpLogEntry*).  @before: planets that each had before it began; @needed: how
 * many were enough to win, 0: the game did not end that way.  Cleared by fp_story_clear ().
 *
 * Of each destiny card at most one thing is told, the weightiest: the last planet, a win by a card, no ship to send
 * or giving up; a change of the lead; a planet taken from the other; being one short; the first planet; the highest
 * clout; the worst losses (if four ships or more); drawing level; a duel or contest won by at most one; a duel without
 * a winner.  Of more than FP_STORY_MOST the weightiest are told, the earlier ones first. */
void fp_story_read (FpStory *story, const GPtrArray *log, const int before[FP_STORY_SEATS], int needed);
void fp_story_clear (FpStory *story);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpStory, fp_story_clear)
