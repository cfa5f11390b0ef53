/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's strip: name, role, success, and the cards and figures that the edition shows. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-seat-strip.h"
#include "app/table/fp-card-row-view.h"
#include "app/table/fp-seat-figure.h"
#include "app/table/fp-seat-mark.h"
#include "app/table/fp-seat-sheet.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-turn-stripe.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"

struct _FpSeatStrip
{
  AdwBin parent_instance;
  FpSeatMark *shape;
  GtkBox *lines; /* contains the line and, if it is narrow, the rows below */
  FpFastBox *line; /* contains the name, the cards and the figures */
  FpPortraitView *portrait; /* of the first alien */
  GtkBox *rows; /* of FpCardRowView */
  GtkLabel *name, *role;
  FpFastBox *sheets;
  FpSeatItem *shown; /* NULL until set */
  GtkBox *pips;
  GtkLabel *standing;
  GPtrArray *figures; /* of FpSeatFigure, at the end of the line */
};

enum
{
  MIN_LINE = 7, /* minimum characters of the text below a sheet's name */
  MAX_LINE = 30,
};

G_DEFINE_FINAL_TYPE (FpSeatStrip, fp_seat_strip, ADW_TYPE_BIN)

static void
fp_seat_strip_dispose (GObject *object)
{
  g_clear_object (&FP_SEAT_STRIP (object)->shown);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_SEAT_STRIP);
  g_clear_pointer (&FP_SEAT_STRIP (object)->figures, g_ptr_array_unref);
  G_OBJECT_CLASS (fp_seat_strip_parent_class)->dispose (object);
}

static void
fp_seat_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  fp_turn_stripe_snapshot (widget, snapshot);
  GTK_WIDGET_CLASS (fp_seat_strip_parent_class)->snapshot (widget, snapshot);
}

static void
fp_seat_strip_class_init (FpSeatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_seat_strip_dispose;
  widget_class->snapshot = fp_seat_strip_snapshot;
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/seat-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, shape);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, name);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, role);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, sheets);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, standing);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, pips);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, rows);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, line);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, lines);
}

static void
fp_seat_strip_init (FpSeatStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->portrait = FP_PORTRAIT_VIEW (fp_portrait_view_new (0));
  gtk_widget_insert_after (GTK_WIDGET (self->portrait), GTK_WIDGET (self->line), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->shape), FALSE);
  self->figures = g_ptr_array_new ();
}

/* Shows the number of planets that are controlled, a full disc for each, and rings up to the number
 * needed. */
static void
show_standing (FpSeatStrip *self, const FpSeatFacts *seat)
{
  const FpSeatFacts *last = self->shown != NULL ? fp_seat_item_facts (self->shown) : NULL;
  gboolean counts = seat->needed > 0;
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->standing)), counts);
  if (!counts || (last != NULL && last->standing == seat->standing && last->needed == seat->needed))
    return;
  g_autofree char *standing =
      /* Translators: planets that a player controls, and the number that wins the game. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d planet of %d", "%d planets of %d", (gulong) seat->standing),
                       seat->standing, seat->needed);
  g_autofree char *number = g_strdup_printf ("%d", seat->standing);
  gboolean near = seat->needed - seat->standing == 1;
  GtkWidget *score = gtk_label_new (number);
  fp_labels_clear (GTK_WIDGET (self->pips));
  gtk_widget_add_css_class (score, "score");
  gtk_widget_add_css_class (score, "numeric");
  gtk_box_append (self->pips, score);
  for (int i = 0; i < MAX (seat->standing, seat->needed); i++)
    gtk_box_append (self->pips, fp_labels_glyph (i < seat->standing ? "fp-pip-symbolic" : "fp-pip-open-symbolic"));
  fp_labels_set_class (score, "danger", near);
  fp_labels_set_class (GTK_WIDGET (self->standing), "danger", near);
  /* Translators: stands in place of “4 planets of 5”: the next planet wins the game. */
  gtk_label_set_text (self->standing, near ? _ ("One more wins") : standing);
  fp_tooltip_set (GTK_WIDGET (self->standing), standing);
}

