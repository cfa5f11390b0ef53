/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four planets (ruling 57): a shorter game. */
#include "editions/classic/classic.h"
#include "editions/encounter/encounter-module.h"

#include <glib/gi18n.h>

static const EncounterModule numbers = { .planets = 4, .colonies = 4, .power_needs_less = 1 };

const FpModule classic_four_planets = {
  .id = "four-planets",
  .option = CLASSIC_OPTION_FOUR_PLANETS,
  .own = &numbers,
};

static const FpNameText names[] = { { "four-planets", N_ ("four planets") }, { NULL } };

static const FpNameText tips[] = {
  { "four-planets", N_ ("A shorter game: four home planets each, and four foreign colonies win.") },
  { NULL },
};

const FpEditionTexts classic_four_planets_texts = { .names[FP_TEXT_OF_MODULE] = names, .names[FP_TEXT_OF_TIP] = tips };
