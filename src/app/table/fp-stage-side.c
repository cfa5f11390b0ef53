/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of the encounter on the stage. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-inspector.h"
#include "app/cards/fp-card-view.h"
#include "app/input/fp-drag.h"
#include "app/input/fp-option-target.h"
#include "app/input/fp-widget-option.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-side-rows.h"
#include "app/table/fp-stage-side.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-key-label.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-tooltip.h"
#include "text/fp-text.h"

struct _FpStageSide
{
  AdwBin parent_instance;
  GtkSizeGroup *numbers; /* equal widths align the digits in right-to-left layouts */
};

G_DEFINE_FINAL_TYPE (FpStageSide, fp_stage_side, ADW_TYPE_BIN)

static void
fp_stage_side_dispose (GObject *object)
{
  g_clear_object (&FP_STAGE_SIDE (object)->numbers);
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_stage_side_parent_class)->dispose (object);
}

static void
fp_stage_side_class_init (FpStageSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_stage_side_dispose;
  fp_option_target_install (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_stage_side_init (FpStageSide *self)
{
  self->numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "stage-side");
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

/* Head */

static GtkWidget *
new_label (const char *text, const char *style, const char *also, float align)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  if (also != NULL)
    gtk_widget_add_css_class (label, also);
  return label;
}

/* Returns the label of the total: empty until it counts. */
static GtkWidget *
new_total (FpStageSide *self, const FpSideFacts *side)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *number = fp_text_number (side->total);
  /* Translators: the name of a side's total in an encounter, and its number. */
  g_autofree char *total = side->counted ? g_strdup_printf (_ ("%s %s"), side->total_label, number) : NULL;
  fp_label_set (GTK_LABEL (label), total != NULL ? number : NULL);
  fp_tooltip_set (label, total);
  fp_labels_set_name (label, total != NULL ? total : "");
  gtk_widget_add_css_class (label, "stage-total");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

static GtkWidget *
new_names (const FpSideFacts *side, GtkWidget *key, gboolean last)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *fleets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *second = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  float align = last ? 1 : 0;
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6),
            *name = new_label (side->name, "heading", NULL, align);
  gtk_box_append (GTK_BOX (first), name);
  gtk_box_append (GTK_BOX (first), key);
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (first, last ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), first);
  fp_labels_show_fleets (fleets, side->mains);
  gtk_box_append (GTK_BOX (second), fleets);
  /* Translators: stands beside the name of the player who has won an encounter. */
  const char *about = side->winner ? C_ ("side", "winner") : side->role;
  if (about != NULL)
    gtk_box_append (GTK_BOX (second), new_label (about, "caption", side->winner ? "won" : "dim-label", align));
  gtk_widget_set_halign (second, last ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), second);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* The characters of both sides look at each other. */
static GtkWidget *
new_portrait (const FpSideFacts *side, gboolean last)
{
  GtkWidget *portrait = fp_portrait_view_new (0);
  fp_portrait_view_set_player (FP_PORTRAIT_VIEW (portrait), side->shape, side->colour);
  fp_portrait_view_set_card (FP_PORTRAIT_VIEW (portrait), side->sheet);
  fp_portrait_view_set_mirrored (FP_PORTRAIT_VIEW (portrait), last);
  return portrait;
}

static GtkWidget *
new_head (FpStageSide *self, const FpSideFacts *side, gboolean last)
{
  GtkWidget *head = fp_fast_box_new (9);
  GtkWidget *key = fp_key_label_new_cap ();
  GtkWidget *parts[] = { new_portrait (side, last), new_names (side, key, last), new_total (self, side) };
  fp_option_target_set_key_label (GTK_WIDGET (self), GTK_LABEL (key));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    fp_fast_box_append (FP_FAST_BOX (head), parts[last ? G_N_ELEMENTS (parts) - 1 - i : i]);
  return head;
}

/* Cards */

static void
on_card_activated (GtkFlowBox *box, GtkWidget *card)
{
  if (!fp_widget_option_choose (card))
    fp_card_inspector_closer (card);
}

/* Adds the cards of the side as they lie. Once the total counts, the card is the one that its first
 * part comes from; the other parts name theirs. A side without an opponent has no slot for a
 * card. */
