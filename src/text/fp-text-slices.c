/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lookup in the tables of the editions. */
#include "text/fp-text-slices.h"

#include <string.h>

typedef struct
{
  const char *edition;
  const FpTextEventRow *events;
  const FpTextWordRow *figures;
} Slice;

static const Slice slices[] = {
  { "duel", fp_text_duel_events, fp_text_duel_figures },
};

static const Slice *
slice_of (const FpEdition *edition)
{
  for (guint i = 0; i < G_N_ELEMENTS (slices); i++)
    if (strcmp (slices[i].edition, edition->id) == 0)
      return &slices[i];
  return NULL;
}

const FpTextSentence *
fp_text_slice_event (const FpEdition *edition, const char *id)
{
  const Slice *slice = slice_of (edition);

  for (const FpTextEventRow *row = slice != NULL ? slice->events : NULL; row != NULL && row->id != NULL; row++)
    if (strcmp (row->id, id) == 0)
      return &row->sentence;
  return NULL;
}

const char *
fp_text_figure (const FpEdition *edition, guint figure)
{
  const Slice *slice = slice_of (edition);

  for (const FpTextWordRow *row = slice != NULL ? slice->figures : NULL; row != NULL && row->id != NULL; row++)
    if (strcmp (row->id, edition->figures[figure].id) == 0)
      return _ (row->word);
  return edition->figures[figure].id;
}
