/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaign play (handbook p. 16, ruling 54). */
#include "editions/classic/classic.h"

static uint8_t
turn_of (const FpState *s)
{
  return (uint8_t) s->head.table[ENCOUNTER_TURN_OF];
}

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
  .turn_of = turn_of,
  .hand = hand,
};
