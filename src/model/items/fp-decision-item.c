/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pending decision. */
#include "model/items/fp-decision-item.h"

#include "model/items/fp-item-private.h"
#include "model/items/fp-option-item.h"

static const FpItemField fields[] = {
  FP_ITEM_INT (FpDecisionFacts, seat),          FP_ITEM_STRING (FpDecisionFacts, name),
  FP_ITEM_STRING (FpDecisionFacts, shape),      FP_ITEM_STRING (FpDecisionFacts, colour),
  FP_ITEM_STRING (FpDecisionFacts, text),       FP_ITEM_STRING (FpDecisionFacts, stake),
  FP_ITEM_STRING (FpDecisionFacts, id),         FP_ITEM_STRING (FpDecisionFacts, page),
  FP_ITEM_STRING (FpDecisionFacts, page_title), FP_ITEM_OBJECT (FpDecisionFacts, card, FpCardItem),
  FP_ITEM_BOOLEAN (FpDecisionFacts, mine),      FP_ITEM_BOOLEAN (FpDecisionFacts, thinks),
  FP_ITEM_BOOLEAN (FpDecisionFacts, held),      FP_ITEM_INT (FpDecisionFacts, number),
  FP_ITEM_BOOLEAN (FpDecisionFacts, several),   FP_ITEM_BOOLEAN (FpDecisionFacts, complete),
  FP_ITEM_BOOLEAN (FpDecisionFacts, usual),     FP_ITEM_STRING (FpDecisionFacts, progress),
  FP_ITEM_LIST (FpDecisionFacts, options),      FP_ITEM_OBJECT (FpDecisionFacts, deal, FpDealItem),
};

FP_DEFINE_ITEM (FpDecisionItem, fp_decision_item, FpDecisionFacts, fields)

int
fp_decision_item_by_key (FpDecisionItem *self, const char *key)
{
  g_return_val_if_fail (FP_IS_DECISION_ITEM (self), -1);
  GListModel *options = self->facts.options;
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (options, i);
      if (g_strcmp0 (fp_option_item_facts (option)->key, key) == 0)
        return fp_option_item_facts (option)->index;
    }
  return -1;
}
