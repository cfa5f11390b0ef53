/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The race to the goal. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-race-view.h"
#include "app/table/fp-seat-mark.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"
#include "model/items/fp-seat-item.h"

struct _FpRaceView
{
  AdwBin parent_instance;
  GtkLabel *title;
  GtkGrid *rows;
  GPtrArray *shown; /* of FpSeatItem, in the order of the rows */
};

enum
{
  NAME_CHARACTERS = 12, /* most characters of a name in sight */
  LEAST_CHARACTERS = 4, /* characters of a name that are always in sight beside another player */
  ONE_COLUMN = 5, /* most players who stand in one column */
  PARTS = 3, /* of a player: mark, name, standing */
};

G_DEFINE_FINAL_TYPE (FpRaceView, fp_race_view, ADW_TYPE_BIN)

static void
fp_race_view_finalize (GObject *object)
{
  g_ptr_array_unref (FP_RACE_VIEW (object)->shown);
  G_OBJECT_CLASS (fp_race_view_parent_class)->finalize (object);
}

static void
fp_race_view_class_init (FpRaceViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_race_view_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_race_view_init (FpRaceView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *rows = gtk_grid_new ();
  self->title = GTK_LABEL (gtk_label_new (NULL));
  self->rows = GTK_GRID (rows);
  self->shown = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_label_set_xalign (self->title, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "caption-heading");
  gtk_grid_set_column_spacing (self->rows, 6);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), rows);
  gtk_widget_add_css_class (GTK_WIDGET (self), "glass");
  gtk_widget_add_css_class (GTK_WIDGET (self), "race");
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
fp_race_view_new_pips (int standing, int needed)
{
  GtkWidget *pips =
      g_object_new (GTK_TYPE_BOX, "spacing", 2, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  for (int i = 0; i < MAX (standing, needed); i++)
    gtk_box_append (GTK_BOX (pips), fp_labels_glyph (i < standing ? "fp-pip-symbolic" : "fp-pip-open-symbolic"));
  gtk_widget_add_css_class (pips, "pips");
  gtk_widget_set_valign (pips, GTK_ALIGN_CENTER);
  return pips;
}

/* The nearest to the goal comes first; players who are equally near keep the order of the seats. */
static int
by_standing (gconstpointer a, gconstpointer b)
{
  const FpSeatFacts *one = fp_seat_item_facts (*(FpSeatItem *const *) a);
  const FpSeatFacts *other = fp_seat_item_facts (*(FpSeatItem *const *) b);
  int missing = one->needed - one->standing, other_missing = other->needed - other->standing;
  return missing != other_missing ? missing - other_missing : one->seat - other->seat;
}

/* Returns TRUE if nothing in sight differs between the rows of @seats and those shown. */
static gboolean
is_shown (FpRaceView *self, GPtrArray *seats)
{
  if (seats->len != self->shown->len)
    return FALSE;
  for (guint i = 0; i < seats->len; i++)
    {
      const FpSeatFacts *now = fp_seat_item_facts (g_ptr_array_index (seats, i));
      const FpSeatFacts *last = fp_seat_item_facts (g_ptr_array_index (self->shown, i));
      if (now->seat != last->seat || now->standing != last->standing || now->needed != last->needed ||
          strcmp (now->name, last->name) != 0)
        return FALSE;
    }
  return TRUE;
}

/* Returns the standing as a number, for players in two columns. The title has the goal. */
static GtkWidget *
new_number (int standing)
{
  g_autofree char *number = g_strdup_printf ("%d", standing);
  GtkWidget *label = gtk_label_new (number);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "heading");
  return label;
}

/* Adds the player at @place of the race. @beside: the players stand in two columns of @lines. */
static void
add_player (FpRaceView *self, const FpSeatFacts *seat, int place, gboolean beside, int lines)
{
  GtkWidget *name = gtk_label_new (seat->name);
  GtkWidget *pips = beside ? new_number (seat->standing) : fp_race_view_new_pips (seat->standing, seat->needed);
  int row = place % lines, column = place / lines * PARTS;
  g_autofree char *style = g_strconcat ("seat-", seat->colour, NULL);
  /* Translators: a player, the planets that the player has, and the number that wins the game. */
  g_autofree char *text = g_strdup_printf (_ ("%s: %d of %d"), seat->name, seat->standing, seat->needed);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name),
                             (int) MIN (g_utf8_strlen (seat->name, -1), beside ? LEAST_CHARACTERS : NAME_CHARACTERS));
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARACTERS);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (pips, style);
  fp_labels_set_name (name, text);
  fp_tooltip_set (pips, text);
  gtk_grid_attach (self->rows, fp_seat_mark_new (seat->shape, seat->colour), column, row, 1, 1);
  gtk_grid_attach (self->rows, name, column + 1, row, 1, 1);
  gtk_grid_attach (self->rows, pips, column + 2, row, 1, 1);
}

void
fp_race_view_show (FpRaceView *self, GListModel *seats)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    g_ptr_array_add (sorted, g_list_model_get_item (seats, i));
  g_ptr_array_sort (sorted, by_standing);
  int needed = sorted->len > 0 ? fp_seat_item_facts (g_ptr_array_index (sorted, 0))->needed : 0;
  gtk_widget_set_visible (GTK_WIDGET (self), needed > 0);
  if (is_shown (self, sorted))
    return;
  /* Translators: heading above the players, the nearest to the goal first; %d planets win. */
  g_autofree char *title = g_strdup_printf (_ ("Race to %d"), needed);
  gtk_label_set_text (self->title, title);
  fp_labels_set_name (GTK_WIDGET (self), title);
  gboolean beside = sorted->len > ONE_COLUMN;
  int lines = (int) (beside ? (sorted->len + 1) / 2 : sorted->len);
  fp_labels_clear (GTK_WIDGET (self->rows));
  for (guint i = 0; i < sorted->len; i++)
    add_player (self, fp_seat_item_facts (g_ptr_array_index (sorted, i)), (int) i, beside, lines);
  g_ptr_array_unref (self->shown);
  self->shown = g_steal_pointer (&sorted);
}
