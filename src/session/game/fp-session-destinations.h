/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations and consequences of the options of a session's open decision. */
#pragma once

#include "players/fp-consequences.h"
#include "players/fp-destinations.h"
#include "session/game/fp-session.h"

/* fp_session_destinations: like fp_destinations_new () for @viewer's decision in @session; valid
 * until the session changes. */
FpDestinations *fp_session_destinations (FpSession *session, uint8_t viewer);

/* fp_session_consequences: likewise, like fp_consequences_new (). */
FpConsequences *fp_session_consequences (FpSession *session, uint8_t viewer);
