/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints for the person who is asked: the strongest computer player thinks about the question in another thread, knowing
 * what that person knows and nothing more.
 *
 * Hints are of one question: once it is answered, taken back, or looked away from there are none.  The game and its
 * file know nothing of them.  Signal “changed” when it begins to think, has thought, or has forgotten all.
 */
#pragma once

#include "model/fp-game.h"
#include "model/fp-hint-item.h"

#define FP_TYPE_HINTER (fp_hinter_get_type ())
G_DECLARE_FINAL_TYPE (FpHinter, fp_hinter, FP, HINTER, GObject)

typedef enum
{
  FP_HINTER_IDLE, /* nobody has asked */
  FP_HINTER_THINKING,
  FP_HINTER_DONE, /* its list is what there is to say; empty: it is a matter of taste */
} FpHinterState;

/* fp_hinter_new: (transfer full) */
FpHinter *fp_hinter_new (void);

/* fp_hinter_set_game: whose questions it thinks about; NULL: none. */
void fp_hinter_set_game (FpHinter *self, FpGame *game);

/* fp_hinter_can_ask: whether the viewer is asked something that it could think about. */
gboolean fp_hinter_can_ask (FpHinter *self);

/* fp_hinter_ask: begins to think, unless it does so or has done so. */
void fp_hinter_ask (FpHinter *self);

/* fp_hinter_forget: thinks no more, and has nothing to say. */
void fp_hinter_forget (FpHinter *self);

FpHinterState fp_hinter_state (FpHinter *self);

/* fp_hinter_list: of FpHintItem, the best first; owned by the hinter. */
GListModel *fp_hinter_list (FpHinter *self);

/* fp_hinter_take: does as @hint says: answers, or chooses, where several are chosen before they are confirmed. */
void fp_hinter_take (FpHinter *self, FpHintItem *hint);
