/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Synchronizes a GtkFlowBox with a list model and keeps its widgets. A card in the hand keeps its
 * widget although each decision brings a new item for it. A model bound by GTK would create a new
 * widget for each new item. The test is /templates/follow in tests/ui/test-templates.c. */
#pragma once

#include <gtk/gtk.h>

/* The functions that show the items of a list */
typedef struct
{
  int (*number) (gpointer item); /* identifies an item; −1 for one of many identical items */
  GtkWidget *(*create) (gpointer item, gpointer data); /* returns a GtkFlowBoxChild; data is NULL */
  /* updates the widget of an older item with that number */
  void (*show) (GtkWidget *widget, gpointer item);
} FpListSyncKind;

/* fp_list_sync: makes @box show and follow @items; NULL for none. @kind must be static. */
void fp_list_sync (GtkFlowBox *box, GListModel *items, const FpListSyncKind *kind);
