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

/* fp_destination_find: fills @destination with the result of @option of the open decision: a card,
 * a number of ships, or one of the places that ships leave or go to. Returns FALSE if nothing
 * moves, or nothing that @option tells.
 *
 * Expressions of cards read all of the engine's state, and the state may get an empty zone. So the
 * state must be a copy; for a player, one dealt for that player (fp_determinize ()). */
gboolean fp_destination_find (FpEngine *engine, const FpOption *option, FpDestination *destination);
