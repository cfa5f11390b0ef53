/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of the book by modules, in editions with the encounter of a turn. */
#pragma once

#include "editions/encounter/encounter.h"

/* FpModule.own. Numbers take the place of those of the book. */
typedef struct
{
  uint8_t planets; /* of each system; 0: as in the book */
  uint8_t colonies; /* foreign ones that win the game; 0: as in the book */
  uint8_t power_needs_less; /* home colonies that a power needs less */
  uint8_t encounters; /* most of a turn; 0: as in the book */
} EncounterModule;

/* encounter_complete: FpEdition.complete: makes the book of @variant, and counts its ships. */
gpointer encounter_complete (FpEdition *variant);
