/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All cards of the box: a list that can be filtered and searched, and beside it the card that is pointed out, to be
 * read.
 *
 * Signals: “picked” (another card is pointed out, or none), “activated” (Enter or a double click on one), “left”
 * (Escape where nothing is typed).
 */
#pragma once

#include <adwaita.h>

#include "model/items/fp-printed-card.h"

#define FP_TYPE_CARD_BROWSER (fp_card_browser_get_type ())
G_DECLARE_FINAL_TYPE (FpCardBrowser, fp_card_browser, FP, CARD_BROWSER, AdwBin)

/* fp_card_browser_open: shows @cards (of FpPrintedCard) of @box; that called @chosen is pointed out, that called
 * @without isn't there (both may be NULL).  @what: what a screen reader calls the list (“Aliens”). */
void fp_card_browser_open (FpCardBrowser *self, FpCatalogModel *box, GListModel *cards, const char *what,
                           const char *chosen, const char *without);

/* fp_card_browser_chosen: the id of the card that is pointed out; NULL: none.  Owned by the browser. */
const char *fp_card_browser_chosen (FpCardBrowser *self);

/* fp_card_browser_surprise: points out one of those that are shown, by chance. */
void fp_card_browser_surprise (FpCardBrowser *self);

/* fp_card_browser_read: the keys are the card's: they scroll its text, Tab goes to its links. */
void fp_card_browser_read (FpCardBrowser *self);

/* fp_card_browser_find: as if @text had been typed. */
void fp_card_browser_find (FpCardBrowser *self, const char *text);
