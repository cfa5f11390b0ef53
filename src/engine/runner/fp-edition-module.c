/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Modules of an edition: their conditions, and where their rows are in a variant. */
#include "engine/runner/fp-engine.h"

#include <string.h>

uint64_t
fp_edition_modules (const FpEdition *edition, uint64_t options)
{
  uint64_t modules = 0;

  for (guint i = 0; i < edition->n_modules; i++)
    modules |= (options >> edition->modules[i]->option & 1) << i;
  return modules;
}

uint64_t
fp_edition_all_modules (const FpEdition *edition)
{
  return (UINT64_C (1) << edition->n_modules) - 1;
}

int
fp_edition_module (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->n_modules; i++)
    if (strcmp (edition->modules[i]->id, id) == 0)
      return (int) i;
  return -1;
}

int
fp_edition_module_of_kind (const FpEdition *edition, guint kind)
{
  for (guint i = 0; i < edition->n_modules; i++)
    if (edition->modules[i]->kinds >> kind & 1)
      return (int) i;
  return -1;
}

/* --- Conditions --- */

static gboolean
clashes (FpModuleClash *clash, FpModuleFault fault, guint seats, uint64_t options)
{
  clash->fault = fault;
  clash->seats = seats;
  clash->options = options;
  return TRUE;
}

/* Returns TRUE if a condition of @clash->module isn't met. */
static gboolean
is_impossible (FpModuleClash *clash, guint n_seats, uint64_t options)
{
  const FpModuleNeeds *needs = &clash->module->needs;

  if (needs->least_seats > n_seats)
    return clashes (clash, FP_MODULE_LEAST_SEATS, needs->least_seats, 0);
  if (needs->most_seats != 0 && needs->most_seats < n_seats)
    return clashes (clash, FP_MODULE_MOST_SEATS, needs->most_seats, 0);
  if ((needs->needs & ~options) != 0)
    return clashes (clash, FP_MODULE_NEEDS, 0, needs->needs & ~options);
  if (needs->needs_one_of != 0 && (needs->needs_one_of & options) == 0)
    return clashes (clash, FP_MODULE_NEEDS_ONE_OF, 0, needs->needs_one_of);
  return (needs->excludes & options) != 0 && clashes (clash, FP_MODULE_EXCLUDES, 0, needs->excludes & options);
}

gboolean
fp_modules_fit (const FpEdition *edition, guint n_seats, uint64_t options, FpModuleClash *clash)
{
  uint64_t modules = fp_edition_modules (edition, options);

  for (guint i = 0; i < edition->n_modules; i++)
    {
      clash->module = edition->modules[i];
      if ((modules >> i & 1) != 0 && is_impossible (clash, n_seats, options))
        return FALSE;
    }
  return TRUE;
}

/* --- Rows of a variant --- */

/* --- Proposals --- */

gboolean
fp_module_is_proposed (const FpModule *module, guint n_seats)
{
  return (module->needs.proposed_with >> n_seats & 1) != 0;
}

const FpBundle *
fp_edition_bundle (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->n_bundles; i++)
    if (strcmp (edition->bundles[i].id, id) == 0)
      return &edition->bundles[i];
  return NULL;
}

/* Returns TRUE if @bundle has @module, as far as others let it. */
static gboolean
is_wanted (const FpBundle *bundle, const FpModule *module, guint n_seats)
{
  gboolean usual = module->needs.proposed_with == 0;

  return usual ? bundle->full && (bundle->without >> module->option & 1) == 0 : fp_module_is_proposed (module, n_seats);
}

/* A module may need one that comes later, so they are gone through until none is added. */
uint64_t
fp_bundle_options (const FpEdition *edition, const FpBundle *bundle, guint n_seats)
{
  uint64_t options = bundle->options, before;
  FpModuleClash clash;

  do
    {
      before = options;
      for (guint i = 0; i < edition->n_modules; i++)
        {
          uint64_t more = options | UINT64_C (1) << edition->modules[i]->option;

          if (is_wanted (bundle, edition->modules[i], n_seats) && fp_modules_fit (edition, n_seats, more, &clash))
            options = more;
        }
    }
  while (options != before);
  return options;
}

/* Returns the number of zones that @zone of a module is. */
static guint
copies_of (const FpEdition *edition, const FpZoneDef *zone)
{
  return zone->owner == FP_OF_EACH_SEAT ? edition->most_seats : 1;
}

uint16_t
fp_module_zone (const FpEdition *edition, guint module, guint zone, guint seat)
{
  const FpModule *of = edition->modules[module];
  guint number = edition->module_zones[module];

  for (guint i = 0; i < zone; i++)
    number += copies_of (edition, &of->zones[i]);
  return (uint16_t) (of->zones[zone].owner == FP_OF_EACH_SEAT ? number + seat : number);
}

guint
fp_module_number (const FpEdition *edition, guint module, guint number)
{
  return edition->module_numbers[module] + number;
}

int
fp_module_zone_for (const FpEngine *e, const FpCardDef *def)
{
  FP_EACH_MODULE (e->edition, module)
  if (e->edition->modules[module]->kinds >> def->kind & 1)
    return e->edition->modules[module]->zone_of (e, def);
  return -1;
}

int
fp_module_pile_for (const FpEngine *e, const FpCardDef *def)
{
  FP_EACH_MODULE (e->edition, module)
  if ((e->edition->modules[module]->kinds >> def->kind & 1) && e->edition->modules[module]->pile_of != NULL)
    return e->edition->modules[module]->pile_of (e, def);
  return -1;
}
