/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card browser: a list of cards with search and filters, and the details of the selected card.
 * Signals: “picked” (the selection has changed or is empty), “activated” (Enter or a double click
 * on a card), “left” (Escape in an empty search). */
#pragma once

#include <adwaita.h>

#include "model/items/fp-printed-card.h"

#define FP_TYPE_CARD_BROWSER (fp_card_browser_get_type ())
G_DECLARE_FINAL_TYPE (FpCardBrowser, fp_card_browser, FP, CARD_BROWSER, AdwBin)

/* fp_card_browser_set_grid: shows only characters, as a grid of portraits (fp-card-grid.h).
 * @records: as there, for the next fp_card_browser_open (); NULL for none. (transfer none) */
void fp_card_browser_set_grid (FpCardBrowser *self, gboolean grid, GHashTable *records);

/* fp_card_browser_set_chooser: shows them so to a player who chooses one for a game: without the
 * filter by origin, and the number of cards only if some are left out. */
void fp_card_browser_set_chooser (FpCardBrowser *self);

/* fp_card_browser_open: shows @cards (of FpPrintedCard) of @catalog_model. The card @chosen is
 * selected, and the cards @excluded are left out: an id and an array of ids, each of which may be
 * NULL. @what is the accessible name of the list (“Aliens”). */
void fp_card_browser_open (FpCardBrowser *self, FpCatalogModel *catalog_model, GListModel *cards, const char *what,
                           const char *chosen, const char *const *excluded);

/* fp_card_browser_chosen: returns the id of the selected card, or NULL. Owned by the browser. */
const char *fp_card_browser_chosen (FpCardBrowser *self);

/* fp_card_browser_surprise: selects one of the visible cards at random. */
void fp_card_browser_surprise (FpCardBrowser *self);

/* fp_card_browser_read: focuses the card details. Keys scroll the text, and Tab moves to the
 * links. */
void fp_card_browser_read (FpCardBrowser *self);

/* fp_card_browser_find: searches for @text as if it had been typed. */
void fp_card_browser_find (FpCardBrowser *self, const char *text);
