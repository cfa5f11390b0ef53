/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The combined rules of Cosmic Encounter, for three to eight players. */
#pragma once

#include "engine/runner/fp-edition.h"

/* fp_cosmic_edition: returns the edition. Static. */
const FpEdition *fp_cosmic_edition (void);
