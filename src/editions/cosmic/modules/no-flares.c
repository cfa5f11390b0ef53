/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No flares (combined rules, p. 4): none go into the deck. */
#include "editions/cosmic/cosmic.h"

#include <glib/gi18n.h>

const FpModule cosmic_no_flares = {
  .id = "no-flares",
  .option = COSMIC_OPTION_NO_FLARES,
  .group = "flares",
};

static const FpNameText names[] = { { "no-flares", N_ ("no flares") }, { NULL } };

static const FpNameText tips[] = {
  { "no-flares", N_ ("There are no flares in the deck. Fewer surprises, for a first game.") },
  { NULL },
};

static const FpTurnLineText turn_lines[] = {
  { .id = "no-flares", .option = "no-flares", .at = "flares", .place = FP_TURN_LINE_INSTEAD },
  { NULL },
};

const FpEditionTexts cosmic_no_flares_texts = { .turn_lines = turn_lines,
                                                .names[FP_TEXT_OF_MODULE] = names,
                                                .names[FP_TEXT_OF_TIP] = tips };
