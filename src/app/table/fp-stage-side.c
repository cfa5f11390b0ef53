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
#include "app/table/fp-total-count.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-key-label.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-measure.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"
#include "text/fp-text.h"

struct _FpStageSide
{
  AdwBin parent_instance;
  FpSideItem *shown;
  GtkLabel *total;
  GtkWidget *lines; /* contains the parts of the total */
  AdwClamp *cards; /* contains the cards, NULL on a stage of another form than low */
  GtkSizeGroup *numbers; /* equal widths align the digits in right-to-left layouts */
};

enum
{
  MOST_CARDS = 2, /* in a line */
  CARD_HEIGHT = 22, /* greatest height of the cards, in widths of a character */
};

G_DEFINE_FINAL_TYPE (FpStageSide, fp_stage_side, ADW_TYPE_BIN)

static void
fp_stage_side_dispose (GObject *object)
{
  g_clear_object (&FP_STAGE_SIDE (object)->numbers);
  g_clear_object (&FP_STAGE_SIDE (object)->shown);
  FP_STAGE_SIDE (object)->cards = NULL;
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_stage_side_parent_class)->dispose (object);
}

/* The height of cards follows the size of type. */
static void
fp_stage_side_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  FpStageSide *self = FP_STAGE_SIDE (widget);
  GTK_WIDGET_CLASS (fp_stage_side_parent_class)->css_changed (widget, change);
  if (self->cards == NULL)
    return;
  int height = (int) (fp_measure_character (widget) * CARD_HEIGHT);
  adw_clamp_set_maximum_size (self->cards, height);
  adw_clamp_set_tightening_threshold (self->cards, height);
}

static void
fp_stage_side_class_init (FpStageSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_stage_side_dispose;
  widget_class->css_changed = fp_stage_side_css_changed;
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
  self->total = GTK_LABEL (label);
  return label;
}

/* Returns the ships of the main players. A low stage says in words what is known of them, which is
 * nothing away from planets; a compact one says it below. */
static GtkWidget *
new_ships (const FpSideFacts *side, FpStageForm form, float align)
{
  GtkWidget *fleets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  for (guint i = 0; form == FP_STAGE_LOW && i < g_list_model_get_n_items (side->rows); i++)
    {
      g_autoptr (FpSideRowItem) row = g_list_model_get_item (side->rows, i);
      if (fp_side_rows_sort (fp_side_row_item_facts (row)) == FP_SIDE_ROWS_FACTS)
        gtk_box_append (GTK_BOX (fleets), new_label (fp_side_row_item_facts (row)->text, "caption", "numeric", align));
    }
  if (form == FP_STAGE_TALL)
    fp_labels_show_fleets (fleets, side->mains);
  return fleets;
}

static GtkWidget *
new_names (const FpSideFacts *side, GtkWidget *key, gboolean last, FpStageForm form)
{
  float align = last ? 1 : 0;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *fleets = new_ships (side, form, align);
  GtkWidget *second = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6),
            *name = new_label (side->name, "heading", NULL, align);
  gtk_box_append (GTK_BOX (first), name);
  gtk_box_append (GTK_BOX (first), key);
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (first, last ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (second), fleets);
  /* Translators: stands beside the name of the player who has won an encounter. */
  const char *about = side->winner ? C_ ("side", "winner") : side->role;
  if (about != NULL)
    gtk_box_append (GTK_BOX (form == FP_STAGE_TALL ? second : first),
                    new_label (about, "caption", side->winner ? "won" : "dim-label", align));
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

/* Appends @parts to @box, the last one first at the end of the line. */
static GtkWidget *
fill_line (GtkWidget *box, GtkWidget *const *parts, guint n, gboolean last)
{
  for (guint i = 0; i < n; i++)
    fp_fast_box_append (FP_FAST_BOX (box), parts[last ? n - 1 - i : i]);
  return box;
}

/* Returns the line with the name and the total. On a compact stage the portrait stands beside more
 * than this line. */
