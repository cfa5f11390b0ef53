/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four planets (combined rules, p. 3): a shorter game. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-module.h"

#include <glib/gi18n.h>

static const EncounterModule numbers = { .planets = 4, .colonies = 4, .power_needs_less = 1 };

const FpModule cosmic_four_planets = {
  .id = "four-planets",
  .option = COSMIC_OPTION_FOUR_PLANETS,
  .group = "length",
  .length = -40,
  .own = &numbers,
};

static const FpNameText names[] = { { "four-planets", N_ ("four planets") }, { NULL } };

static const FpNameText tips[] = {
  { "four-planets", N_ ("Four home planets each, and four foreign colonies win.") },
  { NULL },
};

const FpEditionTexts cosmic_four_planets_texts = { .names[FP_TEXT_OF_MODULE] = names, .names[FP_TEXT_OF_TIP] = tips };
