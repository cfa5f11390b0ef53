/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small edition for two to eight players, which proves that an edition is one folder.
 *
 * Players take turns of six steps: regroup, meet another player, launch ships, ask for allies, plan
 * a card, reveal the cards. A side's total is its card plus its ships. Losers' ships go to the
 * warp. Winners on the offense's side land on a planet of the defense. */
#pragma once

#include "engine/runner/fp-edition.h"

/* fp_mini_edition: returns the edition. Static. */
const FpEdition *fp_mini_edition (void);
