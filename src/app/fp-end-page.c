/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ended. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-end-page.h"
#include "app/fp-labels.h"

struct _FpEndPage
{
  AdwBin parent_instance;
  AdwStatusPage *status;
  GtkBox *figures;
  GtkLabel *length;
  GtkWidget *again;
};

G_DEFINE_FINAL_TYPE (FpEndPage, fp_end_page, ADW_TYPE_BIN)

static gboolean
fp_end_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FP_END_PAGE (widget)->again);
}

static void
fp_end_page_dispose (GObject *object)
{
  /* The bin lets go of its child before the template does: the child is one of the template's own. */
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_END_PAGE);
  G_OBJECT_CLASS (fp_end_page_parent_class)->dispose (object);
}

static void
fp_end_page_class_init (FpEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_end_page_dispose;
  widget_class->grab_focus = fp_end_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/end-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, status);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, figures);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, length);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, again);
}

static void
fp_end_page_init (FpEndPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_line (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_widget_add_css_class (label, style);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (box, label);
}

/* Who played with which alien: the first is its own. */
static char *
say_alien (const FpSeatFacts *seat)
{
  g_autoptr (FpCardItem) alien = g_list_model_get_item (seat->aliens, 0);
  return alien != NULL ? g_strdup (fp_card_item_facts (alien)->name) : NULL;
}

static GtkWidget *
new_figure (const FpSeatFacts *seat)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  GtkWidget *shape = gtk_label_new (NULL);
  g_autofree char *planets =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d planet", "%d planets", (gulong) seat->planets), seat->planets);
  g_autofree char *ships = g_strdup_printf (_ ("Supply %d, Warp %d"), seat->supply, seat->warp);
  g_autofree char *alien = say_alien (seat);
  fp_label_set_seat (GTK_LABEL (shape), seat->shape, seat->colour, "title-2");
  gtk_box_append (box, shape);
  add_line (box, seat->name, "heading");
  if (alien != NULL)
    add_line (box, alien, "caption");
  add_line (box, planets, "title-3");
  add_line (box, ships, "caption");
  /* Empty for the others, so that all stay in line. */
  add_line (box, seat->winner ? _ ("Winner") : "", "caption-heading");
  gtk_widget_add_css_class (GTK_WIDGET (box), "card");
  gtk_widget_add_css_class (GTK_WIDGET (box), "group");
  gtk_widget_set_size_request (GTK_WIDGET (box), 150, -1);
  return GTK_WIDGET (box);
}

void
fp_end_page_show (FpEndPage *self, FpGame *game)
{
  GListModel *seats = fp_game_seats (game);
  g_autofree char *ending = g_markup_escape_text (fp_game_ending (game), -1);
  int turns = fp_game_turn (game);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, fp_game_setup (game)->seed);
  g_autofree char *length =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The game took %d destiny card. Its seed was %s.",
                                    "The game took %d destiny cards. Its seed was %s.", (gulong) turns),
                       turns, seed);
  adw_status_page_set_title (self->status, ending);
  fp_label_set (self->length, length);
  fp_labels_clear (GTK_WIDGET (self->figures));
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (FpSeatItem) seat = g_list_model_get_item (seats, i);
      gtk_box_append (self->figures, new_figure (fp_seat_item_facts (seat)));
    }
}
