/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure of a player at the table. */
#include "model/items/fp-figure-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpFigureFacts, id),   FP_ITEM_STRING (FpFigureFacts, label),   FP_ITEM_STRING (FpFigureFacts, text),
  FP_ITEM_STRING (FpFigureFacts, icon), FP_ITEM_STRING (FpFigureFacts, tip),     FP_ITEM_STRING (FpFigureFacts, spot),
  FP_ITEM_INT (FpFigureFacts, number),  FP_ITEM_BOOLEAN (FpFigureFacts, low),    FP_ITEM_BOOLEAN (FpFigureFacts, ships),
  FP_ITEM_LIST (FpFigureFacts, cards),  FP_ITEM_STRING (FpFigureFacts, heading),
};

FP_DEFINE_ITEM (FpFigureItem, fp_figure_item, FpFigureFacts, fields)

gboolean
fp_figure_items_same (GListModel *one, GListModel *other)
{
  guint n = g_list_model_get_n_items (other);
  if (one == NULL || n != g_list_model_get_n_items (one))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpFigureItem) before = g_list_model_get_item (one, i), now = g_list_model_get_item (other, i);
      if (g_strcmp0 (fp_figure_item_facts (before)->id, fp_figure_item_facts (now)->id) != 0)
        return FALSE;
    }
  return TRUE;
}
