/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The option of the pending decision that a widget stands for. */
#include "app/input/fp-widget-option.h"

static GQuark
item_quark (void)
{
  return g_quark_from_static_string ("fp-widget-option");
}

void
fp_widget_option_set (GtkWidget *widget, FpOptionItem *option)
{
  if (option != NULL)
    g_object_ref (option);
  g_object_set_qdata_full (G_OBJECT (widget), item_quark (), option, g_object_unref);
}

const FpOptionFacts *
fp_widget_option (GtkWidget *widget)
{
  FpOptionItem *item = g_object_get_qdata (G_OBJECT (widget), item_quark ());
  return item != NULL ? fp_option_item_facts (item) : NULL;
}

static GQuark
wish_quark (void)
{
  return g_quark_from_static_string ("fp-widget-wish");
}

void
fp_widget_option_set_wish (GtkWidget *widget, int number)
{
  g_object_set_qdata (G_OBJECT (widget), wish_quark (), GINT_TO_POINTER (number + 1));
}

int
fp_widget_option_wish (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_qdata (G_OBJECT (widget), wish_quark ())) - 1;
}

gboolean
fp_widget_option_choose (GtkWidget *widget)
{
  const FpOptionFacts *option = fp_widget_option (widget);
  int wish = fp_widget_option_wish (widget);
  if (option == NULL && wish >= 0)
    return gtk_widget_activate_action (widget, "win.want", "i", wish);
  return option != NULL && option->open && gtk_widget_activate_action (widget, "win.choose", "i", option->index);
}
