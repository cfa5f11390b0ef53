/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story of a game, read from its log: the planets over time, turning points, and figures.
 *
 * Only public events are read, so the story is the same for all players.
 */
#pragma once

#include "session/game/fp-session.h"
#include "text/events/fp-text-story.h"

enum
{
  FP_STORY_MOST = 7, /* most turning points of a story */
};

typedef struct
{
  guint n_seats;
  int first; /* turn of the first number in planets, 0 for set-up */
  GArray *planets[FP_MAX_SEATS]; /* of int: planets after set-up and after each turn */
  GArray *turnings; /* of FpTurning, in the order of the game, at most FP_STORY_MOST */
  int figures[FP_MAX_FIGURES][FP_MAX_SEATS]; /* in the order of the edition */
} FpStory;

/* fp_story_read: reads the story of @n_seats players of @edition from @log (of FpLogEntry).
 * @before: planets of each player before the log began. @needed: planets that were enough to win,
 * 0 if the game did not end that way. @systems: the owner of the system of each place, FP_NOBODY:
 * nobody's (NULL: of all places); a planet in a player's own system doesn't count. Clear with
 * fp_story_clear ().
 *
 * Each turn gives at most one turning point, the weightiest. The heaviest are the last
 * planet, a win by a card, no ship to send, and conceding. Then come a change of the lead, a planet
 * taken from another player, and being one planet short. Next are the first planet, the highest
 * total, and the worst losses (at least four ships). The lightest are drawing level, an encounter
 * won by at most one, and an encounter without a winner. A player leads or draws level if they do
 * so against all others. Above FP_STORY_MOST the weightiest are kept, and of equal ones the
 * earlier. */
void fp_story_read (FpStory *story, const FpEdition *edition, const GPtrArray *log, guint n_seats,
                    const uint8_t *systems, const int *before, int needed);
void fp_story_clear (FpStory *story);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpStory, fp_story_clear)
