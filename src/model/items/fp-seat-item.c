/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player at the table as the viewer sees them. */
#include "model/items/fp-seat-item.h"

struct _FpSeatItem
{
  GObject parent_instance;
  FpSeatFacts facts;
};

G_DEFINE_FINAL_TYPE (FpSeatItem, fp_seat_item, G_TYPE_OBJECT)

enum
{
  PROP_SEAT = 1,
  PROP_NAME,
  PROP_SHAPE,
  PROP_COLOUR,
  PROP_ROLE,
  PROP_COMPUTER,
  PROP_ASKED,
  PROP_WINNER,
  PROP_PLANETS,
  PROP_SUPPLY,
  PROP_WARP,
  PROP_HAND,
  PROP_HAND_LIMIT,
  PROP_DECK,
  PROP_DISCARD,
  PROP_DISCARDS,
  PROP_ALIENS,
  PROP_READY,
  PROP_SPENT,
  PROP_KNOWN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_seat_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpSeatFacts *facts = &FP_SEAT_ITEM (object)->facts;
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
    case PROP_ROLE:
      g_value_set_string (value, facts->role);
      break;
    case PROP_COMPUTER:
      g_value_set_boolean (value, facts->computer);
      break;
    case PROP_ASKED:
      g_value_set_boolean (value, facts->asked);
      break;
    case PROP_WINNER:
      g_value_set_boolean (value, facts->winner);
      break;
    case PROP_PLANETS:
      g_value_set_int (value, facts->planets);
      break;
    case PROP_SUPPLY:
      g_value_set_int (value, facts->supply);
      break;
    case PROP_WARP:
      g_value_set_int (value, facts->warp);
      break;
    case PROP_HAND:
      g_value_set_int (value, facts->hand);
      break;
    case PROP_HAND_LIMIT:
      g_value_set_int (value, facts->hand_limit);
      break;
    case PROP_DECK:
      g_value_set_int (value, facts->deck);
      break;
    case PROP_DISCARD:
      g_value_set_int (value, facts->discard);
      break;
    case PROP_DISCARDS:
      g_value_set_object (value, facts->discards);
      break;
    case PROP_ALIENS:
      g_value_set_object (value, facts->aliens);
      break;
    case PROP_READY:
      g_value_set_object (value, facts->ready);
      break;
    case PROP_SPENT:
      g_value_set_object (value, facts->spent);
      break;
    case PROP_KNOWN:
      g_value_set_string (value, facts->known);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fp_seat_item_finalize (GObject *object)
{
  FpSeatFacts *facts = &FP_SEAT_ITEM (object)->facts;
  g_free (facts->name);
  g_free (facts->shape);
  g_free (facts->colour);
  g_free (facts->role);
  g_clear_object (&facts->aliens);
  g_clear_object (&facts->ready);
  g_clear_object (&facts->spent);
  g_free (facts->known);
  g_clear_object (&facts->discards);
  G_OBJECT_CLASS (fp_seat_item_parent_class)->finalize (object);
}

static void
fp_seat_item_class_init (FpSeatItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_seat_item_get_property;
  object_class->finalize = fp_seat_item_finalize;
  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_SHAPE] = g_param_spec_string ("shape", NULL, NULL, NULL, flags);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, flags);
  properties[PROP_ROLE] = g_param_spec_string ("role", NULL, NULL, NULL, flags);
  properties[PROP_COMPUTER] = g_param_spec_boolean ("computer", NULL, NULL, FALSE, flags);
  properties[PROP_ASKED] = g_param_spec_boolean ("asked", NULL, NULL, FALSE, flags);
  properties[PROP_WINNER] = g_param_spec_boolean ("winner", NULL, NULL, FALSE, flags);
  properties[PROP_PLANETS] = g_param_spec_int ("planets", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SUPPLY] = g_param_spec_int ("supply", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_WARP] = g_param_spec_int ("warp", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_HAND] = g_param_spec_int ("hand", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_HAND_LIMIT] = g_param_spec_int ("hand-limit", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_DECK] = g_param_spec_int ("deck", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_DISCARD] = g_param_spec_int ("discard", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_ALIENS] = g_param_spec_object ("aliens", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_READY] = g_param_spec_object ("ready", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_SPENT] = g_param_spec_object ("spent", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_KNOWN] = g_param_spec_string ("known", NULL, NULL, NULL, flags);
  properties[PROP_DISCARDS] = g_param_spec_object ("discards", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_seat_item_init (FpSeatItem *self)
{
}

FpSeatItem *
fp_seat_item_new (const FpSeatFacts *facts)
{
  FpSeatItem *self = g_object_new (FP_TYPE_SEAT_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpSeatFacts *
fp_seat_item_facts (FpSeatItem *self)
{
  g_return_val_if_fail (FP_IS_SEAT_ITEM (self), NULL);
  return &self->facts;
}
