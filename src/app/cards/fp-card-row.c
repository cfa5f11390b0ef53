/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row in a list of cards. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-row.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"

static GQuark
item_quark (void)
{
  return g_quark_from_static_string ("fp-card-row-item");
}

/* Returns the caption below the name, or NULL. Free with g_free (). */
static char *
format_caption (const FpPrintedCardFacts *card)
{
  if (card->complexity != NULL && card->first_game)
    return g_strdup_printf ("%s · %s", card->complexity, _ ("recommended for a first game"));
  return g_strdup (card->first_game ? _ ("Recommended for a first game") : card->complexity);
}

enum
{
  PORTRAIT = 44, /* pixels */
  ICON = 16,
};

/* Returns the portrait of a character, or the picture of another card. */
static GtkWidget *
new_picture (const FpPrintedCardFacts *card)
{
  g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", card->kind);
  if (fp_card_item_facts (card->card)->portrait == NULL)
    return fp_labels_icon (icon, ICON);
  GtkWidget *portrait = fp_portrait_view_new (PORTRAIT);
  fp_portrait_view_set_card (FP_PORTRAIT_VIEW (portrait), card->card);
  return portrait;
}

GtkWidget *
fp_card_row_new (FpPrintedCard *item)
{
  const FpPrintedCardFacts *card = fp_printed_card_facts (item);
  const char *title = fp_card_item_facts (card->card)->name;
  g_autofree char *caption = format_caption (card);
  g_autofree char *accessible_name = caption != NULL ? g_strdup_printf ("%s, %s", title, caption) : g_strdup (title);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (text), fp_labels_new_text (title));
  if (caption != NULL)
    {
      GtkWidget *label = fp_labels_new_text (caption);
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (GTK_BOX (text), label);
    }
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), new_picture (card));
  gtk_box_append (GTK_BOX (box), text);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_qdata_full (G_OBJECT (row), item_quark (), g_object_ref (item), g_object_unref);
  fp_labels_set_name (row, accessible_name);
  return row;
}

FpPrintedCard *
fp_card_row_item (GtkListBoxRow *row)
{
  return g_object_get_qdata (G_OBJECT (row), item_quark ());
}

GtkWidget *
fp_card_row_heading (const char *group)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", group, "xalign", 0.0, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "card-group");
  return label;
}
