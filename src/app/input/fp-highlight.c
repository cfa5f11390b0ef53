/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights widgets that another part of the window refers to. */
#include "app/input/fp-highlight.h"

#include "app/panels/fp-log-panel.h"
#include "app/table/fp-pile-button.h"
#include "app/cards/fp-card-inspector.h"

void
fp_highlight (GtkWidget *widget, gboolean lit)
{
  if (lit)
    gtk_widget_add_css_class (widget, "lit");
  else
    gtk_widget_remove_css_class (widget, "lit");
}

static gboolean
is_listed (FpCardItem *card, const GArray *numbers)
{
  int number = fp_card_item_facts (card)->number;
  for (guint i = 0; number >= 0 && numbers != NULL && i < numbers->len; i++)
    if (g_array_index (numbers, int, i) == number)
      return TRUE;
  return FALSE;
}

static gboolean
contains_listed (FpPileButton *pile, const GArray *numbers)
{
  GListModel *cards = fp_pile_button_cards (pile);
  for (guint i = 0; cards != NULL && i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (cards, i);
      if (is_listed (card, numbers))
        return TRUE;
    }
  return FALSE;
}

void
fp_highlight_cards (GtkWidget *root, const GArray *numbers)
{
  FpCardItem *card = fp_card_inspector_card (root);
  if (FP_IS_LOG_PANEL (root))
    return;
  if (card != NULL)
    fp_highlight (root, is_listed (card, numbers));
  else
    fp_highlight (root, FP_IS_PILE_BUTTON (root) && contains_listed (FP_PILE_BUTTON (root), numbers));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    fp_highlight_cards (child, numbers);
}
