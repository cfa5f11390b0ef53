/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Renumbering of rows of cards. */
#include "engine/state/fp-card-rows.h"

#include <string.h>

typedef struct
{
  uint16_t row[FP_MAX_CARDS]; /* the new row of each card */
  guint n;
} Rows;

static void
rename_card (const Rows *rows, uint16_t *card)
{
  if (*card < rows->n)
    *card = rows->row[*card];
}

static void
move_rows (FpState *s, const Rows *rows, const uint16_t *from, guint n)
{
  FpCard moved[FP_MAX_CARDS];

  for (guint i = 0; i < n; i++)
    moved[i] = s->cards[from[i]];
  for (guint i = 0; i < n; i++)
    s->cards[rows->row[from[i]]] = moved[i];
  for (guint card = 0; card < s->head.n_cards; card++)
    {
      rename_card (rows, &s->cards[card].next);
      rename_card (rows, &s->cards[card].prev);
    }
}

static void
rename_in_actions (FpState *s, const Rows *rows)
{
  for (guint i = 0; i < s->head.n_actions; i++)
    {
      FpAction *action = &s->actions[i];

      rename_card (rows, &action->card);
      rename_card (rows, &action->source);
      for (guint k = 0; k < action->n_inline; k++)
        rename_card (rows, &action->inline_cards[k]);
    }
}

static void
rename_in_tables (FpState *s, const Rows *rows)
{
  for (guint i = 0; i < s->head.n_zones; i++)
    {
      rename_card (rows, &s->zones[i].first);
      rename_card (rows, &s->zones[i].last);
      rename_card (rows, &s->zones[i].under);
    }
  for (guint i = 0; i < s->head.n_places; i++)
    rename_card (rows, &s->places[i].card);
  for (guint i = 0; i < s->head.n_effects; i++)
    rename_card (rows, &s->effects[i].card);
  for (guint i = 0; i < s->head.n_memories; i++)
    rename_card (rows, &s->memory[i].card);
  for (guint i = 0; i < s->head.n_encounters; i++)
    rename_card (rows, &s->head.encounters[i].card);
  rename_in_actions (s, rows);
}

/* Returns the lowest row with mark @mark, @otherwise if there is none. */
static uint16_t
first_marked (const FpState *s, guint mark, uint16_t otherwise)
{
  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].marks >> mark & 1)
      return card;
  return otherwise;
}

static void
find_first_marked (FpState *s)
{
  s->head.first_selected = first_marked (s, FP_MARK_SELECTED, s->head.first_selected);
  for (guint set = 0; set < FP_N_SETS; set++)
    if (s->head.sets >> set & 1)
      s->head.card_sets[set].first = first_marked (s, FP_MARK_SET + set, s->head.card_sets[set].first);
}

void
fp_card_rows_renumber (FpState *state, const uint16_t *from, const uint16_t *to, guint n)
{
  Rows rows = { .n = state->head.n_cards };
  uint32_t marks = 0;

  for (uint16_t card = 0; card < rows.n; card++)
    rows.row[card] = card;
  for (guint i = 0; i < n; i++)
    {
      rows.row[from[i]] = to[i];
      marks |= state->cards[from[i]].marks;
    }
  move_rows (state, &rows, from, n);
  rename_in_tables (state, &rows);
  if (marks != 0)
    find_first_marked (state);
  state->head.effects_signature = 0;
  state->head.changed = FP_CHANGED_ALL;
}
