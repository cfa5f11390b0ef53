/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden powers (combined rules, p. 27): players keep their aliens secret until they use them. The
 * machine offers powers that lie veiled (fp-veiled.h). */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-module.h"

#include <glib/gi18n.h>

static const EncounterModule own = { .veils_aliens = TRUE, .late_aliens = TRUE };

const FpModule cosmic_hidden_powers = {
  .id = "hidden-powers",
  .option = COSMIC_OPTION_HIDDEN_POWERS,
  .group = "aliens",
  .needs = { .excludes = UINT64_C (1) << COSMIC_OPTION_NO_ALIENS | UINT64_C (1) << COSMIC_OPTION_CHOOSE_ALIENS },
  .own = &own,
};

static const FpNameText names[] = { { "hidden-powers", N_ ("hidden powers") }, { NULL } };
static const FpNameText tips[] = {
  { "hidden-powers", N_ ("Your alien stays secret and has no power until you turn it up.") },
  { NULL },
};
static const FpEventText events[] = {
  { "power-revealed", N_ ("{seat} turns up {name}.") },
  { "power-revealed/you", N_ ("You turn up {name}.") },
  { "power-revealed/brief", N_ ("{seat} turned up {name}") },
  { NULL },
};

static const FpTurnLineText turn_lines[] = {
  { "hidden-alien", N_ ("Your alien lies face down until you first use its power. Then it stays face up."),
    .step = "hidden-powers", .option = "hidden-powers", .at = "power" },
  { NULL },
};

const FpEditionTexts cosmic_hidden_powers_texts = {
  .turn_lines = turn_lines, .events = events, .names[FP_TEXT_OF_MODULE] = names, .names[FP_TEXT_OF_TIP] = tips
};