static GtkWidget *
new_head (FpStageSide *self, const FpSideFacts *side, gboolean last, FpStageForm form)
{
  guint first = form == FP_STAGE_COMPACT ? 1 : 0;
  GtkWidget *key = fp_key_label_new_cap ();
  GtkWidget *const parts[] = { first == 0 ? new_portrait (side, last) : NULL, new_names (side, key, last, form),
                               new_total (self, side) };
  fp_option_target_set_key_label (GTK_WIDGET (self), GTK_LABEL (key));
  return fill_line (fp_fast_box_new (9), parts + first, G_N_ELEMENTS (parts) - first, last);
}

/* Cards */

static void
on_card_activated (GtkFlowBox *box, GtkWidget *card)
{
  if (!fp_widget_option_choose (card))
    fp_card_inspector_closer (card);
}

/* Returns an empty slot for a card, with the words for none. */
static GtkWidget *
new_slot (const char *none)
{
  GtkWidget *child = gtk_flow_box_child_new (), *slot = fp_labels_new_text (none);
  gtk_label_set_xalign (GTK_LABEL (slot), 0.5f);
  gtk_label_set_justify (GTK_LABEL (slot), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (slot, "card-slot");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), slot);
  gtk_widget_set_focusable (child, FALSE);
  return child;
}

/* Returns what lies at @row, NULL for no card. Once the total counts, the card is the one that its
 * first part comes from, and the other parts name theirs. @n: number of cards before it. */
static GtkWidget *
new_lying (const FpSideRowFacts *row, guint n)
{
  if (row->card == NULL)
    return row->dimmed ? new_slot (row->text) : NULL;
  if (row->value != NULL && n > 0)
    return NULL;
  GtkWidget *card = fp_card_view_new (row->card, NULL);
  if (row->icon != NULL)
    fp_card_view_set_back (FP_CARD_VIEW (card), row->icon);
  return card;
}

/* Adds the cards of the side, the last one beside the planet. A side without an opponent has no
 * slot for a card. */
static GtkWidget *
new_cards (const FpSideFacts *side, gboolean last, gboolean alone, FpStageForm form)
{
  GtkWidget *box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                                 "max-children-per-line", MOST_CARDS, "halign", GTK_ALIGN_CENTER, "valign",
                                 form == FP_STAGE_TALL ? GTK_ALIGN_START : GTK_ALIGN_FILL, "column-spacing", 6, NULL);
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (side->rows); i++)
    {
      g_autoptr (FpSideRowItem) item = g_list_model_get_item (side->rows, i);
      GtkWidget *child = new_lying (fp_side_row_item_facts (item), n);
      gboolean none = child != NULL && !FP_IS_CARD_VIEW (child);
      if (child == NULL)
        continue;
      if (none && alone)
        {
          g_object_unref (g_object_ref_sink (child));
          continue;
        }
      gtk_flow_box_insert (GTK_FLOW_BOX (box), child, last ? 0 : -1);
      n++;
    }
  if (n == 0 && !alone)
    gtk_flow_box_insert (GTK_FLOW_BOX (box), new_slot (""), (int) n++);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (box), CLAMP (n, 1, form == FP_STAGE_TALL ? 1 : MOST_CARDS));
  g_signal_connect (box, "child-activated", G_CALLBACK (on_card_activated), NULL);
  gtk_widget_add_css_class (box, "stage-cards");
  return box;
}

/* Returns the rows of @side whose sort is in @sorts, as lines of text. */
static GtkWidget *
new_lines (FpStageSide *self, const FpSideFacts *side, FpSideRows sorts)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  fp_side_rows_fill (GTK_BOX (lines), side->rows, sorts, self->numbers);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_add_css_class (lines, "side");
  self->lines = lines;
  return lines;
}

/* Returns @cards in no more height than cards of a hand have, and in the least width: the parts of
 * the total need it more. */
