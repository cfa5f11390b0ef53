/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships from several places, or to several, in a session's open decision. */
#pragma once

#include "archive/fp-ship-draft.h"
#include "session/game/fp-session.h"

/* fp_session_ships: like fp_ship_draft_new () for @session; valid until its next change.
 * fp_session_place_ships: gives the answers of @draft, which must be complete, to @session. */
FpShipDraft *fp_session_ships (FpSession *session);
void fp_session_place_ships (FpSession *session, const FpShipDraft *draft);
