/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pile that can be looked through. */
#include "config.h"

#include "app/fp-labels.h"
#include "app/fp-pile-button.h"
#include "app/fp-reading.h"
#include "app/fp-wrap-box.h"

struct _FpPileButton
{
  AdwBin parent_instance;
  GtkMenuButton *button;
  char *name;
  GListModel *cards;
};

G_DEFINE_FINAL_TYPE (FpPileButton, fp_pile_button, ADW_TYPE_BIN)

enum
{
  WIDTH = 420, /* pixels */
  MOST_HEIGHT = 320,
};

static GtkWidget *
new_card (FpCardItem *item)
{
  g_autofree char *name = fp_labels_say_card (fp_card_item_facts (item));
  GtkWidget *button = gtk_button_new_with_label (name);
  gtk_widget_add_css_class (button, "chip");
  fp_labels_set_name (button, name);
  fp_reading_attach (button, item);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_reading_closer), NULL);
  return button;
}

/* What is in the list is made when somebody looks: piles are long, and mostly nobody does. */
static void
on_create (GtkMenuButton *button, gpointer data)
{
  FpPileButton *self = data;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *list = g_object_new (FP_TYPE_WRAP_BOX, NULL);
  GtkWidget *heading = gtk_label_new (self->name);
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  for (guint i = 0; i < g_list_model_get_n_items (self->cards); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (self->cards, i);
      fp_wrap_box_append (FP_WRAP_BOX (list), new_card (item));
    }
  fp_labels_set_name (list, self->name);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_widget_set_size_request (box, WIDTH, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

static void
fp_pile_button_dispose (GObject *object)
{
  FpPileButton *self = FP_PILE_BUTTON (object);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->cards);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (fp_pile_button_parent_class)->dispose (object);
}

static void
fp_pile_button_class_init (FpPileButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_pile_button_dispose;
}

static void
fp_pile_button_init (FpPileButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "pile");
}

void
fp_pile_button_show (FpPileButton *self, const char *name, const char *said, GtkWidget *child, GListModel *cards)
{
  gboolean open = cards != NULL && g_list_model_get_n_items (cards) > 0;
  g_set_object (&self->cards, cards);
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), said);
  if (!open)
    {
      self->button = NULL;
      adw_bin_set_child (ADW_BIN (self), child);
      fp_labels_set_name (child, said);
      return;
    }
  /* A button that stays keeps its focus, and the list that is open. */
  if (self->button == NULL)
    {
      self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
      gtk_menu_button_set_create_popup_func (self->button, on_create, self, NULL);
      gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
      adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
    }
  gtk_menu_button_set_child (self->button, child);
  fp_labels_set_name (GTK_WIDGET (self->button), said);
}

GListModel *
fp_pile_button_cards (FpPileButton *self)
{
  return self->cards;
}
