/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with two halves in the decision bar. */
#include "app/table/fp-half-card.h"

#include "app/table/fp-option-button.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-key-label.h"
#include "app/widgets/fp-labels.h"
#include "model/items/fp-card-half-item.h"
#include "text/fp-text.h"

struct _FpHalfCard
{
  GtkBox parent_instance;
  int token; /* number of the card */
};

G_DEFINE_FINAL_TYPE (FpHalfCard, fp_half_card, GTK_TYPE_BOX)

static void
fp_half_card_class_init (FpHalfCardClass *klass)
{
}

static void
fp_half_card_init (FpHalfCard *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "half-card");
}

/* Returns a row with the icon and the name of @half, which has a capital like all options. */
static GtkWidget *
new_half (const FpCardHalfFacts *half)
{
  g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", half->icon);
  g_autofree char *text = fp_text_capital (g_strdup (half->name));
  GtkWidget *row = fp_fast_box_new (6), *name = gtk_label_new (text);
  gtk_widget_add_css_class (name, "numeric");
  gtk_widget_add_css_class (name, "card-name");
  fp_fast_box_append (FP_FAST_BOX (row), fp_labels_glyph (icon));
  fp_fast_box_append (FP_FAST_BOX (row), name);
  return row;
}

GtkWidget *
fp_half_card_button (const FpOptionFacts *option, gboolean toggles)
{
  GtkWidget *button = toggles ? gtk_toggle_button_new () : gtk_button_new (), *box = fp_fast_box_new (6);
  /* The halves of a whole token lie one above the other, like those that are chosen singly. */
  GtkWidget *halves = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  if (option->key != NULL)
    fp_fast_box_append (FP_FAST_BOX (box), fp_key_label_new (option->key));
  for (guint i = 0; i < g_list_model_get_n_items (option->halves); i++)
    {
      g_autoptr (FpCardHalfItem) item = g_list_model_get_item (option->halves, i);
      if (fp_card_half_item_facts (item)->counts)
        gtk_box_append (GTK_BOX (halves), new_half (fp_card_half_item_facts (item)));
    }
  fp_fast_box_append (FP_FAST_BOX (box), halves);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  fp_labels_set_name (button, option->label);
  fp_option_button_add_effect (button, option);
  return button;
}

FpHalfCard *
fp_half_card_new (const FpOptionFacts *option)
{
  FpHalfCard *self = g_object_new (FP_TYPE_HALF_CARD, NULL);
  self->token = option->token;
  return self;
}

gboolean
fp_half_card_is (FpHalfCard *self, const FpOptionFacts *option)
{
  return option->token == self->token;
}
