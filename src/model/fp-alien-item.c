/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An alien of the box, to be chosen before a game. */
#include "config.h"

#include "model/fp-alien-item.h"
#include "model/fp-box-private.h"
#include "model/fp-item.h"
#include "model/fp-reader-private.h"

struct _FpAlienItem
{
  GObject parent_instance;
  FpAlienFacts facts;
};

G_DEFINE_FINAL_TYPE (FpAlienItem, fp_alien_item, G_TYPE_OBJECT)

enum
{
  PROP_ID = 1,
  PROP_NAME,
  PROP_CARD,
  PROP_FIRST_GAME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
fp_alien_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const FpAlienFacts *facts = &FP_ALIEN_ITEM (object)->facts;
  if (id == PROP_ID || id == PROP_NAME)
    g_value_set_string (value, id == PROP_ID ? facts->id : facts->name);
  else if (id == PROP_CARD)
    g_value_set_object (value, facts->card);
  else
    g_value_set_boolean (value, facts->first_game);
}

static void
fp_alien_item_finalize (GObject *object)
{
  FpAlienFacts *facts = &FP_ALIEN_ITEM (object)->facts;
  g_free (facts->id);
  g_free (facts->name);
  g_clear_object (&facts->card);
  G_OBJECT_CLASS (fp_alien_item_parent_class)->finalize (object);
}

static void
fp_alien_item_class_init (FpAlienItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->get_property = fp_alien_item_get_property;
  object_class->finalize = fp_alien_item_finalize;
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, FP_TYPE_CARD_ITEM, flags);
  properties[PROP_FIRST_GAME] = g_param_spec_boolean ("first-game", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
fp_alien_item_init (FpAlienItem *self)
{
}

FpAlienItem *
fp_alien_item_new (const FpAlienFacts *facts)
{
  FpAlienItem *self = g_object_new (FP_TYPE_ALIEN_ITEM, NULL);
  self->facts = *facts;
  return self;
}

const FpAlienFacts *
fp_alien_item_facts (FpAlienItem *self)
{
  g_return_val_if_fail (FP_IS_ALIEN_ITEM (self), NULL);
  return &self->facts;
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  FpAlienItem *const *first = a, *const *second = b;
  return g_utf8_collate ((*first)->facts.name, (*second)->facts.name);
}

GListModel *
fp_alien_items (FpBox *box)
{
  g_return_val_if_fail (FP_IS_BOX (box), NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint def = 0; def < box->catalog->cards->len; def++)
    {
      const FpCardDef *card = fp_catalog_card (box->catalog, def);
      if (card->kind != FP_KIND_ALIEN)
        continue;
      const FpAlienFacts facts = { .id = g_strdup (card->id),
                                   .name = fp_words_card_name (box->catalog, def),
                                   .card = fp_reader_printed (box->catalog, def),
                                   .first_game = card->first_game };
      g_ptr_array_add (items, fp_alien_item_new (&facts));
    }
  g_ptr_array_sort (items, by_name);
  return G_LIST_MODEL (fp_item_list (FP_TYPE_ALIEN_ITEM, items));
}

FpAlienItem *
fp_alien_items_find (GListModel *aliens, const char *id)
{
  for (guint i = 0; id != NULL && i < g_list_model_get_n_items (aliens); i++)
    {
      g_autoptr (FpAlienItem) item = g_list_model_get_item (aliens, i);
      if (strcmp (item->facts.id, id) == 0)
        return g_steal_pointer (&item);
    }
  return NULL;
}
