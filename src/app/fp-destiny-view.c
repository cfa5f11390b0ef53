/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The destiny card that is being resolved, and the shared decks. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-destiny-view.h"
#include "app/fp-labels.h"
#include "app/fp-pile-button.h"
#include "app/fp-reading.h"
#include "app/fp-spots.h"
#include "app/fp-wrap-box.h"
#include "model/fp-pile-item.h"

struct _FpDestinyView
{
  AdwBin parent_instance;
  GtkLabel *kind, *text;
  AdwBin *title;
  FpWrapBox *piles;
  guint n_piles;
  FpCardItem *shown; /* NULL: none */
};

enum
{
  SHOWN_LINES = 6, /* of the text, where there is little room */
};

G_DEFINE_FINAL_TYPE (FpDestinyView, fp_destiny_view, ADW_TYPE_BIN)

static void
fp_destiny_view_dispose (GObject *object)
{
  g_clear_object (&FP_DESTINY_VIEW (object)->shown);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_DESTINY_VIEW);
  G_OBJECT_CLASS (fp_destiny_view_parent_class)->dispose (object);
}

static void
fp_destiny_view_class_init (FpDestinyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_destiny_view_dispose;
  g_type_ensure (FP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/destiny-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, kind);
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, title);
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, text);
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, piles);
}

static void
fp_destiny_view_init (FpDestinyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fp_spot_mark (GTK_WIDGET (self), FP_SPOT_FIGURE, "past");
}

/* A deck: its icon, its name, how many cards are in it, and whether the next destiny card comes from it. */
static void
show_pile (FpPileButton *view, FpPileItem *item)
{
  const FpPileFacts *pile = fp_pile_item_facts (item);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", pile->id);
  g_autofree char *text = g_strdup_printf ("%s %d", pile->name, pile->count);
  g_autofree char *whole = fp_labels_whole (text);
  /* Translators: a deck with its number of cards; the next destiny card comes from it. */
  g_autofree char *said = pile->next
                              ? g_strdup_printf (_ ("%s %d, the next card comes from here"), pile->name, pile->count)
                              : g_strdup (text);
  GtkWidget *label = gtk_label_new (whole);
  gtk_widget_add_css_class (label, "numeric");
  if (pile->next)
    gtk_widget_add_css_class (box, "next");
  gtk_box_append (GTK_BOX (box), fp_labels_icon (icon, 12));
  gtk_box_append (GTK_BOX (box), label);
  if (pile->next)
    {
      /* Translators: behind the deck from which the next destiny card comes. */
      GtkWidget *next = gtk_label_new (C_ ("deck", "next"));
      gtk_box_append (GTK_BOX (box), next);
    }
  fp_pile_button_show (view, pile->name, said, box, pile->cards);
  /* What goes to the past is seen as the card that is being resolved. */
  if (strcmp (pile->id, "past") != 0)
    fp_spot_mark (GTK_WIDGET (view), FP_SPOT_FIGURE, "%s", pile->id);
}

/* Views of piles stay, and with them the focus; only their number never changes within a game. */
static void
show_piles (FpDestinyView *self, GListModel *piles)
{
  guint n = g_list_model_get_n_items (piles);
  if (self->n_piles != n)
    fp_wrap_box_clear (self->piles);
  for (guint i = self->n_piles == n ? n : 0; i < n; i++)
    fp_wrap_box_append (self->piles, g_object_new (FP_TYPE_PILE_BUTTON, NULL));
  self->n_piles = n;
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->piles));
  for (guint i = 0; i < n; i++, view = gtk_widget_get_next_sibling (view))
    {
      g_autoptr (FpPileItem) item = g_list_model_get_item (piles, i);
      /* The game keeps the items of piles that stayed as they were. */
      if (g_object_get_data (G_OBJECT (view), "fp-pile") == (gpointer) item)
        continue;
      g_object_set_data_full (G_OBJECT (view), "fp-pile", g_object_ref (item), g_object_unref);
      show_pile (FP_PILE_BUTTON (view), item);
    }
}

/* The card's name; it can be read where cards are read, with its clarifications. */
static GtkWidget *
new_title (FpCardItem *card)
{
  GtkWidget *label = gtk_label_new (card != NULL ? fp_card_item_facts (card)->title : _ ("No card yet"));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_widget_add_css_class (label, "heading");
  if (card == NULL)
    return label;
  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "title");
  fp_labels_set_name (button, fp_card_item_facts (card)->name);
  fp_reading_attach (button, card);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_reading_closer), NULL);
  return button;
}

void
fp_destiny_view_show (FpDestinyView *self, FpCardItem *card, GListModel *piles)
{
  const FpCardFacts *facts = card != NULL ? fp_card_item_facts (card) : NULL;
  /* Translators: heading above a destiny card; %s is its kind, such as “discovery”. */
  g_autofree char *kind = facts != NULL ? g_strdup_printf (_ ("Destiny · %s"), facts->kind) : g_strdup (_ ("Destiny"));
  gtk_label_set_text (self->kind, kind);
  if (card == NULL || card != self->shown)
    adw_bin_set_child (self->title, new_title (card));
  fp_label_set (self->text, facts != NULL ? facts->text : NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), facts != NULL ? facts->text : NULL);
  show_piles (self, piles);
  g_set_object (&self->shown, card);
}

void
fp_destiny_view_show_all (FpDestinyView *self, gboolean all)
{
  gtk_label_set_lines (self->text, all ? -1 : SHOWN_LINES);
  gtk_label_set_ellipsize (self->text, all ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (self->text, all ? 60 : 20);
}
