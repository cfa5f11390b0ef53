/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of a duel or contest. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-labels.h"
#include "app/fp-side-view.h"

struct _FpSideView
{
  AdwBin parent_instance;
  GtkLabel *shape, *name, *clout;
  GtkGrid *grid;
  int rows;
};

G_DEFINE_FINAL_TYPE (FpSideView, fp_side_view, ADW_TYPE_BIN)

static void
fp_side_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_SIDE_VIEW);
  G_OBJECT_CLASS (fp_side_view_parent_class)->dispose (object);
}

static void
fp_side_view_class_init (FpSideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_side_view_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/side-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpSideView, shape);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, name);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, clout);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, grid);
}

static void
fp_side_view_init (FpSideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_row (FpSideView *self, const char *what, const char *text)
{
  GtkWidget *head = gtk_label_new (what);
  GtkWidget *value = gtk_label_new (text);
  gtk_widget_add_css_class (head, "caption");
  gtk_widget_add_css_class (head, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (head), 0);
  gtk_widget_set_valign (head, GTK_ALIGN_BASELINE);
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (value, "tight");
  gtk_label_set_xalign (GTK_LABEL (value), 0);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_widget_set_hexpand (value, TRUE);
  gtk_grid_attach (self->grid, head, 0, self->rows, 1, 1);
  gtk_grid_attach (self->grid, value, 1, self->rows++, 1, 1);
}

static void
add_cards (FpSideView *self, const char *what, GListModel *cards, const char *none)
{
  g_autofree char *text = fp_labels_say_cards (cards);
  add_row (self, what, text != NULL ? text : none);
}

static void
show_name (FpSideView *self, const FpSideFacts *side)
{
  g_autofree char *name = NULL;
  /* Translators: a player who has won a duel or contest. */
  name = side->winner ? g_strdup_printf (_ ("%s – winner"), side->name) : g_strdup (side->name);
  fp_label_set_seat (self->shape, side->shape, side->colour, NULL);
  gtk_label_set_text (self->name, name);
  fp_labels_set_name (GTK_WIDGET (self), side->name);
  g_autofree char *number = fp_labels_number (side->clout);
  g_autofree char *clout = side->counted ? g_strdup_printf (_ ("Clout %s"), number) : NULL;
  fp_label_set (self->clout, clout);
}

static void
add_ships (FpSideView *self, const FpSideFacts *side, int advantage)
{
  g_autofree char *bonus = fp_labels_signed (advantage);
  GString *text = g_string_new (NULL);
  if (side->dial >= 0)
    /* Translators: ships on the planet, and the number on the player's dial. */
    g_string_append_printf (text, _ ("%d (dial %d)"), side->ships, side->dial);
  else
    g_string_append_printf (text, "%d", side->ships);
  /* Translators: behind a number of ships: what having the most of them is worth. */
  g_autofree char *worth = g_strdup_printf (_ ("advantage %s"), bonus);
  g_autofree char *whole = fp_labels_whole (worth);
  if (side->advantage)
    g_string_append_printf (text, " · %s", whole);
  add_row (self, _ ("Ships here"), text->str);
  g_string_free (text, TRUE);
}

GtkWidget *
fp_side_view_new (FpSideItem *item, gboolean duel, int advantage)
{
  const FpSideFacts *side = fp_side_item_facts (item);
  FpSideView *self = g_object_new (FP_TYPE_SIDE_VIEW, NULL);
  show_name (self, side);
  if (duel)
    add_ships (self, side, advantage);
  add_cards (self, _ ("Plan"), side->plans, "–");
  if (duel)
    add_cards (self, _ ("Tactic"), side->tactics, "–");
  if (g_list_model_get_n_items (side->reinforcements) > 0)
    add_cards (self, _ ("Reinforcements"), side->reinforcements, "");
  return GTK_WIDGET (self);
}
