/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card as the viewer sees it. */
#include "model/items/fp-card-item.h"

struct _FpCardItem
{
  GObject parent_instance;
  FpCardFacts facts;
};

G_DEFINE_FINAL_TYPE (FpCardItem, fp_card_item, G_TYPE_OBJECT)

enum
{
  PROP_NUMBER = 1,
  PROP_ID,
  PROP_NAME,
  PROP_TITLE,
  PROP_WORTH,
  PROP_TEXT,
  PROP_PARAGRAPHS,
  PROP_KIND,
  PROP_KIND_ID,
  PROP_HALVES,
  PROP_SHIPS,
  PROP_NOTE,
  PROP_OWNER_SHAPE,
  PROP_OWNER_COLOUR,
  PROP_STATE,
  PROP_UNDER,
  PROP_ON_TOP,
  PROP_HIDDEN,
  PROP_OPTION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_card_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpCardFacts *facts = &FP_CARD_ITEM (object)->facts;
  switch (id)
    {
    case PROP_NUMBER:
      g_value_set_int (value, facts->number);
      break;
    case PROP_ID:
      g_value_set_string (value, facts->id);
      break;
    case PROP_NAME:
      g_value_set_string (value, facts->name);
      break;
    case PROP_TITLE:
      g_value_set_string (value, facts->title);
      break;
    case PROP_WORTH:
      g_value_set_string (value, facts->worth);
      break;
    case PROP_TEXT:
      g_value_set_string (value, facts->text);
      break;
    case PROP_PARAGRAPHS:
      g_value_set_object (value, facts->paragraphs);
      break;
    case PROP_KIND:
      g_value_set_string (value, facts->kind);
      break;
    case PROP_KIND_ID:
      g_value_set_string (value, facts->kind_id);
      break;
    case PROP_HALVES:
      g_value_set_object (value, facts->halves);
      break;
    case PROP_SHIPS:
      g_value_set_object (value, facts->ships);
      break;
    case PROP_NOTE:
      g_value_set_string (value, facts->note);
      break;
    case PROP_OWNER_SHAPE:
      g_value_set_string (value, facts->owner_shape);
      break;
    case PROP_OWNER_COLOUR:
      g_value_set_string (value, facts->owner_colour);
      break;
    case PROP_STATE:
      g_value_set_string (value, facts->state);
      break;
    case PROP_UNDER:
      g_value_set_object (value, facts->under);
      break;
    case PROP_ON_TOP:
      g_value_set_boolean (value, facts->on_top);
      break;
    case PROP_HIDDEN:
      g_value_set_boolean (value, facts->hidden);
      break;
    case PROP_OPTION:
      g_value_set_int (value, facts->option);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_card_item_finalize (GObject *object)
{
  FpCardFacts *facts = &FP_CARD_ITEM (object)->facts;
  g_free (facts->id);
  g_free (facts->name);
  g_free (facts->title);
  g_free (facts->worth);
  g_free (facts->text);
  g_clear_object (&facts->paragraphs);
  g_free (facts->kind);
  g_free (facts->kind_id);
  g_clear_object (&facts->halves);
  g_clear_object (&facts->ships);
  g_free (facts->note);
  g_free (facts->owner_shape);
  g_free (facts->owner_colour);
  g_free (facts->state);
  g_clear_object (&facts->under);
  G_OBJECT_CLASS (fp_card_item_parent_class)->finalize (object);
}

static void
fp_card_item_class_init (FpCardItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_card_item_get_property;
  object_class->finalize = fp_card_item_finalize;
  properties[PROP_NUMBER] = g_param_spec_int ("number", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_WORTH] = g_param_spec_string ("worth", NULL, NULL, NULL, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_PARAGRAPHS] = g_param_spec_object ("paragraphs", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, NULL, flags);
  properties[PROP_KIND_ID] = g_param_spec_string ("kind-id", NULL, NULL, NULL, flags);
  properties[PROP_HALVES] = g_param_spec_object ("halves", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_SHIPS] = g_param_spec_object ("ships", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_NOTE] = g_param_spec_string ("note", NULL, NULL, NULL, flags);
  properties[PROP_OWNER_SHAPE] = g_param_spec_string ("owner-shape", NULL, NULL, NULL, flags);
  properties[PROP_OWNER_COLOUR] = g_param_spec_string ("owner-colour", NULL, NULL, NULL, flags);
  properties[PROP_STATE] = g_param_spec_string ("state", NULL, NULL, NULL, flags);
  properties[PROP_UNDER] = g_param_spec_object ("under", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_ON_TOP] = g_param_spec_boolean ("on-top", NULL, NULL, FALSE, flags);
  properties[PROP_HIDDEN] = g_param_spec_boolean ("hidden", NULL, NULL, FALSE, flags);
  properties[PROP_OPTION] = g_param_spec_int ("option", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_card_item_init (FpCardItem *self)
{
}

FpCardItem *
fp_card_item_new (const FpCardFacts *facts)
{
  FpCardItem *self = g_object_new (FP_TYPE_CARD_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpCardFacts *
fp_card_item_facts (FpCardItem *self)
{
  g_return_val_if_fail (FP_IS_CARD_ITEM (self), NULL);
  return &self->facts;
}
