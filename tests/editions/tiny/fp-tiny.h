/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest edition: two players choose a card of their hand in secret, and the higher one
 * wins. */
#pragma once

#include "engine/runner/fp-edition.h"

/* fp_tiny_edition: returns the edition. Static. */
const FpEdition *fp_tiny_edition (void);
