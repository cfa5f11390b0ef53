/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of the rules book: a tree of guides and pages. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/fp-labels.h"
#include "app/rules-book/fp-rules-contents.h"

struct _FpRulesContents
{
  AdwBin parent_instance;
  GtkListView *list;
  GtkTreeListModel *tree; /* of FpContentsItem, or NULL */
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (FpRulesContents, fp_rules_contents, ADW_TYPE_BIN)

static void
fp_rules_contents_dispose (GObject *object)
{
  FpRulesContents *self = FP_RULES_CONTENTS (object);
  g_clear_object (&self->tree);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (fp_rules_contents_parent_class)->dispose (object);
}

/* Returns the row of the current page, or NULL if it has no widget. */
static GtkWidget *
selected_row (FpRulesContents *self)
{
  GtkTreeListRow *selected = self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); selected != NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *expander = gtk_widget_get_first_child (child);
      if (GTK_IS_TREE_EXPANDER (expander) && gtk_tree_expander_get_list_row (GTK_TREE_EXPANDER (expander)) == selected)
        return expander;
    }
  return NULL;
}

static gboolean
fp_rules_contents_grab_focus (GtkWidget *widget)
{
  FpRulesContents *self = FP_RULES_CONTENTS (widget);
  GtkWidget *row = selected_row (self);
  return (row != NULL && gtk_widget_grab_focus (row)) || gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
fp_rules_contents_class_init (FpRulesContentsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_rules_contents_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = fp_rules_contents_grab_focus;
}

/* Opens a page, or expands a row that has no page of its own. */
static void
open_row (FpRulesContents *self, GtkTreeListRow *row)
{
  g_autoptr (FpContentsItem) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;
  if (item == NULL)
    return;
  if (fp_contents_item_place (item) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "rules.open", "s", fp_contents_item_place (item));
  else
    gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
}

/* Rows */

/* One click opens. The list's own way would also select the row under the pointer. */
static void
on_clicked (GtkTreeExpander *expander, int presses, double x, double y, GtkGesture *gesture)
{
  GtkWidget *contents = gtk_widget_get_ancestor (GTK_WIDGET (expander), FP_TYPE_RULES_CONTENTS);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (presses == 1 && contents != NULL)
    open_row (FP_RULES_CONTENTS (contents), gtk_tree_expander_get_list_row (expander));
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkWidget *expander = gtk_tree_expander_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "width-chars", 1, "hexpand", TRUE, NULL);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_clicked), expander);
  gtk_widget_add_controller (expander, GTK_EVENT_CONTROLLER (click));
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), label);
  gtk_list_item_set_child (item, expander);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkTreeExpander *expander = GTK_TREE_EXPANDER (gtk_list_item_get_child (item));
  GtkTreeListRow *row = gtk_list_item_get_item (item);
  g_autoptr (FpContentsItem) line = gtk_tree_list_row_get_item (row);
  GtkWidget *label = gtk_tree_expander_get_child (expander);
  gtk_tree_expander_set_list_row (expander, row);
  gtk_label_set_text (GTK_LABEL (label), fp_contents_item_title (line));
  if (fp_contents_item_below (line) != NULL)
    gtk_widget_add_css_class (label, "heading");
  else
    gtk_widget_remove_css_class (label, "heading");
}

static void
on_unbind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (gtk_list_item_get_child (item)), NULL);
}

static GListModel *
list_below (gpointer item, gpointer data)
{
  GListModel *below = fp_contents_item_below (item);
  return below != NULL ? g_object_ref (below) : NULL;
}

static void
on_activate (FpRulesContents *self, guint position)
{
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->tree), position);
  open_row (self, row);
}

static void
fp_rules_contents_init (FpRulesContents *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), NULL);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (NULL, factory));
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "rules-contents");
  fp_labels_set_name (GTK_WIDGET (self->list), _ ("Contents"));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (on_activate), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  adw_bin_set_child (ADW_BIN (self), scroller);
  gtk_widget_add_css_class (GTK_WIDGET (self), "background");
}

void
fp_rules_contents_set_catalog (FpRulesContents *self, FpCatalogModel *catalog_model)
{
  g_clear_object (&self->tree);
  g_clear_object (&self->selection);
  self->tree = gtk_tree_list_model_new (fp_rules_contents (catalog_model), FALSE, FALSE, list_below, NULL, NULL);
  self->selection = g_object_new (GTK_TYPE_SINGLE_SELECTION, "autoselect", FALSE, "can-unselect", TRUE, NULL);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->tree));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

void
fp_rules_contents_show (FpRulesContents *self, const char *place)
{
  g_autofree char *page = g_strndup (place, strcspn (place, "#"));
  guint found = GTK_INVALID_LIST_POSITION;
  /* The loop also covers the rows that appear when a row is expanded. */
  for (guint i = 0; self->tree != NULL && found == GTK_INVALID_LIST_POSITION &&
                    i < g_list_model_get_n_items (G_LIST_MODEL (self->tree));
       i++)
    {
      g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->tree), i);
      g_autoptr (FpContentsItem) item = gtk_tree_list_row_get_item (row);
      if (fp_contents_item_leads_to (item, page))
        gtk_tree_list_row_set_expanded (row, TRUE);
      if (g_strcmp0 (fp_contents_item_place (item), page) == 0)
        found = i;
    }
  if (self->selection != NULL)
    gtk_single_selection_set_selected (self->selection, found);
  if (found != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", found);
}
