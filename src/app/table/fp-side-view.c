/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of one side of an encounter. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/input/fp-option-target.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-side-view.h"
#include "app/table/fp-seat-mark.h"
#include "app/motion/fp-motion-anchors.h"
#include "text/fp-text.h"

struct _FpSideView
{
  AdwBin parent_instance;
  FpSeatMark *shape;
  GtkLabel *name, *winner, *total;
  GtkBox *rows, *allies;
  GtkSizeGroup *numbers; /* equal widths align the digits in right-to-left layouts */
};

G_DEFINE_FINAL_TYPE (FpSideView, fp_side_view, ADW_TYPE_BIN)

static void
fp_side_view_dispose (GObject *object)
{
  g_clear_object (&FP_SIDE_VIEW (object)->numbers);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_SIDE_VIEW);
  G_OBJECT_CLASS (fp_side_view_parent_class)->dispose (object);
}

static void
fp_side_view_class_init (FpSideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_side_view_dispose;
  fp_option_target_install (widget_class);
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/side-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpSideView, shape);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, name);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, winner);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, total);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, allies);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, rows);
}

/* Aligns @number at its end: digits run from left to right in every language. */
static void
align_number (FpSideView *self, GtkLabel *number)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gtk_label_set_xalign (number, mirrored ? 0 : 1);
  if (mirrored)
    gtk_size_group_add_widget (self->numbers, GTK_WIDGET (number));
}

static void
fp_side_view_init (FpSideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  align_number (self, self->total);
}

/* Appends a row with an icon, @text, and @value at the end (NULL for none). All parts are aligned
 * at the top: with a common baseline a name of two lines would stick out of its row. */
static void
add_row (FpSideView *self, const char *icon, GtkWidget *text, const char *value)
{
  GtkWidget *row = g_object_new (FP_TYPE_FAST_BOX, "spacing", 6, "align", GTK_ALIGN_START, NULL);
  GtkWidget *picture = fp_labels_glyph (icon != NULL ? icon : "fp-face-down-symbolic");
  gtk_widget_set_margin_top (picture, 3);
  gtk_widget_add_css_class (picture, "dim-label");
  fp_fast_box_append (FP_FAST_BOX (row), picture);
  gtk_widget_set_hexpand (text, TRUE);
  fp_fast_box_append (FP_FAST_BOX (row), text);
  if (value != NULL)
    {
      GtkWidget *number = gtk_label_new (NULL);
      fp_label_set (GTK_LABEL (number), value);
      align_number (self, GTK_LABEL (number));
      gtk_widget_add_css_class (number, "value");
      gtk_widget_add_css_class (number, "numeric");
      fp_fast_box_append (FP_FAST_BOX (row), number);
    }
  gtk_box_append (self->rows, row);
}

static GtkWidget *
new_text (const char *text, gboolean dim)
{
  GtkWidget *label = fp_labels_new_text (text);
  gtk_widget_add_css_class (label, "part");
  gtk_widget_add_css_class (label, "numeric");
  if (dim)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/* Returns a button with the name of @card that opens the card details. */
static GtkWidget *
new_link (FpCardItem *card, const char *name, const char *accessible_name)
{
  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), new_text (name, FALSE));
  gtk_widget_add_css_class (button, "flat");
  fp_labels_set_name (button, accessible_name);
  fp_card_inspector_attach (button, card);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  return button;
}

static GtkWidget *
new_card (FpCardItem *card)
{
  const FpCardFacts *facts = fp_card_item_facts (card);
  /* Like its neighbours, the text begins with a capital letter. */
  g_autofree char *text = fp_text_capital (fp_labels_say_card (facts));
  g_autofree char *shown = fp_labels_keep_end (text);
  return facts->hidden || facts->number < 0 ? new_text (shown, facts->hidden) : new_link (card, shown, text);
}

/* Returns the words of @row: a link if it has a card that can be read. */
static GtkWidget *
new_words (const FpSideRowFacts *row)
{
  if (row->text == NULL)
    return row->card != NULL ? new_card (row->card) : new_text ("", FALSE);
  if (row->card == NULL)
    return new_text (row->text, row->dimmed);
  g_autofree char *accessible_name =
      row->value != NULL ? g_strdup_printf ("%s: %s", row->text, row->value) : g_strdup (row->text);
  return new_link (row->card, row->text, accessible_name);
}

static void
add_rows (FpSideView *self, GListModel *rows)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (FpSideRowItem) item = g_list_model_get_item (rows, i);
      const FpSideRowFacts *row = fp_side_row_item_facts (item);
      add_row (self, row->icon, new_words (row), row->value);
    }
}

static void
show_name (FpSideView *self, const FpSideFacts *side)
{
  fp_seat_mark_set (self->shape, side->shape, side->colour);
  gtk_label_set_text (self->name, side->name);
  /* Translators: stands behind the name of the player who has won an encounter. */
  gtk_label_set_text (self->winner, side->winner ? C_ ("side", "winner") : "");
  fp_labels_set_name (GTK_WIDGET (self), side->name);
  g_autofree char *number = fp_text_number (side->total);
  /* Translators: the name of a side's total in an encounter, and its number. */
  g_autofree char *total = side->counted ? g_strdup_printf (_ ("%s %s"), side->total_label, number) : NULL;
  fp_label_set (self->total, total != NULL ? number : NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->total), total);
  fp_labels_set_name (GTK_WIDGET (self->total), total != NULL ? total : "");
  if (side->winner)
    gtk_widget_add_css_class (GTK_WIDGET (self), "winner");
}

/* Shows the allies, each with a mark and ships. */
static void
show_allies (FpSideView *self, const FpSideFacts *side)
{
  gboolean any = g_list_model_get_n_items (side->allies) > 0;
  g_autofree char *ships = any ? fp_labels_name_ships (side->allies) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->allies), any);
  if (!any)
    return;
  /* Translators: the allies of a side with their ships: “Allies: Cy: 2 ships”. */
  g_autofree char *name = g_strdup_printf (_ ("Allies: %s"), ships);
  fp_labels_show_fleets (self->allies, side->allies);
  fp_labels_set_name (GTK_WIDGET (self->allies), name);
  fp_labels_set_tooltip (GTK_WIDGET (self->allies), name);
}

GtkWidget *
fp_side_view_new (FpSideItem *item)
{
  const FpSideFacts *side = fp_side_item_facts (item);
  FpSideView *self = g_object_new (FP_TYPE_SIDE_VIEW, NULL);
  g_autofree char *spot = g_strdup_printf ("side/%s", side->colour);
  show_name (self, side);
  show_allies (self, side);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_FIGURE, "side/%s", side->colour);
  fp_drag_add_target (GTK_WIDGET (self), spot);
  fp_option_target_attach (GTK_WIDGET (self), side->option);
  if (side->option >= 0)
    fp_option_target_make_clickable (GTK_WIDGET (self));
  add_rows (self, side->rows);
  return GTK_WIDGET (self);
}
