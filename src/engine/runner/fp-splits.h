/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits: the ships of an action that leave several places or go to several.
 *
 * Ships of one place are described by FpAction.from, to and count alone. Several places are rows of
 * FpState.splits, and the action has FP_ACTION_FROM_SEVERAL or FP_ACTION_TO_SEVERAL. Its count is
 * the sum of the rows. Before the action begins, the rows are offers: a player chooses among them
 * (fp-ship-selection.h), and fp_split_attach () gives them to the action. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_split_offer: offers up to @most ships that leave @place, or that go there (@to). The rows of
 * each side are in rising order of their places. More ships of an offered place are added. */
void fp_split_offer (FpEngine *engine, uint8_t place, gboolean to, int most);

/* fp_split_offered: returns the offers of one side, and puts their number into @n. The offers of a
 * side are neighbours. */
FpSplit *fp_split_offered (FpState *state, gboolean to, guint *n);

/* fp_split_withdraw: removes all offers. */
void fp_split_withdraw (FpState *state);

/* fp_split_attach: gives the chosen ships of the offers to @action and removes the other offers. A
 * side with one place becomes FpAction.from or to. Without offers nothing changes. */
void fp_split_attach (FpEngine *engine, FpAction *action);

/* fp_split_rows: returns the rows of one side of @action, and puts their number into @n, 0: the
 * action has one place there. */
FpSplit *fp_split_rows (FpState *state, const FpAction *action, gboolean to, guint *n);
const FpSplit *fp_split_rows_const (const FpState *state, const FpAction *action, gboolean to, guint *n);

/* fp_split_fit: makes the rows of @action add up to its count, which something has changed. Fewer
 * ships leave out those that have left their places since the action began, then those of the last
 * places. More ships come from the first places that have some, and go to the first place. */
void fp_split_fit (FpEngine *engine, FpAction *action);

/* fp_split_offer_fewer: if more ships leave several places than @action's count, offers all of them
 * for a selection. Those that have left their places since the action began are left out first.
 * Returns FALSE and offers nothing otherwise.
 * fp_split_take_offered: makes the ships of @action those that were chosen from these offers. */
gboolean fp_split_offer_fewer (FpEngine *engine, FpAction *action);
void fp_split_take_offered (FpEngine *engine, FpAction *action);

/* fp_split_move: moves the ships of @action. @from and @to are the places of a side without
 * rows. Writes what moved to @journeys (room for FP_MAX_JOURNEYS) and its number to @n. Records
 * what moved in the rows. Returns the number of ships. */
int fp_split_move (FpEngine *engine, FpAction *action, uint8_t from, uint8_t to, FpJourney *journeys, guint *n);

/* fp_splits_drop: removes the rows of the actions from row @first on. */
void fp_splits_drop (FpState *state, guint first);
