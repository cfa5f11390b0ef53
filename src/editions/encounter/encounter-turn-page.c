/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers of the page about a turn. */
#include "editions/encounter/encounter-texts.h"

int
encounter_turn_number (const FpEdition *edition, guint n_seats, const char *name)
{
  const EncounterBook *book = edition->encounter;
  const struct
  {
    const char *name;
    int number;
  } numbers[] = {
    { "colonies", book->colonies },
    { "hand", book->hand },
    { "least", book->least_sent },
    { "most", book->most_sent },
    { "loss", book->failure_loss },
    { "planets", book->planets },
    { "power", book->power_needs (n_seats) - book->power_needs_less },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (name, numbers[i].name) == 0)
      return numbers[i].number;
  return -1;
}
