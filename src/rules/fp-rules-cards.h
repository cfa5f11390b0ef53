/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules a card touches, and which cards touch a rule: worked out from what cards do, so that it holds for cards
 * that somebody has written yesterday. */
#pragma once

#include "engine/fp-touch.h"
#include "rules/fp-book.h"

/* A page that a card touches. */
typedef struct
{
  const FpPage *page; /* the book's */
  FpTouch how; /* the closest of all ways */
} FpTouchedPage;

/* A card that touches a page. */
typedef struct
{
  guint def; /* its definition in the catalog */
  FpTouch how;
} FpTouchingCard;

/* fp_rules_touched: the pages of @book that the card @def touches, of FpTouchedPage: those it bends first, each once.
 * Free with g_array_unref (). */
GArray *fp_rules_touched (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, guint def);

/* fp_rules_touching: the cards that touch the page @id, of FpTouchingCard: those that bend it first, within these in
 * the catalog's order.  Free with g_array_unref (). */
GArray *fp_rules_touching (const FpBook *book, const FpEdition *edition, const FpCatalog *catalog, const char *id);
