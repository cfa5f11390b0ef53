/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The book of a variant: the edition's, with the numbers of the modules that are on. */
#include "editions/encounter/encounter-module.h"

#include "editions/encounter/encounter-box.h"

static void
change (EncounterBook *book, const EncounterModule *module)
{
  if (module->planets != 0)
    book->planets = module->planets;
  if (module->colonies != 0)
    book->colonies = module->colonies;
  if (module->encounters != 0)
    book->encounters = module->encounters;
  if (module->draws_aliens)
    book->deals_aliens = FALSE;
  if (module->may_take != NULL)
    book->may_take = module->may_take;
  book->boxed |= module->boxed;
  if (module->prepare_aliens != NULL)
    book->prepare_aliens = module->prepare_aliens;
  book->veils_aliens |= module->veils_aliens;
  book->late_aliens |= module->late_aliens;
  if (module->more_ships != 0)
    book->more_ships = module->more_ships;
  book->power_needs_less = (uint8_t) (book->power_needs_less + module->power_needs_less);
}

gpointer
encounter_complete (FpEdition *variant)
{
  EncounterBook *book = g_memdup2 (variant->encounter, sizeof *book);

  FP_EACH_MODULE (variant, module)
  if (variant->modules[module]->own != NULL)
    change (book, variant->modules[module]->own);
  variant->encounter = book;
  variant->rules.veils = book->veils_aliens;
  variant->rules.bring = book->boxed != 0 ? encounter_box_bring : NULL;
  variant->hidden.box = book->boxed != 0 ? encounter_box_allowed : NULL;
  variant->hidden.match = encounter_box_match;
  variant->ships = book->planets * book->home_ships;
  return book;
}

/* Returns what module number @module has for the encounter, NULL: nothing. */
static const EncounterModule *
own_of (const FpEngine *e, guint module)
{
  return e->edition->modules[module]->own;
}

const EncounterModule *
encounter_instead (const FpEngine *e, uint8_t seat)
{
  FP_EACH_MODULE (e->edition, module)
  if (own_of (e, module) != NULL && own_of (e, module)->instead != 0 && own_of (e, module)->may_instead (e, seat))
    return own_of (e, module);
  return NULL;
}

double
encounter_worth_of_modules (const FpEngine *e, uint8_t seat)
{
  double worth = 0;

  FP_EACH_MODULE (e->edition, module)
  if (own_of (e, module) != NULL && own_of (e, module)->worth != NULL)
    worth += own_of (e, module)->worth (e, seat);
  return worth;
}

void
encounter_measure_modules (const FpEngine *e, uint8_t seat, int16_t *figures)
{
  FP_EACH_MODULE (e->edition, module)
  if (own_of (e, module) != NULL && own_of (e, module)->measure != NULL)
    own_of (e, module)->measure (e, seat, figures);
}