static gboolean
is_same_list (FpSeatStrip *self, GListModel *now, gsize offset)
{
  if (self->shown == NULL)
    return FALSE;
  const FpSeatFacts *shown = fp_seat_item_facts (self->shown);
  return fp_item_equal (G_STRUCT_MEMBER (GObject *, shown, offset), G_OBJECT (now));
}

/* Figures and rows. Widgets of the same things stay, with their focus. */

/* Returns TRUE if the last figures had the same ids as those of @seat. */
static gboolean
has_same_figures (FpSeatStrip *self, const FpSeatFacts *seat)
{
  GListModel *last = self->shown != NULL ? fp_seat_item_facts (self->shown)->figures : NULL;
  return fp_figure_items_same (last, seat->figures);
}

static void
show_figures (FpSeatStrip *self, const FpSeatFacts *seat)
{
  if (!has_same_figures (self, seat))
    {
      for (guint i = 0; i < self->figures->len; i++)
        gtk_widget_unparent (g_ptr_array_index (self->figures, i));
      g_ptr_array_set_size (self->figures, 0);
    }
  for (guint i = 0; i < g_list_model_get_n_items (seat->figures); i++)
    {
      g_autoptr (FpFigureItem) item = g_list_model_get_item (seat->figures, i);
      if (i < self->figures->len)
        {
          fp_seat_figure_show (g_ptr_array_index (self->figures, i), item);
          continue;
        }
      GtkWidget *figure = fp_seat_figure_new (item, FALSE);
      fp_fast_box_append (self->line, figure);
      g_ptr_array_add (self->figures, figure);
    }
}

static gboolean
is_narrow (FpSeatStrip *self)
{
  return gtk_widget_get_parent (GTK_WIDGET (self->rows)) == GTK_WIDGET (self->lines);
}

static void
show_rows (FpSeatStrip *self, const FpSeatFacts *seat)
{
  guint n = g_list_model_get_n_items (seat->rows);
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->rows));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCardRowItem) item = g_list_model_get_item (seat->rows, i);
      if (view == NULL)
        {
          view = fp_card_row_view_new (item);
          fp_card_row_view_set_narrow (FP_CARD_ROW_VIEW (view), is_narrow (self));
          gtk_box_append (self->rows, view);
        }
      else
        fp_card_row_view_show (FP_CARD_ROW_VIEW (view), item);
      view = gtk_widget_get_next_sibling (view);
    }
  while (view != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (view);
      gtk_box_remove (self->rows, view);
      view = next;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->rows), n > 0);
}

static GtkWidget *
new_line (const char *text, const char *style, const char *also)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), MIN_LINE));
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_LINE);
  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, also);
  return label;
}

static GtkWidget *
new_sheet (FpCardItem *item, const char *player)
{
  const FpCardFacts *sheet = fp_card_item_facts (item);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *about = fp_seat_sheet_describe (sheet);
  GtkWidget *line = new_line (about, "caption", sheet->danger ? "danger" : "dim-label");
  gtk_box_append (GTK_BOX (box), new_line (sheet->name, "card-name", "numeric"));
  /* The number that is close stands at the end. */
  if (sheet->danger)
    gtk_label_set_ellipsize (GTK_LABEL (line), PANGO_ELLIPSIZE_START);
  gtk_box_append (GTK_BOX (box), line);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "alien");
  fp_seat_sheet_finish (button, item, player);
  return button;
}

/* Unchanged sheets keep their buttons and the focus. */
static void
show_sheets (FpSeatStrip *self, const FpSeatFacts *seat)
{
  if (is_same_list (self, seat->sheets, G_STRUCT_OFFSET (FpSeatFacts, sheets)))
    return;
  g_autoptr (FpCardItem) first = g_list_model_get_item (seat->sheets, 0);
  fp_portrait_view_set_card (self->portrait, first);
  fp_labels_clear (GTK_WIDGET (self->sheets));
  for (guint i = 0; i < g_list_model_get_n_items (seat->sheets); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (seat->sheets, i);
      fp_fast_box_append (self->sheets, new_sheet (item, seat->name));
    }
}

