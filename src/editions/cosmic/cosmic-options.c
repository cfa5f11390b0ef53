/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Set-up options of a new game: groups of modules, bundles, and their words. */
#include "editions/cosmic/cosmic.h"

#include <glib/gi18n.h>

const char *const cosmic_module_groups[] = { "length", "aliens", "flares", "cards", "expansions", NULL };
const FpBundle cosmic_bundles[] = COSMIC_BUNDLES;

_Static_assert(G_N_ELEMENTS (cosmic_bundles) == COSMIC_N_BUNDLES, "their number follows");

/* Set-up options that modules exclude. */
static const FpNameText ways[] = {
  { "no-aliens", N_ ("no aliens") },
  { "random-aliens", N_ ("random aliens") },
  { "choose-aliens", N_ ("chosen aliens") },
  { "green-aliens", N_ ("green aliens") },
  { "yellow-aliens", N_ ("green and yellow aliens") },
  { NULL },
};

static const FpNameText module_groups[] = {
  { "length", N_ ("Length") },    { "aliens", N_ ("Aliens") },         { "flares", N_ ("Flares") },
  { "cards", N_ ("More cards") }, { "expansions", N_ ("Expansions") }, { NULL },
};

static const FpNameText tips[] = {
  { "first-game", N_ ("Simple aliens and no surprises: little to learn.") },
  { "classic-evening", N_ ("The game as it comes out of the box: aliens to choose from, and flares.") },
  { "everything", N_ ("All that goes together for so many players. It takes time.") },
  { NULL },
};

static const FpNameText bundles[] = {
  { "first-game", N_ ("First game") },
  { "classic-evening", N_ ("The classic evening") },
  { "everything", N_ ("Everything") },
  { NULL },
};

const FpEditionTexts cosmic_option_texts = {
  .names[FP_TEXT_OF_MODULE] = ways,
  .names[FP_TEXT_OF_MODULE_GROUP] = module_groups,
  .names[FP_TEXT_OF_BUNDLE] = bundles,
  .names[FP_TEXT_OF_TIP] = tips,
};
