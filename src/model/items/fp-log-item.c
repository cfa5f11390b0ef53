/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log, or the heading of a turn. */
#include "model/items/fp-log-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpLogFacts, text),          FP_ITEM_STRING (FpLogFacts, summary),
  FP_ITEM_BOOLEAN (FpLogFacts, heading),      FP_ITEM_BOOLEAN (FpLogFacts, step),
  FP_ITEM_BOOLEAN (FpLogFacts, news),         FP_ITEM_INT (FpLogFacts, turn),
  FP_ITEM_INT (FpLogFacts, choices),          FP_ITEM_UINT (FpLogFacts, subjects),
  FP_ITEM_INTS (FpLogFacts, cards),           FP_ITEM_UINT (FpLogFacts, seats),
  FP_ITEM_UINT (FpLogFacts, places),          FP_ITEM_STATIC_STRING (FpLogFacts, about),
  FP_ITEM_STATIC_STRING (FpLogFacts, within),
};

FP_DEFINE_ITEM (FpLogItem, fp_log_item, FpLogFacts, fields)
