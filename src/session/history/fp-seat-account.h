/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game from its beginning, decision by decision, as one seat saw it. */
#pragma once

#include "session/game/fp-session.h"

typedef struct _FpSeatAccount FpSeatAccount;

/* fp_seat_account_new: prepares an account of the game of @session up to its last choice, as
 * @viewer (FP_NOBODY: a bystander) saw it: the events, the viewer's decisions with options and
 * answer, the viewer's knowledge of hidden cards whenever it changed, and of the others only that
 * they were deciding. With @pools the knowledge has lists of cards that the viewer can't tell
 * apart, so it names cards of hands and decks. Only the first @most entries of the log are told
 * (G_MAXUINT: all). The account needs the session's catalog, but no longer the session. */
FpSeatAccount *fp_seat_account_new (FpSession *session, uint8_t viewer, gboolean pools, guint most);
void fp_seat_account_free (FpSeatAccount *account);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSeatAccount, fp_seat_account_free)

/* fp_seat_account_text: returns the account, in any thread, once. If a choice does not fit, sets
 * @error (FP_SESSION_ERROR), and the account ends there. Of a long game that takes longer than a
 * frame. Free with g_free (). */
char *fp_seat_account_text (FpSeatAccount *account, GError **error);
