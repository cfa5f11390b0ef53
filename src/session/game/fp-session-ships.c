/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships from several places, or to several, in a session's open decision. */
#include "session/game/fp-session-ships.h"

FpShipDraft *
fp_session_ships (FpSession *session)
{
  return fp_ship_draft_new (fp_session_engine (session));
}

void
fp_session_place_ships (FpSession *session, const FpShipDraft *draft)
{
  int option;
  while ((option = fp_ship_draft_answer (draft)) >= 0)
    fp_session_answer (session, (guint) option);
}
