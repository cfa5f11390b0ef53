/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A planet on the table. */
#include "model/items/fp-planet-item.h"

struct _FpPlanetItem
{
  GObject parent_instance;
  FpPlanetFacts facts;
};

G_DEFINE_FINAL_TYPE (FpPlanetItem, fp_planet_item, G_TYPE_OBJECT)

enum
{
  PROP_CARD = 1,
  PROP_NAME,
  PROP_SYMBOL,
  PROP_SYMBOL_ID,
  PROP_CONTROLLERS,
  PROP_DISPUTE,
  PROP_SHIPS,
  PROP_OPTION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_planet_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpPlanetFacts *facts = &FP_PLANET_ITEM (object)->facts;
  switch (id)
    {
    case PROP_CARD:
      g_value_set_object (value, facts->card);
      break;
    case PROP_NAME:
      g_value_set_string (value, facts->name);
      break;
    case PROP_SYMBOL:
      g_value_set_string (value, facts->symbol);
      break;
    case PROP_SYMBOL_ID:
      g_value_set_string (value, facts->symbol_id);
      break;
    case PROP_CONTROLLERS:
      g_value_set_string (value, facts->controllers);
      break;
    case PROP_DISPUTE:
      g_value_set_boolean (value, facts->dispute);
      break;
    case PROP_SHIPS:
      g_value_set_object (value, facts->ships);
      break;
    case PROP_OPTION:
      g_value_set_int (value, facts->option);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_planet_item_finalize (GObject *object)
{
  FpPlanetFacts *facts = &FP_PLANET_ITEM (object)->facts;
  g_clear_object (&facts->card);
  g_free (facts->name);
  g_free (facts->symbol);
  g_free (facts->symbol_id);
  g_free (facts->controllers);
  g_clear_object (&facts->ships);
  G_OBJECT_CLASS (fp_planet_item_parent_class)->finalize (object);
}

static void
fp_planet_item_class_init (FpPlanetItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_planet_item_get_property;
  object_class->finalize = fp_planet_item_finalize;
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, FP_TYPE_CARD_ITEM, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_SYMBOL] = g_param_spec_string ("symbol", NULL, NULL, NULL, flags);
  properties[PROP_SYMBOL_ID] = g_param_spec_string ("symbol-id", NULL, NULL, NULL, flags);
  properties[PROP_CONTROLLERS] = g_param_spec_string ("controllers", NULL, NULL, NULL, flags);
  properties[PROP_DISPUTE] = g_param_spec_boolean ("dispute", NULL, NULL, FALSE, flags);
  properties[PROP_SHIPS] = g_param_spec_object ("ships", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_OPTION] = g_param_spec_int ("option", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_planet_item_init (FpPlanetItem *self)
{
}

FpPlanetItem *
fp_planet_item_new (const FpPlanetFacts *facts)
{
  FpPlanetItem *self = g_object_new (FP_TYPE_PLANET_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpPlanetFacts *
fp_planet_item_facts (FpPlanetItem *self)
{
  g_return_val_if_fail (FP_IS_PLANET_ITEM (self), NULL);
  return &self->facts;
}
