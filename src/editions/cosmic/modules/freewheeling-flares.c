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

const FpEditionTexts cosmic_freewheeling_flares_texts = { .names[FP_TEXT_OF_MODULE] = names,
                                                          .names[FP_TEXT_OF_TIP] = tips };
