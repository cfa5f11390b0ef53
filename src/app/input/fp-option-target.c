/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Option targets: widgets on the table that stand for options of the pending decision. */
#include "app/input/fp-option-target.h"

#include "app/input/fp-drag.h"
#include "app/input/fp-widget-option.h"
#include "app/widgets/fp-labels.h"

static GQuark
option_quark (void)
{
  return g_quark_from_static_string ("fp-option-target");
}

static GQuark
key_quark (void)
{
  return g_quark_from_static_string ("fp-option-target-key");
}

/* Returns the label that shows the key of @widget's option, or NULL. */
static GtkLabel *
key_label_of (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), key_quark ());
}

/* Shows @key on @widget and tells screen readers; NULL for none. */
static void
show_key (GtkWidget *widget, const char *key)
{
  GtkLabel *label = key_label_of (widget);
  if (label == NULL ||
      g_strcmp0 (key, gtk_widget_get_visible (GTK_WIDGET (label)) ? gtk_label_get_text (label) : NULL) == 0)
    return;
  fp_label_set (label, key);
  if (key != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
}

/* Returns the index of the option that @widget stands for, or −1 if it stands for none. */
static int
option_of (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_qdata (G_OBJECT (widget), option_quark ())) - 1;
}

static void
on_choose (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fp_widget_option_choose (widget);
}

void
fp_option_target_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "piece.choose", NULL, on_choose);
}

/* Buttons stay clickable; only the action of other widgets is disabled. */
static void
set_open (GtkWidget *widget, gboolean open)
{
  fp_labels_set_class (widget, "choosable", open);
  if (!GTK_IS_BUTTON (widget))
    gtk_widget_action_set_enabled (widget, "piece.choose", open);
}

static void
show_picked (GtkWidget *widget, gboolean picked)
{
  if (picked == gtk_widget_has_css_class (widget, "picked"))
    return;
  fp_labels_set_class (widget, "picked", picked);
  if (picked)
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED);
}

void
fp_option_target_attach (GtkWidget *widget, int option)
{
  g_object_set_qdata (G_OBJECT (widget), option_quark (), GINT_TO_POINTER (option + 1));
  set_open (widget, option >= 0);
  if (option >= 0)
    fp_drag_add_source (widget);
  else
    {
      show_picked (widget, FALSE);
      show_key (widget, NULL);
      fp_widget_option_set (widget, NULL);
    }
}

void
fp_option_target_set_wish (GtkWidget *widget, int number, gboolean wanted)
{
  fp_widget_option_set_wish (widget, number);
  fp_labels_set_class (widget, "wantable", number >= 0);
  fp_labels_set_class (widget, "wanted", wanted);
  if (number < 0)
    return;
  gtk_widget_action_set_enabled (widget, "piece.choose", TRUE);
  fp_drag_add_source (widget);
}

void
fp_option_target_set_key_label (GtkWidget *widget, GtkLabel *label)
{
  g_object_set_qdata (G_OBJECT (widget), key_quark (), label);
}

static void
mark (GtkWidget *widget, GListModel *options, GPtrArray *in_sight)
{
  g_autoptr (FpOptionItem) item = g_list_model_get_item (options, (guint) option_of (widget));
  const FpOptionFacts *option = item != NULL ? fp_option_item_facts (item) : NULL;
  set_open (widget, option != NULL && option->open);
  show_picked (widget, option != NULL && option->picked);
  fp_widget_option_set (widget, item);
  show_key (widget, option != NULL && option->open ? option->key : NULL);
  if (in_sight != NULL && option != NULL && key_label_of (widget) != NULL && in_sight->pdata[option->index] == NULL)
    in_sight->pdata[option->index] = widget;
}

void
fp_option_target_mark (GtkWidget *widget, FpDecisionItem *decision)
{
  mark (widget, fp_decision_item_facts (decision)->options, NULL);
}

static gboolean
is_hidden (GtkWidget *widget)
{
  return !gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget);
}

/* Returns TRUE if neither @widget nor a widget in it can stand for an option. Text and pictures are
 * most of the widgets of a table. List views hold text to read, such as the log; they have more
 * widgets than the table. */
static gboolean
has_no_target (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) || GTK_IS_IMAGE (widget) || GTK_IS_LIST_VIEW (widget);
}

/* Marks @widget and all below it. @in_sight: as returned, NULL below a hidden widget. The table
 * itself may be about to be shown. */
static void
mark_tree (GtkWidget *widget, GListModel *options, GPtrArray *in_sight)
{
  fp_drag_mark_pile (widget, options);
  if (option_of (widget) >= 0)
    mark (widget, options, in_sight);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!has_no_target (child))
      mark_tree (child, options, in_sight == NULL || is_hidden (child) ? NULL : in_sight);
}

GPtrArray *
fp_option_target_mark_all (GtkWidget *table, FpDecisionItem *decision)
{
  GPtrArray *in_sight = g_ptr_array_new ();
  if (decision == NULL)
    return in_sight;
  GListModel *options = fp_decision_item_facts (decision)->options;
  g_ptr_array_set_size (in_sight, (int) g_list_model_get_n_items (options));
  mark_tree (table, options, in_sight);
  return in_sight;
}

/* Option targets that are neither buttons nor in a list of cards */

static void
on_click (GtkWidget *widget, int presses, double x, double y, GtkGesture *gesture)
{
  if (fp_widget_option_choose (widget))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
on_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return fp_widget_option_choose (widget);
}

void
fp_option_target_make_clickable (GtkWidget *widget)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_click), widget);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Return|KP_Enter|space"),
                                                          gtk_callback_action_new (on_key, NULL, NULL)));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, keys);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_add_css_class (widget, "stop");
}
