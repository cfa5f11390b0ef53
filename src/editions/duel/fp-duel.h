/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edition Cosmic Encounter Duel, for two players. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_duel_edition: returns the edition. Static. */
const FpEdition *fp_duel_edition (void);
