/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of the rows of hidden cards. */
#include "engine/knowledge/fp-hidden-rows.h"

#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/state/fp-card-rows.h"

#include <stdlib.h>
#include <string.h>

/* Returns TRUE if @zone is a deck or a hand. A card that was chosen and lies apart may be named by
 * what runs. */
static gboolean
is_deck_or_hand (const FpEngine *engine, uint16_t zone)
{
  return zone < engine->edition->n_zones && !engine->edition->zones[zone].chosen &&
         (fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_NOBODY || fp_zone_held (engine, zone));
}

static int
compare_rows (const void *one, const void *other)
{
  return *(const uint16_t *) one - *(const uint16_t *) other;
}

/* Ends the rules of @cards that are in force, and brings them back in the order of @cards. */
static void
renew_effects (FpEngine *engine, const uint16_t *cards, guint n)
{
  gboolean in_force[FP_MAX_CARDS] = { FALSE };
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].kind == FP_EFFECT_CARD && s->effects[i].card != FP_NO_CARD)
      in_force[s->effects[i].card] = TRUE;
  for (guint i = 0; i < n; i++)
    if (in_force[cards[i]])
      fp_effect_remove_card (engine, cards[i]);
  for (guint i = 0; i < n; i++)
    if (in_force[cards[i]])
      fp_effect_update_card (engine, cards[i]);
}

void
fp_hidden_rows_sort (FpEngine *engine, const uint16_t *cards, guint n)
{
  uint16_t from[FP_MAX_CARDS], to[FP_MAX_CARDS];
  guint moved = 0;

  for (guint i = 0; i < n; i++)
    if (is_deck_or_hand (engine, engine->state->cards[cards[i]].zone))
      from[moved++] = cards[i];
  if (moved == 0)
    return;
  memcpy (to, from, moved * sizeof *to);
  qsort (to, moved, sizeof *to, compare_rows);
  if (memcmp (to, from, moved * sizeof *to) != 0)
    fp_card_rows_renumber (engine->state, from, to, moved);
  renew_effects (engine, to, moved);
}
