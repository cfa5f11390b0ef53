/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book beside a box of cards. */
#include "model/fp-rules.h"

#include "model/fp-box-private.h"
#include "model/fp-item.h"
#include "model/fp-reader-private.h"
#include "rules/fp-rules-search.h"

enum
{
  MOST = 30, /* answers: more than anybody reads */
};

/* What could not be read is kept to be told. */
static void
keep_trouble (FpBox *box, const GPtrArray *problems, const GError *error)
{
  g_autoptr (GString) text = g_string_new (error != NULL ? error->message : "");
  for (guint i = 0; i < problems->len; i++)
    fp_problems_print (g_ptr_array_index (problems, i), text);
  box->rules_trouble = text->len > 0 ? g_strdup (g_strchomp (text->str)) : NULL;
}

const FpBook *
fp_rules_book (FpBox *box)
{
  g_return_val_if_fail (FP_IS_BOX (box), NULL);
  if (box->book != NULL || box->rules_trouble != NULL)
    return box->book;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) folders = fp_book_folders ();
  box->book = fp_book_load ((const char *const *) folders, problems, &error);
  keep_trouble (box, problems, error);
  return box->book;
}

const char *
fp_rules_trouble (FpBox *box)
{
  fp_rules_book (box);
  return box->rules_trouble;
}

GListModel *
fp_rules_find (FpBox *box, const char *query)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  if (box->search == NULL && fp_rules_book (box) != NULL)
    box->search = fp_rules_search_new (box->book, box->catalog, NULL);
  g_autoptr (GPtrArray) found = box->search != NULL ? fp_rules_search_ask (box->search, query, MOST) : NULL;
  for (guint i = 0; found != NULL && i < found->len; i++)
    g_ptr_array_add (items, fp_found_item_new (g_ptr_array_index (found, i)));
  return G_LIST_MODEL (fp_item_list (FP_TYPE_FOUND_ITEM, items));
}

FpCardItem *
fp_rules_card (FpBox *box, const char *id)
{
  int def = fp_catalog_find (box->catalog, id);
  return def >= 0 ? fp_reader_printed (box->catalog, (guint) def) : NULL;
}
