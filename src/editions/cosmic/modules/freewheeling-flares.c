/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Freewheeling flares (combined rules, p. 27): no limit on the flares that a player plays. */
#include "editions/cosmic/cosmic.h"

#include <glib/gi18n.h>

const FpModule cosmic_freewheeling_flares = {
  .id = "freewheeling-flares",
  .option = COSMIC_OPTION_FREEWHEELING_FLARES,
  .group = "flares",
  .needs = { .excludes = UINT64_C (1) << COSMIC_OPTION_NO_FLARES },
};

static const FpNameText names[] = { { "freewheeling-flares", N_ ("freewheeling flares") }, { NULL } };

static const FpNameText tips[] = {
  { "freewheeling-flares", N_ ("You may play any number of flares in an encounter, instead of one.") },
  { NULL },
};

static const FpTurnLineText turn_lines[] = {
  { "flares",
    N_ ("Flares are played at the moment that the card names, and come back to your hand. You play any number, each "
        "once in an encounter: super if you have its alien and the power, else wild."),
    .step = "flares", .option = "freewheeling-flares", .at = "flares", .place = FP_TURN_LINE_INSTEAD },
  { NULL },
};

const FpEditionTexts cosmic_freewheeling_flares_texts = { .turn_lines = turn_lines,
                                                          .names[FP_TEXT_OF_MODULE] = names,
                                                          .names[FP_TEXT_OF_TIP] = tips };
