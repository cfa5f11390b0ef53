/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log, or the heading of a destiny card. */
#include "model/items/fp-log-item.h"

struct _FpLogItem
{
  GObject parent_instance;
  FpLogFacts facts;
};

G_DEFINE_FINAL_TYPE (FpLogItem, fp_log_item, G_TYPE_OBJECT)

enum
{
  PROP_TEXT = 1,
  PROP_HEADING,
  PROP_STEP,
  PROP_NEWS,
  PROP_TURN,
  PROP_CHOICES,
  PROP_SUBJECTS,
  PROP_CARDS,
  PROP_SEATS,
  PROP_WARP,
  PROP_ABOUT,
  PROP_WITHIN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_log_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpLogFacts *facts = &FP_LOG_ITEM (object)->facts;
  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, facts->text);
      break;
    case PROP_HEADING:
      g_value_set_boolean (value, facts->heading);
      break;
    case PROP_STEP:
      g_value_set_boolean (value, facts->step);
      break;
    case PROP_NEWS:
      g_value_set_boolean (value, facts->news);
      break;
    case PROP_TURN:
      g_value_set_int (value, facts->turn);
      break;
    case PROP_CHOICES:
      g_value_set_int (value, facts->choices);
      break;
    case PROP_SUBJECTS:
      g_value_set_uint (value, facts->subjects);
      break;
    case PROP_CARDS:
      g_value_set_boxed (value, facts->cards);
      break;
    case PROP_SEATS:
      g_value_set_uint (value, facts->seats);
      break;
    case PROP_WARP:
      g_value_set_boolean (value, facts->warp);
      break;
    case PROP_ABOUT:
      g_value_set_static_string (value, facts->about);
      break;
    case PROP_WITHIN:
      g_value_set_static_string (value, facts->within);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_log_item_finalize (GObject *object)
{
  FpLogFacts *facts = &FP_LOG_ITEM (object)->facts;
  g_free (facts->text);
  g_clear_pointer (&facts->cards, g_array_unref);
  G_OBJECT_CLASS (fp_log_item_parent_class)->finalize (object);
}

static void
fp_log_item_class_init (FpLogItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_log_item_get_property;
  object_class->finalize = fp_log_item_finalize;
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_HEADING] = g_param_spec_boolean ("heading", NULL, NULL, FALSE, flags);
  properties[PROP_STEP] = g_param_spec_boolean ("step", NULL, NULL, FALSE, flags);
  properties[PROP_NEWS] = g_param_spec_boolean ("news", NULL, NULL, FALSE, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_CHOICES] = g_param_spec_int ("choices", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_SUBJECTS] = g_param_spec_uint ("subjects", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CARDS] = g_param_spec_boxed ("cards", NULL, NULL, G_TYPE_ARRAY, flags);
  properties[PROP_SEATS] = g_param_spec_uint ("seats", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_WARP] = g_param_spec_boolean ("warp", NULL, NULL, FALSE, flags);
  properties[PROP_ABOUT] = g_param_spec_string ("about", NULL, NULL, NULL, flags);
  properties[PROP_WITHIN] = g_param_spec_string ("within", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_log_item_init (FpLogItem *self)
{
}

FpLogItem *
fp_log_item_new (const FpLogFacts *facts)
{
  FpLogItem *self = g_object_new (FP_TYPE_LOG_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpLogFacts *
fp_log_item_facts (FpLogItem *self)
{
  g_return_val_if_fail (FP_IS_LOG_ITEM (self), NULL);
  return &self->facts;
}
