/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the tables of a variant together: copies of those that name the colours of seats, and tables
 * to which modules append rows. */
#include "engine/runner/fp-edition-variant.h"

#include "engine/runner/fp-engine.h"
#include "engine/runner/fp-table-layout.h"

#include <string.h>

struct _FpEditionVariant
{
  FpEdition edition;
  uint8_t colours[FP_MAX_SEATS];
  const char *seat_ids[FP_MAX_SEATS];
  FpWordListDef *lists;
  FpTableLayout layout;
  GPtrArray *owned; /* tables made for it */
};

gboolean
fp_edition_order_colours (const FpEdition *edition, const char *const *ids, uint8_t colours[FP_MAX_SEATS])
{
  guint n = 0;
  guint32 given = 0;

  for (; ids[n] != NULL && n < edition->most_seats; n++)
    {
      int colour = fp_edition_seat (edition, ids[n]);

      if (colour < 0 || (given >> colour & 1) != 0)
        return FALSE;
      given |= 1U << colour;
      colours[n] = (uint8_t) colour;
    }
  if (ids[n] != NULL)
    return FALSE;
  for (uint8_t colour = 0; colour < edition->most_seats; colour++)
    if ((given >> colour & 1) == 0)
      colours[n++] = colour;
  return TRUE;
}

gboolean
fp_edition_is_usual (const FpEdition *edition, const uint8_t *colours, uint64_t modules)
{
  for (guint seat = 0; colours != NULL && seat < edition->most_seats; seat++)
    if (colours[seat] != seat)
      return FALSE;
  return modules == 0;
}

static gpointer
keep (FpEditionVariant *variant, gpointer table)
{
  if (table != NULL)
    g_ptr_array_add (variant->owned, table);
  return table;
}

/* --- Colours --- */

/* Returns the copied list in place of @list, which may be a list of seats. */
static const FpWordListDef *
list_for (const FpEditionVariant *variant, const FpEdition *usual, const FpWordListDef *list)
{
  for (guint i = 0; i < usual->n_word_lists; i++)
    if (list == &usual->word_lists[i])
      return &variant->lists[i];
  return list;
}

/* Returns a copy of @fields that reads the copied lists. */
static const FpField *
copy_fields (FpEditionVariant *variant, const FpEdition *usual, const FpField *fields)
{
  guint n = 0;
  FpField *copy;

  if (fields == NULL)
    return NULL;
  while (fields[n].attribute != NULL)
    n++;
  copy = keep (variant, g_memdup2 (fields, (n + 1) * sizeof *fields));
  for (guint i = 0; i < n; i++)
    copy[i].list = list_for (variant, usual, fields[i].list);
  return copy;
}

static void
give_colours (FpEditionVariant *variant, const FpEdition *usual, const uint8_t *colours)
{
  FpKindDef *kinds = keep (variant, g_memdup2 (usual->kinds, usual->n_kinds * sizeof *usual->kinds));

  memcpy (variant->colours, colours, usual->most_seats);
  for (guint seat = 0; seat < usual->most_seats; seat++)
    variant->seat_ids[seat] = usual->seat_ids[colours[seat]];
  variant->lists = keep (variant, g_memdup2 (usual->word_lists, usual->n_word_lists * sizeof *usual->word_lists));
  for (guint i = 0; i < usual->n_word_lists; i++)
    if (usual->word_lists[i].words == usual->seat_ids)
      variant->lists[i].words = variant->seat_ids;
  for (guint kind = 0; kind < usual->n_kinds; kind++)
    {
      kinds[kind].fields = copy_fields (variant, usual, usual->kinds[kind].fields);
      kinds[kind].marks = copy_fields (variant, usual, usual->kinds[kind].marks);
    }
  variant->edition.colours = variant->colours;
  variant->edition.seat_ids = variant->seat_ids;
  variant->edition.word_lists = variant->lists;
  variant->edition.kinds = kinds;
}

/* --- Rows of modules --- */

