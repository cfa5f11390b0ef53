/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Progress of a card towards an end of the game by a condition of its own. */
#pragma once

#include "engine/runner/fp-engine.h"

/* A card's progress as it is now. */
typedef struct
{
  const char *label; /* as the set has it, untranslated; owned by the catalog */
  int value;
  int of; /* number that the value has to reach, −1: none is told */
  gboolean danger; /* TRUE: the end is near */
} FpProgress;

/* fp_progress_read: writes progress @index of card instance @card into @progress. Returns FALSE
 * after the last, and if the card's abilities don't work where it lies now. */
gboolean fp_progress_read (const FpEngine *engine, uint16_t card, guint index, FpProgress *progress);
