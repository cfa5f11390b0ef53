/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row in a list of cards: kind, name, and what tells it from others. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-printed-card.h"

/* fp_card_row_new: a GtkListBoxRow for @card. */
GtkWidget *fp_card_row_new (FpPrintedCard *card);

/* fp_card_row_item: the card of such a row. */
FpPrintedCard *fp_card_row_item (GtkListBoxRow *row);

/* fp_card_row_heading: what stands above the rows of a group called @group. */
GtkWidget *fp_card_row_heading (const char *group);
