/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hint: an answer that a good player might give. */
#include "model/items/fp-hint-item.h"

struct _FpHintItem
{
  GObject parent_instance;
  FpHintFacts facts;
};

G_DEFINE_FINAL_TYPE (FpHintItem, fp_hint_item, G_TYPE_OBJECT)

static void
fp_hint_item_finalize (GObject *object)
{
  FpHintFacts *facts = &FP_HINT_ITEM (object)->facts;
  g_free (facts->text);
  g_free (facts->odds);
  g_free (facts->reason);
  g_array_unref (facts->options);
  g_array_unref (facts->cards);
  G_OBJECT_CLASS (fp_hint_item_parent_class)->finalize (object);
}

static void
fp_hint_item_class_init (FpHintItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_hint_item_finalize;
}

static void
fp_hint_item_init (FpHintItem *self)
{
}

FpHintItem *
fp_hint_item_new (const FpHintFacts *facts)
{
  FpHintItem *self = g_object_new (FP_TYPE_HINT_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpHintFacts *
fp_hint_item_facts (FpHintItem *self)
{
  g_return_val_if_fail (FP_IS_HINT_ITEM (self), NULL);
  return &self->facts;
}
