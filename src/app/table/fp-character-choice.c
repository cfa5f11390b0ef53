/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The characters of a decision as a grid above the board. */
#include "app/table/fp-character-choice.h"

#include "app/input/fp-option-target.h"
#include "app/table/fp-character-view.h"
#include "app/widgets/fp-tile-grid.h"
#include "model/items/fp-option-item.h"

struct _FpCharacterChoice
{
  AdwBin parent_instance;
  FpTileGrid *cards;
  GPtrArray *characters; /* of FpCardItem, those of the grid */
  FpDecisionItem *decision; /* decision shown, as it is now; NULL: none */
  int shown; /* its number, −1 for none */
};

G_DEFINE_FINAL_TYPE (FpCharacterChoice, fp_character_choice, ADW_TYPE_BIN)

enum
{
  SEVERAL = 3, /* characters that are worth a grid */
  MOST_COLUMNS = 10,
  SPACING = 6, /* pixels */
};

static void
fp_character_choice_dispose (GObject *object)
{
  FpCharacterChoice *self = FP_CHARACTER_CHOICE (object);
  g_clear_object (&self->decision);
  g_clear_pointer (&self->characters, g_ptr_array_unref);
  G_OBJECT_CLASS (fp_character_choice_parent_class)->dispose (object);
}

static void
fp_character_choice_class_init (FpCharacterChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_character_choice_dispose;
}

static void
fp_character_choice_init (FpCharacterChoice *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  self->shown = -1;
  self->cards = FP_TILE_GRID (fp_tile_grid_new (MOST_COLUMNS, SPACING));
  gtk_widget_set_valign (GTK_WIDGET (self->cards), GTK_ALIGN_START);
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "child", self->cards, NULL);
  fp_tile_grid_follow (self->cards, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
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
  if (root != NULL && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_root_set_focus (root, NULL);
  fp_tile_grid_clear (self->cards);
  g_clear_pointer (&self->characters, g_ptr_array_unref);
  g_clear_object (&self->decision);
  self->shown = -1;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
fp_character_choice_begin (FpCharacterChoice *self, FpDecisionItem *decision)
{
  if (decision == NULL || fp_decision_item_facts (decision)->number != self->shown)
    clear (self);
  else
    g_set_object (&self->decision, decision);
}

/* A character that is scrolled into view stands for its option from the beginning. */
static GtkWidget *
make_view (guint index, gpointer data)
{
  FpCharacterChoice *self = data;
  GtkWidget *view = fp_character_view_new (self->characters->pdata[index]);
  fp_option_target_mark (view, self->decision);
  return view;
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
  g_clear_pointer (&self->characters, g_ptr_array_unref);
  self->characters = g_steal_pointer (&characters);
  g_set_object (&self->decision, decision);
  self->shown = facts->number;
  fp_tile_grid_fill (self->cards, self->characters->len, make_view, self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  return TRUE;
}

void
fp_character_choice_stand_in (FpCharacterChoice *self, GPtrArray *in_sight)
{
  for (guint i = 0; self->characters != NULL && i < self->characters->len; i++)
    {
      int option = fp_card_item_facts (self->characters->pdata[i])->option;
      if (option >= 0 && (guint) option < in_sight->len && in_sight->pdata[option] == NULL)
        in_sight->pdata[option] = self;
    }
}

void
fp_character_choice_set_past (FpCharacterChoice *self, gboolean past)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown >= 0 && !past);
}
