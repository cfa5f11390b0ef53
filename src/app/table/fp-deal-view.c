/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deal on the stage. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-option-target.h"
#include "app/table/fp-deal-view.h"
#include "app/table/fp-globe.h"
#include "app/table/fp-pips.h"
#include "app/widgets/fp-key-label.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-measure.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"
#include "model/items/fp-side-item.h"

/* A column of the sheet: the terms that the viewer gives, or those that the viewer gets. */
typedef struct
{
  FpPortraitView *face; /* of the player who gives */
  AdwBin *pips; /* contains the offers that this player may still make */
  GtkBox *terms; /* contains a row for each term of the offer */
  GtkMenuButton *add;
  GtkBox *choices; /* in the popover of add: a button for each term that can be added */
} Column;

struct _FpDealView
{
  AdwBin parent_instance;
  Column gives, takes;
  GtkWidget *offers; /* contains the packages and their heading */
  GtkBox *packages; /* contains a button for each */
  GtkWidget *make;
  GtkLabel *agreed; /* names the player who has accepted */
  GtkLabel *price; /* of failure */
  GtkLabel *time; /* that is left */
  GSignalGroup *clock_signals;
  FpDealItem *shown; /* the last deal; NULL if there was none */
  GListModel *sides; /* of FpSideItem; NULL if there is no encounter */
};

enum
{
  FACE = 48, /* pixels */
  WORLD = 20,
  TERMS_HEIGHT = 76, /* of the terms of a column, however many there are */
  MOST_LINES = 12, /* of the menu before it scrolls, in lines of text */
  SOON = 10, /* seconds; when so few are left the time is marked */
};

G_DEFINE_FINAL_TYPE (FpDealView, fp_deal_view, ADW_TYPE_BIN)

static void
fp_deal_view_dispose (GObject *object)
{
  g_clear_object (&FP_DEAL_VIEW (object)->shown);
  g_clear_object (&FP_DEAL_VIEW (object)->sides);
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

/* Makes the menu below the button for another term. */
static void
make_menu (Column *column, const char *name)
{
  GtkWidget *popover = gtk_popover_new (), *scroller = gtk_scrolled_window_new ();
  column->choices = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  column->add = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (column->choices));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller),
                                              (int) (fp_measure_character (scroller) * 3 * MOST_LINES));
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (column->add, popover);
  gtk_menu_button_set_icon_name (column->add, "list-add-symbolic");
  gtk_widget_set_valign (GTK_WIDGET (column->add), GTK_ALIGN_CENTER);
  /* The button inside takes the focus. */
  fp_labels_set_name (gtk_widget_get_first_child (GTK_WIDGET (column->add)), name);
  fp_tooltip_set (GTK_WIDGET (column->add), name);
}

/* Returns the head of a column: the face of the player who gives, the title above the offers that
 * are left, and the menu. */
static GtkWidget *
make_head (Column *column, const char *title)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, NULL);
  column->face = FP_PORTRAIT_VIEW (fp_portrait_view_new (FACE));
  column->pips = ADW_BIN (adw_bin_new ());
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_set_halign (GTK_WIDGET (column->pips), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (lines), heading);
  gtk_box_append (GTK_BOX (lines), GTK_WIDGET (column->pips));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (column->face));
  gtk_box_append (GTK_BOX (head), lines);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (column->add));
  return head;
}

/* Returns a window of a fixed height onto @child, so that nothing moves when terms come and go. */
static GtkWidget *
new_window (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "min-content-height", TERMS_HEIGHT, "child", child,
                "vexpand", TRUE, NULL);
  return scroller;
}

static GtkWidget *
make_column (Column *column, const char *title, const char *add)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  column->terms = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  make_menu (column, add);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), make_head (column, title));
  gtk_box_append (GTK_BOX (box), new_window (GTK_WIDGET (column->terms)));
  gtk_widget_add_css_class (box, "deal-column");
  fp_labels_set_name (GTK_WIDGET (column->terms), title);
  return box;
}

