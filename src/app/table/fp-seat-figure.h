/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure in a player's strip: the number above its label, or the icon before the number. A pile
 * is a button that opens the list of its cards. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-figure-item.h"

#define FP_TYPE_SEAT_FIGURE (fp_seat_figure_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatFigure, fp_seat_figure, FP, SEAT_FIGURE, AdwBin)

/* fp_seat_figure_new: returns a widget for @item and the figures that take its place later. @brief:
 * TRUE to show the icon instead of the label. (transfer floating) */
GtkWidget *fp_seat_figure_new (FpFigureItem *item, gboolean brief);

/* fp_seat_figure_show: shows @item, which has the same id. */
void fp_seat_figure_show (FpSeatFigure *self, FpFigureItem *item);
