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
  gboolean draws_aliens; /* each player is dealt one alien, with nothing to choose */
  gboolean veils_aliens, late_aliens; /* as in EncounterBook */
  /* As in EncounterBook. NULL: the book's. */
  guint (*aliens) (const FpEngine *engine, uint16_t *cards);
  void (*prepare_aliens) (FpEngine *engine);
} EncounterModule;

/* encounter_complete: FpEdition.complete: makes the book of @variant, and counts its ships. */
gpointer encounter_complete (FpEdition *variant);
