/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events of the encounter: rows for an edition's FpEdition.events. */
#pragma once

#include "editions/encounter/encounter-numbers.h"

/* Rows of an edition's events, in the order of their numbers. @destiny_drawn and @aimed are the ids
 * of these two in its book. */
#define ENCOUNTER_EVENTS(destiny_drawn, aimed)                                                                         \
  { "turn-began", .tells = FP_TELLS_TURN }, { destiny_drawn, FP_ABOUT_CARDS },                                         \
      { "met", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },                                                                   \
      { aimed, FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_BEGINNING },                                              \
      { "resettles", FP_ABOUT_ENCOUNTER | FP_ABOUT_SHIPS }, { "invited", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },         \
      { "invited-nobody", FP_ABOUT_ENCOUNTER }, { "allied", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_JOIN },      \
      { "refused", FP_ABOUT_ENCOUNTER }, { "card-played", FP_ABOUT_ENCOUNTER }, { "no-card", FP_ABOUT_ENCOUNTER },     \
      { "card-revealed", FP_ABOUT_ENCOUNTER, FP_TELLS_FACE }, { "total-counted", FP_ABOUT_ENCOUNTER, FP_TELLS_TOTAL }, \
      { "encounter-won", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_VICTORY, .good_for = FP_GOOD_FOR_ITS_SEAT },    \
      { "talks-began", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER }, { "offer-made", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },     \
      { "offer-refused", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },                                                         \
      { "deal-made", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_DEAL },                                             \
      { "deal-failed", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_NO_VICTORY },                                     \
      { "compensated", FP_ABOUT_CARDS, FP_TELLS_AMOUNT | FP_TELLS_OTHER | FP_TELLS_MOMENT },                           \
      { "colony-gained", FP_ABOUT_SHIPS, .good_for = FP_GOOD_FOR_ITS_SEAT },                                           \
      { "colony-lost", FP_ABOUT_SHIPS, .good_for = FP_GOOD_FOR_OTHERS },                                               \
      { "power-lost", FP_ABOUT_CARDS, FP_TELLS_MOMENT, .good_for = FP_GOOD_FOR_OTHERS },                               \
      { "power-regained", FP_ABOUT_CARDS, FP_TELLS_MOMENT, .good_for = FP_GOOD_FOR_ITS_SEAT },                         \
      { "played", FP_ABOUT_CARDS, FP_TELLS_PLAY | FP_TELLS_OTHER },                                                    \
      { "zapped", FP_ABOUT_CARDS, FP_TELLS_OTHER | FP_TELLS_STOP },                                                    \
  {                                                                                                                    \
    "turn-over", FP_ABOUT_ENCOUNTER                                                                                    \
  }
