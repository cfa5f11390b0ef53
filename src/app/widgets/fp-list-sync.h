/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists of pieces whose widgets stay: what is in the hand before and after an answer is the same card, only that it can
 * be chosen now.  (A list that GTK binds makes each widget anew whose item is another one.) */
#pragma once

#include <gtk/gtk.h>

/* How the pieces of a list are shown. */
typedef struct
{
  int (*number) (gpointer item); /* by which it is found again, −1: one of many that are alike */
  GtkWidget *(*create) (gpointer item, gpointer data); /* a GtkFlowBoxChild; data: NULL */
  void (*show) (GtkWidget *widget, gpointer item); /* in the widget of an older item of that number */
} FpListSyncKind;

/* fp_list_sync: @box shows @items, NULL: none, from now on.  @kind is static. */
void fp_list_sync (GtkFlowBox *box, GListModel *items, const FpListSyncKind *kind);
