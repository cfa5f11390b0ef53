/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pending decision. */
#include "model/items/fp-decision-item.h"

#include "model/items/fp-option-item.h"

struct _FpDecisionItem
{
  GObject parent_instance;
  FpDecisionFacts facts;
};

G_DEFINE_FINAL_TYPE (FpDecisionItem, fp_decision_item, G_TYPE_OBJECT)

enum
{
  PROP_SEAT = 1,
  PROP_NAME,
  PROP_SHAPE,
  PROP_COLOUR,
  PROP_TEXT,
  PROP_ID,
  PROP_PAGE,
  PROP_PAGE_TITLE,
  PROP_CARD,
  PROP_MINE,
  PROP_THINKS,
  PROP_NUMBER,
  PROP_SEVERAL,
  PROP_COMPLETE,
  PROP_PROGRESS,
  PROP_OPTIONS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_decision_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpDecisionFacts *facts = &FP_DECISION_ITEM (object)->facts;
  switch (id)
    {
    case PROP_SEAT:
      g_value_set_int (value, facts->seat);
      break;
    case PROP_NAME:
      g_value_set_string (value, facts->name);
      break;
    case PROP_SHAPE:
      g_value_set_string (value, facts->shape);
      break;
    case PROP_COLOUR:
      g_value_set_string (value, facts->colour);
      break;
    case PROP_TEXT:
      g_value_set_string (value, facts->text);
      break;
    case PROP_ID:
      g_value_set_string (value, facts->id);
      break;
    case PROP_PAGE:
      g_value_set_string (value, facts->page);
      break;
    case PROP_PAGE_TITLE:
      g_value_set_string (value, facts->page_title);
      break;
    case PROP_CARD:
      g_value_set_object (value, facts->card);
      break;
    case PROP_MINE:
      g_value_set_boolean (value, facts->mine);
      break;
    case PROP_THINKS:
      g_value_set_boolean (value, facts->thinks);
      break;
    case PROP_NUMBER:
      g_value_set_int (value, facts->number);
      break;
    case PROP_SEVERAL:
      g_value_set_boolean (value, facts->several);
      break;
    case PROP_COMPLETE:
      g_value_set_boolean (value, facts->complete);
      break;
    case PROP_PROGRESS:
      g_value_set_string (value, facts->progress);
      break;
    case PROP_OPTIONS:
      g_value_set_object (value, facts->options);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_decision_item_finalize (GObject *object)
{
  FpDecisionFacts *facts = &FP_DECISION_ITEM (object)->facts;
  g_free (facts->name);
  g_free (facts->shape);
  g_free (facts->colour);
  g_free (facts->text);
  g_free (facts->id);
  g_free (facts->page);
  g_free (facts->page_title);
  g_free (facts->progress);
  g_clear_object (&facts->card);
  g_clear_object (&facts->options);
  G_OBJECT_CLASS (fp_decision_item_parent_class)->finalize (object);
}

static void
fp_decision_item_class_init (FpDecisionItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_decision_item_get_property;
  object_class->finalize = fp_decision_item_finalize;
  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_SHAPE] = g_param_spec_string ("shape", NULL, NULL, NULL, flags);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, NULL, flags);
  properties[PROP_PAGE_TITLE] = g_param_spec_string ("page-title", NULL, NULL, NULL, flags);
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, FP_TYPE_CARD_ITEM, flags);
  properties[PROP_MINE] = g_param_spec_boolean ("mine", NULL, NULL, FALSE, flags);
  properties[PROP_THINKS] = g_param_spec_boolean ("thinks", NULL, NULL, FALSE, flags);
  properties[PROP_NUMBER] = g_param_spec_int ("number", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SEVERAL] = g_param_spec_boolean ("several", NULL, NULL, FALSE, flags);
  properties[PROP_COMPLETE] = g_param_spec_boolean ("complete", NULL, NULL, FALSE, flags);
  properties[PROP_PROGRESS] = g_param_spec_string ("progress", NULL, NULL, NULL, flags);
  properties[PROP_OPTIONS] = g_param_spec_object ("options", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_decision_item_init (FpDecisionItem *self)
{
}

FpDecisionItem *
fp_decision_item_new (const FpDecisionFacts *facts)
{
  FpDecisionItem *self = g_object_new (FP_TYPE_DECISION_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpDecisionFacts *
fp_decision_item_facts (FpDecisionItem *self)
{
  g_return_val_if_fail (FP_IS_DECISION_ITEM (self), NULL);
  return &self->facts;
}

int
fp_decision_item_by_key (FpDecisionItem *self, const char *key)
{
  g_return_val_if_fail (FP_IS_DECISION_ITEM (self), -1);
  GListModel *options = self->facts.options;
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (options, i);
      if (g_strcmp0 (fp_option_item_facts (option)->key, key) == 0)
        return fp_option_item_facts (option)->index;
    }
  return -1;
}
