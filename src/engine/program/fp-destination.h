/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where what may be answered would take ships or cards, as far as the question itself tells: for who would rather take
 * them there than read the answers. */
#pragma once

#include "engine/runner/fp-engine.h"

struct _FpDestination
{
  uint8_t from, to; /* places of ships; FP_NO_PLACE: no ships, or nowhere in particular */
  uint8_t seat; /* whose ships */
  int16_t zone; /* of cards; −1: no cards, or nowhere in particular */
  uint16_t on; /* the card under which, or on which, cards or ships come to lie; FP_NO_CARD: none */
};

/* fp_destination_find: into @goal what the answers to the open question that are about @card (FP_NO_CARD: about none)
 * would do; a number among them is how many ships it is done with.  What cards say is worked out from all of the
 * engine's state, which may get an empty zone: it must be a copy, for a player one dealt for them (fp_determinize ()).
 * FALSE: nothing goes anywhere. */
gboolean fp_destination_find (FpEngine *engine, uint16_t card, FpDestination *destination);
