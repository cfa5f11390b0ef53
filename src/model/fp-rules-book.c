/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book of a catalog model. */
#include "model/fp-rules-book.h"

#include "model/fp-catalog-model-private.h"
#include "model/items/fp-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "book/fp-book-search.h"

/* Stores the problems found in the book. */
static void
store_problems (FpCatalogModel *catalog_model, const GPtrArray *problems, const GError *error)
{
  g_autoptr (GString) text = g_string_new (error != NULL ? error->message : "");
  for (guint i = 0; i < problems->len; i++)
    fp_problems_print (g_ptr_array_index (problems, i), text);
  catalog_model->rules_trouble = text->len > 0 ? g_strdup (g_strchomp (text->str)) : NULL;
}

const FpBook *
fp_rules_book (FpCatalogModel *catalog_model)
{
  g_return_val_if_fail (FP_IS_CATALOG_MODEL (catalog_model), NULL);
  if (fp_rules_is_read (catalog_model))
    return catalog_model->book;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) folders = fp_book_folders ();
  catalog_model->book = fp_book_load ((const char *const *) folders, problems, &error);
  store_problems (catalog_model, problems, error);
  return catalog_model->book;
}

gboolean
fp_rules_is_read (FpCatalogModel *catalog_model)
{
  return catalog_model->book != NULL || catalog_model->rules_trouble != NULL;
}

const char *
fp_rules_trouble (FpCatalogModel *catalog_model)
{
  fp_rules_book (catalog_model);
  return catalog_model->rules_trouble;
}

gboolean
fp_rules_prepare (FpCatalogModel *catalog_model, GError **error)
{
  if (catalog_model->search != NULL || fp_rules_book (catalog_model) == NULL)
    return TRUE;
  catalog_model->search = fp_book_search_new (catalog_model->book, fp_catalog_model_whole (catalog_model), error);
  return catalog_model->search != NULL;
}

GListModel *
fp_rules_find (FpCatalogModel *catalog_model, const char *query, char **trouble)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  fp_rules_prepare (catalog_model, &error);
  g_autoptr (GPtrArray) found =
      catalog_model->search != NULL ? fp_book_search_find (catalog_model->search, query, FP_RULES_MOST) : NULL;
  for (guint i = 0; found != NULL && i < found->len; i++)
    g_ptr_array_add (items, fp_search_hit_item_new (g_ptr_array_index (found, i)));
  const char *failed = catalog_model->search != NULL ? fp_book_search_trouble (catalog_model->search) : NULL;
  *trouble = g_strdup (error != NULL ? error->message : failed);
  return G_LIST_MODEL (fp_item_list (FP_TYPE_SEARCH_HIT_ITEM, items));
}

FpCardItem *
fp_rules_card (FpCatalogModel *catalog_model, const char *id)
{
  const FpCatalog *whole = fp_catalog_model_whole (catalog_model);
  int def = fp_catalog_find (whole, id);
  return def >= 0 ? fp_presenter_printed (whole, (guint) def) : NULL;
}

static GListStore *list_guide (const FpBook *book, const FpPage *guide, GPtrArray *above);

/* Returns an item for @page and its list. @above holds the guides that lead to @page. A guide in
 * @above is not expanded again. */
static FpContentsItem *
new_page_item (const FpBook *book, const FpPage *page, GPtrArray *above)
{
  gboolean within = g_ptr_array_find (above, page, NULL);
  GListStore *below = page->guide && !within ? list_guide (book, page, above) : NULL;
  return fp_contents_item_new (page->title, page->id, below);
}

/* Appends the pages that @guide lists in @groups. */
static void
list_group (const FpBook *book, const FpPage *guide, const char *groups, GPtrArray *above, GListStore *list)
{
  g_autoptr (GPtrArray) pages = fp_book_listed (book, guide->id, groups);
  for (guint i = 0; i < pages->len; i++)
    {
      g_autoptr (FpContentsItem) item = new_page_item (book, g_ptr_array_index (pages, i), above);
      g_list_store_append (list, item);
    }
}

/* Returns the contents of @guide. The topmost guide lists guides, so its list headings are left
 * out. */
static GListStore *
list_guide (const FpBook *book, const FpPage *guide, GPtrArray *above)
{
  GListStore *list = g_list_store_new (FP_TYPE_CONTENTS_ITEM);
  g_ptr_array_add (above, (gpointer) guide);
  for (guint i = 0; i < guide->blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (guide->blocks, i);
      if (block->kind != FP_BLOCK_LINKS)
        continue;
      GListStore *group = above->len > 1 && *block->text != '\0' ? g_list_store_new (FP_TYPE_CONTENTS_ITEM) : NULL;
      list_group (book, guide, block->id, above, group != NULL ? group : list);
      g_autoptr (FpContentsItem) item = group != NULL ? fp_contents_item_new (block->text, NULL, group) : NULL;
      if (item != NULL)
        g_list_store_append (list, item);
    }
  g_ptr_array_remove_index (above, above->len - 1);
  return list;
}

GListModel *
fp_rules_contents (FpCatalogModel *catalog_model)
{
  const FpBook *book = fp_rules_book (catalog_model);
  const FpPage *first = book != NULL ? fp_book_find (book, FP_RULES_FIRST) : NULL;
  g_autoptr (GPtrArray) above = g_ptr_array_new ();
  if (first == NULL)
    return G_LIST_MODEL (g_list_store_new (FP_TYPE_CONTENTS_ITEM));
  GListStore *list = list_guide (book, first, above);
  g_autoptr (FpContentsItem) item = fp_contents_item_new (first->title, first->id, NULL);
  g_list_store_insert (list, 0, item);
  return G_LIST_MODEL (list);
}

const FpPage *
fp_rules_of_line (FpCatalogModel *catalog_model, FpLogItem *item)
{
  const FpLogFacts *facts = fp_log_item_facts (item);
  const FpBook *book = fp_rules_book (catalog_model);
  const FpPage *page = NULL;
  if (book != NULL && facts->about != NULL)
    page = fp_book_governing (book, catalog_model->edition->id, facts->about);
  if (page == NULL && book != NULL && facts->within != NULL)
    page = fp_book_governing (book, catalog_model->edition->id, facts->within);
  /* Lines about the program itself are covered by its manual. */
  if (page == NULL && book != NULL && facts->about != NULL)
    page = fp_book_governing (book, "manual", facts->about);
  return page;
}
