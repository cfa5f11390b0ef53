/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key of an option, on its button or on what stands for it. */
#include "app/widgets/fp-key-label.h"

GtkWidget *
fp_key_label_new (const char *key)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", key, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (label, "key");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

GtkWidget *
fp_key_label_new_cap (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "visible", FALSE, "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_START,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (label, "key-cap");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}
