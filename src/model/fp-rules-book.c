/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book beside a box of cards. */
#include "model/fp-rules-book.h"

#include "model/fp-catalog-model-private.h"
#include "model/items/fp-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "book/fp-book-search.h"

/* What could not be read is kept to be told. */
static void
keep_trouble (FpCatalogModel *box, const GPtrArray *problems, const GError *error)
{
  g_autoptr (GString) text = g_string_new (error != NULL ? error->message : "");
  for (guint i = 0; i < problems->len; i++)
    fp_problems_print (g_ptr_array_index (problems, i), text);
  box->rules_trouble = text->len > 0 ? g_strdup (g_strchomp (text->str)) : NULL;
}

const FpBook *
fp_rules_book (FpCatalogModel *box)
{
  g_return_val_if_fail (FP_IS_CATALOG_MODEL (box), NULL);
  if (fp_rules_is_read (box))
    return box->book;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) folders = fp_book_folders ();
  box->book = fp_book_load ((const char *const *) folders, problems, &error);
  keep_trouble (box, problems, error);
  return box->book;
}

gboolean
fp_rules_is_read (FpCatalogModel *box)
{
  return box->book != NULL || box->rules_trouble != NULL;
}

const char *
fp_rules_trouble (FpCatalogModel *box)
{
  fp_rules_book (box);
  return box->rules_trouble;
}

gboolean
fp_rules_prepare (FpCatalogModel *box, GError **error)
{
  if (box->search != NULL || fp_rules_book (box) == NULL)
    return TRUE;
  box->search = fp_book_search_new (box->book, box->catalog, error);
  return box->search != NULL;
}

GListModel *
fp_rules_find (FpCatalogModel *box, const char *query, char **trouble)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  fp_rules_prepare (box, &error);
  g_autoptr (GPtrArray) found = box->search != NULL ? fp_book_search_find (box->search, query, FP_RULES_MOST) : NULL;
  for (guint i = 0; found != NULL && i < found->len; i++)
    g_ptr_array_add (items, fp_search_hit_item_new (g_ptr_array_index (found, i)));
  const char *failed = box->search != NULL ? fp_book_search_trouble (box->search) : NULL;
  *trouble = g_strdup (error != NULL ? error->message : failed);
  return G_LIST_MODEL (fp_item_list (FP_TYPE_SEARCH_HIT_ITEM, items));
}

FpCardItem *
fp_rules_card (FpCatalogModel *box, const char *id)
{
  int def = fp_catalog_find (box->catalog, id);
  return def >= 0 ? fp_presenter_printed (box->catalog, (guint) def) : NULL;
}

static GListStore *list_guide (const FpBook *book, const FpPage *guide, GPtrArray *above);

/* A page, with what it lists below it; @above: the guides that lead to it, none of which is listed once more. */
static FpContentsItem *
new_page_item (const FpBook *book, const FpPage *page, GPtrArray *above)
{
  gboolean within = g_ptr_array_find (above, page, NULL);
  GListStore *below = page->guide && !within ? list_guide (book, page, above) : NULL;
  return fp_contents_item_new (page->title, page->id, below);
}

/* Appends what @guide lists in @groups. */
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

/* Of a guide of guides what stands above its lists would only be in the way. */
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
fp_rules_contents (FpCatalogModel *box)
{
  const FpBook *book = fp_rules_book (box);
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
fp_rules_of_line (FpCatalogModel *box, FpLogItem *item)
{
  const FpLogFacts *facts = fp_log_item_facts (item);
  const FpBook *book = fp_rules_book (box);
  const FpPage *page = NULL;
  if (book != NULL && facts->about != NULL)
    page = fp_book_governing (book, box->edition->id, facts->about);
  if (page == NULL && book != NULL && facts->within != NULL)
    page = fp_book_governing (book, box->edition->id, facts->within);
  /* What the program does is in its manual. */
  if (page == NULL && book != NULL && facts->about != NULL)
    page = fp_book_governing (book, "manual", facts->about);
  return page;
}
