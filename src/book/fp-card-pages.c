/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The references of a card are mapped to the pages that govern them. */
#include "book/fp-card-pages.h"

typedef struct
{
  const FpBook *book;
  const FpEdition *edition;
  GArray *pages; /* of FpReferencedPage */
} Collector;

static void
collect (const char *word, FpReference how, gpointer data)
{
  Collector *collector = data;
  const FpPage *page = fp_book_governing (collector->book, collector->edition->id, word);
  for (guint i = 0; i < collector->pages->len; i++)
    {
      FpReferencedPage *referenced = &g_array_index (collector->pages, FpReferencedPage, i);
      if (referenced->page == page)
        {
          referenced->how = MIN (referenced->how, how);
          return;
        }
    }
  const FpReferencedPage referenced = { page, how };
  if (page != NULL)
    g_array_append_val (collector->pages, referenced);
}

GArray *
fp_card_pages_of (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, guint def)
{
  GArray *sorted = g_array_new (FALSE, FALSE, sizeof (FpReferencedPage));
  Collector collector = { book, edition, g_array_new (FALSE, FALSE, sizeof (FpReferencedPage)) };
  fp_card_references (edition, catalog, def, collect, &collector);
  for (guint how = 0; how < FP_N_REFERENCES; how++)
    for (guint i = 0; i < collector.pages->len; i++)
      if (g_array_index (collector.pages, FpReferencedPage, i).how == how)
        g_array_append_val (sorted, g_array_index (collector.pages, FpReferencedPage, i));
  g_array_unref (collector.pages);
  return sorted;
}

/* Returns the closest reference of the card @def to @page, FP_N_REFERENCES: none. */
static FpReference
reference_of (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, guint def, const FpPage *page)
{
  g_autoptr (GArray) pages = fp_card_pages_of (book, edition, catalog, def);
  for (guint i = 0; i < pages->len; i++)
    if (g_array_index (pages, FpReferencedPage, i).page == page)
      return g_array_index (pages, FpReferencedPage, i).how;
  return FP_N_REFERENCES;
}

static int
by_reference (gconstpointer a, gconstpointer b)
{
  const FpReferencingCard *x = a, *y = b;
  return x->how != y->how ? (x->how < y->how ? -1 : 1) : (x->def < y->def ? -1 : 1);
}

GArray *
fp_card_pages_cards (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, const char *id)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (FpReferencingCard));
  const FpPage *page = fp_book_find (book, id);
  for (guint def = 0; page != NULL && def < catalog->cards->len; def++)
    {
      const FpReferencingCard card = { def, reference_of (book, edition, catalog, def, page) };
      if (card.how < FP_N_REFERENCES)
        g_array_append_val (cards, card);
    }
  g_array_sort (cards, by_reference);
  return cards;
}
