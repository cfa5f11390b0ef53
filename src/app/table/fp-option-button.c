/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons of the decision bar. */
#include "app/table/fp-option-button.h"

#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-key-label.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"

enum
{
  LEAST_LETTERS = 6, /* minimum width of an option's label, characters */
  UNBROKEN = 4, /* characters of a label that is never wrapped */
  PORTRAIT = 28, /* pixels */
};

/* GTK lays out a label that may wrap several times, so the many numbers of a question don't. */
static GtkWidget *
new_text (const char *text)
{
  GtkWidget *label = fp_labels_new_text (text);
  int letters = (int) g_utf8_strlen (text, -1);
  gtk_label_set_wrap (GTK_LABEL (label), letters > UNBROKEN);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (letters / 2, LEAST_LETTERS));
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/* Returns a button of @text that contains @box. */
static GtkWidget *
new_button (gboolean toggles, const char *text, GtkWidget *box)
{
  GtkWidget *button = toggles ? gtk_toggle_button_new () : gtk_button_new ();
  if (box != NULL)
    gtk_button_set_child (GTK_BUTTON (button), box);
  fp_labels_set_name (button, text);
  return button;
}

GtkWidget *
fp_option_button_plain (const char *text, const char *key)
{
  GtkWidget *box = fp_fast_box_new (6);
  if (key != NULL)
    fp_fast_box_append (FP_FAST_BOX (box), fp_key_label_new (key));
  fp_fast_box_append (FP_FAST_BOX (box), new_text (text));
  return new_button (FALSE, text, box);
}

/* Appends the portrait of the character @card to @box; nothing for other cards. */
static void
add_portrait (GtkWidget *box, FpCardItem *card)
{
  if (card == NULL || fp_card_item_facts (card)->portrait == NULL)
    return;
  GtkWidget *portrait = fp_portrait_view_new (PORTRAIT);
  fp_portrait_view_set_card (FP_PORTRAIT_VIEW (portrait), card);
  fp_fast_box_append (FP_FAST_BOX (box), portrait);
}

/* Returns the effect of @option without the label in front, which the button shows already: “You”
 * and “You 8 → 16”. */
static const char *
effect_behind_label (const FpOptionFacts *option)
{
  gsize length = strlen (option->label);
  gboolean repeats = strncmp (option->effect, option->label, length) == 0 && option->effect[length] == ' ';
  return repeats ? option->effect + length + 1 : option->effect;
}

void
fp_option_button_add_effect (GtkWidget *button, const FpOptionFacts *option)
{
  if (option->effect == NULL)
    return;
  GtkWidget *label = new_text (effect_behind_label (option));
  gtk_widget_add_css_class (label, "effect");
  fp_fast_box_append (FP_FAST_BOX (gtk_button_get_child (GTK_BUTTON (button))), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, option->effect, -1);
}

GtkWidget *
fp_option_button_new (const FpOptionFacts *option, gboolean toggles)
{
  GtkWidget *box = fp_fast_box_new (6);
  /* The key hint is redundant on a number that is its own key. */
  if (option->key != NULL && strcmp (option->key, option->label) != 0)
    fp_fast_box_append (FP_FAST_BOX (box), fp_key_label_new (option->key));
  add_portrait (box, option->card);
  fp_fast_box_append (FP_FAST_BOX (box), new_text (option->label));
  GtkWidget *button = new_button (toggles, option->label, box);
  fp_option_button_add_effect (button, option);
  return button;
}

GtkWidget *
fp_option_button_covered (const FpOptionFacts *option, gboolean toggles)
{
  GtkWidget *button = new_button (toggles, option->label, NULL);
  gtk_widget_add_css_class (button, "covered");
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_can_target (button, FALSE);
  return button;
}
