/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the answers to a session's open question would take ships and cards. */
#pragma once

#include "players/fp-destinations.h"
#include "session/game/fp-session.h"

/* fp_session_destinations: as fp_destinations_new () for what @viewer is asked in @session; good until its next change.
 */
FpDestinations *fp_session_destinations (FpSession *session, uint8_t viewer);
