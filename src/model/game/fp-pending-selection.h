/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pending selection: several answers that are one choice, collected before they are given.
 *
 * The engine asks for the cards of a group one by one, in rising order. People select in any order
 * and change their minds. The selection is therefore tried on a copy of the game, since only the
 * engine knows which sets are valid. The session gets all answers at confirmation. There is no
 * pending selection if an answer reveals something or involves chance before the group ends. Such
 * answers are given one by one.
 */
#pragma once

#include "session/game/fp-session.h"

typedef struct _FpPendingSelection FpPendingSelection;

/* fp_pending_selection_new: returns a selection for the pending decision of @session, valid until
 * the session's next change. Returns NULL if the decision has no such group, or no person must
 * answer. Free with fp_pending_selection_free (). */
FpPendingSelection *fp_pending_selection_new (FpSession *session);
void fp_pending_selection_free (FpPendingSelection *selection);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPendingSelection, fp_pending_selection_free)

/* fp_pending_selection_options: returns all options that can be selected, in the engine's order;
 * owned by @selection. */
const FpOptions *fp_pending_selection_options (const FpPendingSelection *selection);

/* fp_pending_selection_find: returns the index of the option equal to @option, −1 if there is
 * none. */
int fp_pending_selection_find (const FpPendingSelection *selection, const FpOption *option);

/* fp_pending_selection_chosen: returns TRUE if option @index is selected. */
gboolean fp_pending_selection_chosen (const FpPendingSelection *selection, guint index);

/* fp_pending_selection_can_toggle: returns TRUE if option @index is selected or can be added. A
 * token's other half is replaced. */
gboolean fp_pending_selection_can_toggle (FpPendingSelection *selection, guint index);

/* fp_pending_selection_toggle: selects or deselects option @index. Returns FALSE if neither is
 * possible. */
gboolean fp_pending_selection_toggle (FpPendingSelection *selection, guint index);

/* fp_pending_selection_clear: deselects all options. Returns FALSE if none was selected. */
gboolean fp_pending_selection_clear (FpPendingSelection *selection);

/* fp_pending_selection_count: returns the number of selected options. Sets @least and @most (may be
 * NULL) to the limits. */
guint fp_pending_selection_count (const FpPendingSelection *selection, guint *least, guint *most);

/* fp_pending_selection_complete: returns TRUE if the selection can be confirmed. */
gboolean fp_pending_selection_complete (FpPendingSelection *selection);

/* fp_pending_selection_confirm: gives the answers to @session, which must have the same pending
 * decision as at creation. Returns FALSE if the selection is not complete. */
gboolean fp_pending_selection_confirm (FpPendingSelection *selection, FpSession *session);
