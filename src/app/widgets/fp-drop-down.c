/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Accessible names and widths of drop-down lists. GTK names the list, but not the button inside it
 * that takes the focus. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-drop-down.h"
#include "app/widgets/fp-labels.h"

/* The key under which a list keeps its Naming. */
static const char naming_key[] = "fp-naming";

typedef struct
{
  char *label;
  FpDropDownSay say; /* NULL to use the item itself */
} Naming;

static void
free_naming (gpointer data)
{
  Naming *naming = data;
  g_free (naming->label);
  g_free (naming);
}

static void
name_button (GtkDropDown *drop_down)
{
  const Naming *naming = g_object_get_data (G_OBJECT (drop_down), naming_key);
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (drop_down);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  if (chosen == NULL || button == NULL)
    return;
  const char *item = gtk_string_object_get_string (chosen);
  g_autofree char *value = naming->say != NULL ? naming->say (item) : g_strdup (item);
  /* Translators: a setting and the value chosen from its list: “Origin: As printed”. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), naming->label, value);
  fp_labels_set_name (button, name);
}

void
fp_drop_down_name (GtkDropDown *drop_down, const char *label, FpDropDownSay say)
{
  gboolean named = g_object_get_data (G_OBJECT (drop_down), naming_key) != NULL;
  Naming *naming = g_new0 (Naming, 1);
  naming->label = g_strdup (label);
  naming->say = say;
  g_object_set_data_full (G_OBJECT (drop_down), naming_key, naming, free_naming);
  fp_labels_set_name (GTK_WIDGET (drop_down), label);
  if (!named)
    g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (name_button), NULL);
  name_button (drop_down);
}

static void
set_up_chosen (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  int characters = GPOINTER_TO_INT (data);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END,
                                   "width-chars", characters, "max-width-chars", characters, NULL);
  gtk_list_item_set_child (item, label);
}

static void
bind_chosen (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkStringObject *chosen = gtk_list_item_get_item (item);
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (chosen));
}

void
fp_drop_down_set_room (GtkDropDown *drop_down, int characters)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_chosen), GINT_TO_POINTER (characters));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_chosen), NULL);
  gtk_drop_down_set_list_factory (drop_down, gtk_drop_down_get_factory (drop_down));
  gtk_drop_down_set_factory (drop_down, factory);
}
