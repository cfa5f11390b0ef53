/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log, or the heading of a destiny card. */
#pragma once

#include <gio/gio.h>

/* What is said.  Strings and lists that it holds are given away to the item by fp_log_item_new (). */
typedef struct
{
  char *text; /* a sentence, or the heading */
  gboolean heading; /* begins the lines of a destiny card */
  gboolean step; /* names a step of the rules that begins, rather than what happened */
  int turn; /* number of the destiny card, 0: set-up */
} FpLogFacts;

#define FP_TYPE_LOG_ITEM (fp_log_item_get_type ())
G_DECLARE_FINAL_TYPE (FpLogItem, fp_log_item, FP, LOG_ITEM, GObject)

/* fp_log_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpLogItem *fp_log_item_new (const FpLogFacts *facts);

/* fp_log_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpLogFacts *fp_log_item_facts (FpLogItem *self);
