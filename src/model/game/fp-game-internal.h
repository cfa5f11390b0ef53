/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions and persons of a game, for the rest of the model. Nobody but FpGame may change a session
 * of these. The window sees only fp-game.h. */
#pragma once

#include "model/game/fp-game.h"
#include "model/game/fp-pending-selection.h"
#include "session/game/fp-session.h"

/* fp_game_new_for: returns a game that shows @session and takes ownership of it. @pace is as in
 * fp_game_new (). Play begins with fp_game_begin (). (transfer full) */
FpGame *fp_game_new_for (FpCatalogModel *catalog_model, FpSession *session, guint pace);

/* fp_game_begin: shows the game and lets a computer player think if asked. */
void fp_game_begin (FpGame *self);

/* fp_game_session: returns the session with all choices so far; owned by the game. */
FpSession *fp_game_session (FpGame *self);

/* fp_game_past: returns the session at the position looked at, NULL for the present; owned by the
 * game. */
FpSession *fp_game_past (FpGame *self);

/* fp_game_now: returns the present for the players; owned by the game. The result of a forced pass
 * is in the future while that pass is shown. */
FpSession *fp_game_now (FpGame *self);

/* fp_game_n_told: returns the number of entries of the log up to the held result or forced pass
 * that is shown, G_MAXUINT if none is. */
guint fp_game_n_told (FpGame *self);

/* fp_game_seen: returns the session shown: the position looked at, or the present; owned by the
 * game. */
FpSession *fp_game_seen (FpGame *self);

/* fp_game_is_live: returns TRUE if the decision shown is the one that the session waits for: the
 * game is not closed, nobody looks back, and no forced pass is shown. */
gboolean fp_game_is_live (FpGame *self);

/* fp_game_selection: returns the pending selection, NULL if each option answers at once; owned by
 * the game, until its next change. */
FpPendingSelection *fp_game_selection (FpGame *self);

/* fp_game_shown_option: returns the index among the options shown (FpOptionFacts.index) of option
 * @index of the pending decision. */
int fp_game_shown_option (FpGame *self, guint index);

/* fp_game_is_person: returns TRUE if a person plays @seat, FALSE for FP_NOBODY. */
gboolean fp_game_is_person (FpGame *self, uint8_t seat);

/* fp_game_only_person: returns the only person of the game, FP_NOBODY if there are none or
 * several. */
uint8_t fp_game_only_person (FpGame *self);

/* fp_game_awaited_seat: returns the person who must sit down before the table can be shown, or
 * FP_NOBODY. */
uint8_t fp_game_awaited_seat (FpGame *self);
