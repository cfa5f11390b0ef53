/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules a card touches, and which cards touch a rule: worked out from what cards do, so that it holds for cards
 * that somebody has written yesterday. */
#pragma once

#include "engine/program/fp-card-references.h"
#include "book/fp-book.h"

/* A page that a card touches. */
typedef struct
{
  const FpPage *page; /* the book's */
  FpReference how; /* the closest of all ways */
} FpReferencedPage;

/* A card that touches a page. */
typedef struct
{
  guint def; /* its definition in the catalog */
  FpReference how;
} FpReferencingCard;

/* fp_card_pages_of: the pages of @book that the card @def touches, of FpReferencedPage: those it bends first, each
 * once. Free with g_array_unref (). */
GArray *fp_card_pages_of (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, guint def);

/* fp_card_pages_cards: the cards that touch the page @id, of FpReferencingCard: those that bend it first, within these
 * in the catalog's order.  Free with g_array_unref (). */
GArray *fp_card_pages_cards (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, const char *id);
