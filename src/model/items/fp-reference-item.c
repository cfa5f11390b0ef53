/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A reference: a rules page of a card, or a card of a rules page. */
#include "model/items/fp-reference-item.h"

struct _FpReferenceItem
{
  GObject parent_instance;
  FpReferenceFacts facts;
};

G_DEFINE_FINAL_TYPE (FpReferenceItem, fp_reference_item, G_TYPE_OBJECT)

static void
fp_reference_item_finalize (GObject *object)
{
  FpReferenceFacts *facts = &FP_REFERENCE_ITEM (object)->facts;
  g_free (facts->place);
  g_free (facts->title);
  g_free (facts->about);
  G_OBJECT_CLASS (fp_reference_item_parent_class)->finalize (object);
}

static void
fp_reference_item_class_init (FpReferenceItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_reference_item_finalize;
}

static void
fp_reference_item_init (FpReferenceItem *self)
{
}

FpReferenceItem *
fp_reference_item_new (const FpReferenceFacts *facts)
{
  FpReferenceItem *self = g_object_new (FP_TYPE_REFERENCE_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpReferenceFacts *
fp_reference_item_facts (FpReferenceItem *self)
{
  g_return_val_if_fail (FP_IS_REFERENCE_ITEM (self), NULL);
  return &self->facts;
}
