/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chips of a player. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-seat-badges.h"
#include "app/table/fp-seat-chips.h"
#include "app/table/fp-seat-sheet.h"
#include "app/table/fp-token-view.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"

struct _FpSeatChips
{
  AdwBin parent_instance;
  FpFastBox *box;
  GListModel *sheets, *rows; /* shown, NULL before */
  guint most; /* likewise */
};

enum
{
  LONGEST = 9, /* characters of a chip */
};

G_DEFINE_FINAL_TYPE (FpSeatChips, fp_seat_chips, ADW_TYPE_BIN)

static void
fp_seat_chips_dispose (GObject *object)
{
  g_clear_object (&FP_SEAT_CHIPS (object)->sheets);
  g_clear_object (&FP_SEAT_CHIPS (object)->rows);
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_seat_chips_parent_class)->dispose (object);
}

static void
fp_seat_chips_class_init (FpSeatChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_seat_chips_dispose;
}

static void
fp_seat_chips_init (FpSeatChips *self)
{
  self->box = FP_FAST_BOX (fp_fast_box_new (3));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_END);
}

static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LONGEST);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/* Returns a chip for a card with a name: the name, and the ships on it. */
static GtkWidget *
new_sheet (FpCardItem *item, const char *player)
{
  const FpCardFacts *card = fp_card_item_facts (item);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *ships = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_box_append (GTK_BOX (box), new_label (card->title != NULL ? card->title : card->name));
  fp_labels_show_fleets (ships, card->ships);
  gtk_box_append (GTK_BOX (box), ships);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "seat-chip");
  fp_labels_set_class (button, "dimmed", card->powerless);
  fp_seat_sheet_finish (button, item, player);
  return button;
}

/* A chip, and what the chip that counts says of it if it has no room. */
static void
add (FpSeatChips *self, GtkWidget *chip, const char *name, guint most, guint *n, GString *others)
{
  g_autoptr (GtkWidget) kept = g_object_ref_sink (chip);
  if ((*n)++ < most)
    fp_fast_box_append (self->box, kept);
  else
    g_string_append_printf (others, "%s%s", others->len > 0 ? "\n" : "", name);
}

static void
add_sheets (FpSeatChips *self, const FpSeatFacts *seat, guint most, guint *n, GString *others)
{
  for (guint i = fp_seat_badges_count_aliens (seat); i < g_list_model_get_n_items (seat->sheets); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (seat->sheets, i);
      g_autofree char *about = fp_seat_sheet_describe (fp_card_item_facts (item));
      g_autofree char *name = g_strdup_printf ("%s · %s", fp_card_item_facts (item)->name, about);
      add (self, new_sheet (item, seat->name), name, most, n, others);
    }
}

static void
add_row (FpSeatChips *self, const FpCardRowFacts *row, guint most, guint *n, GString *others)
{
  for (guint i = 0; i < g_list_model_get_n_items (row->groups); i++)
    {
      g_autoptr (FpCardGroupItem) item = g_list_model_get_item (row->groups, i);
      const FpCardGroupFacts *group = fp_card_group_item_facts (item);
      for (guint k = 0; k < g_list_model_get_n_items (group->cards); k++)
        {
          g_autoptr (FpCardItem) card = g_list_model_get_item (group->cards, k);
          g_autofree char *name = g_strdup_printf ("%s: %s", row->label, fp_card_item_facts (card)->name);
          add (self, fp_token_view_new (card, group->dimmed, group->label), name, most, n, others);
        }
    }
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_FIGURE, "%s", row->spot);
}

/* Remembers what is shown. Returns FALSE if that is shown already: its widgets stay. */
static gboolean
is_new (FpSeatChips *self, const FpSeatFacts *seat, guint most)
{
  if (self->sheets != NULL && most == self->most && fp_item_equal (G_OBJECT (self->sheets), G_OBJECT (seat->sheets)) &&
      fp_item_equal (G_OBJECT (self->rows), G_OBJECT (seat->rows)))
    return FALSE;
  g_set_object (&self->sheets, seat->sheets);
  g_set_object (&self->rows, seat->rows);
  self->most = most;
  return TRUE;
}

void
fp_seat_chips_show (FpSeatChips *self, const FpSeatFacts *seat, guint most)
{
  if (!is_new (self, seat, most))
    return;
  g_autoptr (GString) others = g_string_new (NULL);
  guint n = 0;
  fp_labels_clear (GTK_WIDGET (self->box));
  add_sheets (self, seat, most, &n, others);
  for (guint i = 0; i < g_list_model_get_n_items (seat->rows); i++)
    {
      g_autoptr (FpCardRowItem) row = g_list_model_get_item (seat->rows, i);
      add_row (self, fp_card_row_item_facts (row), most, &n, others);
    }
  if (n > most)
    {
      g_autofree char *text = g_strdup_printf ("+%u", n - most);
      GtkWidget *rest = new_label (text);
      gtk_widget_add_css_class (rest, "seat-chip");
      fp_tooltip_set (rest, others->str);
      fp_labels_set_name (rest, others->str);
      fp_fast_box_append (self->box, rest);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}
