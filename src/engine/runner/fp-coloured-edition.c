/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies the tables of an edition that name the colours of seats. */
#include "engine/runner/fp-coloured-edition.h"

#include <string.h>

struct _FpColouredEdition
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
fp_edition_is_usual (const FpEdition *edition, const uint8_t colours[FP_MAX_SEATS])
{
  for (guint seat = 0; seat < edition->most_seats; seat++)
    if (colours[seat] != seat)
      return FALSE;
  return TRUE;
}

/* Returns the copied list in place of @list, which may be a list of seats. */
static const FpWordListDef *
list_for (const FpColouredEdition *coloured, const FpEdition *usual, const FpWordListDef *list)
{
  for (guint i = 0; i < usual->n_word_lists; i++)
    if (list == &usual->word_lists[i])
      return &coloured->lists[i];
  return list;
}

/* Returns a copy of @fields that reads the copied lists. */
static const FpField *
copy_fields (FpColouredEdition *coloured, const FpEdition *usual, const FpField *fields)
{
  guint n = 0;
  FpField *copy;

  if (fields == NULL)
    return NULL;
  while (fields[n].attribute != NULL)
    n++;
  copy = g_memdup2 (fields, (n + 1) * sizeof *fields);
  for (guint i = 0; i < n; i++)
    copy[i].list = list_for (coloured, usual, fields[i].list);
  g_ptr_array_add (coloured->fields, copy);
  return copy;
}

FpColouredEdition *
fp_coloured_edition_new (const FpEdition *usual, const uint8_t colours[FP_MAX_SEATS])
{
  FpColouredEdition *coloured = g_new0 (FpColouredEdition, 1);

  coloured->edition = *usual;
  memcpy (coloured->colours, colours, usual->most_seats);
  for (guint seat = 0; seat < usual->most_seats; seat++)
    coloured->seat_ids[seat] = usual->seat_ids[colours[seat]];
  coloured->lists = g_memdup2 (usual->word_lists, usual->n_word_lists * sizeof *usual->word_lists);
  for (guint i = 0; i < usual->n_word_lists; i++)
    if (usual->word_lists[i].words == usual->seat_ids)
      coloured->lists[i].words = coloured->seat_ids;
  coloured->fields = g_ptr_array_new_with_free_func (g_free);
  coloured->kinds = g_memdup2 (usual->kinds, usual->n_kinds * sizeof *usual->kinds);
  for (guint kind = 0; kind < usual->n_kinds; kind++)
    {
      coloured->kinds[kind].fields = copy_fields (coloured, usual, usual->kinds[kind].fields);
      coloured->kinds[kind].marks = copy_fields (coloured, usual, usual->kinds[kind].marks);
    }
  coloured->edition.colours = coloured->colours;
  coloured->edition.seat_ids = coloured->seat_ids;
  coloured->edition.word_lists = coloured->lists;
  coloured->edition.kinds = coloured->kinds;
  return coloured;
}

void
fp_coloured_edition_free (FpColouredEdition *coloured)
{
  g_ptr_array_unref (coloured->fields);
  g_free (coloured->kinds);
  g_free (coloured->lists);
  g_free (coloured);
}

const FpEdition *
fp_coloured_edition_get (const FpColouredEdition *coloured)
{
  return &coloured->edition;
}
