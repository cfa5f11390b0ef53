/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations and consequences of the options of a session's open decision. */
#include "session/game/fp-session-destinations.h"

FpDestinations *
fp_session_destinations (FpSession *session, uint8_t viewer)
{
  return fp_destinations_new (fp_session_engine (session), viewer);
}

FpConsequences *
fp_session_consequences (FpSession *session, uint8_t viewer)
{
  return fp_consequences_new (fp_session_engine (session), viewer);
}
