/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ships of one player in one place. */
#include "model/items/fp-fleet-item.h"

struct _FpFleetItem
{
  GObject parent_instance;
  FpFleetFacts facts;
};

G_DEFINE_FINAL_TYPE (FpFleetItem, fp_fleet_item, G_TYPE_OBJECT)

enum
{
  PROP_NAME = 1,
  PROP_SHAPE,
  PROP_COLOUR,
  PROP_SHIPS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_fleet_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpFleetFacts *facts = &FP_FLEET_ITEM (object)->facts;
  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, facts->name);
      break;
    case PROP_SHAPE:
      g_value_set_string (value, facts->shape);
      break;
    case PROP_COLOUR:
      g_value_set_string (value, facts->colour);
      break;
    case PROP_SHIPS:
      g_value_set_int (value, facts->ships);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_fleet_item_finalize (GObject *object)
{
  FpFleetFacts *facts = &FP_FLEET_ITEM (object)->facts;
  g_free (facts->name);
  g_free (facts->shape);
  g_free (facts->colour);
  G_OBJECT_CLASS (fp_fleet_item_parent_class)->finalize (object);
}

static void
fp_fleet_item_class_init (FpFleetItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_fleet_item_get_property;
  object_class->finalize = fp_fleet_item_finalize;
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_SHAPE] = g_param_spec_string ("shape", NULL, NULL, NULL, flags);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, flags);
  properties[PROP_SHIPS] = g_param_spec_int ("ships", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_fleet_item_init (FpFleetItem *self)
{
}

FpFleetItem *
fp_fleet_item_new (const FpFleetFacts *facts)
{
  FpFleetItem *self = g_object_new (FP_TYPE_FLEET_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpFleetFacts *
fp_fleet_item_facts (FpFleetItem *self)
{
  g_return_val_if_fail (FP_IS_FLEET_ITEM (self), NULL);
  return &self->facts;
}
