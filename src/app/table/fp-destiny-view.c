/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of the card that began the turn. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-destiny-view.h"
#include "app/cards/fp-card-face.h"
#include "app/cards/fp-card-motif.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-labels.h"
#include "app/cards/fp-card-inspector.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/widgets/fp-tooltip.h"

struct _FpDestinyView
{
  AdwBin parent_instance;
  GtkLabel *kind, *text;
  AdwBin *title;
  FpCardMotif *motif;
  FpCardItem *shown; /* NULL if no card is shown */
  gboolean alone, brief, cut, plain;
};

/* Width of the text in characters. BRIEF is for little space, WIDE for a card alone. NARROW is for
 * a card beside an encounter, LESS_NARROW for a long text there. */
enum
{
  BRIEF = 20,
  CUT_LINES = 9,
  NARROW = 26,
  LESS_NARROW = 30,
  WIDE = 72,
  LONG_TEXT = 190, /* characters of a text that counts as long */
};

G_DEFINE_FINAL_TYPE (FpDestinyView, fp_destiny_view, ADW_TYPE_BIN)

static void
fp_destiny_view_dispose (GObject *object)
{
  g_clear_object (&FP_DESTINY_VIEW (object)->shown);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_DESTINY_VIEW);
  G_OBJECT_CLASS (fp_destiny_view_parent_class)->dispose (object);
}

static void
fp_destiny_view_class_init (FpDestinyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_destiny_view_dispose;
  g_type_ensure (FP_TYPE_CARD_MOTIF);
  g_type_ensure (FP_TYPE_FAST_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/destiny-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, kind);
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, title);
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, motif);
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, text);
}

/* Pointer: the whole card reacts to it. Only the title takes the keyboard focus. */

static void
on_pointer (FpDestinyView *self)
{
  GtkWidget *title = adw_bin_get_child (self->title);
  if (title != NULL)
    fp_card_inspector_pointed (title);
}

static void
on_left (FpDestinyView *self)
{
  GtkWidget *title = adw_bin_get_child (self->title);
  if (title != NULL)
    fp_card_inspector_left (title);
}

static void
on_click (FpDestinyView *self, int presses, double x, double y, GtkGesture *gesture)
{
  GtkWidget *title = adw_bin_get_child (self->title);
  if (title == NULL || fp_card_inspector_card (title) == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  fp_card_inspector_closer (title);
}

static void
add_pointer (FpDestinyView *self)
{
  static const guint buttons[] = { GDK_BUTTON_PRIMARY, GDK_BUTTON_SECONDARY };
  GtkEventController *motion = gtk_event_controller_motion_new ();
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_pointer), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkGesture *click = gtk_gesture_click_new ();
      gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), buttons[i]);
      g_signal_connect_swapped (click, "released", G_CALLBACK (on_click), self);
      gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
    }
}

static void
fp_destiny_view_init (FpDestinyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_pointer (self);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_FIGURE, "past");
}

/* Returns a button with the name of @card that opens the card details, or a plain label if
 * @card is NULL. */
static GtkWidget *
new_title (FpCardItem *card)
{
  GtkWidget *label = fp_labels_new_text (card != NULL ? fp_card_item_facts (card)->title : _ ("No card yet"));
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_widget_add_css_class (label, "heading");
  if (card == NULL)
    return label;
  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "title");
  fp_labels_set_name (button, fp_card_item_facts (card)->name);
  fp_card_inspector_attach (button, card);
  gtk_widget_set_can_target (button, FALSE); /* pointer events go to the whole card */
  g_signal_connect (button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  return button;
}

gboolean
fp_destiny_view_show (FpDestinyView *self, const char *label, FpCardItem *card)
{
  const FpCardFacts *facts = card != NULL ? fp_card_item_facts (card) : NULL;
  gboolean is_new = card != self->shown;
  /* Translators: heading above a card: a name such as “Destiny”, and its kind (“discovery”). */
  g_autofree char *kind =
      facts != NULL && !self->plain ? g_strdup_printf (_ ("%s · %s"), label, facts->kind) : g_strdup (label);
  gtk_label_set_text (self->kind, kind != NULL ? kind : "");
  fp_labels_set_name (GTK_WIDGET (self), label != NULL ? label : "");
  if (card == NULL || card != self->shown)
    adw_bin_set_child (self->title, new_title (card));
  fp_label_set (self->text, facts != NULL ? facts->text : NULL);
  fp_card_face_show (GTK_WIDGET (self), self->motif, facts);
  g_set_object (&self->shown, card);
  return is_new;
}

static void
update_width (FpDestinyView *self)
{
  const char *text = gtk_label_get_text (self->text);
  gboolean brief = self->brief && !self->alone, cut = brief && self->cut;
  int narrow = g_utf8_strlen (text, -1) > LONG_TEXT ? LESS_NARROW : NARROW;
  gtk_label_set_width_chars (self->text, brief ? BRIEF : NARROW);
  gtk_label_set_max_width_chars (self->text, self->alone ? WIDE : brief ? BRIEF : narrow);
  gtk_label_set_ellipsize (self->text, cut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (self->text, cut ? CUT_LINES : -1);
  fp_tooltip_set (GTK_WIDGET (self->text), cut ? text : NULL);
}

void
fp_destiny_view_set_plain (FpDestinyView *self)
{
  self->plain = TRUE;
}

void
fp_destiny_view_set_alone (FpDestinyView *self, gboolean alone)
{
  self->alone = alone;
  gtk_widget_set_valign (GTK_WIDGET (self), alone ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  fp_labels_set_class (GTK_WIDGET (self), "alone", alone);
  update_width (self);
}

void
fp_destiny_view_set_brief (FpDestinyView *self, gboolean brief, gboolean cut)
{
  self->brief = brief;
  self->cut = cut;
  update_width (self);
}
