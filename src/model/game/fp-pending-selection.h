/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several answers that are one choice, put together before they are given.
 *
 * The engine asks for a group of picks one after the other, in rising order.  People pick in any order and change their
 * minds, so a draft plays what is chosen so far on a copy of the game: only the engine knows which sets it takes.  The
 * session hears of it when the whole is confirmed.  Where an answer shows somebody something, or chance has a part,
 * before the group ends there is no draft: such answers are given one by one. */
#pragma once

#include "session/game/fp-session.h"

typedef struct _FpPendingSelection FpPendingSelection;

/* fp_pending_selection_new: a draft for the open question of @session, good until its next change; NULL: that is no
 * group of picks, or no person may put it together first.  Free with fp_pending_selection_free (). */
FpPendingSelection *fp_pending_selection_new (FpSession *session);
void fp_pending_selection_free (FpPendingSelection *selection);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPendingSelection, fp_pending_selection_free)

/* fp_pending_selection_options: all that may be among what is picked, in the engine's order; owned by @draft. */
const FpOptions *fp_pending_selection_options (const FpPendingSelection *selection);

/* fp_pending_selection_find: index of the option that picks the same as @option, −1: none does. */
int fp_pending_selection_find (const FpPendingSelection *selection, const FpOption *option);

/* fp_pending_selection_chosen: whether option @index is chosen. */
gboolean fp_pending_selection_chosen (const FpPendingSelection *selection, guint index);

/* fp_pending_selection_can_toggle: whether it is, or can be chosen beside what is.  (The other half of a token that is
 * chosen takes its place.) */
gboolean fp_pending_selection_can_toggle (FpPendingSelection *selection, guint index);

/* fp_pending_selection_toggle: chooses option @index or puts it back; FALSE: neither can be done. */
gboolean fp_pending_selection_toggle (FpPendingSelection *selection, guint index);

/* fp_pending_selection_clear: puts everything back; FALSE: nothing was chosen. */
gboolean fp_pending_selection_clear (FpPendingSelection *selection);

/* fp_pending_selection_count: how many are chosen, and how many there must and may be. */
guint fp_pending_selection_count (const FpPendingSelection *selection, guint *least, guint *most);

/* fp_pending_selection_complete: whether it can be confirmed. */
gboolean fp_pending_selection_complete (FpPendingSelection *selection);

/* fp_pending_selection_confirm: gives the answers to @session, whose question the draft is for; FALSE: it isn't
 * complete. */
gboolean fp_pending_selection_confirm (FpPendingSelection *selection, FpSession *session);
