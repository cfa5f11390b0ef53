/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards window: all cards in a window of their own, beside the table. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"

#define FP_TYPE_CARDS_WINDOW (fp_cards_window_get_type ())
G_DECLARE_FINAL_TYPE (FpCardsWindow, fp_cards_window, FP, CARDS_WINDOW, AdwWindow)

/* fp_cards_window_new: returns a window with the cards of the first edition. @catalog_model has
 * those of all. Its size persists in @settings, which may be NULL. */
GtkWindow *fp_cards_window_new (GtkApplication *application, FpCatalogModel *catalog_model, GSettings *settings);

/* fp_cards_window_show_edition: shows the cards of the edition number @edition, counted from 0. */
void fp_cards_window_show_edition (FpCardsWindow *self, guint edition);

/* fp_cards_window_show_gallery: shows the aliens as a grid with their records, or all cards. */
void fp_cards_window_show_gallery (FpCardsWindow *self, gboolean gallery);
