/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands: encounter cards in them, and new hands for players who have none. */
#include "editions/encounter/encounter.h"

static gboolean
is_encounter_card (FpEngine *e, uint16_t card)
{
  return (encounter_book (e)->encounter_kinds >> fp_engine_def (e, card)->kind & 1) != 0;
}

gboolean
encounter_has_card (const FpEngine *e, uint8_t seat)
{
  FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_HAND), card)
    if (is_encounter_card ((FpEngine *) e, card))
      return TRUE;
  return FALSE;
}

uint16_t
encounter_played (const FpState *s, uint8_t seat)
{
  return seat == FP_NOBODY ? FP_NO_CARD : s->zones[encounter_zone (seat, ENCOUNTER_CARD)].first;
}

uint16_t
encounter_added (const FpEngine *e, guint side)
{
  uint16_t zone = encounter_book (e)->added[side];

  return zone != 0 ? e->state->zones[zone].first : FP_NO_CARD;
}

int16_t
encounter_n_added (const FpEngine *e, guint side)
{
  uint16_t zone = encounter_book (e)->added[side];

  return (int16_t) (zone != 0 ? e->state->zones[zone].count : 0);
}

void
encounter_fell_short (FpEngine *e, uint8_t seat G_GNUC_UNUSED)
{
  if (encounter_book (e)->out_of_cards == 0)
    return;
  e->state->head.table[ENCOUNTER_FELL_SHORT] = 1;
  e->state->head.board_dirty = TRUE;
}

void
encounter_deck_renewed (FpEngine *e)
{
  guint reshuffle = encounter_book (e)->reshuffle;

  if (reshuffle == 0 || !fp_has_listeners (e->state, reshuffle))
    return;
  e->state->head.table[ENCOUNTER_RENEWED] = 1;
  e->state->head.board_dirty = TRUE;
}

guint
encounter_cards (FpEngine *e, uint8_t seat, uint16_t *cards)
{
  guint n = fp_zone_sorted (e->state, encounter_zone (seat, ENCOUNTER_HAND), cards), kept = 0;
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue set = { .type = FP_TYPE_CARDS, .items = cards };

  for (guint i = 0; i < n; i++)
    if (is_encounter_card (e, cards[i]))
      cards[kept++] = cards[i];
  set.n_items = kept;
  if (!fp_query_is_modified (e, ENCOUNTER_Q_CARD_CHOICES))
    return kept;
  fp_query (e, ENCOUNTER_Q_CARD_CHOICES, &about, &set);
  fp_sort_cards (e->state, cards, set.n_items);
  return set.n_items;
}

gboolean
encounter_may_play (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];

  return encounter_has_card (e, seat) ||
         (fp_query_is_modified (e, ENCOUNTER_Q_CARD_CHOICES) && encounter_cards (e, seat, cards) > 0);
}

void
encounter_begin_fill_hand (FpEngine *e, uint8_t seat)
{
  fp_action_begin (e, &FP_ACTION_OF (ENCOUNTER_new_hand, .who = seat));
}

gboolean
encounter_renew_hand (FpEngine *e, uint8_t seat, uint16_t cause)
{
  return !encounter_may_play (e, seat) &&
         fp_action_begin (e, &FP_ACTION_OF (ENCOUNTER_new_hand, .who = seat, .cause = cause)) != NULL;
}

/* Begins the discard of @seat's hand. Returns FALSE if the hand is empty. */
static gboolean
discard_hand (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (e->state, encounter_zone (seat, ENCOUNTER_HAND), cards);

  return n > 0 && fp_common_begin_action (e, ENCOUNTER_discard, seat, ENCOUNTER_new_hand, cards, n) != NULL;
}

/* Returns how many hands can be drawn until all cards of the deck and of the discards have gone
 * by. */
static int
most_hands (FpEngine *e, int size)
{
  const FpState *s = e->state;
  int cards = s->zones[ENCOUNTER_DECK].count + s->zones[ENCOUNTER_DISCARDS].count;

  return cards / MAX (size, 1) + 2;
}

FP_LOCALS (new_hand)
{
  uint8_t seat, pad;
  int16_t size, left;
};

/* The hand is discarded and a new one drawn, until it has an encounter card all cards have gone by,
 * or a draw falls short. */
FpFlow
encounter_new_hand (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (new_hand);
  my->seat = fp_action (e, f)->who;
  my->size = (int16_t) fp_query_player (e, ENCOUNTER_Q_HAND_SIZE, my->seat, encounter_book (e)->hand);
  FP_EMIT (e, HAND_FILLED, .seat = my->seat);
  my->left = (int16_t) most_hands (e, my->size);
  do
    {
      if (discard_hand (e, my->seat))
        FP_GO;
      FP_ACTION (ENCOUNTER_draw, .who = my->seat, .count = my->size, .cause = ENCOUNTER_new_hand);
    }
  while (!encounter_has_card (e, my->seat) && --my->left > 0 && s->head.table[ENCOUNTER_FELL_SHORT] == 0);
  FP_END;
}
