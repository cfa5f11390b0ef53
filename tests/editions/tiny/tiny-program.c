/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of editions of the tool that plays the smallest edition. */
#include "editions/tiny/fp-tiny.h"
#include "session/game/fp-editions.h"

const FpEdition *(*const fp_editions[]) (void) = { fp_tiny_edition, NULL };
