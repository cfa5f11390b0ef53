/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters as a grid of portraits with their names and what they do. */
#include "app/cards/fp-card-grid.h"

#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"

struct _FpCardGrid
{
  AdwBin parent_instance;
  GtkScrolledWindow *scroller;
  GtkFlowBox *box;
  FpCardGridFilter filter;
  gpointer data; /* of the filter */
  gboolean quiet; /* the program moves the selection */
};

G_DEFINE_FINAL_TYPE (FpCardGrid, fp_card_grid, ADW_TYPE_BIN)

enum
{
  SIGNAL_SELECTED,
  SIGNAL_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  PORTRAIT = 84, /* pixels */
  MOST_COLUMNS = 12,
  SPACING = 6,
  NAME_CHARS = 18, /* characters of a name on one line */
  NAME_LINES = 2,
  BRIEF_LINES = 4,
};

static GQuark
item_quark (void)
{
  return g_quark_from_static_string ("fp-card-grid-item");
}

static FpPrintedCard *
item_of (GtkFlowBoxChild *child)
{
  return child != NULL ? g_object_get_qdata (G_OBJECT (child), item_quark ()) : NULL;
}

static gboolean
is_shown (GtkFlowBoxChild *child, gpointer data)
{
  FpCardGrid *self = data;
  return self->filter == NULL || self->filter (item_of (child), self->data);
}

static void
on_selection (FpCardGrid *self)
{
  if (!self->quiet && self->box != NULL && fp_card_grid_selected (self) != NULL)
    g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

static void
on_activated (FpCardGrid *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

static gboolean
fp_card_grid_grab_focus (GtkWidget *widget)
{
  g_autoptr (GList) selected = gtk_flow_box_get_selected_children (FP_CARD_GRID (widget)->box);
  return selected != NULL && gtk_widget_grab_focus (selected->data);
}

static void
fp_card_grid_dispose (GObject *object)
{
  FP_CARD_GRID (object)->box = NULL;
  G_OBJECT_CLASS (fp_card_grid_parent_class)->dispose (object);
}

static void
fp_card_grid_class_init (FpCardGridClass *klass)
{
  static const char *const names[N_SIGNALS] = { "selected", "activated" };
  G_OBJECT_CLASS (klass)->dispose = fp_card_grid_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = fp_card_grid_grab_focus;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] =
        g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_card_grid_init (FpCardGrid *self)
{
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  self->box = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_homogeneous (self->box, TRUE);
  gtk_flow_box_set_max_children_per_line (self->box, MOST_COLUMNS);
  gtk_flow_box_set_row_spacing (self->box, SPACING);
  gtk_flow_box_set_column_spacing (self->box, SPACING);
  gtk_flow_box_set_selection_mode (self->box, GTK_SELECTION_BROWSE);
  gtk_flow_box_set_activate_on_single_click (self->box, FALSE);
  gtk_flow_box_set_filter_func (self->box, is_shown, self, NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->box), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "card-grid");
  g_object_set (self->scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "child", self->box, "vexpand", TRUE, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scroller));
  g_signal_connect_object (self->box, "selected-children-changed", G_CALLBACK (on_selection), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->box, "child-activated", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
}

/* Appends @text below the portrait in @box. */
static void
add_line (GtkWidget *box, const char *text, const char *style, int lines)
{
  gtk_box_append (GTK_BOX (box), fp_labels_new_caption (text, style, NAME_CHARS, lines));
}

static GtkWidget *
new_cell (FpPrintedCard *item, const char *record)
{
  const FpPrintedCardFacts *card = fp_printed_card_facts (item);
  const char *title = fp_card_item_facts (card->card)->title;
  GtkWidget *cell = gtk_flow_box_child_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *portrait = fp_portrait_view_new (PORTRAIT);
  const char *parts[] = { title, card->complexity, record };
  g_autoptr (GString) name = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_string_append_printf (name, "%s%s", name->len > 0 ? ", " : "", parts[i]);
  fp_portrait_view_set_card (FP_PORTRAIT_VIEW (portrait), card->card);
  gtk_widget_set_halign (portrait, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), portrait);
  add_line (box, title, "card-name", NAME_LINES);
  if (fp_card_item_facts (card->card)->brief != NULL)
    add_line (box, fp_card_item_facts (card->card)->brief, "caption", BRIEF_LINES);
  if (record != NULL)
    add_line (box, record, "caption", NAME_LINES);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell), box);
  g_object_set_qdata_full (G_OBJECT (cell), item_quark (), g_object_ref (item), g_object_unref);
  fp_labels_set_name (cell, name->str);
  return cell;
}

void
fp_card_grid_fill (FpCardGrid *self, GListModel *cards, const char *name, FpCardGridFilter filter, gpointer data,
                   GHashTable *records)
{
  GtkFlowBoxChild *child;
  self->quiet = TRUE;
  while ((child = gtk_flow_box_get_child_at_index (self->box, 0)) != NULL)
    gtk_flow_box_remove (self->box, GTK_WIDGET (child));
  self->filter = filter;
  self->data = data;
  fp_labels_set_name (GTK_WIDGET (self->box), name);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpPrintedCard) item = g_list_model_get_item (cards, i);
      const FpPrintedCardFacts *card = fp_printed_card_facts (item);
      if (fp_card_item_facts (card->card)->portrait != NULL)
        gtk_flow_box_append (self->box,
                             new_cell (item, records != NULL ? g_hash_table_lookup (records, card->id) : NULL));
    }
  self->quiet = FALSE;
}

void
fp_card_grid_update (FpCardGrid *self)
{
  self->quiet = TRUE;
  gtk_flow_box_invalidate_filter (self->box);
  self->quiet = FALSE;
}

static void
scroll_to (FpCardGrid *self, GtkWidget *child)
{
  GtkAdjustment *scroll = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;
  if (gtk_widget_compute_bounds (child, GTK_WIDGET (self->box), &bounds))
    gtk_adjustment_clamp_page (scroll, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

void
fp_card_grid_select (FpCardGrid *self, FpPrintedCard *card)
{
  GtkFlowBoxChild *child;
  self->quiet = TRUE;
  gtk_flow_box_unselect_all (self->box);
  for (int i = 0; card != NULL && (child = gtk_flow_box_get_child_at_index (self->box, i)) != NULL; i++)
    if (item_of (child) == card)
      {
        gtk_flow_box_select_child (self->box, child);
        scroll_to (self, GTK_WIDGET (child));
      }
  self->quiet = FALSE;
}

FpPrintedCard *
fp_card_grid_selected (FpCardGrid *self)
{
  g_autoptr (GList) selected = gtk_flow_box_get_selected_children (self->box);
  return selected != NULL ? item_of (selected->data) : NULL;
}
