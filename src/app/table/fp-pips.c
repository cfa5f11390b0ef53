/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pips. */
#include "app/table/fp-pips.h"

#include "app/widgets/fp-labels.h"

GtkWidget *
fp_pips_new (int standing, int needed)
{
  GtkWidget *pips =
      g_object_new (GTK_TYPE_BOX, "spacing", 2, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  for (int i = 0; i < MAX (standing, needed); i++)
    gtk_box_append (GTK_BOX (pips), fp_labels_glyph (i < standing ? "fp-pip-symbolic" : "fp-pip-open-symbolic"));
  gtk_widget_add_css_class (pips, "pips");
  gtk_widget_set_valign (pips, GTK_ALIGN_CENTER);
  return pips;
}
