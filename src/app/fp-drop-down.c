/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader calls a drop-down list.  GTK gives its name not to what gets the focus in it. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-drop-down.h"
#include "app/fp-labels.h"

typedef struct
{
  char *what;
  FpDropDownSay say; /* NULL: as it is */
} Naming;

static void
free_naming (gpointer data, GClosure *closure)
{
  Naming *naming = data;
  g_free (naming->what);
  g_free (naming);
}

static void
name_button (GtkDropDown *drop_down, GParamSpec *property, gpointer data)
{
  const Naming *naming = data;
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (drop_down);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  if (chosen == NULL || button == NULL)
    return;
  const char *item = gtk_string_object_get_string (chosen);
  g_autofree char *said = naming->say != NULL ? naming->say (item) : g_strdup (item);
  /* Translators: what is chosen from a list, and what it is now: “Origin: As printed”. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), naming->what, said);
  fp_labels_set_name (button, name);
}

void
fp_drop_down_name (GtkDropDown *drop_down, const char *what, FpDropDownSay say)
{
  Naming *naming = g_new0 (Naming, 1);
  naming->what = g_strdup (what);
  naming->say = say;
  fp_labels_set_name (GTK_WIDGET (drop_down), what);
  g_signal_connect_data (drop_down, "notify::selected-item", G_CALLBACK (name_button), naming, free_naming, 0);
  name_button (drop_down, NULL, naming);
}
