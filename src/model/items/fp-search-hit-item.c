/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hit of the rules search. */
#include "model/items/fp-search-hit-item.h"

#include <string.h>

struct _FpSearchHitItem
{
  GObject parent_instance;
  FpSearchHitFacts facts;
};

G_DEFINE_FINAL_TYPE (FpSearchHitItem, fp_search_hit_item, G_TYPE_OBJECT)

static void
fp_search_hit_item_finalize (GObject *object)
{
  FpSearchHitFacts *facts = &FP_SEARCH_HIT_ITEM (object)->facts;
  g_free (facts->place);
  g_free (facts->title);
  g_free (facts->kind);
  g_free (facts->snippet);
  g_free (facts->markup);
  G_OBJECT_CLASS (fp_search_hit_item_parent_class)->finalize (object);
}

static void
fp_search_hit_item_class_init (FpSearchHitItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_search_hit_item_finalize;
}

static void
fp_search_hit_item_init (FpSearchHitItem *self)
{
}

static void
append_escaped (GString *markup, const char *text, gsize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);
  g_string_append (markup, escaped);
}

static char *
make_markup (const FpSearchHit *found)
{
  GString *markup = g_string_new (NULL);
  guint done = 0;
  for (guint i = 0; i < found->marks->len; i++)
    {
      const FpMark *mark = &g_array_index (found->marks, FpMark, i);
      append_escaped (markup, found->snippet + done, mark->start - done);
      g_string_append (markup, "<b>");
      append_escaped (markup, found->snippet + mark->start, mark->end - mark->start);
      g_string_append (markup, "</b>");
      done = mark->end;
    }
  append_escaped (markup, found->snippet + done, strlen (found->snippet + done));
  return g_string_free (markup, FALSE);
}

FpSearchHitItem *
fp_search_hit_item_new (const FpSearchHit *found)
{
  FpSearchHitItem *self = g_object_new (FP_TYPE_SEARCH_HIT_ITEM, NULL);
  self->facts = (FpSearchHitFacts){ g_strdup (found->place), g_strdup (found->title),
                                    g_strdup (fp_search_hit_kind_name (found->kind)), g_strdup (found->snippet),
                                    make_markup (found) };
  return self;
}

const FpSearchHitFacts *
fp_search_hit_item_facts (FpSearchHitItem *self)
{
  g_return_val_if_fail (FP_IS_SEARCH_HIT_ITEM (self), NULL);
  return &self->facts;
}
