/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: the order in which a player's cards are shown. */
#include "model/presenter/fp-presenter-private.h"

/* The hand */

enum
{
  FEW_SEATS = 2, /* seats of an edition whose hands stay small */
};

/* Compares cards of a view, by number: by kind. Hands in games for many are large. There the cards
 * of a kind are sorted, too, those of great value first and equal ones together. */
static int
compare_cards (gconstpointer a, gconstpointer b, gpointer data)
{
  const FpPresenter *presenter = data;
  const FpCatalog *catalog = presenter->engine->catalog;
  const FpViewCard *first = &presenter->view->cards[*(const guint *) a];
  const FpViewCard *second = &presenter->view->cards[*(const guint *) b];
  const FpCardDef *one = fp_catalog_card (catalog, first->def), *other = fp_catalog_card (catalog, second->def);
  if (one->kind != other->kind || presenter->engine->edition->most_seats <= FEW_SEATS)
    return (int) one->kind - (int) other->kind;
  return one->value != other->value ? other->value - one->value : first->def - second->def;
}

GArray *
fp_presenter_hand_order (const FpPresenter *presenter)
{
  const char *hand = fp_presenter_layout (presenter->engine->edition)->hand;
  const FpViewZone *zone = hand != NULL ? fp_presenter_zone (presenter, hand, presenter->viewer) : NULL;
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    {
      guint number = (guint) zone->first + i;
      g_array_append_val (order, number);
    }
  g_array_sort_with_data (order, compare_cards, (gpointer) presenter);
  return order;
}

/* Small cards before a player */

int
fp_presenter_compare_small (gconstpointer a, gconstpointer b)
{
  const FpViewCard *one = *(const FpViewCard *const *) a, *other = *(const FpViewCard *const *) b;
  return one->def != other->def ? one->def - other->def : one->card - other->card;
}

guint
fp_presenter_n_zones (const FpSeatCardsDef *def)
{
  guint n = 0;
  while (n < FP_SEAT_CARD_ZONES && def->zones[n] != NULL)
    n++;
  return n;
}

/* Returns the number of cards of @zone that lie before the card of number @number in the view. */
static guint
cards_before (const FpPresenter *presenter, const FpViewZone *zone, guint number)
{
  const FpViewCard *card = &presenter->view->cards[number];
  guint before = 0;
  for (guint i = 0; i < zone->count; i++)
    {
      const FpViewCard *other = &presenter->view->cards[zone->first + i];
      before += fp_presenter_compare_small (&other, &card) < 0;
    }
  return before;
}

/* Returns the position of a card that is not in the hand. */
static guint
row_position (const FpPresenter *presenter, guint number)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  for (guint i = 0; i < layout->n_cards; i++)
    for (guint k = 0; layout->cards[i].small && k < fp_presenter_n_zones (&layout->cards[i]); k++)
      {
        const FpViewZone *zone = fp_presenter_zone (presenter, layout->cards[i].zones[k], presenter->viewer);
        if (zone != NULL && zone->listed && number >= zone->first && number < (guint) zone->first + zone->count)
          return zone->first + cards_before (presenter, zone, number);
      }
  return number;
}

/* Any card */

guint
fp_presenter_position (const FpPresenter *presenter, guint number)
{
  g_autoptr (GArray) order = fp_presenter_hand_order (presenter);
  guint first = G_MAXUINT, position = G_MAXUINT;
  for (guint i = 0; i < order->len; i++)
    {
      first = MIN (first, g_array_index (order, guint, i));
      if (g_array_index (order, guint, i) == number)
        position = i;
    }
  return position != G_MAXUINT ? first + position : row_position (presenter, number);
}
