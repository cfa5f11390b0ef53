/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events of the encounter. */
#include "editions/encounter/encounter.h"

#define AT(name) [ENCOUNTER_EVENT_##name - FP_N_EVENTS]
const FpEventDef encounter_events[ENCOUNTER_EVENTS_END - FP_N_EVENTS] = {
  AT (TURN_BEGAN) = { "turn-began", .tells = FP_TELLS_TURN },
  AT (MEETING_TURNED) = { "orders-turned", FP_ABOUT_CARDS },
  AT (MET) = { "met", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
  AT (POINTED) = { "pointed", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_BEGINNING },
  AT (RESETTLES) = { "resettles", FP_ABOUT_ENCOUNTER | FP_ABOUT_SHIPS },
  AT (INVITED) = { "invited", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
  AT (INVITED_NOBODY) = { "invited-nobody", FP_ABOUT_ENCOUNTER },
  AT (ALLIED) = { "allied", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
  AT (REFUSED) = { "refused", FP_ABOUT_ENCOUNTER },
  AT (CARD_PLAYED) = { "card-played", FP_ABOUT_ENCOUNTER },
  AT (NO_CARD) = { "no-card", FP_ABOUT_ENCOUNTER },
  AT (CARD_REVEALED) = { "card-revealed", FP_ABOUT_ENCOUNTER, FP_TELLS_FACE },
  AT (TOTAL_COUNTED) = { "total-counted", FP_ABOUT_ENCOUNTER, FP_TELLS_TOTAL },
  AT (WON) = { "encounter-won", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_VICTORY,
               .good_for = FP_GOOD_FOR_ITS_SEAT },
  AT (TALKS_BEGAN) = { "talks-began", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
  AT (OFFER_MADE) = { "offer-made", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
  AT (OFFER_REFUSED) = { "offer-refused", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
  AT (DEAL_MADE) = { "deal-made", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
  AT (DEAL_FAILED) = { "deal-failed", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_NO_VICTORY },
  AT (COMPENSATED) = { "compensated", FP_ABOUT_CARDS, FP_TELLS_AMOUNT | FP_TELLS_OTHER },
  AT (COLONY_GAINED) = { "colony-gained", FP_ABOUT_SHIPS, .good_for = FP_GOOD_FOR_ITS_SEAT },
  AT (COLONY_LOST) = { "colony-lost", FP_ABOUT_SHIPS, .good_for = FP_GOOD_FOR_OTHERS },
  AT (POWER_LOST) = { "power-lost", FP_ABOUT_CARDS, .good_for = FP_GOOD_FOR_OTHERS },
  AT (POWER_REGAINED) = { "power-regained", FP_ABOUT_CARDS, .good_for = FP_GOOD_FOR_ITS_SEAT },
  AT (PLAYED) = { "played", FP_ABOUT_CARDS },
  AT (ZAPPED) = { "zapped", FP_ABOUT_CARDS, FP_TELLS_OTHER },
  AT (TURN_OVER) = { "turn-over", FP_ABOUT_ENCOUNTER },
};
