/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several answers that are one choice, put together before they are given.
 *
 * The engine asks for a group of picks one after the other, in rising order.  People pick in any order and change their
 * minds, so a draft plays what is chosen so far on a copy of the game: only the engine knows which sets it takes.  The
 * session hears of it when the whole is confirmed.  Where an answer shows somebody something, or chance has a part,
 * before the group ends there is no draft: such answers are given one by one. */
#pragma once

#include "session/fp-session.h"

typedef struct _FpDraft FpDraft;

/* fp_draft_new: a draft for the open question of @session, good until its next change; NULL: that is no group of picks,
 * or no person may put it together first.  Free with fp_draft_free (). */
FpDraft *fp_draft_new (FpSession *session);
void fp_draft_free (FpDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpDraft, fp_draft_free)

/* fp_draft_options: all that may be among what is picked, in the engine's order; owned by @draft. */
const FpOptions *fp_draft_options (const FpDraft *draft);

/* fp_draft_find: index of the option that picks the same as @option, −1: none does. */
int fp_draft_find (const FpDraft *draft, const FpOption *option);

/* fp_draft_chosen: whether option @index is chosen. */
gboolean fp_draft_chosen (const FpDraft *draft, guint index);

/* fp_draft_can_toggle: whether it is, or can be chosen beside what is.  (The other half of a token that is chosen takes
 * its place.) */
gboolean fp_draft_can_toggle (FpDraft *draft, guint index);

/* fp_draft_toggle: chooses option @index or puts it back; FALSE: neither can be done. */
gboolean fp_draft_toggle (FpDraft *draft, guint index);

/* fp_draft_clear: puts everything back; FALSE: nothing was chosen. */
gboolean fp_draft_clear (FpDraft *draft);

/* fp_draft_count: how many are chosen, and how many there must and may be. */
guint fp_draft_count (const FpDraft *draft, guint *least, guint *most);

/* fp_draft_complete: whether it can be confirmed. */
gboolean fp_draft_complete (FpDraft *draft);

/* fp_draft_confirm: gives the answers to @session, whose question the draft is for; FALSE: it isn't complete. */
gboolean fp_draft_confirm (FpDraft *draft, FpSession *session);
