/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review box of the end page: a button that begins the review of a game, its progress, and the
 * choices that cost most. A choice leads to its moment by “win.show-table” and “win.look-at”. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-review-controller.h"

#define FP_TYPE_REVIEW_BOX (fp_review_box_get_type ())
G_DECLARE_FINAL_TYPE (FpReviewBox, fp_review_box, FP, REVIEW_BOX, AdwBin)

/* fp_review_box_set_game: offers a review of @game, whose former one is cancelled. The review of
 * the same game stays. The box is hidden if no person has played, and if @game is NULL. */
void fp_review_box_set_game (FpReviewBox *self, FpGame *game);
