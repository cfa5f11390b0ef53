/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All cards in a window of its own, beside the table. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"

#define FP_TYPE_CARDS_WINDOW (fp_cards_window_get_type ())
G_DECLARE_FINAL_TYPE (FpCardsWindow, fp_cards_window, FP, CARDS_WINDOW, AdwWindow)

/* fp_cards_window_new: the cards of @box, in a window as large as its last one (@settings NULL: nothing is remembered).
 */
GtkWindow *fp_cards_window_new (GtkApplication *application, FpCatalogModel *box, GSettings *settings);
