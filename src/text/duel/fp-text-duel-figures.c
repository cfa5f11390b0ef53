/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels of Duel's figures of a player. */
#include "text/fp-text-private.h"
#include "text/fp-text-slices.h"

const FpTextWordRow fp_text_duel_figures[] = {
  { "duels-won", N_ ("Duels won") },
  { "contests-won", N_ ("Contests won") },
  { "highest-clout", N_ ("Highest clout") },
  { "ships-lost", N_ ("Ships lost") },
  { "cards-drawn", N_ ("Cards drawn") },
  { "reinforcements-played", N_ ("Reinforcements played") },
  { "envoys-allied", N_ ("Envoys befriended") },
  { NULL },
};
