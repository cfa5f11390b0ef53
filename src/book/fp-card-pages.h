/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages of rules that a card refers to, and cards that refer to a page. Both are computed from what
 * cards do, so they hold for user sets, too. */
#pragma once

#include "engine/program/fp-card-references.h"
#include "book/fp-book.h"

/* A page that a card refers to. */
typedef struct
{
  const FpPage *page; /* owned by the book */
  FpReference how; /* closest reference of all */
} FpReferencedPage;

/* A card that refers to a page. */
typedef struct
{
  guint def; /* its definition in the catalog */
  FpReference how;
} FpReferencingCard;

/* fp_card_pages_of: returns the pages of @book that the card @def refers to, of FpReferencedPage,
 * each once; pages that the card changes come first. Free with g_array_unref (). */
GArray *fp_card_pages_of (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, guint def);

/* fp_card_pages_cards: returns the cards that refer to the page @id, of FpReferencingCard; cards
 * that change it come first, then in the catalog's order. Free with g_array_unref (). */
GArray *fp_card_pages_cards (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, const char *id);
