/* SPDX-License-Identifier: GPL-3.0-or-later */
/* List of the cards of a pile. Beside it are the details of the card that has the pointer or
 * the focus. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PILE_LIST (fp_pile_list_get_type ())
G_DECLARE_FINAL_TYPE (FpPileList, fp_pile_list, FP, PILE_LIST, AdwBin)

/* fp_pile_list_new: returns a list of @cards (of FpCardItem, top card first) of the pile called
 * @name. (transfer floating) */
GtkWidget *fp_pile_list_new (const char *name, GListModel *cards);