static GtkWidget *
hold_cards (FpStageSide *self, GtkWidget *cards)
{
  GtkWidget *narrow = g_object_new (FP_TYPE_FAST_BOX, "modest", TRUE, NULL);
  self->cards = g_object_new (ADW_TYPE_CLAMP, "orientation", GTK_ORIENTATION_VERTICAL, "child", cards, NULL);
  fp_fast_box_append (FP_FAST_BOX (narrow), GTK_WIDGET (self->cards));
  return narrow;
}

/* Returns the cards and the parts of the total. */
static GtkWidget *
new_body (FpStageSide *self, const FpSideFacts *side, gboolean last, gboolean alone, FpStageForm form)
{
  GtkWidget *body = fp_fast_box_new (9), *cards = new_cards (side, last, alone, form);
  GtkWidget *const parts[] = { new_lines (self, side, FP_SIDE_ROWS_PARTS),
                               form == FP_STAGE_LOW ? hold_cards (self, cards) : cards };
  gtk_widget_set_vexpand (body, TRUE);
  return fill_line (body, parts, G_N_ELEMENTS (parts), last);
}

/* Returns the side in words, beside the portrait. */
static GtkWidget *
new_compact (FpStageSide *self, const FpSideFacts *side, gboolean last)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *const parts[] = { new_portrait (side, last), words };
  gtk_box_append (GTK_BOX (words), new_head (self, side, last, FP_STAGE_COMPACT));
  gtk_box_append (GTK_BOX (words),
                  new_lines (self, side, FP_SIDE_ROWS_FACTS | FP_SIDE_ROWS_CARDS | FP_SIDE_ROWS_PARTS));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (parts[0], GTK_ALIGN_START);
  return fill_line (fp_fast_box_new (6), parts, G_N_ELEMENTS (parts), last);
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
fp_stage_side_new (FpSideItem *item, gboolean last, gboolean alone, FpStageForm form)
{
  const FpSideFacts *side = fp_side_item_facts (item);
  FpStageSide *self = g_object_new (FP_TYPE_STAGE_SIDE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *spot = g_strdup_printf ("side/%s", side->colour);
  self->shown = g_object_ref (item);
  if (form == FP_STAGE_COMPACT)
    gtk_box_append (GTK_BOX (box), new_compact (self, side, last));
  else
    {
      gtk_box_append (GTK_BOX (box), new_head (self, side, last, form));
      gtk_box_append (GTK_BOX (box), new_body (self, side, last, alone, form));
    }
  if (form == FP_STAGE_TALL || g_list_model_get_n_items (side->allies) > 0)
    gtk_box_append (GTK_BOX (box), new_dock (side));
  gtk_widget_set_valign (box, form == FP_STAGE_COMPACT ? GTK_ALIGN_START : GTK_ALIGN_FILL);
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

/* Counting */

static gboolean
has_row (FpSideItem *side, FpSideRowItem *row)
{
  GListModel *rows = fp_side_item_facts (side)->rows;
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (rows, i);
      if (fp_item_equal (other, G_OBJECT (row)))
        return TRUE;
    }
  return FALSE;
}

void
fp_stage_side_count (FpStageSide *self, FpSideItem *before)
{
  const FpSideFacts *side = fp_side_item_facts (self->shown), *last = fp_side_item_facts (before);
  if (!side->counted || g_strcmp0 (side->colour, last->colour) != 0 || (last->counted && last->total == side->total))
    return;
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (FpCountedPart));
  int from = side->total;
  for (GtkWidget *line = gtk_widget_get_first_child (self->lines); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    {
      FpSideRowItem *row = fp_side_rows_item (line);
      const FpCountedPart part = { line, fp_side_row_item_facts (row)->amount };
      if (fp_side_row_item_facts (row)->value == NULL || has_row (before, row))
        continue;
      g_array_append_val (parts, part);
      from -= part.amount;
    }
  if (parts->len > 0)
    fp_total_count_start (self->total, from, &g_array_index (parts, FpCountedPart, 0), parts->len);
}