static GtkWidget *
make_packages (FpDealView *self)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", _ ("Or offer at once"), "xalign", 0.0, NULL);
  self->offers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->packages = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_add_css_class (self->offers, "deal-column");
  gtk_widget_set_hexpand (self->offers, TRUE);
  fp_labels_set_name (GTK_WIDGET (self->packages), _ ("Offers to make at once"));
  gtk_box_append (GTK_BOX (self->offers), heading);
  gtk_box_append (GTK_BOX (self->offers), new_window (GTK_WIDGET (self->packages)));
  return self->offers;
}

/* Returns the line below the columns: the price of failure, the time, and the button. */
static GtkWidget *
make_foot (FpDealView *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->price = GTK_LABEL (fp_labels_new_text (""));
  self->time = GTK_LABEL (gtk_label_new (NULL));
  self->make = gtk_button_new_with_label (_ ("Make This Offer"));
  g_signal_connect (self->make, "clicked", G_CALLBACK (on_made), NULL);
  gtk_widget_add_css_class (self->make, "suggested-action");
  gtk_widget_add_css_class (GTK_WIDGET (self->time), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->price), "deal-price");
  gtk_widget_set_hexpand (GTK_WIDGET (self->price), TRUE);
  fp_tooltip_set (GTK_WIDGET (self->time), _ ("When the time is up, the talks end"));
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (self->price));
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (self->time));
  gtk_box_append (GTK_BOX (foot), self->make);
  return foot;
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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  gtk_box_append (GTK_BOX (columns), make_column (&self->gives, _ ("You give"), _ ("Add What You Give")));
  gtk_box_append (GTK_BOX (columns), make_column (&self->takes, _ ("You get"), _ ("Add What You Get")));
  gtk_box_append (GTK_BOX (columns), make_packages (self));
  fp_portrait_view_set_mirrored (self->takes.face, TRUE);
  self->agreed = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->agreed), "deal-agreed");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->agreed));
  gtk_box_append (GTK_BOX (box), columns);
  gtk_box_append (GTK_BOX (box), make_foot (self));
  self->clock_signals = g_signal_group_new (FP_TYPE_DEAL_CLOCK);
  g_signal_group_connect_swapped (self->clock_signals, "notify::left", G_CALLBACK (show_time), self);
  show_time (self);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "deal");
  fp_labels_set_name (GTK_WIDGET (self), _ ("The deal"));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Returns the picture of a term: its planet, or an icon. (transfer floating) */
static GtkWidget *
new_picture (const FpTermFacts *term)
{
  const FpPlanetFacts *planet = term->planet != NULL ? fp_planet_item_facts (term->planet) : NULL;
  if (planet == NULL)
    return fp_labels_icon (term->icon, WORLD);
  GtkWidget *world =
      g_object_new (FP_TYPE_GLOBE, "valign", GTK_ALIGN_CENTER, "width-request", WORLD, "height-request", WORLD, NULL);
  g_autofree char *style =
      planet->owner_colour != NULL ? g_strconcat ("seat-", planet->owner_colour, NULL) : g_strdup (planet->picture);
  fp_globe_set (FP_GLOBE (world), planet->name, style);
  return world;
}

/* Returns the picture of a term beside its text. @brief: beside the name of a planet alone.
 * (transfer floating) */
static GtkWidget *
new_thing (const FpTermFacts *term, gboolean brief)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gboolean named = brief && term->planet != NULL;
  GtkWidget *text = fp_labels_new_text (named ? fp_planet_item_facts (term->planet)->name : term->text);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), new_picture (term));
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

