/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four planets: a shorter game. Each player has four planets with four ships each, four foreign
 * colonies win, and a power needs one home colony less. Other editions of the game propose it. */
#include "editions/classic/classic-modules.h"

static const EncounterModule numbers = { .planets = 4, .colonies = 4, .power_needs_less = 1 };

const FpModule classic_four_planets = {
  .id = "four-planets",
  .option = CLASSIC_OPTION_FOUR_PLANETS,
  .own = &numbers,
};
