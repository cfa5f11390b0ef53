/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book of a catalog model: loaded at its first use, indexed at the first search. */
#pragma once

#include "model/fp-catalog-model.h"
#include "model/items/fp-card-item.h"
#include "model/items/fp-contents-item.h"
#include "model/items/fp-search-hit-item.h"
#include "model/items/fp-log-item.h"
#include "model/items/fp-reference-item.h"
#include "book/fp-book-changes.h"
#include "book/fp-book.h"
#include "book/fp-find-words.h"

#define FP_RULES_FIRST "index" /* the page that leads to all others */

/* fp_rules_book: returns the rules book. Returns NULL if there is none; fp_rules_trouble () then
 * tells the reason. */
const FpBook *fp_rules_book (FpCatalogModel *catalog_model);

/* fp_rules_is_read: returns TRUE if the book is loaded already. Loading takes a moment. */
gboolean fp_rules_is_read (FpCatalogModel *catalog_model);

/* fp_rules_trouble: returns the problems of the book or of single pages, one a line, or NULL. */
const char *fp_rules_trouble (FpCatalogModel *catalog_model);

/* fp_rules_prepare: builds the search index, which fp_rules_find () otherwise does at its first
 * call. Without a book there is nothing to build. Returns FALSE with @error on failure. */
gboolean fp_rules_prepare (FpCatalogModel *catalog_model, GError **error);

enum
{
  FP_RULES_MOST = 30, /* most answers shown */
};

/* fp_rules_find: returns the answers to @query, a list of FpSearchHitItem, best first, at most
 * FP_RULES_MOST. (transfer full) @trouble is set to the reason why answers may be missing, or NULL.
 * It is also NULL without a book. Free with g_free (). */
GListModel *fp_rules_find (FpCatalogModel *catalog_model, const char *query, char **trouble);

/* fp_rules_card: returns the card @id (“swarm”, or “EDITION:swarm”) as printed, or NULL. (transfer
 * full) */
FpCardItem *fp_rules_card (FpCatalogModel *catalog_model, const char *id);

/* fp_rules_contents: returns the contents of the book, a list of FpContentsItem: guides, the
 * headings of their lists, and pages. (transfer full) */
GListModel *fp_rules_contents (FpCatalogModel *catalog_model);

/* fp_rules_of_card: returns the pages that the card @id references, a list of FpReferenceItem.
 * Pages whose rules the card changes come first. References are derived from the card's programs.
 * The list is empty without a book or such a card. (transfer full) */
GListModel *fp_rules_of_card (FpCatalogModel *catalog_model, const char *id);

/* fp_rules_cards_of: returns the cards that change the rules of @page or use them, a list of
 * FpReferenceItem. Cards that change the rules come first. Cards merely of a kind that the page
 * describes are left out. (transfer full) */
GListModel *fp_rules_cards_of (FpCatalogModel *catalog_model, const char *page);

/* fp_rules_characters_of: returns the characters of the kind that @page is about, a list of
 * FpReferenceItem; empty for most pages. (transfer full) */
GListModel *fp_rules_characters_of (FpCatalogModel *catalog_model, const char *page);

/* fp_rules_program: returns the effect of the card @id in plain words, made from its program: lines
 * indented by two spaces. Returns NULL if the card has no program. Free with g_free (). */
char *fp_rules_program (FpCatalogModel *catalog_model, const char *id);
/* fp_rules_of_line: returns the page for the log line @item: the page of the event, else of the
 * step. Returns NULL if there is none, or no book. */
const FpPage *fp_rules_of_line (FpCatalogModel *catalog_model, FpLogItem *item);