static void
mark_spots (FpSeatStrip *self, const FpSeatFacts *seat)
{
  /* The anchor includes the name: a ring around the role alone would cover it. */
  fp_motion_anchor_mark (gtk_widget_get_parent (GTK_WIDGET (self->role)), FP_MOTION_ANCHOR_FIGURE, "role/%s",
                         seat->colour);
  if (seat->sheets_spot != NULL)
    fp_motion_anchor_mark (GTK_WIDGET (self->sheets), FP_MOTION_ANCHOR_FIGURE, "%s", seat->sheets_spot);
}

/* Returns the text below the player's name. Free with g_free (). */
static char *
format_role (const FpSeatFacts *seat)
{
  if (seat->role == NULL)
    return g_strdup (seat->computer ? C_ ("player", "computer") : "");
  /* Translators: the role of a player that the computer plays: “attacker · computer”. */
  return seat->computer ? g_strdup_printf (_ ("%s · computer"), seat->role) : g_strdup (seat->role);
}

static void
show_colour (FpSeatStrip *self, const FpSeatFacts *seat)
{
  fp_seat_mark_set (self->shape, seat->shape, seat->colour);
  fp_portrait_view_set_player (self->portrait, seat->shape, seat->colour);
}

static void
show_role (FpSeatStrip *self, const FpSeatFacts *seat)
{
  g_autofree char *role = format_role (seat);
  gtk_label_set_text (self->role, role);
  fp_tooltip_set (GTK_WIDGET (self->role), role);
}

/* A name that is cut is shown whole on pointing at it. */
static void
show_name (FpSeatStrip *self, const FpSeatFacts *seat)
{
  gtk_label_set_text (self->name, seat->name);
  fp_tooltip_set (GTK_WIDGET (self->name), seat->name);
}

void
fp_seat_strip_show (FpSeatStrip *self, FpSeatItem *item)
{
  if (self->shown != NULL && fp_item_equal (G_OBJECT (self->shown), G_OBJECT (item)))
    return;
  const FpSeatFacts *seat = fp_seat_item_facts (item);

  if (self->shown == NULL || strcmp (fp_seat_item_facts (self->shown)->colour, seat->colour) != 0)
    show_colour (self, seat);
  show_name (self, seat);
  show_role (self, seat);
  show_sheets (self, seat);
  show_standing (self, seat);
  show_figures (self, seat);
  show_rows (self, seat);
  fp_turn_stripe_set (GTK_WIDGET (self), seat->asked);
  fp_labels_set_name (GTK_WIDGET (self), seat->name);
  mark_spots (self, seat);
  g_set_object (&self->shown, item);
}

void
fp_seat_strip_line_up (FpSeatStrip *self, FpSeatStrip *other)
{
  GtkLabel *const columns[][2] = { { self->name, other->name }, { self->standing, other->standing } };
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      gtk_size_group_add_widget (group, gtk_widget_get_parent (GTK_WIDGET (columns[i][0])));
      gtk_size_group_add_widget (group, gtk_widget_get_parent (GTK_WIDGET (columns[i][1])));
    }
}

void
fp_seat_strip_set_narrow (FpSeatStrip *self, gboolean narrow)
{
  GtkWidget *first = self->figures->len > 0 ? g_ptr_array_index (self->figures, 0) : NULL;
  if (narrow == is_narrow (self))
    return;
  g_autoptr (GtkWidget) rows = g_object_ref (GTK_WIDGET (self->rows));
  gtk_widget_unparent (rows);
  for (GtkWidget *row = gtk_widget_get_first_child (rows); row != NULL; row = gtk_widget_get_next_sibling (row))
    fp_card_row_view_set_narrow (FP_CARD_ROW_VIEW (row), narrow);
  if (narrow)
    gtk_box_append (self->lines, rows);
  else
    gtk_widget_insert_before (rows, GTK_WIDGET (self->line), first);
}
