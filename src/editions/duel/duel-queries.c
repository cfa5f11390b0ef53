/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Queries about one card, and about sets of cards (docs/design/card-language.md 2.4). */
#include "editions/duel/duel-private.h"

static int
query_card_with_trace (FpEngine *e, guint query, uint16_t card, FpType type, int plain, FpQueryListener listener,
                       gpointer data)
{
  FpValue about, value;

  if (!fp_query_is_modified (e, query))
    return plain;
  about = (FpValue){ .type = FP_TYPE_CARDS, .n_items = 1, .items = &card };
  value = (FpValue){ .type = type, .number = plain };
  return fp_query_with_trace (e, query, &about, &value, listener, data);
}

static int
query_card (FpEngine *e, guint query, uint16_t card, FpType type, int plain)
{
  return query_card_with_trace (e, query, card, type, plain, NULL, NULL);
}

DuelKind
duel_kind (FpEngine *e, uint16_t card)
{
  return (DuelKind) query_card (e, DUEL_Q_KIND, card, FP_TYPE_WORD, fp_engine_def (e, card)->kind);
}

DuelIcon
duel_icon (FpEngine *e, uint16_t card)
{
  DuelIcon printed = fp_engine_def (e, card)->field[DUEL_FIELD_ICON + (e->state->cards[card].face & 1)];

  return (DuelIcon) query_card (e, DUEL_Q_ICON, card, FP_TYPE_WORD, (int) printed);
}

int
duel_printed_value (const FpEngine *e, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (e, card);
  const FpCard *row = &e->state->cards[card];

  if (row->flags & FP_CARD_IGNORED)
    return 0;
  if (def->kind == DUEL_KIND_TACTIC)
    return def->field[DUEL_FIELD_HALF + (row->face & 1)];
  return duel_seat_zone (row->zone) == DUEL_BESIDE ? def->field[DUEL_FIELD_ADDS] : def->value;
}

int
duel_card_value (FpEngine *e, uint16_t card)
{
  return duel_card_value_with_trace (e, card, NULL, NULL);
}

int
duel_card_value_with_trace (FpEngine *e, uint16_t card, FpQueryListener listener, gpointer data)
{
  return query_card_with_trace (e, DUEL_Q_VALUE, card, FP_TYPE_NUMBER, duel_printed_value (e, card), listener, data);
}

guint
duel_query_cards (FpEngine *e, guint query, uint8_t seat, uint16_t *cards, guint n, guint kinds)
{
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue set = { .type = FP_TYPE_CARDS, .n_items = n, .items = cards };
  guint kept = 0;

  fp_query (e, query, &about, &set);
  for (guint i = 0; i < set.n_items; i++)
    if (kinds >> fp_engine_def (e, set.items[i])->kind & 1)
      cards[kept++] = set.items[i];
  return kept;
}
