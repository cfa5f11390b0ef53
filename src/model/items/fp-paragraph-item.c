/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paragraph of a card's text. */
#include "model/items/fp-paragraph-item.h"

struct _FpParagraphItem
{
  GObject parent_instance;
  FpParagraphFacts facts;
};

G_DEFINE_FINAL_TYPE (FpParagraphItem, fp_paragraph_item, G_TYPE_OBJECT)

enum
{
  PROP_NAME = 1,
  PROP_TEXT,
  PROP_NOTES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_paragraph_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpParagraphFacts *facts = &FP_PARAGRAPH_ITEM (object)->facts;
  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, facts->name);
      break;
    case PROP_TEXT:
      g_value_set_string (value, facts->text);
      break;
    case PROP_NOTES:
      g_value_set_string (value, facts->notes);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_paragraph_item_finalize (GObject *object)
{
  FpParagraphFacts *facts = &FP_PARAGRAPH_ITEM (object)->facts;
  g_free (facts->name);
  g_free (facts->text);
  g_free (facts->notes);
  G_OBJECT_CLASS (fp_paragraph_item_parent_class)->finalize (object);
}

static void
fp_paragraph_item_class_init (FpParagraphItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_paragraph_item_get_property;
  object_class->finalize = fp_paragraph_item_finalize;
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_paragraph_item_init (FpParagraphItem *self)
{
}

FpParagraphItem *
fp_paragraph_item_new (const FpParagraphFacts *facts)
{
  FpParagraphItem *self = g_object_new (FP_TYPE_PARAGRAPH_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpParagraphFacts *
fp_paragraph_item_facts (FpParagraphItem *self)
{
  g_return_val_if_fail (FP_IS_PARAGRAPH_ITEM (self), NULL);
  return &self->facts;
}
