/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The button of a card with a name before a player. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-inspector.h"
#include "app/input/fp-drag.h"
#include "app/table/fp-seat-sheet.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"

enum
{
  LEAST_NAME = 3, /* characters of a name that are always in sight */
  LONGEST_NAME = 30,
};

char *
fp_seat_sheet_describe (const FpCardFacts *sheet)
{
  g_autofree char *under = fp_labels_say_under (sheet);
  g_autofree char *ships = fp_labels_say_ships (sheet->ships);
  const char *parts[] = { sheet->note, sheet->state, under, ships };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_strv_builder_add (builder, parts[i]);
  g_auto (GStrv) texts = g_strv_builder_end (builder);
  return texts[0] != NULL ? g_strjoinv (" · ", texts) : g_strdup (sheet->kind);
}

void
fp_seat_sheet_finish (GtkWidget *button, FpCardItem *item, const char *player)
{
  const FpCardFacts *sheet = fp_card_item_facts (item);
  g_autofree char *about = fp_seat_sheet_describe (sheet);
  /* Translators: for a screen reader: an alien, its details, and the name of its player. */
  g_autofree char *name = g_strdup_printf (_ ("%s, %s, of %s"), sheet->name, about, player);
  /* Cards and ships can be put under or on the sheet. */
  g_autofree char *spot = g_strdup_printf ("card/%d ships/%d", sheet->number, sheet->number);
  fp_labels_set_name (button, name);
  fp_card_inspector_attach (button, item);
  fp_drag_add_target (button, spot);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
}

static GtkWidget *
new_label (const char *text, const char *style, int least)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), least));
  gtk_label_set_max_width_chars (GTK_LABEL (label), LONGEST_NAME);
  gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
fp_seat_sheet_new_line (FpCardItem *item, const char *player)
{
  const FpCardFacts *sheet = fp_card_item_facts (item);
  GtkWidget *button = gtk_button_new (), *line = fp_fast_box_new (6);
  g_autofree char *about = fp_seat_sheet_describe (sheet);
  gboolean special = strcmp (about, sheet->kind) != 0;
  fp_fast_box_append (FP_FAST_BOX (line), new_label (sheet->name, "card-name", LEAST_NAME));
  /* A badge says that a power is lost or stopped. */
  if (special && !sheet->powerless)
    {
      GtkWidget *more = new_label (about, "caption", 0);
      gtk_widget_add_css_class (more, sheet->danger ? "danger" : "dim-label");
      /* The number that is close stands at the end. */
      if (sheet->danger)
        gtk_label_set_ellipsize (GTK_LABEL (more), PANGO_ELLIPSIZE_START);
      fp_fast_box_append (FP_FAST_BOX (line), more);
    }
  gtk_button_set_child (GTK_BUTTON (button), line);
  gtk_widget_add_css_class (button, "alien");
  fp_labels_set_class (button, "struck", sheet->powerless);
  fp_seat_sheet_finish (button, item, player);
  return button;
}
