/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints for the person who must decide. The strongest computer player thinks about the decision in
 * another thread, with that person's knowledge and no more.
 *
 * Hints belong to one decision. They disappear once the decision is answered, undone, or no longer
 * shown. Neither the game nor its file records them. The signal “changed” is emitted when thinking
 * starts or ends, and when the hints are cleared.
 */
#pragma once

#include "model/game/fp-game.h"
#include "model/items/fp-hint-item.h"

#define FP_TYPE_HINT_CONTROLLER (fp_hint_controller_get_type ())
G_DECLARE_FINAL_TYPE (FpHintController, fp_hint_controller, FP, HINT_CONTROLLER, GObject)

typedef enum
{
  FP_HINT_CONTROLLER_IDLE, /* no hint was asked for */
  FP_HINT_CONTROLLER_THINKING,
  FP_HINT_CONTROLLER_DONE, /* list has the hints; empty if no option is better than another */
} FpHintControllerState;

/* fp_hint_controller_new: returns a controller without a game. (transfer full) */
FpHintController *fp_hint_controller_new (void);

/* fp_hint_controller_set_game: sets the game to give hints for; NULL for none. */
void fp_hint_controller_set_game (FpHintController *self, FpGame *game);

/* fp_hint_controller_can_ask: returns TRUE if the viewer has a decision that hints can be given
 * for. */
gboolean fp_hint_controller_can_ask (FpHintController *self);

/* fp_hint_controller_ask: starts to think, unless that was done already. */
void fp_hint_controller_ask (FpHintController *self);

/* fp_hint_controller_forget: cancels thinking and clears the hints. */
void fp_hint_controller_forget (FpHintController *self);

FpHintControllerState fp_hint_controller_state (FpHintController *self);

/* fp_hint_controller_list: returns the hints, a list of FpHintItem, best first; owned by the
 * controller. */
GListModel *fp_hint_controller_list (FpHintController *self);

/* fp_hint_controller_take: follows @hint: answers the decision, or selects the hint's options if
 * several are selected before they are confirmed. */
void fp_hint_controller_take (FpHintController *self, FpHintItem *hint);
