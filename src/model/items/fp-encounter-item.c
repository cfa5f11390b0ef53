/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The current duel or contest. */
#include "model/items/fp-encounter-item.h"

struct _FpEncounterItem
{
  GObject parent_instance;
  FpEncounterFacts facts;
};

G_DEFINE_FINAL_TYPE (FpEncounterItem, fp_encounter_item, G_TYPE_OBJECT)

enum
{
  PROP_DUEL = 1,
  PROP_PLACE,
  PROP_ADVANTAGE,
  PROP_ROUND,
  PROP_WAITING,
  PROP_SIDES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_encounter_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpEncounterFacts *facts = &FP_ENCOUNTER_ITEM (object)->facts;
  switch (id)
    {
    case PROP_DUEL:
      g_value_set_boolean (value, facts->duel);
      break;
    case PROP_PLACE:
      g_value_set_string (value, facts->place);
      break;
    case PROP_ADVANTAGE:
      g_value_set_int (value, facts->advantage);
      break;
    case PROP_ROUND:
      g_value_set_int (value, facts->round);
      break;
    case PROP_WAITING:
      g_value_set_string (value, facts->waiting);
      break;
    case PROP_SIDES:
      g_value_set_object (value, facts->sides);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_encounter_item_finalize (GObject *object)
{
  FpEncounterFacts *facts = &FP_ENCOUNTER_ITEM (object)->facts;
  g_free (facts->place);
  g_free (facts->waiting);
  g_clear_object (&facts->sides);
  G_OBJECT_CLASS (fp_encounter_item_parent_class)->finalize (object);
}

static void
fp_encounter_item_class_init (FpEncounterItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_encounter_item_get_property;
  object_class->finalize = fp_encounter_item_finalize;
  properties[PROP_DUEL] = g_param_spec_boolean ("duel", NULL, NULL, FALSE, flags);
  properties[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, NULL, flags);
  properties[PROP_ADVANTAGE] = g_param_spec_int ("advantage", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_ROUND] = g_param_spec_int ("round", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_WAITING] = g_param_spec_string ("waiting", NULL, NULL, NULL, flags);
  properties[PROP_SIDES] = g_param_spec_object ("sides", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_encounter_item_init (FpEncounterItem *self)
{
}

FpEncounterItem *
fp_encounter_item_new (const FpEncounterFacts *facts)
{
  FpEncounterItem *self = g_object_new (FP_TYPE_ENCOUNTER_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpEncounterFacts *
fp_encounter_item_facts (FpEncounterItem *self)
{
  g_return_val_if_fail (FP_IS_ENCOUNTER_ITEM (self), NULL);
  return &self->facts;
}
