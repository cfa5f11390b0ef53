/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure in a player's strip. */
#include "config.h"

#include "app/input/fp-drag.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-pile-button.h"
#include "app/table/fp-seat-figure.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"

struct _FpSeatFigure
{
  AdwBin parent_instance;
  FpFigureItem *shown; /* NULL until set */
  gboolean brief;
  GtkLabel *number; /* NULL for a pile */
};

G_DEFINE_FINAL_TYPE (FpSeatFigure, fp_seat_figure, ADW_TYPE_BIN)

static void
fp_seat_figure_dispose (GObject *object)
{
  g_clear_object (&FP_SEAT_FIGURE (object)->shown);
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_seat_figure_parent_class)->dispose (object);
}

static void
fp_seat_figure_class_init (FpSeatFigureClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_seat_figure_dispose;
}

static void
fp_seat_figure_init (FpSeatFigure *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Returns a box with the number of @figure and its label or icon. Sets @number to the number's
 * label. */
static GtkWidget *
new_box (const FpFigureFacts *figure, gboolean brief, GtkLabel **number)
{
  GtkWidget *box = gtk_box_new (brief ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, brief ? 3 : 0);
  GtkWidget *label = gtk_label_new (figure->text), *caption = gtk_label_new (figure->label);
  gtk_widget_add_css_class (label, "figure");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (brief)
    gtk_box_append (GTK_BOX (box), fp_labels_glyph (figure->icon));
  gtk_box_append (GTK_BOX (box), label);
  if (!brief)
    gtk_box_append (GTK_BOX (box), caption);
  else
    g_object_unref (g_object_ref_sink (caption));
  *number = GTK_LABEL (label);
  return box;
}

/* Shows a pile. Its button stays. */
static void
show_pile (FpSeatFigure *self, const FpFigureFacts *figure)
{
  GtkLabel *number;
  /* The accessible name of a figure with its number: “Discards: 3”. */
  g_autofree char *name = g_strdup_printf ("%s: %s", figure->label, figure->text);
  GtkWidget *button = adw_bin_get_child (ADW_BIN (self));
  if (button == NULL)
    {
      button = g_object_new (FP_TYPE_PILE_BUTTON, NULL);
      adw_bin_set_child (ADW_BIN (self), button);
    }
  fp_pile_button_show (FP_PILE_BUTTON (button), figure->heading, name, new_box (figure, self->brief, &number),
                       figure->cards);
}

/* Marks the spot of the figure. Everything but a hand or a deck accepts drops at it. */
static void
mark_spot (FpSeatFigure *self, const FpFigureFacts *figure)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  GtkWidget *anchor = self->number != NULL ? GTK_WIDGET (self->number) : child;
  fp_motion_anchor_mark (anchor, FP_MOTION_ANCHOR_FIGURE, "%s", figure->spot);
  if (figure->ships || figure->heading != NULL)
    fp_drag_add_target (child, figure->spot);
  if (figure->ships)
    fp_drag_set_pile (child, figure->spot);
}

/* Shows what is known beside the number, which alone says little to a screen reader if there is no
 * label. */
static void
describe (FpSeatFigure *self, const FpFigureFacts *figure)
{
  g_autofree char *both =
      figure->tip != NULL ? g_strdup_printf ("%s\n%s", figure->label, figure->tip) : g_strdup (figure->label);
  fp_tooltip_set (GTK_WIDGET (self->number), self->brief ? both : figure->tip);
  if (self->brief)
    {
      g_autofree char *name = g_strdup_printf ("%s: %s", figure->label, figure->text);
      fp_labels_set_name (GTK_WIDGET (self->number), name);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  figure->tip != NULL ? figure->tip : "", -1);
}

/* A dangerous number is underlined, not only in another colour. */
static void
show_number (FpSeatFigure *self, const FpFigureFacts *figure)
{
  gtk_label_set_text (self->number, figure->text);
  fp_labels_set_class (GTK_WIDGET (self->number), "danger", figure->low);
}

void
fp_seat_figure_show (FpSeatFigure *self, FpFigureItem *item)
{
  const FpFigureFacts *figure = fp_figure_item_facts (item);
  const FpFigureFacts *last = self->shown != NULL ? fp_figure_item_facts (self->shown) : NULL;
  if (self->shown != NULL && fp_item_equal (G_OBJECT (self->shown), G_OBJECT (item)))
    return;
  if (figure->heading != NULL)
    show_pile (self, figure);
  else if (self->number == NULL)
    adw_bin_set_child (ADW_BIN (self), new_box (figure, self->brief, &self->number));
  if (self->number != NULL)
    show_number (self, figure);
  if (last == NULL || strcmp (last->spot, figure->spot) != 0)
    mark_spot (self, figure);
  if (self->number != NULL)
    describe (self, figure);
  g_set_object (&self->shown, item);
}

GtkWidget *
fp_seat_figure_new (FpFigureItem *item, gboolean brief)
{
  FpSeatFigure *self = g_object_new (FP_TYPE_SEAT_FIGURE, NULL);
  self->brief = brief;
  fp_seat_figure_show (self, item);
  return GTK_WIDGET (self);
}
