/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The button of a card with a name before a player: an alien. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-card-item.h"

/* fp_seat_sheet_describe: returns the text beside the name of @sheet: its note, its state, and the
 * cards and ships on or under it; its kind if it has none of these. Free with g_free (). */
char *fp_seat_sheet_describe (const FpCardFacts *sheet);

/* fp_seat_sheet_finish: makes @button open @item and take what can be put on it. A screen reader
 * says that the card belongs to @player. */
void fp_seat_sheet_finish (GtkWidget *button, FpCardItem *item, const char *player);

/* fp_seat_sheet_new_line: returns such a button with one line of text, which shows at least the
 * first letters of the name. (transfer floating) */
GtkWidget *fp_seat_sheet_new_line (FpCardItem *item, const char *player);
