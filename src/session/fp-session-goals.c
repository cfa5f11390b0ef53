/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the answers to a session's open question would take ships and cards. */
#include "session/fp-session-goals.h"

FpGoals *
fp_session_goals (FpSession *session, uint8_t viewer)
{
  return fp_goals_new (fp_session_engine (session), viewer);
}
