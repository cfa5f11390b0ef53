/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editions that are shipped. This file is a library of its own, so that a program that lists
 * other editions leaves it out. */
#include "editions/classic/fp-classic.h"
#include "editions/cosmic/fp-cosmic.h"
#include "editions/duel/fp-duel.h"
#include "session/game/fp-editions.h"

const FpEdition *(*const fp_editions[]) (void) = {
  fp_duel_edition,
  fp_classic_edition,
  fp_cosmic_edition,
  NULL,
};
