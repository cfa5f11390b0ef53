/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fitting of a hand: cards become narrower when a row of wide ones does not fit. Without it
 * GtkFlowBox would begin another line. The test is /table/hand in tests/ui/test-table.c. */
#pragma once

#include <gtk/gtk.h>

/* fp_hand_fit_install: keeps all cards of @hand in one line. If they do not fit into @scroller at
 * their natural width, they become narrower with smaller names (style class “crowded” of @hand). */
void fp_hand_fit_install (GtkFlowBox *hand, GtkScrolledWindow *scroller);

/* fp_hand_fit: closes groups of @hand that have no room (fp-hand-groups.h), and fits the cards. */
void fp_hand_fit (GtkFlowBox *hand);
