/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deal on the stage. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-deal-view.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-measure.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"

/* A column of the sheet: the terms that the viewer gives, or those that the viewer gets. */
typedef struct
{
  GtkBox *terms; /* contains a row for each term of the offer */
  GtkMenuButton *add;
  GtkBox *choices; /* in the popover of add: a button for each term that can be added */
} Column;

struct _FpDealView
{
  AdwBin parent_instance;
  Column gives, takes;
  GtkWidget *make;
  GtkLabel *time; /* that is left */
  GSignalGroup *clock_signals;
  FpDealItem *shown; /* NULL if there is no deal */
};

enum
{
  MOST_LINES = 12, /* of the menu before it scrolls, in lines of text */
  SOON = 10, /* seconds; when so few are left the time is marked */
};

G_DEFINE_FINAL_TYPE (FpDealView, fp_deal_view, ADW_TYPE_BIN)

static void
fp_deal_view_dispose (GObject *object)
{
  g_clear_object (&FP_DEAL_VIEW (object)->shown);
  g_clear_object (&FP_DEAL_VIEW (object)->clock_signals);
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_deal_view_parent_class)->dispose (object);
}

static void
fp_deal_view_class_init (FpDealViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_deal_view_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The menu closes, and its button takes the focus, before the buttons in it are replaced. */
static void
on_added (GtkWidget *button)
{
  GtkWidget *menu = gtk_widget_get_ancestor (button, GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
  gtk_widget_grab_focus (menu);
  gtk_widget_activate_action_variant (button, "win.add-term",
                                      gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)));
}

static void
on_made (GtkWidget *button)
{
  gtk_widget_activate_action (button, "win.make-offer", NULL);
}

static GtkWidget *
make_column (Column *column, const char *title, const char *add)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *popover = gtk_popover_new ();
  GtkWidget *heading = gtk_label_new (title), *scroller = gtk_scrolled_window_new ();
  column->terms = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  column->choices = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  column->add = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (column->choices));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller),
                                              (int) (fp_measure_character (heading) * 3 * MOST_LINES));
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (column->add, popover);
  gtk_menu_button_set_label (column->add, add);
  gtk_widget_set_halign (GTK_WIDGET (column->add), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (column->terms));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (column->add));
  gtk_widget_add_css_class (box, "deal-column");
  fp_labels_set_name (GTK_WIDGET (column->terms), title);
  return box;
}

static void
show_time (FpDealView *self)
{
  g_autoptr (FpDealClock) clock = g_signal_group_dup_target (self->clock_signals);
  int left = clock != NULL ? fp_deal_clock_left (clock) : -1;
  /* Translators: minutes and seconds that are left for a deal. */
  g_autofree char *text = left >= 0 ? g_strdup_printf (_ ("%d:%02d left"), left / 60, left % 60) : NULL;
  fp_label_set (self->time, text);
  if (left >= 0 && left <= SOON)
    gtk_widget_add_css_class (GTK_WIDGET (self->time), "warning");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->time), "warning");
}

static void
fp_deal_view_init (FpDealView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  gtk_box_append (GTK_BOX (columns), make_column (&self->gives, _ ("You give"), _ ("Add What You Give")));
  gtk_box_append (GTK_BOX (columns), make_column (&self->takes, _ ("You get"), _ ("Add What You Get")));
  self->make = gtk_button_new_with_label (_ ("Make This Offer"));
  g_signal_connect (self->make, "clicked", G_CALLBACK (on_made), NULL);
  gtk_widget_add_css_class (self->make, "suggested-action");
  gtk_widget_set_halign (self->make, GTK_ALIGN_CENTER);
  self->time = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->time), "numeric");
  fp_tooltip_set (GTK_WIDGET (self->time), _ ("When the time is up, the talks end"));
  self->clock_signals = g_signal_group_new (FP_TYPE_DEAL_CLOCK);
  g_signal_group_connect_swapped (self->clock_signals, "notify::left", G_CALLBACK (show_time), self);
  show_time (self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->time));
  gtk_box_append (GTK_BOX (box), columns);
  gtk_box_append (GTK_BOX (box), self->make);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "deal");
  fp_labels_set_name (GTK_WIDGET (self), _ ("The deal"));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Returns the row of a term in the offer. Terms of a composed offer are buttons. */
