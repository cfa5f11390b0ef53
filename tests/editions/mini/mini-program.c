/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of editions of the programs that play the small edition. */
#include "editions/mini/fp-mini.h"
#include "session/game/fp-editions.h"

const FpEdition *(*const fp_editions[]) (void) = { fp_mini_edition, NULL };
