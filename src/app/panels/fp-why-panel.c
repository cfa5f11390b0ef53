/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The “Why?” panel beside the table. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/panels/fp-why-panel.h"
#include "app/widgets/fp-tooltip.h"
#include "model/game/fp-game-can.h"
#include "model/game/fp-game-why.h"

struct _FpWhyPanel
{
  AdwBin parent_instance;
  GtkListBox *list;
  GtkLabel *cards; /* explains the meaning of “you” on cards */
  GtkCheckButton *program; /* shows the rules in the words of the card language */
  GtkScrolledWindow *scroller;
  GtkSearchEntry *ask; /* “Can I …?”: its answers take the place of the explanation */
  GtkLabel *none; /* shown if nothing has the name that was typed */
  FpGame *game;
  GSignalGroup *game_signals;
};

G_DEFINE_FINAL_TYPE (FpWhyPanel, fp_why_panel, ADW_TYPE_BIN)

/* Rows */

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = fp_labels_new_text (text);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_heading (const char *text, int level, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_button (const char *icon, const char *accessible_name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  fp_tooltip_set (button, accessible_name);
  fp_labels_set_name (button, accessible_name);
  return button;
}

static GtkWidget *
new_card_button (FpCardItem *card)
{
  /* Translators: for a screen reader: a button that shows the text of the card %s. */
  g_autofree char *accessible_name = g_strdup_printf (_ ("Read %s"), fp_card_item_facts (card)->name);
  GtkWidget *button = new_button ("fp-plan-symbolic", accessible_name);
  fp_card_inspector_attach (button, card);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  return button;
}

static GtkWidget *
new_rule_button (const FpWhyFacts *why)
{
  /* Translators: a button that opens the rules about %s. */
  g_autofree char *accessible_name = g_strdup_printf (_ ("The rules about this: %s"), why->title);
  GtkWidget *button = new_button ("fp-rules-symbolic", accessible_name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.rules-page");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", why->page);
  return button;
}

/* The focus goes to the row as a whole first, then to its buttons. */
static GtkWidget *
new_row (FpWhyItem *item)
{
  const FpWhyFacts *why = fp_why_item_facts (item);
  GtkWidget *row = gtk_list_box_row_new (), *head = fp_fast_box_new (0),
            *title = new_label (why->title, "caption-heading");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand (title, TRUE);
  fp_fast_box_append (FP_FAST_BOX (head), title);
  if (why->card != NULL)
    fp_fast_box_append (FP_FAST_BOX (head), new_card_button (why->card));
  if (why->page != NULL)
    fp_fast_box_append (FP_FAST_BOX (head), new_rule_button (why));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), new_label (why->text, "tight"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  fp_labels_set_name (row, why->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why->text, -1);
  g_object_set_data_full (G_OBJECT (row), "item", g_object_ref (item), g_object_unref);
  return row;
}

static const FpWhyFacts *
facts_of (GtkListBoxRow *row)
{
  return row != NULL ? fp_why_item_facts (g_object_get_data (G_OBJECT (row), "item")) : NULL;
}

/* Adds the name of a section, or of a step in it, above its first row. */
static void
update_header (GtkListBoxRow *row, GtkListBoxRow *last, gpointer data)
{
  const FpWhyFacts *why = facts_of (row), *before = facts_of (last);
  gboolean begins = before == NULL || strcmp (before->section, why->section) != 0;
  gboolean steps = why->heading != NULL && (begins || g_strcmp0 (before->heading, why->heading) != 0);
  GtkWidget *box = begins || steps ? gtk_box_new (GTK_ORIENTATION_VERTICAL, 3) : NULL;
  if (begins)
    gtk_box_append (GTK_BOX (box), new_heading (why->section, 2, "heading"));
  if (steps)
    gtk_box_append (GTK_BOX (box), new_heading (why->heading, 3, "caption"));
  if (box != NULL)
    gtk_widget_add_css_class (box, "why-heading");
  gtk_list_box_row_set_header (row, box);
}

static void
fill (FpWhyPanel *self)
{
  const char *asked = gtk_editable_get_text (GTK_EDITABLE (self->ask));
  g_autoptr (GListModel) items = *asked != '\0' ? fp_game_can (self->game, asked)
                                                : fp_game_why (self->game, gtk_check_button_get_active (self->program));
  gtk_widget_set_visible (GTK_WIDGET (self->none), *asked != '\0' && g_list_model_get_n_items (items) == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->program), *asked == '\0');
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (FpWhyItem) item = g_list_model_get_item (items, i);
      gtk_list_box_append (self->list, new_row (item));
    }
}

static void
clear (FpWhyPanel *self)
{
  GtkListBoxRow *row;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

/* Game updates */

static void
update (FpWhyPanel *self)
{
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  clear (self);
  if (self->game != NULL)
    fill (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
fp_why_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fp_why_panel_parent_class)->map (widget);
  update (FP_WHY_PANEL (widget));
}

static gboolean
fp_why_panel_grab_focus (GtkWidget *widget)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (FP_WHY_PANEL (widget)->list, 0);
  return first != NULL && gtk_widget_grab_focus (GTK_WIDGET (first));
}

/* Question */

/* Down goes from the question to the first answer. */
static gboolean
on_ask_key (FpWhyPanel *self, guint key)
{
  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Escape ends the question first, then closes the panel. */
static void
on_stop_ask (FpWhyPanel *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->ask)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->ask), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.hide-why", NULL);
}

static gboolean
on_begin_ask (GtkWidget *widget, GVariant *args, gpointer data)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FP_WHY_PANEL (widget)->ask));
}

static void
connect_ask (FpWhyPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->ask, "search-changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->ask, "stop-search", G_CALLBACK (on_stop_ask), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_ask_key), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->ask), keys);
}

/* GObject */

static void
fp_why_panel_dispose (GObject *object)
{
  FpWhyPanel *self = FP_WHY_PANEL (object);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_WHY_PANEL);
  G_OBJECT_CLASS (fp_why_panel_parent_class)->dispose (object);
}

static void
fp_why_panel_class_init (FpWhyPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_why_panel_dispose;
  widget_class->map = fp_why_panel_map;
  widget_class->grab_focus = fp_why_panel_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/why-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FpWhyPanel, list);
  gtk_widget_class_bind_template_child (widget_class, FpWhyPanel, cards);
  gtk_widget_class_bind_template_child (widget_class, FpWhyPanel, program);
  gtk_widget_class_bind_template_child (widget_class, FpWhyPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, FpWhyPanel, ask);
  gtk_widget_class_bind_template_child (widget_class, FpWhyPanel, none);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_k, GDK_CONTROL_MASK, on_begin_ask, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.hide-why", NULL);
}

static void
fp_why_panel_init (FpWhyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
  gtk_label_set_text (self->cards, fp_game_why_cards ());
  g_signal_connect_swapped (self->program, "toggled", G_CALLBACK (update), self);
  connect_ask (self);
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (update), self);
}

void
fp_why_panel_set_game (FpWhyPanel *self, FpGame *game)
{
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->game_signals, game);
  update (self);
}
