/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the rules book's contents. */
#include "model/items/fp-contents-item.h"

struct _FpContentsItem
{
  GObject parent_instance;
  char *title, *place;
  GListStore *below;
};

G_DEFINE_FINAL_TYPE (FpContentsItem, fp_contents_item, G_TYPE_OBJECT)

static void
fp_contents_item_finalize (GObject *object)
{
  FpContentsItem *self = FP_CONTENTS_ITEM (object);
  g_free (self->title);
  g_free (self->place);
  g_clear_object (&self->below);
  G_OBJECT_CLASS (fp_contents_item_parent_class)->finalize (object);
}

static void
fp_contents_item_class_init (FpContentsItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_contents_item_finalize;
}

static void
fp_contents_item_init (FpContentsItem *self)
{
}

FpContentsItem *
fp_contents_item_new (const char *title, const char *place, GListStore *below)
{
  FpContentsItem *self = g_object_new (FP_TYPE_CONTENTS_ITEM, NULL);
  self->title = g_strdup (title);
  self->place = g_strdup (place);
  self->below = below;
  return self;
}

const char *
fp_contents_item_title (FpContentsItem *self)
{
  g_return_val_if_fail (FP_IS_CONTENTS_ITEM (self), NULL);
  return self->title;
}

const char *
fp_contents_item_place (FpContentsItem *self)
{
  g_return_val_if_fail (FP_IS_CONTENTS_ITEM (self), NULL);
  return self->place;
}

GListModel *
fp_contents_item_below (FpContentsItem *self)
{
  g_return_val_if_fail (FP_IS_CONTENTS_ITEM (self), NULL);
  return self->below != NULL ? G_LIST_MODEL (self->below) : NULL;
}

gboolean
fp_contents_item_leads_to (FpContentsItem *self, const char *place)
{
  g_return_val_if_fail (FP_IS_CONTENTS_ITEM (self), FALSE);
  if (g_strcmp0 (self->place, place) == 0)
    return TRUE;
  for (guint i = 0; self->below != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->below)); i++)
    {
      g_autoptr (FpContentsItem) item = g_list_model_get_item (G_LIST_MODEL (self->below), i);
      if (fp_contents_item_leads_to (item, place))
        return TRUE;
    }
  return FALSE;
}
