/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of one side of an encounter: cards and parts of the total. */
#include "app/table/fp-side-rows.h"

#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "text/fp-text.h"

FpSideRows
fp_side_rows_sort (const FpSideRowFacts *row)
{
  if (row->value != NULL)
    return FP_SIDE_ROWS_PARTS;
  return row->card != NULL || row->dimmed ? FP_SIDE_ROWS_CARDS : FP_SIDE_ROWS_FACTS;
}

/* Aligns @number at its end: digits run from left to right in every language. */
static void
align (GtkLabel *number, GtkSizeGroup *numbers)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (number)) == GTK_TEXT_DIR_RTL;
  gtk_label_set_xalign (number, mirrored ? 0 : 1);
  if (mirrored)
    gtk_size_group_add_widget (numbers, GTK_WIDGET (number));
}

/* Returns a row with an icon, @text, and @value at the end (NULL for none). All parts are aligned
 * at the top: with a common baseline a name of two lines would stick out of its row. */
static GtkWidget *
new_row (GtkSizeGroup *numbers, const char *icon, GtkWidget *text, const char *value)
{
  GtkWidget *row = g_object_new (FP_TYPE_FAST_BOX, "spacing", 6, "align", GTK_ALIGN_START, NULL);
  GtkWidget *picture = fp_labels_glyph (icon != NULL ? icon : "fp-face-down-symbolic");
  gtk_widget_set_margin_top (picture, 3);
  gtk_widget_add_css_class (picture, "dim-label");
  fp_fast_box_append (FP_FAST_BOX (row), picture);
  gtk_widget_set_hexpand (text, TRUE);
  fp_fast_box_append (FP_FAST_BOX (row), text);
  if (value != NULL)
    {
      GtkWidget *number = gtk_label_new (NULL);
      fp_label_set (GTK_LABEL (number), value);
      align (GTK_LABEL (number), numbers);
      gtk_widget_add_css_class (number, "value");
      gtk_widget_add_css_class (number, "numeric");
      fp_fast_box_append (FP_FAST_BOX (row), number);
    }
  return row;
}

/* Returns a label of @text. A part of a total has one line, so that no name makes the stage
 * higher. */
static GtkWidget *
new_text (const char *text, gboolean dim, gboolean part)
{
  GtkWidget *label = fp_labels_new_text (text);
  if (part)
    {
      gtk_label_set_wrap (GTK_LABEL (label), FALSE);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      fp_tooltip_set (label, text);
    }
  gtk_widget_add_css_class (label, "part");
  gtk_widget_add_css_class (label, "numeric");
  if (dim)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/* Returns a button with the name of @card that opens the card details. */
static GtkWidget *
new_link (FpCardItem *card, const char *name, const char *accessible_name, gboolean part)
{
  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), new_text (name, FALSE, part));
  gtk_widget_add_css_class (button, "flat");
  fp_labels_set_name (button, accessible_name);
  fp_card_inspector_attach (button, card);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  return button;
}

static GtkWidget *
new_card (FpCardItem *card)
{
  const FpCardFacts *facts = fp_card_item_facts (card);
  /* Like its neighbours, the text begins with a capital letter. */
  g_autofree char *text = fp_text_capital (fp_labels_say_card (facts));
  g_autofree char *shown = fp_labels_keep_end (text);
  return facts->hidden || facts->number < 0 ? new_text (shown, facts->hidden, FALSE)
                                            : new_link (card, shown, text, FALSE);
}

/* Returns the words of @row: a link if it has a card that can be read. */
static GtkWidget *
new_words (const FpSideRowFacts *row)
{
  gboolean part = fp_side_rows_sort (row) == FP_SIDE_ROWS_PARTS;
  if (row->text == NULL)
    return row->card != NULL ? new_card (row->card) : new_text ("", FALSE, FALSE);
  if (row->card == NULL)
    return new_text (row->text, row->dimmed, part);
  g_autofree char *accessible_name =
      row->value != NULL ? g_strdup_printf ("%s: %s", row->text, row->value) : g_strdup (row->text);
  return new_link (row->card, row->text, accessible_name, part);
}

void
fp_side_rows_fill (GtkBox *box, GListModel *rows, FpSideRows sorts, GtkSizeGroup *numbers)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (FpSideRowItem) item = g_list_model_get_item (rows, i);
      const FpSideRowFacts *row = fp_side_row_item_facts (item);
      if ((fp_side_rows_sort (row) & sorts) == 0)
        continue;
      GtkWidget *line = new_row (numbers, row->icon, new_words (row), row->value);
      g_object_set_data_full (G_OBJECT (line), "fp-side-row", g_object_ref (item), g_object_unref);
      gtk_box_append (box, line);
    }
}

FpSideRowItem *
fp_side_rows_item (GtkWidget *line)
{
  return g_object_get_data (G_OBJECT (line), "fp-side-row");
}
