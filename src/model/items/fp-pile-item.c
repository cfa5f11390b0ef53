/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A shared deck or pile, shown mainly by its number of cards. */
#include "model/items/fp-pile-item.h"

struct _FpPileItem
{
  GObject parent_instance;
  FpPileFacts facts;
};

G_DEFINE_FINAL_TYPE (FpPileItem, fp_pile_item, G_TYPE_OBJECT)

enum
{
  PROP_NAME = 1,
  PROP_COUNT,
  PROP_ID,
  PROP_CARDS,
  PROP_NEXT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_pile_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpPileFacts *facts = &FP_PILE_ITEM (object)->facts;
  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, facts->name);
      break;
    case PROP_COUNT:
      g_value_set_int (value, facts->count);
      break;
    case PROP_ID:
      g_value_set_string (value, facts->id);
      break;
    case PROP_CARDS:
      g_value_set_object (value, facts->cards);
      break;
    case PROP_NEXT:
      g_value_set_boolean (value, facts->next);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_pile_item_finalize (GObject *object)
{
  FpPileFacts *facts = &FP_PILE_ITEM (object)->facts;
  g_free (facts->name);
  g_free (facts->id);
  g_clear_object (&facts->cards);
  G_OBJECT_CLASS (fp_pile_item_parent_class)->finalize (object);
}

static void
fp_pile_item_class_init (FpPileItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_pile_item_get_property;
  object_class->finalize = fp_pile_item_finalize;
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_COUNT] = g_param_spec_int ("count", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_CARDS] = g_param_spec_object ("cards", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_NEXT] = g_param_spec_boolean ("next", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_pile_item_init (FpPileItem *self)
{
}

FpPileItem *
fp_pile_item_new (const FpPileFacts *facts)
{
  FpPileItem *self = g_object_new (FP_TYPE_PILE_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpPileFacts *
fp_pile_item_facts (FpPileItem *self)
{
  g_return_val_if_fail (FP_IS_PILE_ITEM (self), NULL);
  return &self->facts;
}
