/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of one side of an encounter. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/input/fp-option-target.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/table/fp-side-rows.h"
#include "app/table/fp-side-view.h"
#include "app/table/fp-seat-mark.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/widgets/fp-tooltip.h"
#include "text/fp-text.h"

struct _FpSideView
{
  AdwBin parent_instance;
  FpPortraitView *portrait; /* of the first alien; hidden if there is none to see */
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
  g_type_ensure (FP_TYPE_PORTRAIT_VIEW);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/side-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpSideView, portrait);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, shape);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, name);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, winner);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, total);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, allies);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, rows);
}

static void
fp_side_view_init (FpSideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  fp_side_rows_align (self->total, self->numbers);
}

static void
show_name (FpSideView *self, const FpSideFacts *side, gboolean last)
{
  gboolean seen = fp_portrait_view_set_card (self->portrait, side->sheet);
  fp_portrait_view_set_player (self->portrait, side->shape, side->colour);
  fp_portrait_view_set_mirrored (self->portrait, last);
  fp_seat_mark_set (self->shape, side->shape, side->colour);
  /* The portrait has the mark of its player. */
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), seen);
  gtk_widget_set_visible (GTK_WIDGET (self->shape), !seen);
  gtk_label_set_text (self->name, side->name);
  /* Translators: stands behind the name of the player who has won an encounter. */
  gtk_label_set_text (self->winner, side->winner ? C_ ("side", "winner") : "");
  fp_labels_set_name (GTK_WIDGET (self), side->name);
  g_autofree char *number = fp_text_number (side->total);
  /* Translators: the name of a side's total in an encounter, and its number. */
  g_autofree char *total = side->counted ? g_strdup_printf (_ ("%s %s"), side->total_label, number) : NULL;
  fp_label_set (self->total, total != NULL ? number : NULL);
  fp_tooltip_set (GTK_WIDGET (self->total), total);
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
  fp_labels_show_fleets (GTK_WIDGET (self->allies), side->allies);
  fp_labels_set_name (GTK_WIDGET (self->allies), name);
  fp_tooltip_set (GTK_WIDGET (self->allies), name);
}

GtkWidget *
fp_side_view_new (FpSideItem *item, gboolean last)
{
  const FpSideFacts *side = fp_side_item_facts (item);
  FpSideView *self = g_object_new (FP_TYPE_SIDE_VIEW, NULL);
  g_autofree char *spot = g_strdup_printf ("side/%s", side->colour);
  show_name (self, side, last);
  show_allies (self, side);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_FIGURE, "side/%s", side->colour);
  fp_drag_add_target (GTK_WIDGET (self), spot);
  fp_option_target_attach (GTK_WIDGET (self), side->option);
  if (side->option >= 0)
    fp_option_target_make_clickable (GTK_WIDGET (self));
  fp_side_rows_fill (self->rows, side->rows, FALSE, self->numbers);
  return GTK_WIDGET (self);
}
