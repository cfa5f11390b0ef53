/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with two halves in the decision bar. */
#include "app/table/fp-half-card.h"

#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-key-label.h"
#include "app/widgets/fp-labels.h"
#include "model/items/fp-card-half-item.h"

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

/* Appends the icon and the name of @half to @box. */
static void
add_half (GtkWidget *box, const FpCardHalfFacts *half)
{
  g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", half->icon);
  GtkWidget *name = gtk_label_new (half->name);
  gtk_widget_add_css_class (name, "numeric");
  gtk_widget_add_css_class (name, "card-name");
  fp_fast_box_append (FP_FAST_BOX (box), fp_labels_glyph (icon));
  fp_fast_box_append (FP_FAST_BOX (box), name);
}

GtkWidget *
fp_half_card_button (const FpOptionFacts *option, gboolean toggles)
{
  GtkWidget *button = toggles ? gtk_toggle_button_new () : gtk_button_new (), *box = fp_fast_box_new (6);
  if (option->key != NULL)
    fp_fast_box_append (FP_FAST_BOX (box), fp_key_label_new (option->key));
  for (guint i = 0; i < g_list_model_get_n_items (option->halves); i++)
    {
      g_autoptr (FpCardHalfItem) item = g_list_model_get_item (option->halves, i);
      if (fp_card_half_item_facts (item)->counts)
        add_half (box, fp_card_half_item_facts (item));
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  fp_labels_set_name (button, option->label);
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
