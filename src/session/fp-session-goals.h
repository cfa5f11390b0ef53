/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the answers to a session's open question would take ships and cards. */
#pragma once

#include "players/fp-goals.h"
#include "session/fp-session.h"

/* fp_session_goals: as fp_goals_new () for what @viewer is asked in @session; good until its next change. */
FpGoals *fp_session_goals (FpSession *session, uint8_t viewer);
