/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edition of 2000 of Cosmic Encounter, for two to four players. */
#pragma once

#include "engine/runner/fp-edition.h"

/* fp_classic_edition: returns the edition. Static. */
const FpEdition *fp_classic_edition (void);
