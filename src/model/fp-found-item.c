/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that the search of the rules has found. */
#include "model/fp-found-item.h"

#include <string.h>

struct _FpFoundItem
{
  GObject parent_instance;
  FpFoundFacts facts;
};

G_DEFINE_FINAL_TYPE (FpFoundItem, fp_found_item, G_TYPE_OBJECT)

static void
fp_found_item_finalize (GObject *object)
{
  FpFoundFacts *facts = &FP_FOUND_ITEM (object)->facts;
  g_free (facts->place);
  g_free (facts->title);
  g_free (facts->kind);
  g_free (facts->snippet);
  g_free (facts->markup);
  G_OBJECT_CLASS (fp_found_item_parent_class)->finalize (object);
}

static void
fp_found_item_class_init (FpFoundItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_found_item_finalize;
}

static void
fp_found_item_init (FpFoundItem *self)
{
}

static void
append_escaped (GString *markup, const char *text, gsize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);
  g_string_append (markup, escaped);
}

static char *
make_markup (const FpFound *found)
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

FpFoundItem *
fp_found_item_new (const FpFound *found)
{
  FpFoundItem *self = g_object_new (FP_TYPE_FOUND_ITEM, NULL);
  self->facts =
      (FpFoundFacts){ g_strdup (found->place), g_strdup (found->title), g_strdup (fp_found_word (found->kind)),
                      g_strdup (found->snippet), make_markup (found) };
  return self;
}

const FpFoundFacts *
fp_found_item_facts (FpFoundItem *self)
{
  g_return_val_if_fail (FP_IS_FOUND_ITEM (self), NULL);
  return &self->facts;
}
