/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Large-group cards (combined rules, p. 4): 24 more cards in the deck, for seven and eight
 * players. */
#include "editions/cosmic/cosmic.h"

#include <glib/gi18n.h>

const FpModule cosmic_large_group = {
  .id = "large-group",
  .option = COSMIC_OPTION_LARGE_GROUP,
  .group = "cards",
  .needs = { .proposed_with = 1U << 7 | 1U << 8 },
};

static const FpNameText names[] = { { "large-group", N_ ("large-group cards") }, { NULL } };

static const FpNameText tips[] = {
  { "large-group", N_ ("24 more cards, so that the deck lasts at a full table.") },
  { NULL },
};

const FpEditionTexts cosmic_large_group_texts = { .names[FP_TEXT_OF_MODULE] = names, .names[FP_TEXT_OF_TIP] = tips };