/* Returns the row of a term in the offer. Terms of a composed offer are buttons. */
static GtkWidget *
new_term (const FpTermFacts *term, gboolean composed)
{
  GtkWidget *box = new_thing (term, FALSE);
  gtk_widget_add_css_class (box, "deal-term");
  if (!composed)
    return box;
  GtkWidget *button = gtk_button_new ();
  /* Translators: a button that removes a term (“A colony on Lull”) from an offer. */
  g_autofree char *name = g_strdup_printf (_ ("Remove: %s"), term->text);
  gtk_box_append (GTK_BOX (box), fp_labels_glyph ("list-remove-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  fp_labels_set_name (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.remove-term");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", term->index);
  return button;
}

/* Returns the things of one side of a package, one below the other. (transfer floating) */
static GtkWidget *
new_things (GListModel *terms)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (FpTermItem) term = g_list_model_get_item (terms, i);
      gtk_box_append (GTK_BOX (box), new_thing (fp_term_item_facts (term), TRUE));
    }
  if (g_list_model_get_n_items (terms) == 0)
    gtk_box_append (GTK_BOX (box), fp_labels_new_text (_ ("Nothing")));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* Returns the row of a package: its key, what is given and what is got. */
static GtkWidget *
new_package (const FpDealFacts *package)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *key = fp_key_label_new_cap ();
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), new_things (package->given));
  gtk_box_append (GTK_BOX (box), gtk_label_new ("⇄"));
  gtk_box_append (GTK_BOX (box), new_things (package->taken));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "package");
  fp_labels_set_name (button, package->name);
  fp_option_target_set_key_label (button, GTK_LABEL (key));
  fp_option_target_attach (button, package->option);
  return button;
}

static void
show_packages (FpDealView *self, GListModel *packages)
{
  fp_labels_clear (GTK_WIDGET (self->packages));
  for (guint i = 0; i < g_list_model_get_n_items (packages); i++)
    {
      g_autoptr (FpDealItem) package = g_list_model_get_item (packages, i);
      gtk_box_append (self->packages, new_package (fp_deal_item_facts (package)));
    }
  gtk_widget_set_visible (self->offers, g_list_model_get_n_items (packages) > 0);
}

/* Shows the face of @side and how many of @most offers its player may still make. */
static void
show_giver (Column *column, FpSideItem *item, int left, int most)
{
  const FpSideFacts *side = item != NULL ? fp_side_item_facts (item) : NULL;
  GtkWidget *pips = most > 0 ? fp_pips_new (left, most) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (column->face), side != NULL);
  if (side != NULL)
    {
      fp_portrait_view_set_player (column->face, side->shape, side->colour);
      fp_portrait_view_set_card (column->face, side->sheet);
    }
  adw_bin_set_child (column->pips, pips);
  if (pips == NULL)
    return;
  g_autofree char *said = g_strdup_printf (
      /* Translators: offers that a player may still make in a deal, and all that are allowed. */
      ngettext ("%d of %d offer left", "%d of %d offers left", (gulong) most), left, most);
  fp_tooltip_set (GTK_WIDGET (column->pips), said);
  fp_labels_set_name (GTK_WIDGET (column->pips), said);
}

/* The viewer gives in the first column, the other player in the second. */
static void
show_givers (FpDealView *self)
{
  const FpDealFacts *deal = fp_deal_item_facts (self->shown);
  GListModel *sides = self->sides;
  FpSideItem *mine = NULL, *other = NULL; /* owned by the list */
  for (guint i = 0; sides != NULL && i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (FpSideItem) side = g_list_model_get_item (sides, i);
      gboolean own = g_strcmp0 (fp_side_item_facts (side)->colour, deal->colour) == 0;
      if (own)
        mine = side;
      else
        other = side;
    }
  show_giver (&self->gives, mine, deal->left, deal->most);
  show_giver (&self->takes, other, deal->left_of_other, deal->most);
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
  show_givers (self);
  show_packages (self, facts->packages);
  fp_label_set (self->agreed, facts->agreed);
  fp_label_set (self->price, facts->price);
  gtk_widget_set_visible (self->make, facts->composed);
  gtk_widget_set_sensitive (self->make, facts->complete);
  /* The button that had the focus may be gone. */
  if (had_focus && !contains_focus (GTK_WIDGET (self)))
    fp_deal_view_compose (self);
}

void
fp_deal_view_set_sides (FpDealView *self, GListModel *sides)
{
  if (g_set_object (&self->sides, sides) && self->shown != NULL)
    show_givers (self);
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
