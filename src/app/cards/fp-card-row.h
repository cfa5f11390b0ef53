/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row in a list of cards: kind, name and a caption. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-printed-card.h"

/* fp_card_row_new: returns a GtkListBoxRow for @card. */
GtkWidget *fp_card_row_new (FpPrintedCard *card);

/* fp_card_row_item: returns the card of a row made by fp_card_row_new (). */
FpPrintedCard *fp_card_row_item (GtkListBoxRow *row);

/* fp_card_row_heading: returns the heading above the rows of the group called @group. */
GtkWidget *fp_card_row_heading (const char *group);
