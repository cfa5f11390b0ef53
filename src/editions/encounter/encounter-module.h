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
  uint32_t boxed; /* kinds, as in EncounterBook */
  /* As in EncounterBook. NULL: the book's. */
  gboolean (*may_take) (const FpEngine *engine, guint def, gboolean late);
  void (*prepare_aliens) (FpEngine *engine);
  /* Step that a player may choose instead of another encounter of the turn, 0: none; and the answer
   * for it, a word of a list. @may_instead: returns TRUE if it would do anything for @seat. */
  uint8_t instead, instead_word, instead_words;
  gboolean (*may_instead) (const FpEngine *engine, uint8_t seat);
  /* Query + 1 for ships that an offense or an ally may send besides the most, 0: none. */
  uint8_t more_ships;
  /* Returns the worth of what the module gives @seat, in the scale of encounter_chance ().
   * NULL: 0. */
  double (*worth) (const FpEngine *engine, uint8_t seat);
  /* Puts the numbers of @seat into @figures for those features of the edition that are the module's
   * (FpEditionThinking.measure). NULL: it has none. */
  void (*measure) (const FpEngine *engine, uint8_t seat, int16_t *figures);
} EncounterModule;

/* encounter_complete: FpEdition.complete: makes the book of @variant, and counts its ships. */
gpointer encounter_complete (FpEdition *variant);

/* encounter_instead: returns the module whose step @seat may choose instead of another encounter,
 * NULL: there is none.
 * encounter_worth_of_modules: returns the worth of what all modules give @seat.
 * encounter_measure_modules: puts the features of all modules into @figures. */
const EncounterModule *encounter_instead (const FpEngine *engine, uint8_t seat);
double encounter_worth_of_modules (const FpEngine *engine, uint8_t seat);
void encounter_measure_modules (const FpEngine *engine, uint8_t seat, int16_t *figures);
