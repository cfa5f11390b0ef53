/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key of an option, on its button. */
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
