/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A movement on the table. */
#include "model/items/fp-move-item.h"

struct _FpMoveItem
{
  GObject parent_instance;
  FpMoveFacts facts;
};

G_DEFINE_FINAL_TYPE (FpMoveItem, fp_move_item, G_TYPE_OBJECT)

static void
fp_move_item_finalize (GObject *object)
{
  FpMoveFacts *facts = &FP_MOVE_ITEM (object)->facts;
  g_free (facts->shape);
  g_free (facts->colour);
  g_free (facts->from);
  g_free (facts->to);
  g_clear_object (&facts->card);
  G_OBJECT_CLASS (fp_move_item_parent_class)->finalize (object);
}

static void
fp_move_item_class_init (FpMoveItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_move_item_finalize;
}

static void
fp_move_item_init (FpMoveItem *self)
{
}

FpMoveItem *
fp_move_item_new (const FpMoveFacts *facts)
{
  FpMoveItem *self = g_object_new (FP_TYPE_MOVE_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpMoveFacts *
fp_move_item_facts (FpMoveItem *self)
{
  g_return_val_if_fail (FP_IS_MOVE_ITEM (self), NULL);
  return &self->facts;
}
