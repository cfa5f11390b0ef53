/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the answers to the open question would take ships and cards, as the asked player can tell. */
#pragma once

#include "engine/fp-goal.h"

typedef struct _FpGoals FpGoals;

/* fp_goals_new: for what @viewer is asked in @engine's state, good until its next change: worked out in a game that
 * they can't tell from the real one, so that nothing they don't know has a part in it.  Free with fp_goals_free (). */
FpGoals *fp_goals_new (FpEngine *engine, uint8_t viewer);
void fp_goals_free (FpGoals *goals);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGoals, fp_goals_free)

/* fp_goals_find: into @goal where @option goes; FALSE: nowhere. */
gboolean fp_goals_find (FpGoals *goals, const FpOption *option, FpGoal *goal);

/* fp_goals_card: the card on which the place of row @place is; FP_NO_CARD: on none. */
uint16_t fp_goals_card (const FpGoals *goals, uint8_t place);
