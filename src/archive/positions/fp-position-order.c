/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the order of named cards through the shuffling of set-up. */
#include "archive/positions/fp-position-private.h"

static void
clear_list (gpointer data)
{
  FpPositionList *list = data;

  g_array_unref (list->cards);
}

/* Records that the top @n cards of @zone are those that the position names. */
static void
hold (GArray *lists, const FpState *state, int zone, guint n)
{
  FpPositionList list = { .zone = (uint16_t) zone, .cards = g_array_new (FALSE, FALSE, sizeof (uint16_t)) };
  uint16_t card = zone >= 0 && n > 0 ? state->zones[zone].first : FP_NO_CARD;

  for (; n > 0 && card != FP_NO_CARD; n--, card = state->cards[card].next)
    g_array_append_val (list.cards, card);
  g_array_append_val (lists, list);
}

static guint
n_words (const FpElement *element)
{
  g_autoptr (GArray) words = fp_validate_words (element->text, element->text_at);

  return words->len;
}

GArray *
fp_position_decks (const FpEngine *engine, const FpElement *parent)
{
  GArray *lists = g_array_new (FALSE, FALSE, sizeof (FpPositionList));

  g_array_set_clear_func (lists, clear_list);
  for (guint i = 0; i < fp_element_n_children (parent); i++)
    {
      const FpElement *element = fp_element_child_at (parent, i);
      const FpElement *deck = fp_element_is (element, "seat") ? fp_element_child (element, "deck") : NULL;
      const char *id = fp_element_get (element, "id");

      if (fp_element_is (element, "pile"))
        hold (lists, engine->state, fp_position_zone (engine->edition, id, FP_NOBODY), n_words (element));
      if (deck != NULL)
        hold (lists, engine->state,
              fp_position_zone (engine->edition, "deck", (uint8_t) fp_edition_seat (engine->edition, id)),
              n_words (deck));
    }
  return lists;
}

/* Returns TRUE if all cards of @list still lie in its zone. */
static gboolean
is_whole (const FpState *state, const FpPositionList *list)
{
  for (guint i = 0; i < list->cards->len; i++)
    if (state->cards[g_array_index (list->cards, uint16_t, i)].zone != list->zone)
      return FALSE;
  return TRUE;
}

static gboolean
is_on_top (const FpState *state, const FpPositionList *list)
{
  uint16_t card = state->zones[list->zone].first;

  for (guint i = 0; i < list->cards->len; i++, card = state->cards[card].next)
    if (card != g_array_index (list->cards, uint16_t, i))
      return FALSE;
  return TRUE;
}

void
fp_position_hold_decks (FpState *state, GArray *decks)
{
  for (guint i = 0; i < decks->len;)
    {
      const FpPositionList *list = &g_array_index (decks, FpPositionList, i);

      if (!is_whole (state, list))
        {
          g_array_remove_index (decks, i);
          continue;
        }
      for (guint k = is_on_top (state, list) ? 0 : list->cards->len; k > 0; k--)
        {
          uint16_t card = g_array_index (list->cards, uint16_t, k - 1);

          fp_zone_remove (state, card);
          fp_zone_add_top (state, list->zone, card);
        }
      i++;
    }
}
