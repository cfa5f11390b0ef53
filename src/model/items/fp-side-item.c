/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of a duel or contest. */
#include "model/items/fp-side-item.h"

struct _FpSideItem
{
  GObject parent_instance;
  FpSideFacts facts;
};

G_DEFINE_FINAL_TYPE (FpSideItem, fp_side_item, G_TYPE_OBJECT)

enum
{
  PROP_NAME = 1,
  PROP_SHAPE,
  PROP_COLOUR,
  PROP_DIAL,
  PROP_SET_DIAL,
  PROP_SHIPS,
  PROP_CLOUT,
  PROP_COUNTED,
  PROP_ADVANTAGE,
  PROP_OPTION,
  PROP_WINNER,
  PROP_DECIDED,
  PROP_PLANS,
  PROP_TACTICS,
  PROP_REINFORCEMENTS,
  PROP_PARTS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_side_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpSideFacts *facts = &FP_SIDE_ITEM (object)->facts;
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
    case PROP_DIAL:
      g_value_set_int (value, facts->dial);
      break;
    case PROP_SET_DIAL:
      g_value_set_int (value, facts->set_dial);
      break;
    case PROP_SHIPS:
      g_value_set_int (value, facts->ships);
      break;
    case PROP_CLOUT:
      g_value_set_int (value, facts->clout);
      break;
    case PROP_COUNTED:
      g_value_set_boolean (value, facts->counted);
      break;
    case PROP_ADVANTAGE:
      g_value_set_boolean (value, facts->advantage);
      break;
    case PROP_OPTION:
      g_value_set_int (value, facts->option);
      break;
    case PROP_WINNER:
      g_value_set_boolean (value, facts->winner);
      break;
    case PROP_DECIDED:
      g_value_set_boolean (value, facts->decided);
      break;
    case PROP_PLANS:
      g_value_set_object (value, facts->plans);
      break;
    case PROP_TACTICS:
      g_value_set_object (value, facts->tactics);
      break;
    case PROP_REINFORCEMENTS:
      g_value_set_object (value, facts->reinforcements);
      break;
    case PROP_PARTS:
      g_value_set_object (value, facts->parts);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_side_item_finalize (GObject *object)
{
  FpSideFacts *facts = &FP_SIDE_ITEM (object)->facts;
  g_free (facts->name);
  g_free (facts->shape);
  g_free (facts->colour);
  g_clear_object (&facts->plans);
  g_clear_object (&facts->tactics);
  g_clear_object (&facts->reinforcements);
  g_clear_object (&facts->parts);
  G_OBJECT_CLASS (fp_side_item_parent_class)->finalize (object);
}

static void
fp_side_item_class_init (FpSideItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_side_item_get_property;
  object_class->finalize = fp_side_item_finalize;
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_SHAPE] = g_param_spec_string ("shape", NULL, NULL, NULL, flags);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, flags);
  properties[PROP_DIAL] = g_param_spec_int ("dial", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SET_DIAL] = g_param_spec_int ("set-dial", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SHIPS] = g_param_spec_int ("ships", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_CLOUT] = g_param_spec_int ("clout", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_COUNTED] = g_param_spec_boolean ("counted", NULL, NULL, FALSE, flags);
  properties[PROP_ADVANTAGE] = g_param_spec_boolean ("advantage", NULL, NULL, FALSE, flags);
  properties[PROP_OPTION] = g_param_spec_int ("option", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_WINNER] = g_param_spec_boolean ("winner", NULL, NULL, FALSE, flags);
  properties[PROP_DECIDED] = g_param_spec_boolean ("decided", NULL, NULL, FALSE, flags);
  properties[PROP_PLANS] = g_param_spec_object ("plans", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_TACTICS] = g_param_spec_object ("tactics", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_REINFORCEMENTS] = g_param_spec_object ("reinforcements", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_PARTS] = g_param_spec_object ("parts", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_side_item_init (FpSideItem *self)
{
}

FpSideItem *
fp_side_item_new (const FpSideFacts *facts)
{
  FpSideItem *self = g_object_new (FP_TYPE_SIDE_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpSideFacts *
fp_side_item_facts (FpSideItem *self)
{
  g_return_val_if_fail (FP_IS_SIDE_ITEM (self), NULL);
  return &self->facts;
}
