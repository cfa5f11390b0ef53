/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Non-interference at one position of any game: what a player sees does not depend on what is
 * hidden from that player. */
#pragma once

#include "engine/knowledge/fp-view.h"

typedef struct _SameViews SameViews;

/* same_views_new: returns a check of @engine's positions, with random numbers of its own made from
 * @seed. @engine must outlive the result. */
SameViews *same_views_new (FpEngine *engine, uint64_t seed);
void same_views_free (SameViews *views);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SameViews, same_views_free)

/* same_views_check: compares, for each seat, the view, the pending decision and its options with
 * those in a state that the seat can't tell from the engine's. Aborts with both if they differ. */
void same_views_check (SameViews *views);

/* same_views_decision: returns the pending decision with its options as @viewer meets it; of
 * another seat's, only the seat. Free with g_free (). */
char *same_views_decision (FpEngine *engine, uint8_t viewer);

/* same_views_difference: describes how two views differ. Free with g_free (). */
char *same_views_difference (const FpEngine *engine, const FpView *one, const FpView *two);
