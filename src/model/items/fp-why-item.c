/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One item of the explanation “Why?”. */
#include "model/items/fp-why-item.h"

struct _FpWhyItem
{
  GObject parent_instance;
  FpWhyFacts facts;
};

G_DEFINE_FINAL_TYPE (FpWhyItem, fp_why_item, G_TYPE_OBJECT)

static void
fp_why_item_finalize (GObject *object)
{
  FpWhyFacts *facts = &FP_WHY_ITEM (object)->facts;
  g_free (facts->section);
  g_free (facts->heading);
  g_free (facts->title);
  g_free (facts->text);
  g_clear_object (&facts->card);
  g_free (facts->page);
  G_OBJECT_CLASS (fp_why_item_parent_class)->finalize (object);
}

static void
fp_why_item_class_init (FpWhyItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_why_item_finalize;
}

static void
fp_why_item_init (FpWhyItem *self)
{
}

FpWhyItem *
fp_why_item_new (const FpWhyFacts *facts)
{
  FpWhyItem *self = g_object_new (FP_TYPE_WHY_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpWhyFacts *
fp_why_item_facts (FpWhyItem *self)
{
  g_return_val_if_fail (FP_IS_WHY_ITEM (self), NULL);
  return &self->facts;
}
