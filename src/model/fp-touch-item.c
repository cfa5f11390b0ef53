/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule that a card touches, or a card that touches a rule. */
#include "model/fp-touch-item.h"

struct _FpTouchItem
{
  GObject parent_instance;
  FpTouchFacts facts;
};

G_DEFINE_FINAL_TYPE (FpTouchItem, fp_touch_item, G_TYPE_OBJECT)

static void
fp_touch_item_finalize (GObject *object)
{
  FpTouchFacts *facts = &FP_TOUCH_ITEM (object)->facts;
  g_free (facts->place);
  g_free (facts->title);
  g_free (facts->about);
  G_OBJECT_CLASS (fp_touch_item_parent_class)->finalize (object);
}

static void
fp_touch_item_class_init (FpTouchItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_touch_item_finalize;
}

static void
fp_touch_item_init (FpTouchItem *self)
{
}

FpTouchItem *
fp_touch_item_new (const FpTouchFacts *facts)
{
  FpTouchItem *self = g_object_new (FP_TYPE_TOUCH_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpTouchFacts *
fp_touch_item_facts (FpTouchItem *self)
{
  g_return_val_if_fail (FP_IS_TOUCH_ITEM (self), NULL);
  return &self->facts;
}
