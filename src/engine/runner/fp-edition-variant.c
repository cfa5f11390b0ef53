/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies the tables of an edition that name the colours of seats. */
#include "engine/runner/fp-edition-variant.h"

#include <string.h>

struct _FpEditionVariant
{
  FpEdition edition;
  uint8_t colours[FP_MAX_SEATS];
  const char *seat_ids[FP_MAX_SEATS];
  FpWordListDef *lists;
  FpKindDef *kinds;
  GPtrArray *fields; /* of FpField*, the copied ones */
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
fp_colours_are_usual (const FpEdition *edition, const uint8_t colours[FP_MAX_SEATS])
{
  for (guint seat = 0; seat < edition->most_seats; seat++)
    if (colours[seat] != seat)
      return FALSE;
  return TRUE;
}

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
  copy = g_memdup2 (fields, (n + 1) * sizeof *fields);
  for (guint i = 0; i < n; i++)
    copy[i].list = list_for (variant, usual, fields[i].list);
  g_ptr_array_add (variant->fields, copy);
  return copy;
}

FpEditionVariant *
fp_edition_variant_new (const FpEdition *usual, const uint8_t colours[FP_MAX_SEATS])
{
  FpEditionVariant *variant = g_new0 (FpEditionVariant, 1);

  variant->edition = *usual;
  memcpy (variant->colours, colours, usual->most_seats);
  for (guint seat = 0; seat < usual->most_seats; seat++)
    variant->seat_ids[seat] = usual->seat_ids[colours[seat]];
  variant->lists = g_memdup2 (usual->word_lists, usual->n_word_lists * sizeof *usual->word_lists);
  for (guint i = 0; i < usual->n_word_lists; i++)
    if (usual->word_lists[i].words == usual->seat_ids)
      variant->lists[i].words = variant->seat_ids;
  variant->fields = g_ptr_array_new_with_free_func (g_free);
  variant->kinds = g_memdup2 (usual->kinds, usual->n_kinds * sizeof *usual->kinds);
  for (guint kind = 0; kind < usual->n_kinds; kind++)
    {
      variant->kinds[kind].fields = copy_fields (variant, usual, usual->kinds[kind].fields);
      variant->kinds[kind].marks = copy_fields (variant, usual, usual->kinds[kind].marks);
    }
  variant->edition.colours = variant->colours;
  variant->edition.seat_ids = variant->seat_ids;
  variant->edition.word_lists = variant->lists;
  variant->edition.kinds = variant->kinds;
  return variant;
}

void
fp_edition_variant_free (FpEditionVariant *variant)
{
  g_ptr_array_unref (variant->fields);
  g_free (variant->kinds);
  g_free (variant->lists);
  g_free (variant);
}

const FpEdition *
fp_edition_variant_get (const FpEditionVariant *variant)
{
  return &variant->edition;
}