static GtkWidget *
new_term (const FpTermFacts *term, gboolean composed)
{
  GtkWidget *text = fp_labels_new_text (term->text);
  if (!composed)
    return text;
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: a button that removes a term (“A colony on Lull”) from an offer. */
  g_autofree char *name = g_strdup_printf (_ ("Remove: %s"), term->text);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), fp_labels_glyph ("list-remove-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  fp_labels_set_name (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.remove-term");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", term->index);
  return button;
}

/* Returns a button of the menu. Its target is only the number: the action runs once the menu is
 * closed. */
static GtkWidget *
new_choice (const FpTermFacts *term)
{
  GtkWidget *button = gtk_button_new_with_label (term->text);
  gtk_widget_set_halign (gtk_button_get_child (GTK_BUTTON (button)), GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", term->index);
  g_signal_connect (button, "clicked", G_CALLBACK (on_added), NULL);
  return button;
}

static gboolean
contains_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static void
show_column (Column *column, GListModel *terms, GListModel *choices, gboolean composed)
{
  gboolean had_focus = contains_focus (GTK_WIDGET (column->terms));
  fp_labels_clear (GTK_WIDGET (column->terms));
  fp_labels_clear (GTK_WIDGET (column->choices));
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (FpTermItem) term = g_list_model_get_item (terms, i);
      gtk_box_append (column->terms, new_term (fp_term_item_facts (term), composed));
    }
  if (g_list_model_get_n_items (terms) == 0)
    gtk_box_append (column->terms, fp_labels_new_text (_ ("Nothing")));
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (FpTermItem) term = g_list_model_get_item (choices, i);
      gtk_box_append (column->choices, new_choice (fp_term_item_facts (term)));
    }
  gtk_widget_set_visible (GTK_WIDGET (column->add), composed);
  gtk_widget_set_sensitive (GTK_WIDGET (column->add), g_list_model_get_n_items (choices) > 0);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (column->add));
}

void
fp_deal_view_show (FpDealView *self, FpDealItem *deal)
{
  gboolean same = deal == self->shown ||
                  (deal != NULL && self->shown != NULL && fp_item_equal (G_OBJECT (deal), G_OBJECT (self->shown)));
  gtk_widget_set_visible (GTK_WIDGET (self), deal != NULL);
  if (same || !g_set_object (&self->shown, deal) || deal == NULL)
    return;
  const FpDealFacts *facts = fp_deal_item_facts (deal);
  gboolean had_focus = contains_focus (GTK_WIDGET (self));
  show_column (&self->gives, facts->given, facts->to_give, facts->composed);
  show_column (&self->takes, facts->taken, facts->to_take, facts->composed);
  gtk_widget_set_visible (self->make, facts->composed);
  gtk_widget_set_sensitive (self->make, facts->complete);
  /* The button that had the focus may be gone. */
  if (had_focus && !contains_focus (GTK_WIDGET (self)))
    fp_deal_view_compose (self);
}

void
fp_deal_view_set_clock (FpDealView *self, FpDealClock *clock)
{
  g_signal_group_set_target (self->clock_signals, clock);
  show_time (self);
}

gboolean
fp_deal_view_compose (FpDealView *self)
{
  if (self->shown == NULL || !fp_deal_item_facts (self->shown)->composed)
    return FALSE;
  Column *column = gtk_widget_get_sensitive (GTK_WIDGET (self->gives.add)) ? &self->gives : &self->takes;
  return gtk_widget_grab_focus (GTK_WIDGET (column->add));
}
