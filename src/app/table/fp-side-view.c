/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of one side of a duel or contest. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/input/fp-option-target.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-side-view.h"
#include "app/table/fp-seat-mark.h"
#include "app/motion/fp-motion-anchors.h"
#include "model/items/fp-score-part-item.h"
#include "text/fp-text.h"

struct _FpSideView
{
  AdwBin parent_instance;
  FpSeatMark *shape;
  GtkLabel *name, *winner, *clout;
  GtkBox *rows;
  GtkSizeGroup *numbers; /* equal widths align the digits in right-to-left layouts */
};

G_DEFINE_FINAL_TYPE (FpSideView, fp_side_view, ADW_TYPE_BIN)

static void
fp_side_view_dispose (GObject *object)
{
  g_clear_object (&FP_SIDE_VIEW (object)->numbers);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_SIDE_VIEW);
  G_OBJECT_CLASS (fp_side_view_parent_class)->dispose (object);
}

static void
fp_side_view_class_init (FpSideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_side_view_dispose;
  fp_option_target_install (widget_class);
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/side-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpSideView, shape);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, name);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, winner);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, clout);
  gtk_widget_class_bind_template_child (widget_class, FpSideView, rows);
}

/* Aligns @number at its end: digits run from left to right in every language. */
static void
align_number (FpSideView *self, GtkLabel *number)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gtk_label_set_xalign (number, mirrored ? 0 : 1);
  if (mirrored)
    gtk_size_group_add_widget (self->numbers, GTK_WIDGET (number));
}

static void
fp_side_view_init (FpSideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  align_number (self, self->clout);
}

/* Appends a row with an icon, @text, and @value at the end (NULL for none). All parts are aligned
 * at the top: with a common baseline a name of two lines would stick out of its row. */
static void
add_row (FpSideView *self, const char *icon, GtkWidget *text, const char *value)
{
  GtkWidget *row = g_object_new (FP_TYPE_FAST_BOX, "spacing", 6, "align", GTK_ALIGN_START, NULL);
  GtkWidget *picture = fp_labels_glyph (icon);
  gtk_widget_set_margin_top (picture, 3);
  gtk_widget_add_css_class (picture, "dim-label");
  fp_fast_box_append (FP_FAST_BOX (row), picture);
  gtk_widget_set_hexpand (text, TRUE);
  fp_fast_box_append (FP_FAST_BOX (row), text);
  if (value != NULL)
    {
      GtkWidget *number = gtk_label_new (NULL);
      fp_label_set (GTK_LABEL (number), value);
      align_number (self, GTK_LABEL (number));
      gtk_widget_add_css_class (number, "value");
      gtk_widget_add_css_class (number, "numeric");
      fp_fast_box_append (FP_FAST_BOX (row), number);
    }
  gtk_box_append (self->rows, row);
}

static GtkWidget *
new_text (const char *text, gboolean dim)
{
  GtkWidget *label = fp_labels_new_text (text);
  gtk_widget_add_css_class (label, "part");
  gtk_widget_add_css_class (label, "numeric");
  if (dim)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/* Returns a button with the name of @card that opens the card details. */
static GtkWidget *
new_link (FpCardItem *card, const char *name, const char *accessible_name)
{
  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), new_text (name, FALSE));
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
  return facts->hidden || facts->number < 0 ? new_text (shown, facts->hidden) : new_link (card, shown, text);
}

/* Appends a row for each of @cards, which are not part of a sum (yet), or the text @none if there
 * are none. */
static void
add_cards (FpSideView *self, const char *icon, GListModel *cards, const char *none)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (cards, i);
      add_row (self, icon, new_card (card), NULL);
    }
  if (g_list_model_get_n_items (cards) == 0)
    add_row (self, icon, new_text (none, TRUE), NULL);
}

