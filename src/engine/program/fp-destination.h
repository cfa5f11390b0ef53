/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations of ships and cards under the options of a decision, where the decision itself tells.
 * For players who move pieces there instead of reading the options. */
#pragma once

#include "engine/runner/fp-engine.h"

struct _FpDestination
{
  uint8_t from, to; /* places of ships; FP_NO_PLACE: no ships, or no single place */
  uint8_t seat; /* owner of the ships */
  int16_t zone; /* of cards; −1: no cards, or no single zone */
  uint16_t on; /* card under or on which cards or ships come to lie; FP_NO_CARD: none */
};

/* fp_destination_find: fills @destination with the result of those options of the open decision
 * that are about @card (FP_NO_CARD: about none). Number options are numbers of ships. Returns FALSE
 * if nothing moves.
 *
 * Expressions of cards read all of the engine's state, and the state may get an empty zone. So the
 * state must be a copy; for a player, one dealt for that player (fp_determinize ()). */
gboolean fp_destination_find (FpEngine *engine, uint16_t card, FpDestination *destination);
