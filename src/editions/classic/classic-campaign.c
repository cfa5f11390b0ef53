/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaign play (handbook p. 16, ruling 54). */
#include "editions/classic/classic.h"

static uint16_t
hand (uint8_t seat)
{
  return encounter_zone (seat, ENCOUNTER_HAND);
}

const FpCampaignDef classic_campaign = {
  .alone = 8,
  .shared = 4,
  .near_standing = 4,
  .near = 1,
  .goal = 15,
  .first_option = CLASSIC_OPTION_FIRST_PLAYER,
  .turn_of = encounter_turn_of,
  .hand = hand,
};
