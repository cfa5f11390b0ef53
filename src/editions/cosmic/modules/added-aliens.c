/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expansions: each is a module that adds its aliens, and their flares, to those that are dealt. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-module.h"

#include <glib/gi18n.h>

/* So many aliens are in the box that those nobody has are no rows of the game. */
static const EncounterModule own = { .boxed = 1U << ENCOUNTER_KIND_ALIEN | 1U << COSMIC_KIND_FLARE };

const FpModule cosmic_incursion = {
  .id = "incursion",
  .option = COSMIC_OPTION_INCURSION,
  .group = "expansions",
  .own = &own,
};

const FpModule cosmic_conflict = {
  .id = "conflict",
  .option = COSMIC_OPTION_CONFLICT,
  .group = "expansions",
  .own = &own,
};

const FpModule cosmic_alliance = {
  .id = "alliance",
  .option = COSMIC_OPTION_ALLIANCE,
  .group = "expansions",
  .own = &own,
};

static const FpNameText names[] = {
  { "incursion", N_ ("aliens of Incursion") },
  { "conflict", N_ ("aliens of Conflict") },
  { "alliance", N_ ("aliens of Alliance") },
  { NULL },
};

static const FpNameText tips[] = {
  { "incursion", N_ ("15 aliens that bend what hands and compensation are.") },
  { "conflict", N_ ("16 aliens that foresee, forge and meddle.") },
  { "alliance", N_ ("12 aliens that live by their allies, or at their cost.") },
  { NULL },
};

const FpEditionTexts cosmic_added_aliens_texts = { .names[FP_TEXT_OF_MODULE] = names, .names[FP_TEXT_OF_TIP] = tips };
