/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The characters of a decision as a grid above the board. */
#include "app/table/fp-character-choice.h"

#include "app/cards/fp-card-inspector.h"
#include "app/input/fp-widget-option.h"
#include "app/table/fp-character-view.h"
#include "model/items/fp-option-item.h"

struct _FpCharacterChoice
{
  AdwBin parent_instance;
  GtkFlowBox *cards;
  int shown; /* number of the decision shown, −1 for none */
};

G_DEFINE_FINAL_TYPE (FpCharacterChoice, fp_character_choice, ADW_TYPE_BIN)

enum
{
  SEVERAL = 3, /* characters that are worth a grid */
  MOST_COLUMNS = 10,
  SPACING = 6, /* pixels */
};

static void
on_activated (FpCharacterChoice *self, GtkWidget *card)
{
  if (!fp_widget_option_choose (card))
    fp_card_inspector_closer (card);
}

static void
fp_character_choice_class_init (FpCharacterChoiceClass *klass)
{
}

static void
fp_character_choice_init (FpCharacterChoice *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  self->shown = -1;
  self->cards = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_homogeneous (self->cards, TRUE);
  gtk_flow_box_set_selection_mode (self->cards, GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (self->cards, MOST_COLUMNS);
  gtk_flow_box_set_row_spacing (self->cards, SPACING);
  gtk_flow_box_set_column_spacing (self->cards, SPACING);
  gtk_widget_set_valign (GTK_WIDGET (self->cards), GTK_ALIGN_START);
  g_signal_connect_object (self->cards, "child-activated", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "child", self->cards, NULL);
  adw_bin_set_child (ADW_BIN (self), scroller);
  gtk_widget_add_css_class (GTK_WIDGET (self), "character-choice");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Returns the characters among @options that are not in sight, of FpCardItem. */
static GPtrArray *
list_characters (GListModel *options, GPtrArray *in_sight)
{
  GPtrArray *characters = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      FpCardItem *card = fp_option_item_facts (item)->card;
      if (card != NULL && in_sight->pdata[i] == NULL && fp_card_item_facts (card)->portrait != NULL &&
          fp_card_item_facts (card)->option == (int) i)
        g_ptr_array_add (characters, g_object_ref (card));
    }
  return characters;
}

/* The focus of a character that is removed would go to whatever lies near, so it goes nowhere, and
 * the decision bar takes it. */
static void
clear (FpCharacterChoice *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkFlowBoxChild *child;
  if (root != NULL && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_root_set_focus (root, NULL);
  while ((child = gtk_flow_box_get_child_at_index (self->cards, 0)) != NULL)
    gtk_flow_box_remove (self->cards, GTK_WIDGET (child));
  self->shown = -1;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
fp_character_choice_begin (FpCharacterChoice *self, FpDecisionItem *decision)
{
  if (decision == NULL || fp_decision_item_facts (decision)->number != self->shown)
    clear (self);
}

gboolean
fp_character_choice_show (FpCharacterChoice *self, FpDecisionItem *decision, GPtrArray *in_sight)
{
  const FpDecisionFacts *facts = fp_decision_item_facts (decision);
  if (facts->number == self->shown)
    return FALSE;
  g_autoptr (GPtrArray) characters = list_characters (facts->options, in_sight);
  if (characters->len < SEVERAL)
    return FALSE;
  for (guint i = 0; i < characters->len; i++)
    gtk_flow_box_append (self->cards, fp_character_view_new (characters->pdata[i]));
  self->shown = facts->number;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  return TRUE;
}

void
fp_character_choice_set_past (FpCharacterChoice *self, gboolean past)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown >= 0 && !past);
}
