/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A single encounter (combined rules, p. 4): a success gives no second one. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-module.h"

#include <glib/gi18n.h>

static const EncounterModule numbers = { .encounters = 1 };

const FpModule cosmic_single_encounter = {
  .id = "single-encounter",
  .option = COSMIC_OPTION_SINGLE_ENCOUNTER,
  .group = "length",
  .own = &numbers,
};

static const FpNameText names[] = { { "single-encounter", N_ ("a single encounter") }, { NULL } };

static const FpNameText tips[] = {
  { "single-encounter", N_ ("A turn has one encounter, even after a success.") },
  { NULL },
};

static const FpTurnLineText turn_lines[] = {
  { "second", N_ ("A turn has one encounter, also after a success."), .step = "end-turn", .option = "single-encounter",
    .at = "second", .place = FP_TURN_LINE_INSTEAD },
  { NULL },
};

const FpEditionTexts cosmic_single_encounter_texts = { .turn_lines = turn_lines,
                                                       .names[FP_TEXT_OF_MODULE] = names,
                                                       .names[FP_TEXT_OF_TIP] = tips };
