/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules a card touches, and which cards a rule. */
#include "model/fp-catalog-model-private.h"
#include "model/items/fp-item.h"
#include "model/fp-rules-book.h"
#include "book/fp-card-pages.h"

GListModel *
fp_rules_of_card (FpCatalogModel *box, const char *id)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpBook *book = fp_rules_book (box);
  int def = fp_catalog_find (box->catalog, id);
  g_autoptr (GArray) pages =
      book != NULL && def >= 0 ? fp_card_pages_of (book, box->edition, box->catalog, (guint) def) : NULL;
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

GListModel *
fp_rules_cards_of (FpCatalogModel *box, const char *page)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpBook *book = fp_rules_book (box);
  g_autoptr (GArray) cards = book != NULL ? fp_card_pages_cards (book, box->edition, box->catalog, page) : NULL;
  for (guint i = 0; cards != NULL && i < cards->len; i++)
    {
      const FpReferencingCard *card = &g_array_index (cards, FpReferencingCard, i);
      if (card->how == FP_REFERENCE_IS)
        continue;
      FpCardKind kind = (FpCardKind) fp_catalog_card (box->catalog, card->def)->kind;
      g_autofree char *id = fp_catalog_id (box->catalog, card->def);
      const FpReferenceFacts facts = { .place = g_strconcat ("card:", id, NULL),
                                       .title = fp_text_card_name (box->catalog, card->def),
                                       .about = g_strdup (fp_text_kind (kind)),
                                       .bends = card->how == FP_REFERENCE_CHANGES };
      g_ptr_array_add (items, fp_reference_item_new (&facts));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_REFERENCE_ITEM, items));
}

char *
fp_rules_program (FpCatalogModel *box, const char *id)
{
  int def = fp_catalog_find (box->catalog, id);
  if (def < 0)
    return NULL;
  g_autoptr (FpEngine) engine = fp_engine_new (box->edition, box->catalog);
  g_autofree char *program = fp_text_program (engine, (guint) def);
  return *program != '\0' ? g_steal_pointer (&program) : NULL;
}