static GtkWidget *
new_cards (const FpSideFacts *side, gboolean alone)
{
  GtkWidget *box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                                 "min-children-per-line", 1, "max-children-per-line", 2, "valign", GTK_ALIGN_START,
                                 "halign", GTK_ALIGN_CENTER, "column-spacing", 6, NULL);
  const char *none = NULL;
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (side->rows); i++)
    {
      g_autoptr (FpSideRowItem) item = g_list_model_get_item (side->rows, i);
      const FpSideRowFacts *row = fp_side_row_item_facts (item);
      if (row->card == NULL)
        none = row->dimmed ? row->text : none;
      else if (row->value == NULL || n == 0)
        gtk_flow_box_insert (GTK_FLOW_BOX (box), fp_card_view_new (row->card, NULL), (int) n++);
    }
  if (n == 0 && !alone)
    {
      GtkWidget *slot = fp_labels_new_text (none != NULL ? none : "");
      gtk_label_set_xalign (GTK_LABEL (slot), 0.5f);
      gtk_label_set_justify (GTK_LABEL (slot), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (slot, "card-slot");
      gtk_flow_box_insert (GTK_FLOW_BOX (box), slot, 0);
      gtk_widget_set_focusable (gtk_widget_get_parent (slot), FALSE);
    }
  g_signal_connect (box, "child-activated", G_CALLBACK (on_card_activated), NULL);
  gtk_widget_add_css_class (box, "stage-cards");
  return box;
}

static GtkWidget *
new_body (FpStageSide *self, const FpSideFacts *side, gboolean last, gboolean alone)
{
  GtkWidget *body = fp_fast_box_new (9), *cards = new_cards (side, alone);
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  fp_side_rows_fill (GTK_BOX (parts), side->rows, TRUE, self->numbers);
  gtk_widget_set_hexpand (parts, TRUE);
  gtk_widget_set_vexpand (body, TRUE);
  gtk_widget_add_css_class (parts, "side");
  fp_fast_box_append (FP_FAST_BOX (body), last ? cards : parts);
  fp_fast_box_append (FP_FAST_BOX (body), last ? parts : cards);
  return body;
}

/* Allies */

static GtkWidget *
new_dock (const FpSideFacts *side)
{
  gboolean any = g_list_model_get_n_items (side->allies) > 0;
  GtkWidget *dock = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *fleets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *ships = any ? fp_labels_name_ships (side->allies) : NULL;
  /* Translators: the allies of a side with their ships: “Allies: Cy: 2 ships”. */
  g_autofree char *name = any ? g_strdup_printf (_ ("Allies: %s"), ships) : g_strdup (_ ("No allies"));
  gtk_box_append (GTK_BOX (dock), new_label (any ? _ ("Allies") : _ ("No allies"), "caption", "dim-label", 0));
  for (guint i = 0; any && i < g_list_model_get_n_items (side->allies); i++)
    {
      g_autoptr (FpFleetItem) item = g_list_model_get_item (side->allies, i);
      gtk_box_append (GTK_BOX (fleets), fp_labels_fleet (fp_fleet_item_facts (item)));
    }
  gtk_box_append (GTK_BOX (dock), fleets);
  gtk_widget_add_css_class (dock, "dock");
  fp_labels_set_name (fleets, name);
  fp_tooltip_set (dock, name);
  return dock;
}

GtkWidget *
fp_stage_side_new (FpSideItem *item, gboolean last, gboolean alone)
{
  const FpSideFacts *side = fp_side_item_facts (item);
  FpStageSide *self = g_object_new (FP_TYPE_STAGE_SIDE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *spot = g_strdup_printf ("side/%s", side->colour);
  gtk_box_append (GTK_BOX (box), new_head (self, side, last));
  gtk_box_append (GTK_BOX (box), new_body (self, side, last, alone));
  gtk_box_append (GTK_BOX (box), new_dock (side));
  adw_bin_set_child (ADW_BIN (self), box);
  fp_labels_set_class (GTK_WIDGET (self), "winner", side->winner);
  fp_labels_set_name (GTK_WIDGET (self), side->name);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_FIGURE, "%s", spot);
  fp_drag_add_target (GTK_WIDGET (self), spot);
  fp_option_target_attach (GTK_WIDGET (self), side->option);
  if (side->option >= 0)
    fp_option_target_make_clickable (GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
