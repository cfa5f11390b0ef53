/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pile of cards: a button that opens the list of its cards. */
#include "config.h"

#include "app/widgets/fp-labels.h"
#include "app/table/fp-pile-button.h"
#include "app/table/fp-pile-list.h"
#include "app/widgets/fp-tooltip.h"

struct _FpPileButton
{
  AdwBin parent_instance;
  GtkMenuButton *button;
  char *name;
  GListModel *cards;
};

G_DEFINE_FINAL_TYPE (FpPileButton, fp_pile_button, ADW_TYPE_BIN)

/* Creates the list when it is opened: piles are long and mostly stay closed. */
static void
on_create (GtkMenuButton *button, gpointer data)
{
  FpPileButton *self = data;
  GtkWidget *popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), fp_pile_list_new (self->name, self->cards));
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
fp_pile_button_show (FpPileButton *self, const char *name, const char *accessible_name, GtkWidget *child,
                     GListModel *cards)
{
  gboolean has_cards = cards != NULL && g_list_model_get_n_items (cards) > 0;
  g_set_object (&self->cards, cards);
  g_free (self->name);
  self->name = g_strdup (name);
  fp_tooltip_set (GTK_WIDGET (self), accessible_name);
  if (!has_cards)
    {
      self->button = NULL;
      adw_bin_set_child (ADW_BIN (self), child);
      fp_labels_set_name (child, accessible_name);
      return;
    }
  /* A button that is kept also keeps its focus and its open list. */
  if (self->button == NULL)
    {
      self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
      gtk_menu_button_set_create_popup_func (self->button, on_create, self, NULL);
      gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
      adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
    }
  gtk_menu_button_set_child (self->button, child);
  fp_labels_set_name (GTK_WIDGET (self->button), accessible_name);
}

GListModel *
fp_pile_button_cards (FpPileButton *self)
{
  return self->cards;
}