/* Appends a row for each part of the sum. */
static void
add_parts (FpSideView *self, GListModel *parts)
{
  for (guint i = 0; i < g_list_model_get_n_items (parts); i++)
    {
      g_autoptr (FpScorePartItem) item = g_list_model_get_item (parts, i);
      const FpScorePartFacts *part = fp_score_part_item_facts (item);
      const FpCardFacts *card = part->card != NULL ? fp_card_item_facts (part->card) : NULL;
      g_autofree char *accessible_name = g_strdup_printf ("%s: %s", part->name, part->value);
      g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", card != NULL ? card->kind_id : "ship");
      add_row (self, icon,
               part->card != NULL ? new_link (part->card, part->name, accessible_name) : new_text (part->name, FALSE),
               part->value);
    }
}

static void
show_name (FpSideView *self, const FpSideFacts *side)
{
  fp_seat_mark_set (self->shape, side->shape, side->colour);
  gtk_label_set_text (self->name, side->name);
  /* Translators: stands behind the name of the player who has won a duel or contest. */
  gtk_label_set_text (self->winner, side->winner ? C_ ("side", "winner") : "");
  fp_labels_set_name (GTK_WIDGET (self), side->name);
  g_autofree char *number = fp_text_number (side->clout);
  g_autofree char *clout = side->counted ? g_strdup_printf (_ ("Clout %s"), number) : NULL;
  fp_label_set (self->clout, clout != NULL ? number : NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->clout), clout);
  fp_labels_set_name (GTK_WIDGET (self->clout), clout != NULL ? clout : "");
  if (side->winner)
    gtk_widget_add_css_class (GTK_WIDGET (self), "winner");
}

/* Returns the text for the dial, or NULL if the viewer may not see its number. */
static char *
dial_text (const FpSideFacts *side)
{
  if (side->dial >= 0)
    /* Translators: the number on a player's dial, behind the number of ships there. */
    return g_strdup_printf (_ ("dial %d"), side->dial);
  if (side->set_dial >= 0)
    /* Translators: the number on your own dial, which the others don't see yet, behind the number
     * of ships there. */
    return g_strdup_printf (_ ("dial %d, hidden"), side->set_dial);
  return NULL;
}

static void
add_ships (FpSideView *self, const FpSideFacts *side)
{
  g_autofree char *here = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d ship here", "%d ships here", (gulong) MAX (side->ships, 0)), side->ships);
  g_autofree char *dial = dial_text (side);
  g_autofree char *unbroken = dial != NULL ? fp_labels_whole (dial) : NULL;
  g_autofree char *text = unbroken != NULL ? g_strdup_printf ("%s · %s", here, unbroken) : g_strdup (here);
  add_row (self, "fp-ship-symbolic", new_text (text, FALSE), NULL);
}

GtkWidget *
fp_side_view_new (FpSideItem *item, gboolean duel)
{
  const FpSideFacts *side = fp_side_item_facts (item);
  FpSideView *self = g_object_new (FP_TYPE_SIDE_VIEW, NULL);
  g_autofree char *spot = g_strdup_printf ("plan/%s tactic/%s", side->colour, side->colour);
  show_name (self, side);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_FIGURE, "side/%s", side->colour);
  fp_drag_add_target (GTK_WIDGET (self), spot);
  fp_option_target_attach (GTK_WIDGET (self), side->option);
  if (side->option >= 0)
    fp_option_target_make_clickable (GTK_WIDGET (self));
  if (duel)
    {
      add_ships (self, side);
      /* Once the tactic is resolved, it is spent and no longer here. */
      if ((!side->counted && !side->decided) || g_list_model_get_n_items (side->tactics) > 0)
        add_cards (self, "fp-tactic-symbolic", side->tactics, _ ("No tactic"));
    }
  if (side->counted)
    add_parts (self, side->parts);
  else
    add_cards (self, "fp-plan-symbolic", side->plans, _ ("No plan"));
  if (!side->counted && g_list_model_get_n_items (side->reinforcements) > 0)
    add_cards (self, "fp-reinforcement-symbolic", side->reinforcements, "");
  return GTK_WIDGET (self);
}
