/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book beside a box of cards: read when somebody first looks into it, searched when somebody first asks. */
#pragma once

#include "model/fp-catalog-model.h"
#include "model/items/fp-card-item.h"
#include "model/items/fp-contents-item.h"
#include "model/items/fp-search-hit-item.h"
#include "model/items/fp-log-item.h"
#include "model/items/fp-reference-item.h"
#include "book/fp-book.h"
#include "book/fp-find-words.h"

#define FP_RULES_FIRST "index" /* the page that leads to all others */

/* fp_rules_book: the pages; NULL: there are none, and fp_rules_trouble () says why. */
const FpBook *fp_rules_book (FpCatalogModel *box);

/* fp_rules_is_read: whether the pages were read already, which takes a moment. */
gboolean fp_rules_is_read (FpCatalogModel *box);

/* fp_rules_trouble: what is wrong with the book or single pages of it, in lines; NULL: nothing. */
const char *fp_rules_trouble (FpCatalogModel *box);

/* fp_rules_prepare: makes what fp_rules_find () looks into, which else does it when it is first asked.  Without a book
 * there is nothing to make.  FALSE with @error if it can't be made. */
gboolean fp_rules_prepare (FpCatalogModel *box, GError **error);

enum
{
  FP_RULES_MOST = 30, /* answers: more than anybody reads */
};

/* fp_rules_find: what answers @query, of FpSearchHitItem, the best first, at most FP_RULES_MOST.  (transfer full)
 * @trouble: why there may be more, NULL: there are not, or there is no book; free with g_free (). */
GListModel *fp_rules_find (FpCatalogModel *box, const char *query, char **trouble);

/* fp_rules_card: the card @id (“swarm”, “duel:swarm”) as it is printed; NULL: there is none.  (transfer full) */
FpCardItem *fp_rules_card (FpCatalogModel *box, const char *id);

/* fp_rules_contents: what is in the book, of FpContentsItem: guides, what stands above their lists, pages.  (transfer
 * full) */
GListModel *fp_rules_contents (FpCatalogModel *box);

/* fp_rules_of_card: the pages that the card @id touches, of FpReferenceItem, those it bends first; worked out from what
 * the card does.  Empty without a book or such a card.  (transfer full) */
GListModel *fp_rules_of_card (FpCatalogModel *box, const char *id);

/* fp_rules_cards_of: the cards that bend the page @page or make use of it, of FpReferenceItem, those that bend it
 * first. Cards that are merely of a kind that it tells of are not among them.  (transfer full) */
GListModel *fp_rules_cards_of (FpCatalogModel *box, const char *page);

/* fp_rules_program: what the card @id does in plain words, made from its program: lines, indented by two blanks; NULL:
 * it does nothing by itself.  Free with g_free (). */
char *fp_rules_program (FpCatalogModel *box, const char *id);
/* fp_rules_of_line: the page that governs what the line @item of the log tells: of what happened, else of the step in
 * which it did.  NULL: there is none, or no book. */
const FpPage *fp_rules_of_line (FpCatalogModel *box, FpLogItem *item);
