/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passing without being asked. In a window (a question that gathers all that a player can use or
 * play at a moment) the viewer can pass ahead: until cards are revealed, or in all windows but
 * some.
 *
 * some, of which the usual ones are those that can matter (fp-window-stops.h). A card of the hand
 * can be wanted: it is played in the next window that offers it.
 *
 * Such a pass is an ordinary answer. It takes as long as the silent pass of a player who has
 * nothing to use, and no curtain comes before it, so nobody learns anything from it. */
#pragma once

#include "model/game/fp-game.h"
#include "session/game/fp-session-stops.h"

/* fp_game_asks_window: returns TRUE if the viewer is asked in a window. */
gboolean fp_game_asks_window (FpGame *self);

/* fp_game_can_pass_until_reveal: returns TRUE if the viewer is asked in a window, the edition
 * reveals cards, and those of the encounter have not been revealed.
 * fp_game_pass_until_reveal: passes, and in all windows until cards are revealed. */
gboolean fp_game_can_pass_until_reveal (FpGame *self);
void fp_game_pass_until_reveal (FpGame *self);

/* fp_game_stops: returns the windows in which the viewer is asked. fp_game_set_stops: sets them,
 * from the open window on. */
FpStops fp_game_stops (FpGame *self);
void fp_game_set_stops (FpGame *self, FpStops stops);

/* fp_game_can_stop_at: returns TRUE if the viewer can be asked in windows about the card with this
 * id of the catalog. fp_game_stops_at: returns TRUE if the viewer is asked in each of them.
 * fp_game_set_stops_at: sets that, from the open window on. */
gboolean fp_game_can_stop_at (FpGame *self, const char *card);
gboolean fp_game_stops_at (FpGame *self, const char *card);
void fp_game_set_stops_at (FpGame *self, const char *card, gboolean stops);

/* fp_game_recall_stops: sets the windows in which the person of @seat is asked, as the same person
 * had them before: @stops, and the cards (ids, ended by NULL) about which the person is always
 * asked.
 * fp_game_stop_cards: returns these cards of the viewer. Free with g_strfreev (). */
void fp_game_recall_stops (FpGame *self, guint seat, FpStops stops, const char *const *cards);
char **fp_game_stop_cards (FpGame *self);

/* fp_game_want: lets the viewer play the card with FpCardFacts.number @number in the next window
 * that offers it; −1: none. Choosing the same card again takes that back. Does nothing if the card
 * can't be wanted (FpCardFacts.wantable).
 * fp_game_wanted: returns that card, NULL if none. (transfer full) */
void fp_game_want (FpGame *self, int number);
FpCardItem *fp_game_wanted (FpGame *self);
