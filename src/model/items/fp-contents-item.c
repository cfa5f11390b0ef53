/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the rules book's contents. */
#include "model/items/fp-contents-item.h"

#include "model/items/fp-item-private.h"

typedef struct
{
  char *title, *place; /* place: NULL for a heading */
  GListModel *below; /* of FpContentsItem; NULL if none */
} ContentsFacts;

static const FpItemField fields[] = {
  FP_ITEM_STRING (ContentsFacts, title),
  FP_ITEM_STRING (ContentsFacts, place),
  FP_ITEM_LIST (ContentsFacts, below),
};

FP_DEFINE_ITEM_TYPE (FpContentsItem, fp_contents_item, ContentsFacts, fields)

FpContentsItem *
fp_contents_item_new (const char *title, const char *place, GListStore *below)
{
  FpContentsItem *self = g_object_new (FP_TYPE_CONTENTS_ITEM, NULL);
  self->facts.title = g_strdup (title);
  self->facts.place = g_strdup (place);
  self->facts.below = below != NULL ? G_LIST_MODEL (below) : NULL;
  return self;
}

const char *
fp_contents_item_title (FpContentsItem *self)
{
  g_return_val_if_fail (FP_IS_CONTENTS_ITEM (self), NULL);
  return self->facts.title;
}

const char *
fp_contents_item_place (FpContentsItem *self)
{
  g_return_val_if_fail (FP_IS_CONTENTS_ITEM (self), NULL);
  return self->facts.place;
}

GListModel *
fp_contents_item_below (FpContentsItem *self)
{
  g_return_val_if_fail (FP_IS_CONTENTS_ITEM (self), NULL);
  return self->facts.below;
}

gboolean
fp_contents_item_leads_to (FpContentsItem *self, const char *place)
{
  g_return_val_if_fail (FP_IS_CONTENTS_ITEM (self), FALSE);
  if (g_strcmp0 (self->facts.place, place) == 0)
    return TRUE;
  for (guint i = 0; self->facts.below != NULL && i < g_list_model_get_n_items (self->facts.below); i++)
    {
      g_autoptr (FpContentsItem) item = g_list_model_get_item (self->facts.below, i);
      if (fp_contents_item_leads_to (item, place))
        return TRUE;
    }
  return FALSE;
}
