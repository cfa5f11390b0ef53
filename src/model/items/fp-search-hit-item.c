/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hit of the rules search. */
#include "model/items/fp-search-hit-item.h"

#include <string.h>

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpSearchHitFacts, place),  FP_ITEM_STRING (FpSearchHitFacts, title),
  FP_ITEM_STRING (FpSearchHitFacts, kind),   FP_ITEM_STRING (FpSearchHitFacts, snippet),
  FP_ITEM_STRING (FpSearchHitFacts, markup),
};

FP_DEFINE_ITEM_TYPE (FpSearchHitItem, fp_search_hit_item, FpSearchHitFacts, fields)

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
  self->facts = (FpSearchHitFacts){ g_strdup (found->place), g_strdup (found->title), fp_search_hit_heading (found),
                                    g_strdup (found->snippet), make_markup (found) };
  return self;
}

const FpSearchHitFacts *
fp_search_hit_item_facts (FpSearchHitItem *self)
{
  g_return_val_if_fail (FP_IS_SEARCH_HIT_ITEM (self), NULL);
  return &self->facts;
}
