/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a pile, one below the other, and beside them the one that is pointed at or gone to, to be read. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PILE_LIST (fp_pile_list_get_type ())
G_DECLARE_FINAL_TYPE (FpPileList, fp_pile_list, FP, PILE_LIST, AdwBin)

/* fp_pile_list_new: the list of @cards (of FpCardItem, the top one first) of the pile called @name. */
GtkWidget *fp_pile_list_new (const char *name, GListModel *cards);
