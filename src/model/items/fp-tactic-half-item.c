/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One half of a tactic. */
#include "model/items/fp-tactic-half-item.h"

struct _FpTacticHalfItem
{
  GObject parent_instance;
  FpTacticHalfFacts facts;
};

G_DEFINE_FINAL_TYPE (FpTacticHalfItem, fp_tactic_half_item, G_TYPE_OBJECT)

enum
{
  PROP_ICON = 1,
  PROP_NAME,
  PROP_VALUE,
  PROP_COUNTS,
  PROP_OPTION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_tactic_half_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpTacticHalfFacts *facts = &FP_TACTIC_HALF_ITEM (object)->facts;
  switch (id)
    {
    case PROP_ICON:
      g_value_set_string (value, facts->icon);
      break;
    case PROP_NAME:
      g_value_set_string (value, facts->name);
      break;
    case PROP_VALUE:
      g_value_set_int (value, facts->value);
      break;
    case PROP_COUNTS:
      g_value_set_boolean (value, facts->counts);
      break;
    case PROP_OPTION:
      g_value_set_int (value, facts->option);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_tactic_half_item_finalize (GObject *object)
{
  FpTacticHalfFacts *facts = &FP_TACTIC_HALF_ITEM (object)->facts;
  g_free (facts->icon);
  g_free (facts->name);
  G_OBJECT_CLASS (fp_tactic_half_item_parent_class)->finalize (object);
}

static void
fp_tactic_half_item_class_init (FpTacticHalfItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_tactic_half_item_get_property;
  object_class->finalize = fp_tactic_half_item_finalize;
  properties[PROP_ICON] = g_param_spec_string ("icon", NULL, NULL, NULL, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_COUNTS] = g_param_spec_boolean ("counts", NULL, NULL, FALSE, flags);
  properties[PROP_OPTION] = g_param_spec_int ("option", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_tactic_half_item_init (FpTacticHalfItem *self)
{
}

FpTacticHalfItem *
fp_tactic_half_item_new (const FpTacticHalfFacts *facts)
{
  FpTacticHalfItem *self = g_object_new (FP_TYPE_TACTIC_HALF_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpTacticHalfFacts *
fp_tactic_half_item_facts (FpTacticHalfItem *self)
{
  g_return_val_if_fail (FP_IS_TACTIC_HALF_ITEM (self), NULL);
  return &self->facts;
}
