/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small edition with turns that consist of a raid instead of an encounter, for measuring what
 * windows save.
 *
 * A turn is: the player whose turn it is recovers two ships and draws a card; all lose a ship; all
 * draw a card, and that player three; all discard down to the hand limit. There are eight powers
 * and four kinds of cards with abilities. With eight players that is 185 questions a turn when each
 * ability is asked for by itself, openly, and for one player after the other. */
#pragma once

#include "engine/runner/fp-engine.h"

/* The edition and its own tables. */
typedef struct
{
  FpEdition edition;
  FpProcedureDef procedures[FP_MAX_PROCEDURES];
  FpVerb verbs[16];
} MiniRaids;

/* mini_raids_init: fills @raids in. @openly: without windows, and nothing happens at once. */
void mini_raids_init (MiniRaids *raids, gboolean openly);
