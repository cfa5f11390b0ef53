/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cosmic Encounter Duel, for two. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_duel_edition: the edition.  Static. */
const FpEdition *fp_duel_edition (void);
