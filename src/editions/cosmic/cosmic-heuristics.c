/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weights of a position for computer players. */
#include "editions/cosmic/cosmic.h"

/* The more colonies there are, the more another one is worth. */
static const double of_foreign[] = { 0, 0.45, 1.2, 2.1, 3.5 }, of_home[] = { 0, 0.05, 0.1, 0.3, 0.4, 0.5 };

const EncounterWeights cosmic_weights = {
  .of_foreign = of_foreign,
  .n_foreign = G_N_ELEMENTS (of_foreign),
  .of_home = of_home,
  .n_home = G_N_ELEMENTS (of_home),
  .of_thin = -0.09,
  .of_guest = -0.05,
  .of_card = -0.1,
  .of_high_card = 0.1,
  .of_value = 0.009,
  .of_turn = 0.36,
};
