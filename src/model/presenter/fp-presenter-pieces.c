/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: what modules add to the table by the edition's layout: pieces beside planets, and
 * cards that are rules for everybody. */
#include "model/items/fp-item.h"
#include "model/items/fp-piece-item.h"
#include "model/presenter/fp-presenter-private.h"

/* Returns the number of cards on the planet @tile, or under it, whose kind @def names. */
static int
count_cards (const FpPresenter *presenter, const FpTablePieceDef *def, FpCardItem *tile)
{
  const FpEdition *edition = presenter->engine->edition;
  GListModel *under = fp_card_item_facts (tile)->under;
  int n = 0;
  for (guint i = 0; under != NULL && i < g_list_model_get_n_items (under); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (under, i);
      const char *kind = fp_card_item_facts (card)->kind_id;
      for (guint k = 1; kind != NULL && k < edition->n_kinds; k++)
        if ((def->kinds >> k & 1) != 0 && strcmp (edition->kinds[k].id, kind) == 0)
          n++;
    }
  return n;
}

/* Adds @number pieces of @seat, FP_NOBODY for nobody's. */
static void
add_piece (const FpPresenter *presenter, const FpTablePieceDef *def, uint8_t seat, int number, GPtrArray *items)
{
  gboolean owned = seat != FP_NOBODY;
  if (number <= 0)
    return;
  const FpPieceFacts facts = {
    .name = g_strdup (fp_text_table_label (presenter->engine->edition, def->id)),
    .icon = g_strdup_printf ("fp-%s-symbolic", def->icon),
    .colour = owned ? g_strdup (fp_presenter_colour (presenter, seat)) : NULL,
    .owner = owned ? g_strdup (fp_presenter_name (presenter, seat)) : NULL,
    .number = number,
    .cards = def->kinds != 0,
    .right = def->right,
  };
  g_ptr_array_add (items, fp_piece_item_new (&facts));
}

GListModel *
fp_presenter_pieces (const FpPresenter *presenter, uint8_t place, FpCardItem *tile)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < layout->n_pieces; i++)
    {
      const FpTablePieceDef *def = &layout->pieces[i];
      if (def->kinds != 0)
        add_piece (presenter, def, FP_NOBODY, count_cards (presenter, def, tile), items);
      if (def->number == NULL)
        continue;
      add_piece (presenter, def, FP_NOBODY, def->number (presenter->engine, place, FP_NOBODY), items);
      for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
        add_piece (presenter, def, seat, def->number (presenter->engine, place, seat), items);
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_PIECE_ITEM, items));
}

GPtrArray *
fp_presenter_in_force (const FpPresenter *presenter)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < layout->n_in_force; i++)
    {
      const FpViewZone *zone = fp_presenter_zone (presenter, layout->in_force[i], FP_NOBODY);
      const char *label = fp_text_table_label (presenter->engine->edition, layout->in_force[i]);
      for (guint k = 0; zone != NULL && zone->listed && k < zone->count; k++)
        g_ptr_array_add (items,
                         fp_presenter_card (presenter, &presenter->view->cards[zone->first + k], g_strdup (label)));
    }
  return items;
}
