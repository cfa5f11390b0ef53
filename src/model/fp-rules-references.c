/* SPDX-License-Identifier: GPL-3.0-or-later */
/* References between cards and rules pages, in both directions. */
#include "model/fp-catalog-model-private.h"
#include "model/items/fp-item.h"
#include "model/fp-rules-book.h"
#include "book/fp-card-pages.h"
#include "model/presenter/fp-presenter-private.h"

GListModel *
fp_rules_of_card (FpCatalogModel *catalog_model, const char *id)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpBook *book = fp_rules_book (catalog_model);
  const FpCatalog *whole = fp_catalog_model_whole (catalog_model);
  int def = fp_catalog_find (whole, id);
  g_autoptr (GArray) pages =
      book != NULL && def >= 0 ? fp_card_pages_of (book, whole->edition, whole, (guint) def) : NULL;
  for (guint i = 0; pages != NULL && i < pages->len; i++)
    {
      const FpReferencedPage *referenced = &g_array_index (pages, FpReferencedPage, i);
      const FpReferenceFacts facts = { .place = g_strdup (referenced->page->id),
                                       .title = g_strdup (referenced->page->title),
                                       .about = g_strdup (referenced->page->gist),
                                       .bends = referenced->how == FP_REFERENCE_CHANGES };
      g_ptr_array_add (items, fp_reference_item_new (&facts));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_REFERENCE_ITEM, items));
}

/* Returns a reference to @card, which a page has. (transfer full) */
static FpReferenceItem *
read_card (FpCatalogModel *catalog_model, const FpReferencingCard *card)
{
  const FpCardDef *def = fp_catalog_card (fp_catalog_model_whole (catalog_model), card->def);
  g_autofree char *id = fp_catalog_id (fp_catalog_model_whole (catalog_model), card->def);
  const FpReferenceFacts facts = { .place = g_strconcat ("card:", id, NULL),
                                   .title = fp_text_card_name (fp_catalog_model_whole (catalog_model), card->def),
                                   .about = g_strdup (fp_text_kind (catalog_model->edition, def->kind_def->id)),
                                   .portrait = fp_presenter_portrait (def),
                                   .bends = card->how == FP_REFERENCE_CHANGES };
  return fp_reference_item_new (&facts);
}

/* Returns the cards of @page: characters of the kind that the page is about, or cards that change
 * or use its rules. (transfer full) */
static GListModel *
cards_of (FpCatalogModel *catalog_model, const char *page, gboolean characters)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpBook *book = fp_rules_book (catalog_model);
  g_autoptr (GArray) cards =
      book != NULL ? fp_card_pages_cards (book, catalog_model->edition, fp_catalog_model_whole (catalog_model), page)
                   : NULL;
  for (guint i = 0; cards != NULL && i < cards->len; i++)
    {
      const FpReferencingCard *card = &g_array_index (cards, FpReferencingCard, i);
      gboolean character =
          fp_card_is (fp_catalog_card (fp_catalog_model_whole (catalog_model), card->def), FP_KIND_CHARACTER);
      if (characters ? card->how == FP_REFERENCE_IS && character : card->how != FP_REFERENCE_IS)
        g_ptr_array_add (items, read_card (catalog_model, card));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_REFERENCE_ITEM, items));
}

GListModel *
fp_rules_cards_of (FpCatalogModel *catalog_model, const char *page)
{
  return cards_of (catalog_model, page, FALSE);
}

GListModel *
fp_rules_characters_of (FpCatalogModel *catalog_model, const char *page)
{
  return cards_of (catalog_model, page, TRUE);
}

char *
fp_rules_program (FpCatalogModel *catalog_model, const char *id)
{
  const FpCatalog *whole = fp_catalog_model_whole (catalog_model);
  int def = fp_catalog_find (whole, id);
  if (def < 0)
    return NULL;
  g_autoptr (FpEngine) engine = fp_engine_new (whole->edition, whole);
  g_autofree char *program = fp_text_program (engine, (guint) def);
  return *program != '\0' ? g_steal_pointer (&program) : NULL;
}
