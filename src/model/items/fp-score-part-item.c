/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of a clout. */
#include "model/items/fp-score-part-item.h"

struct _FpScorePartItem
{
  GObject parent_instance;
  FpScorePartFacts facts;
};

G_DEFINE_FINAL_TYPE (FpScorePartItem, fp_score_part_item, G_TYPE_OBJECT)

enum
{
  PROP_NAME = 1,
  PROP_VALUE,
  PROP_CARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_score_part_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpScorePartFacts *facts = &FP_SCORE_PART_ITEM (object)->facts;
  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, facts->name);
      break;
    case PROP_VALUE:
      g_value_set_string (value, facts->value);
      break;
    case PROP_CARD:
      g_value_set_object (value, facts->card);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_score_part_item_finalize (GObject *object)
{
  FpScorePartFacts *facts = &FP_SCORE_PART_ITEM (object)->facts;
  g_free (facts->name);
  g_free (facts->value);
  g_clear_object (&facts->card);
  G_OBJECT_CLASS (fp_score_part_item_parent_class)->finalize (object);
}

static void
fp_score_part_item_class_init (FpScorePartItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_score_part_item_get_property;
  object_class->finalize = fp_score_part_item_finalize;
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_VALUE] = g_param_spec_string ("value", NULL, NULL, NULL, flags);
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, FP_TYPE_CARD_ITEM, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_score_part_item_init (FpScorePartItem *self)
{
}

FpScorePartItem *
fp_score_part_item_new (const FpScorePartFacts *facts)
{
  FpScorePartItem *self = g_object_new (FP_TYPE_SCORE_PART_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpScorePartFacts *
fp_score_part_item_facts (FpScorePartItem *self)
{
  g_return_val_if_fail (FP_IS_SCORE_PART_ITEM (self), NULL);
  return &self->facts;
}
