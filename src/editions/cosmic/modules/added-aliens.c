/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expansions: each is a module that adds its aliens, and their flares, to those that are dealt. */
#include "editions/cosmic/cosmic.h"

#include <glib/gi18n.h>

const FpModule cosmic_incursion = {
  .id = "incursion",
  .option = COSMIC_OPTION_INCURSION,
  .group = "expansions",
};

const FpModule cosmic_conflict = {
  .id = "conflict",
  .option = COSMIC_OPTION_CONFLICT,
  .group = "expansions",
};

const FpModule cosmic_alliance = {
  .id = "alliance",
  .option = COSMIC_OPTION_ALLIANCE,
  .group = "expansions",
};

static const FpNameText names[] = {
  { "incursion", N_ ("aliens of Incursion") },
  { "conflict", N_ ("aliens of Conflict") },
  { "alliance", N_ ("aliens of Alliance") },
  { NULL },
};

static const FpNameText tips[] = {
  { "incursion", N_ ("Aliens that bend what hands and compensation are.") },
  { "conflict", N_ ("Aliens that foresee, forge and meddle.") },
  { "alliance", N_ ("Aliens that live by their allies, or at their cost.") },
  { NULL },
};

const FpEditionTexts cosmic_added_aliens_texts = { .names[FP_TEXT_OF_MODULE] = names, .names[FP_TEXT_OF_TIP] = tips };
