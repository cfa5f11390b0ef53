/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lookup of an edition's parts by their ids. */
#include "engine/runner/fp-edition.h"

#include <string.h>

guint
fp_edition_next_procedure (const FpEdition *edition, guint procedure)
{
  guint next = procedure == FP_MACHINE_NONE ? FP_N_MACHINE_PROCEDURES : procedure + 1;

  if (procedure == FP_N_MACHINE_PROCEDURES - 1 || edition->n_procedures == 0)
    return FP_MACHINE_NONE;
  return next < edition->n_procedures ? next : FP_MACHINE_NONE + 1;
}

guint
fp_edition_step (const FpEdition *edition, const char *id)
{
  FP_EACH_PROCEDURE (edition, i)
    if (edition->procedures[i].step && fp_edition_is_called (edition, i, id))
      return i;
  return FP_MACHINE_NONE;
}

const char *
fp_edition_lasting_id (const FpEdition *edition, guint procedure)
{
  for (guint i = 0; i < edition->n_former_ids; i++)
    if (edition->former_ids[i].procedure == procedure)
      return edition->former_ids[i].was;
  return edition->procedures[procedure].id;
}

gboolean
fp_edition_is_called (const FpEdition *edition, guint procedure, const char *id)
{
  return g_strcmp0 (edition->procedures[procedure].id, id) == 0 ||
         g_strcmp0 (fp_edition_lasting_id (edition, procedure), id) == 0;
}

int
fp_edition_seat (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->most_seats; i++)
    if (strcmp (edition->seat_ids[i], id) == 0)
      return (int) i;
  return -1;
}

int
fp_edition_verb (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->n_verbs; i++)
    if (strcmp (edition->verbs[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
fp_edition_query (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->n_queries; i++)
    if (strcmp (edition->queries[i].id, id) == 0)
      return (int) i;
  return -1;
}

uint64_t
fp_edition_option (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->n_options; i++)
    if (strcmp (edition->options[i].id, id) == 0)
      return fp_setup_bit (i);
  return 0;
}

uint64_t
fp_edition_option_for (const FpEdition *edition, FpSetupMeaning meaning, guint group)
{
  for (guint i = 0; i < edition->n_options; i++)
    if (edition->options[i].meaning == meaning && edition->options[i].group == group)
      return fp_setup_bit (i);
  return 0;
}

gboolean
fp_edition_may_deal (const FpEdition *edition, const FpCardDef *def, guint n_seats, uint64_t options)
{
  if (n_seats < edition->most_seats)
    options |= fp_setup_bit (edition->n_options);
  return (def->needs & ~options) == 0 && (def->barred & options) == 0 && n_seats >= def->least_seats &&
         (def->most_seats == 0 || n_seats <= def->most_seats);
}

guint
fp_edition_kind (const FpEdition *edition, const char *id)
{
  for (guint i = 1; i < edition->n_kinds; i++)
    if (strcmp (edition->kinds[i].id, id) == 0)
      return i;
  return 0;
}

guint
fp_edition_word_list (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->n_word_lists; i++)
    if (strcmp (edition->word_lists[i].id, id) == 0)
      return fp_word_list_number (i);
  return FP_WORD_LIST_NONE;
}

guint
fp_edition_encounter (const FpEdition *edition, const char *id)
{
  for (guint i = 1; i < edition->n_encounters; i++)
    if (strcmp (edition->encounters[i].id, id) == 0)
      return i;
  return 0;
}

guint
fp_edition_encounter_of (const FpEdition *edition, guint procedure)
{
  for (guint i = 1; i < edition->n_encounters; i++)
    if (edition->encounters[i].procedure == procedure)
      return i;
  return 0;
}

int
fp_edition_seat_number (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->encounter_numbers.n_of_seat; i++)
    if (strcmp (edition->encounter_numbers.of_seat[i].id, id) == 0)
      return (int) i;
  return -1;
}

guint
fp_edition_ending (const FpEdition *edition, guint flag)
{
  guint ending = FP_ENDING_NONE + 1;

  while (ending < edition->n_endings && !(edition->endings[ending].flags & flag))
    ending++;
  g_assert (ending < edition->n_endings);
  return ending;
}

gboolean
fp_edition_ends (const FpEdition *edition, guint ending, guint flag)
{
  return ending < edition->n_endings && (edition->endings[ending].flags & flag) != 0;
}

const char *
fp_edition_ending_id (const FpEdition *edition, guint ending)
{
  return edition != NULL && ending < edition->n_endings ? edition->endings[ending].id : NULL;
}

int
fp_edition_secret_number (const FpEdition *edition)
{
  for (guint i = 0; i < edition->encounter_numbers.n_of_seat; i++)
    if (edition->encounter_numbers.of_seat[i].shown != 0)
      return (int) i;
  return -1;
}

int
fp_edition_step_rank (const FpEdition *edition, guint kind, guint procedure)
{
  const FpEncounterDef *encounter = &edition->encounters[kind];

  for (guint i = 0; i < encounter->n_steps; i++)
    if (encounter->steps[i] == procedure)
      return (int) i;
  return -1;
}