/* Returns @n rows of @size bytes with @n_more behind them, and counts these in @n. */
static gconstpointer
append (FpEditionVariant *variant, gconstpointer rows, guint *n, gconstpointer more, guint n_more, gsize size)
{
  char *table;

  if (n_more == 0)
    return rows;
  table = keep (variant, g_malloc_n (*n + n_more, size));
  if (*n > 0)
    memcpy (table, rows, *n * size);
  memcpy (table + *n * size, more, n_more * size);
  *n += n_more;
  return table;
}

#define APPEND(variant, to, rows, from, more) \
  ((to)->rows = append (variant, (to)->rows, &(to)->n_##rows, (from)->more, (from)->n_##more, sizeof *(to)->rows))

/* Each seat's zone of one row follows the other. */
static void
add_zones (FpEditionVariant *variant, const FpModule *module)
{
  FpEdition *edition = &variant->edition;

  for (guint i = 0; i < module->n_zones; i++)
    {
      FpZoneDef zone = module->zones[i];
      guint copies = zone.owner == FP_OF_EACH_SEAT ? edition->most_seats : 1;

      for (uint8_t seat = 0; seat < copies; seat++)
        {
          zone.owner = copies > 1 ? seat : FP_NOBODY;
          edition->zones = append (variant, edition->zones, &edition->n_zones, &zone, 1, sizeof zone);
        }
    }
}

/* Puts @step into @list if its anchor is there. Returns TRUE if it is. */
static gboolean
put_step (FpEditionVariant *variant, const FpModuleStep *step, const uint8_t **list, guint *n)
{
  GArray *steps;
  guint at = 0;

  while (at < *n && (*list)[at] != step->anchor)
    at++;
  if (at == *n)
    return FALSE;
  steps = g_array_append_vals (g_array_new (FALSE, FALSE, 1), *list, *n);
  if (step->where == FP_STEP_INSTEAD)
    g_array_remove_index (steps, at);
  g_array_insert_val (steps, at + (step->where == FP_STEP_BEHIND), step->procedure);
  *n = steps->len;
  *list = keep (variant, g_array_free (steps, FALSE));
  return TRUE;
}

/* Several kinds of encounters may have the anchor. */
static void
add_step (FpEditionVariant *variant, const FpModuleStep *step)
{
  FpEdition *edition = &variant->edition;
  FpEncounterDef *encounters =
      keep (variant, g_memdup2 (edition->encounters, edition->n_encounters * sizeof *encounters));
  gboolean found = put_step (variant, step, &edition->setup.steps, &edition->setup.n) |
                   put_step (variant, step, &edition->turn.steps, &edition->turn.n);

  for (guint i = 1; i < edition->n_encounters; i++)
    found |= put_step (variant, step, &encounters[i].steps, &encounters[i].n_steps);
  g_assert (found);
  edition->encounters = encounters;
}

/* The vocabulary is ended by a name NULL. */
static void
add_names (FpEditionVariant *variant, const FpModule *module)
{
  static const FpNameDef end = { .name = NULL };
  const FpNameDef *names = variant->edition.names;
  guint n = 0;

  if (module->n_names == 0)
    return;
  while (names[n].name != NULL)
    n++;
  names = append (variant, names, &n, module->names, module->n_names, sizeof *names);
  variant->edition.names = append (variant, names, &n, &end, 1, sizeof end);
}

static void
add_layout (FpEditionVariant *variant, const FpTableLayout *more)
{
  FpTableLayout *layout = &variant->layout;

  APPEND (variant, layout, figures, more, figures);
  APPEND (variant, layout, cards, more, cards);
  APPEND (variant, layout, places, more, places);
  APPEND (variant, layout, piles, more, piles);
  APPEND (variant, layout, pieces, more, pieces);
  APPEND (variant, layout, in_force, more, in_force);
  APPEND (variant, layout, side_rows, more, side_rows);
  APPEND (variant, layout, side_choices, more, side_choices);
}

static void
add_module (FpEditionVariant *variant, guint number)
{
  FpEdition *edition = &variant->edition;
  const FpModule *module = edition->modules[number];

  edition->module_zones[number] = (uint16_t) edition->n_zones;
  edition->module_numbers[number] = (uint8_t) edition->encounter_numbers.n_numbers;
  add_zones (variant, module);
  for (guint i = 0; i < module->n_steps; i++)
    add_step (variant, &module->steps[i]);
  APPEND (variant, &edition->encounter_numbers, numbers, module, numbers);
  g_assert (edition->encounter_numbers.n_numbers <= FP_ENCOUNTER_NUMBERS);
  add_names (variant, module);
  APPEND (variant, &edition->positions, kept, module, kept);
  APPEND (variant, &edition->positions, parts, module, parts);
  if (module->layout != NULL)
    add_layout (variant, module->layout);
}

/* --- Functions of an edition with modules --- */

/* FpEditionRules.in_force. */
static gboolean
in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  guint kind = fp_engine_def (e, card)->kind;

  FP_EACH_MODULE (e->edition, module)
  if (e->edition->modules[module]->in_force != NULL && (e->edition->modules[module]->kinds >> kind & 1) != 0)
    return e->edition->modules[module]->in_force (e, card, where, me);
  return e->edition->usual->rules.in_force (e, card, where, me);
}

/* FpEditionRules.settle. */
static gboolean
settle (FpEngine *e)
{
  if (e->edition->usual->rules.settle (e))
    return TRUE;
  FP_EACH_MODULE (e->edition, module)
  if (e->edition->modules[module]->settle != NULL && e->state->head.ending == FP_ENDING_NONE &&
      e->edition->modules[module]->settle (e))
    return TRUE;
  return FALSE;
}

/* FpEditionThinking.weigh. */
static void
weigh (FpEngine *e, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights)
{
  FP_EACH_MODULE (e->edition, module)
  if (e->edition->modules[module]->weigh != NULL &&
      e->edition->modules[module]->weigh (e, pending, options, n, weights))
    return;
  e->edition->usual->thinking.weigh (e, pending, options, n, weights);
}

static void
turn_on (FpEditionVariant *variant, uint64_t modules)
{
  FpEdition *edition = &variant->edition;

  edition->on = modules;
  if (edition->layout != NULL)
    variant->layout = *edition->layout;
  FP_EACH_MODULE (edition, module)
  {
    edition->rules.in_force = in_force;
    edition->rules.settle = settle;
    edition->thinking.weigh = weigh;
    add_module (variant, module);
  }
  edition->layout = &variant->layout;
  if (edition->complete != NULL)
    keep (variant, edition->complete (edition));
}

/* --- Variants --- */

FpEditionVariant *
fp_edition_variant_new (const FpEdition *usual, const uint8_t *colours, uint64_t modules)
{
  FpEditionVariant *variant = g_new0 (FpEditionVariant, 1);

  g_return_val_if_fail (usual->usual == NULL, NULL);
  variant->edition = *usual;
  variant->edition.usual = usual;
  variant->owned = g_ptr_array_new_with_free_func (g_free);
  if (!fp_edition_is_usual (usual, colours, 0))
    give_colours (variant, usual, colours);
  if (modules != 0)
    turn_on (variant, modules);
  return variant;
}

void
fp_edition_variant_free (FpEditionVariant *variant)
{
  g_ptr_array_unref (variant->owned);
  g_free (variant);
}

const FpEdition *
fp_edition_variant_get (const FpEditionVariant *variant)
{
  return &variant->edition;
}

gboolean
fp_edition_variant_is (const FpEditionVariant *variant, const FpEdition *usual, const uint8_t *colours,
                       uint64_t modules)
{
  if (variant->edition.usual != usual || variant->edition.on != modules)
    return FALSE;
  for (uint8_t seat = 0; seat < usual->most_seats; seat++)
    if (fp_edition_colour (&variant->edition, seat) != (colours != NULL ? colours[seat] : seat))
      return FALSE;
  return TRUE;
}
