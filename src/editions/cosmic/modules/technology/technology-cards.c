/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Techs and the ships on them. */
#include "editions/cosmic/modules/technology/technology-module.h"

int
technology_cost (const FpEngine *e, uint16_t card)
{
  return MAX (fp_engine_def (e, card)->field[TECHNOLOGY_COST], 1);
}

gboolean
technology_is_hidden (const FpEngine *e, uint16_t card)
{
  return fp_engine_def (e, card)->field[TECHNOLOGY_HIDDEN] != 0;
}

int
technology_ships_on (const FpEngine *e, uint16_t card, uint8_t seat)
{
  uint8_t place = fp_place_on ((FpEngine *) e, card, FALSE);

  return place == FP_NO_PLACE ? 0 : e->state->places[place].ships[seat];
}

gboolean
technology_is_ready (const FpEngine *e, uint16_t card, uint8_t seat)
{
  return technology_ships_on (e, card, seat) >= technology_cost (e, card);
}
