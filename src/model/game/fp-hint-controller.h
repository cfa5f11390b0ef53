/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints for the person who is asked: the strongest computer player thinks about the question in another thread, knowing
 * what that person knows and nothing more.
 *
 * Hints are of one question: once it is answered, taken back, or looked away from there are none.  The game and its
 * file know nothing of them.  Signal “changed” when it begins to think, has thought, or has forgotten all.
 */
#pragma once

#include "model/game/fp-game.h"
#include "model/items/fp-hint-item.h"

#define FP_TYPE_HINT_CONTROLLER (fp_hint_controller_get_type ())
G_DECLARE_FINAL_TYPE (FpHintController, fp_hint_controller, FP, HINT_CONTROLLER, GObject)

typedef enum
{
  FP_HINT_CONTROLLER_IDLE, /* nobody has asked */
  FP_HINT_CONTROLLER_THINKING,
  FP_HINT_CONTROLLER_DONE, /* its list is what there is to say; empty: it is a matter of taste */
} FpHintControllerState;

/* fp_hint_controller_new: (transfer full) */
FpHintController *fp_hint_controller_new (void);

/* fp_hint_controller_set_game: whose questions it thinks about; NULL: none. */
void fp_hint_controller_set_game (FpHintController *self, FpGame *game);

/* fp_hint_controller_can_ask: whether the viewer is asked something that it could think about. */
gboolean fp_hint_controller_can_ask (FpHintController *self);

/* fp_hint_controller_ask: begins to think, unless it does so or has done so. */
void fp_hint_controller_ask (FpHintController *self);

/* fp_hint_controller_forget: thinks no more, and has nothing to say. */
void fp_hint_controller_forget (FpHintController *self);

FpHintControllerState fp_hint_controller_state (FpHintController *self);

/* fp_hint_controller_list: of FpHintItem, the best first; owned by the hinter. */
GListModel *fp_hint_controller_list (FpHintController *self);

/* fp_hint_controller_take: does as @hint says: answers, or chooses, where several are chosen before they are confirmed.
 */
void fp_hint_controller_take (FpHintController *self, FpHintItem *hint);
