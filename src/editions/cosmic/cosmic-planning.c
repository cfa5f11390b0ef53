/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Planning (combined rules, p. 16): a defense without encounter cards draws a new hand. */
#include "editions/cosmic/cosmic.h"

FP_LOCALS (renew_hand)
{
  int16_t unused;
};

/* Defense has no encounter cards: it discards its hand and draws a new one. */
FpFlow
cosmic_renew_hand (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (renew_hand);
  FP_ACTION (ENCOUNTER_new_hand, .who = encounter_main (s, ENCOUNTER_DEFENSE), .cause = COSMIC_renew_hand);
  FP_END;
}
