/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hint popover for the player who must decide. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/panels/fp-hint-popover.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-popover-keys.h"
#include "app/widgets/fp-pulse.h"

struct _FpHintPopover
{
  GtkPopover parent_instance;
  GtkLabel *title, *promise;
  FpPulse *pulse;
  GtkListBox *list;
  GtkWidget *cancel;
  FpHintController *hint_controller;
};

G_DEFINE_FINAL_TYPE (FpHintPopover, fp_hint_popover, GTK_TYPE_POPOVER)

enum
{
  SIGNAL_POINT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Rows */

static void
add_line (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = fp_labels_new_text (text);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
}

static void
on_entered (GtkEventController *motion, double x, double y, GtkListBox *list)
{
  gtk_list_box_select_row (list, GTK_LIST_BOX_ROW (gtk_event_controller_get_widget (motion)));
}

static GtkWidget *
new_row (gpointer item, gpointer data)
{
  FpHintPopover *self = data;
  const FpHintFacts *hint = fp_hint_item_facts (item);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  g_autofree char *name = g_strjoin (". ", hint->text, hint->odds, hint->reason, NULL);
  add_line (box, hint->text, "heading");
  add_line (box, hint->odds, "tight");
  if (hint->reason != NULL)
    add_line (box, hint->reason, "caption");
  gtk_widget_add_css_class (box, "hint");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  fp_labels_set_name (row, name);
  g_signal_connect_object (motion, "enter", G_CALLBACK (on_entered), self->list, 0);
  gtk_widget_add_controller (row, motion);
  return row;
}

static FpHintItem *
item_of (FpHintPopover *self, GtkListBoxRow *row)
{
  return row != NULL ? g_list_model_get_item (fp_hint_controller_list (self->hint_controller),
                                              (guint) gtk_list_box_row_get_index (row))
                     : NULL;
}

static void
on_selected (FpHintPopover *self, GtkListBoxRow *row)
{
  g_autoptr (FpHintItem) item = item_of (self, row);
  g_signal_emit (self, signals[SIGNAL_POINT], 0, item);
}

static void
on_activated (FpHintPopover *self, GtkListBoxRow *row)
{
  g_autoptr (FpHintItem) item = item_of (self, row);
  g_autoptr (FpHintController) hint_controller = g_object_ref (self->hint_controller);
  if (item == NULL)
    return;
  fp_hint_controller_take (hint_controller, item);
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* States */

static const char *
title_of (FpHintPopover *self, guint n)
{
  switch (fp_hint_controller_state (self->hint_controller))
    {
    case FP_HINT_CONTROLLER_IDLE:
      break;
    case FP_HINT_CONTROLLER_THINKING:
      return _ ("What would a good player do?");
    case FP_HINT_CONTROLLER_DONE:
      return n > 0 ? _ ("What a good player would do") : _ ("All choices are about equally good here.");
    }
  return "";
}

/* Shows the state of the hints. The focus moves to the best one. */
static void
on_changed (FpHintPopover *self)
{
  gboolean thinking = fp_hint_controller_state (self->hint_controller) == FP_HINT_CONTROLLER_THINKING;
  guint n = g_list_model_get_n_items (fp_hint_controller_list (self->hint_controller));
  gtk_label_set_text (self->title, title_of (self, n));
  fp_pulse_set_active (self->pulse, thinking);
  gtk_widget_set_visible (GTK_WIDGET (self->pulse), thinking);
  gtk_widget_set_visible (self->cancel, thinking);
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->promise), n > 0);
  if (fp_hint_controller_state (self->hint_controller) == FP_HINT_CONTROLLER_IDLE &&
      gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_popover_popdown (GTK_POPOVER (self));
  if (n == 0)
    return;
  GtkListBoxRow *best = gtk_list_box_get_row_at_index (self->list, 0);
  gtk_list_box_select_row (self->list, best);
  gtk_widget_grab_focus (GTK_WIDGET (best));
}

static void
fp_hint_popover_map (GtkWidget *widget)
{
  FpHintPopover *self = FP_HINT_POPOVER (widget);
  GTK_WIDGET_CLASS (fp_hint_popover_parent_class)->map (widget);
  fp_hint_controller_ask (self->hint_controller);
}

static void
fp_hint_popover_unmap (GtkWidget *widget)
{
  FpHintPopover *self = FP_HINT_POPOVER (widget);
  GTK_WIDGET_CLASS (fp_hint_popover_parent_class)->unmap (widget);
  g_signal_emit (self, signals[SIGNAL_POINT], 0, NULL);
  fp_hint_controller_forget (self->hint_controller);
}

static void
fp_hint_popover_dispose (GObject *object)
{
  FpHintPopover *self = FP_HINT_POPOVER (object);
  g_clear_object (&self->hint_controller);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_HINT_POPOVER);
  G_OBJECT_CLASS (fp_hint_popover_parent_class)->dispose (object);
}

static void
fp_hint_popover_class_init (FpHintPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_hint_popover_dispose;
  widget_class->map = fp_hint_popover_map;
  widget_class->unmap = fp_hint_popover_unmap;
  g_type_ensure (FP_TYPE_PULSE);
  signals[SIGNAL_POINT] = g_signal_new ("point", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, FP_TYPE_HINT_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/hint-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, FpHintPopover, title);
  gtk_widget_class_bind_template_child (widget_class, FpHintPopover, promise);
  gtk_widget_class_bind_template_child (widget_class, FpHintPopover, pulse);
  gtk_widget_class_bind_template_child (widget_class, FpHintPopover, list);
  gtk_widget_class_bind_template_child (widget_class, FpHintPopover, cancel);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, gtk_popover_popdown);
}

static void
fp_hint_popover_init (FpHintPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fp_popover_keys_install (GTK_POPOVER (self));
  self->hint_controller = fp_hint_controller_new ();
  g_signal_connect_object (self->hint_controller, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->list, fp_hint_controller_list (self->hint_controller), new_row, self, NULL);
  on_changed (self);
}

void
fp_hint_popover_set_game (FpHintPopover *self, FpGame *game)
{
  fp_hint_controller_set_game (self->hint_controller, game);
}

gboolean
fp_hint_popover_can_ask (FpHintPopover *self)
{
  return fp_hint_controller_can_ask (self->hint_controller);
}
