/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Regroup (combined rules, p. 10): the offense takes a ship back from the Warp. */
#include "editions/cosmic/cosmic.h"

int
cosmic_regroup_ships (FpEngine *e, uint8_t seat)
{
  return fp_query_player (e, COSMIC_Q_REGROUP_SHIPS, seat, 1);
}
