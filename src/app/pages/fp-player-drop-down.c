/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A GtkDropDown of players: a person, or a level of the computer. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-drop-down.h"
#include "app/pages/fp-player-drop-down.h"
#include "model/fp-levels.h"

/* Id of a human player in saves and on command lines. */
static const char person[] = "person";

static char *
name_of (const char *player)
{
  return g_str_equal (player, person) ? g_strdup (_ ("Person")) : fp_level_name (player);
}

static const char *
gist_of (const char *player)
{
  return g_str_equal (player, person) ? _ ("Somebody at this screen") : fp_level_gist (player);
}

/* The button shows only the name. */

static void
on_button_setup (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (row, label);
}

static void
on_button_bind (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  g_autofree char *name = name_of (gtk_string_object_get_string (gtk_list_item_get_item (row)));
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (row)), name);
}

/* The list shows a description below each name and a check mark at the selected one. */

static GtkWidget *
add_line (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* The check mark changes its opacity. If it were hidden, the row would change size under the
 * pointer. */
static void
on_list_setup (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *check = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic", "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  add_line (lines);
  GtkWidget *gist = add_line (lines);
  gtk_widget_add_css_class (gist, "caption");
  gtk_widget_add_css_class (gist, "dim-label");
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), check);
  gtk_list_item_set_child (row, box);
}

static void
mark (GtkDropDown *drop_down, GParamSpec *property, GtkListItem *row)
{
  GtkWidget *child = gtk_list_item_get_child (row);
  gboolean chosen = gtk_list_item_get_position (row) == gtk_drop_down_get_selected (drop_down);
  if (child != NULL)
    gtk_widget_set_opacity (gtk_widget_get_last_child (child), chosen ? 1 : 0);
}

static void
on_list_bind (GtkSignalListItemFactory *factory, GtkListItem *row, GtkDropDown *drop_down)
{
  const char *player = gtk_string_object_get_string (gtk_list_item_get_item (row));
  g_autofree char *name = name_of (player);
  GtkWidget *lines = gtk_widget_get_first_child (gtk_list_item_get_child (row));
  GtkWidget *gist = gtk_widget_get_last_child (lines);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (lines)), name);
  gtk_label_set_text (GTK_LABEL (gist), gist_of (player) != NULL ? gist_of (player) : "");
  gtk_widget_set_visible (gist, gist_of (player) != NULL);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (mark), row, 0);
  mark (drop_down, NULL, row);
}

static void
on_list_unbind (GtkSignalListItemFactory *factory, GtkListItem *row, GtkDropDown *drop_down)
{
  g_signal_handlers_disconnect_by_func (drop_down, mark, row);
}

void
fp_player_drop_down_fill (GtkDropDown *drop_down)
{
  g_autoptr (GtkStringList) players = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) button = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) list = gtk_signal_list_item_factory_new ();
  gtk_string_list_append (players, person);
  for (guint i = 0; fp_level_nth (i) != NULL; i++)
    gtk_string_list_append (players, fp_level_nth (i));
  g_signal_connect (button, "setup", G_CALLBACK (on_button_setup), NULL);
  g_signal_connect (button, "bind", G_CALLBACK (on_button_bind), NULL);
  g_signal_connect (list, "setup", G_CALLBACK (on_list_setup), NULL);
  g_signal_connect_object (list, "bind", G_CALLBACK (on_list_bind), drop_down, 0);
  g_signal_connect_object (list, "unbind", G_CALLBACK (on_list_unbind), drop_down, 0);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (players));
  gtk_drop_down_set_factory (drop_down, button);
  gtk_drop_down_set_list_factory (drop_down, list);
}

void
fp_player_drop_down_name (GtkDropDown *drop_down, const char *what)
{
  fp_drop_down_name (drop_down, what, name_of);
}

const char *
fp_player_drop_down_get (GtkDropDown *drop_down)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (drop_down);
  const char *player = chosen != NULL ? gtk_string_object_get_string (chosen) : person;
  return g_str_equal (player, person) ? NULL : player;
}

void
fp_player_drop_down_set (GtkDropDown *drop_down, const char *player)
{
  GtkStringList *players = GTK_STRING_LIST (gtk_drop_down_get_model (drop_down));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (players)), found = 0;
  if (player == NULL)
    player = person;
  while (found < n && !g_str_equal (gtk_string_list_get_string (players, found), player))
    found++;
  if (found == n)
    gtk_string_list_append (players, player);
  gtk_drop_down_set_selected (drop_down, found);
}
