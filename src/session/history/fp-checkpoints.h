/* SPDX-License-Identifier: GPL-3.0-or-later */
/* States kept while a game goes on, one each so many choices, so that an undo repeats only the
 * choices since the last of them. Only the latest are kept: further back the game is repeated from
 * its start, and the states are kept anew on the way. */
#pragma once

#include "archive/positions/fp-position.h"

#include <glib.h>

typedef struct _FpCheckpoints FpCheckpoints;

FpCheckpoints *fp_checkpoints_new (void);
void fp_checkpoints_free (FpCheckpoints *checkpoints);

/* fp_checkpoints_note: says that the game is in @state after @made choices. The state is kept if it
 * is the turn of one, in place of those of as many choices or more. */
void fp_checkpoints_note (FpCheckpoints *checkpoints, guint made, const FpState *state);

/* fp_checkpoints_find: copies the last kept state of at most @made choices into @to. Returns its
 * number of choices, 0: none is kept, and @to is as it was. */
guint fp_checkpoints_find (const FpCheckpoints *checkpoints, guint made, FpState *to);

/* fp_checkpoints_clear: drops all states, because other choices have taken the place of the first.
 */
void fp_checkpoints_clear (FpCheckpoints *checkpoints);
