/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option of the pending decision. */
#include "model/items/fp-option-item.h"

struct _FpOptionItem
{
  GObject parent_instance;
  FpOptionFacts facts;
};

G_DEFINE_FINAL_TYPE (FpOptionItem, fp_option_item, G_TYPE_OBJECT)

enum
{
  PROP_INDEX = 1,
  PROP_LABEL,
  PROP_ID,
  PROP_FROM,
  PROP_GOES,
  PROP_KEY,
  PROP_HALVES,
  PROP_PICKED,
  PROP_OPEN,
  PROP_CARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_option_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpOptionFacts *facts = &FP_OPTION_ITEM (object)->facts;
  switch (id)
    {
    case PROP_INDEX:
      g_value_set_int (value, facts->index);
      break;
    case PROP_LABEL:
      g_value_set_string (value, facts->label);
      break;
    case PROP_FROM:
      g_value_set_string (value, facts->from);
      break;
    case PROP_GOES:
      g_value_set_string (value, facts->goes);
      break;
    case PROP_ID:
      g_value_set_string (value, facts->id);
      break;
    case PROP_KEY:
      g_value_set_string (value, facts->key);
      break;
    case PROP_HALVES:
      g_value_set_object (value, facts->halves);
      break;
    case PROP_PICKED:
      g_value_set_boolean (value, facts->picked);
      break;
    case PROP_OPEN:
      g_value_set_boolean (value, facts->open);
      break;
    case PROP_CARD:
      g_value_set_object (value, facts->card);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_option_item_finalize (GObject *object)
{
  FpOptionFacts *facts = &FP_OPTION_ITEM (object)->facts;
  g_free (facts->label);
  g_free (facts->id);
  g_free (facts->from);
  g_free (facts->goes);
  g_free (facts->key);
  g_clear_object (&facts->card);
  g_clear_object (&facts->halves);
  G_OBJECT_CLASS (fp_option_item_parent_class)->finalize (object);
}

static void
fp_option_item_class_init (FpOptionItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_option_item_get_property;
  object_class->finalize = fp_option_item_finalize;
  properties[PROP_INDEX] = g_param_spec_int ("index", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  properties[PROP_FROM] = g_param_spec_string ("from", NULL, NULL, NULL, flags);
  properties[PROP_GOES] = g_param_spec_string ("goes", NULL, NULL, NULL, flags);
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_KEY] = g_param_spec_string ("key", NULL, NULL, NULL, flags);
  properties[PROP_PICKED] = g_param_spec_boolean ("picked", NULL, NULL, FALSE, flags);
  properties[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, flags);
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, FP_TYPE_CARD_ITEM, flags);
  properties[PROP_HALVES] = g_param_spec_object ("halves", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_option_item_init (FpOptionItem *self)
{
}

FpOptionItem *
fp_option_item_new (const FpOptionFacts *facts)
{
  FpOptionItem *self = g_object_new (FP_TYPE_OPTION_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpOptionFacts *
fp_option_item_facts (FpOptionItem *self)
{
  g_return_val_if_fail (FP_IS_OPTION_ITEM (self), NULL);
  return &self->facts;
}
