/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review of a game, worked out in another thread (session/review/fp-review.h).
 *
 * The signal “changed” is emitted when the state changes, and while it works whenever some more is
 * done. */
#pragma once

#include "model/game/fp-game.h"

#define FP_TYPE_REVIEW_CONTROLLER (fp_review_controller_get_type ())
G_DECLARE_FINAL_TYPE (FpReviewController, fp_review_controller, FP, REVIEW_CONTROLLER, GObject)

typedef enum
{
  FP_REVIEW_IDLE,
  FP_REVIEW_WORKING,
  FP_REVIEW_DONE,
} FpReviewState;

/* A choice that cost something, in words. */
typedef struct
{
  guint choice; /* for fp_game_look_back () */
  char *moment; /* “Turn 7: Which card do you play?” */
  char *taken; /* “You chose Attack 8. Wins 34 of 100 games” */
  char *better; /* likewise, the best answer */
  char *reason; /* as hints tell it; NULL: none in particular */
} FpReviewFacts;

/* fp_review_controller_new: returns a review of @game, which has not begun. The review returns to
 * that state when the game's end is taken back. (transfer full) */
FpReviewController *fp_review_controller_new (FpGame *game);

/* fp_review_controller_possible: returns TRUE if a person has played the game, which is over. */
gboolean fp_review_controller_possible (FpGame *game);

/* fp_review_controller_start: begins the work, unless it has begun. fp_review_controller_cancel:
 * ends it without a result. */
void fp_review_controller_start (FpReviewController *self);
void fp_review_controller_cancel (FpReviewController *self);

FpReviewState fp_review_controller_state (FpReviewController *self);

/* fp_review_controller_done: returns how much is done, 0 to 1. */
double fp_review_controller_done (FpReviewController *self);

/* fp_review_controller_facts: returns the choices that cost most, of FpReviewFacts*, the dearest
 * first; owned by @self. Empty until the review is done, or if none cost anything worth telling. */
const GPtrArray *fp_review_controller_facts (FpReviewController *self);
