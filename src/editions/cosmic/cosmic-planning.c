/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Planning (combined rules, p. 16): a defense without encounter cards draws a new hand. */
#include "editions/cosmic/cosmic.h"

FP_LOCALS (renew_hand)
{
  int16_t unused;
};

/* Defense has no encounter cards: it discards its hand and draws a new one, unless what was played
 * before that has given it one. */
FpFlow
cosmic_renew_hand (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (renew_hand);
  if (encounter_renew_hand (e, encounter_main (s, ENCOUNTER_DEFENSE), COSMIC_renew_hand))
    FP_GO;
  FP_END;
}
