/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card of one of several players. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-option-target.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-pips.h"
#include "app/table/fp-seat-badges.h"
#include "app/table/fp-seat-card.h"
#include "app/table/fp-seat-chips.h"
#include "app/table/fp-seat-figure.h"
#include "app/table/fp-seat-sheet.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-key-label.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"

/* The lines of the card. */
enum
{
  LINE_NAME,
  LINE_ALIEN,
  LINE_PIPS, /* only on the viewer's own */
  LINE_BADGES,
  N_LINES,
};

struct _FpSeatCard
{
  AdwBin parent_instance;
  FpSeatCardForm form;
  FpPortraitView *portrait;
  FpFastBox *lines[N_LINES];
  GtkLabel *name, *score;
  AdwBin *pips;
  FpFastBox *sheets, *figures;
  FpSeatBadges *badges;
  FpSeatChips *chips;
  FpSeatItem *shown; /* NULL until set */
};

enum
{
  LEAST_NAME = 3, /* characters of a name that are always in sight */
  OWN_NAME = 10,
  CHIPS = 2, /* most chips of a wide card, besides the one that counts */
  SLIM_CHIPS = 0,
};

G_DEFINE_FINAL_TYPE (FpSeatCard, fp_seat_card, ADW_TYPE_BIN)

static void
fp_seat_card_dispose (GObject *object)
{
  g_clear_object (&FP_SEAT_CARD (object)->shown);
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_seat_card_parent_class)->dispose (object);
}

static void
fp_seat_card_class_init (FpSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_seat_card_dispose;
  fp_option_target_install (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Parts */

static GtkLabel *
new_label (const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (label, 0);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (label), style);
  return label;
}

/* Returns the portrait with a key in its corner, where it takes no room from the name. */
static GtkWidget *
new_portrait (FpSeatCard *self)
{
  GtkWidget *overlay = gtk_overlay_new (), *key = fp_key_label_new_cap ();
  self->portrait = FP_PORTRAIT_VIEW (fp_portrait_view_new (0));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->portrait));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), key);
  gtk_widget_set_halign (key, GTK_ALIGN_START);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  fp_option_target_set_key_label (GTK_WIDGET (self), GTK_LABEL (key));
  return overlay;
}

static void
make_parts (FpSeatCard *self)
{
  self->name = new_label ("heading");
  self->score = new_label ("score");
  self->pips = ADW_BIN (adw_bin_new ());
  self->sheets = g_object_new (FP_TYPE_FAST_BOX, "spacing", 3, "modest", TRUE, "hexpand", TRUE, NULL);
  self->figures = FP_FAST_BOX (fp_fast_box_new (6));
  self->badges = g_object_new (FP_TYPE_SEAT_BADGES, "hexpand", TRUE, NULL);
  self->chips = g_object_new (FP_TYPE_SEAT_CHIPS, NULL);
  gtk_label_set_width_chars (self->name, LEAST_NAME);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->score), "numeric");
  gtk_label_set_ellipsize (self->score, PANGO_ELLIPSIZE_NONE);
  fp_labels_set_name (GTK_WIDGET (self->sheets), _ ("Aliens"));
}

/* Puts the parts on the lines that the form has for them. */
static void
fill_lines (FpSeatCard *self)
{
  gboolean wide = self->form == FP_SEAT_CARD_WIDE, slim = self->form == FP_SEAT_CARD_SLIM;
  fp_fast_box_append (self->lines[LINE_NAME], GTK_WIDGET (self->name));
  fp_fast_box_append (self->lines[wide ? LINE_NAME : LINE_PIPS], GTK_WIDGET (self->pips));
  fp_fast_box_append (self->lines[LINE_NAME], GTK_WIDGET (self->score));
  fp_fast_box_append (self->lines[LINE_ALIEN], GTK_WIDGET (self->sheets));
  fp_fast_box_append (self->lines[LINE_BADGES], GTK_WIDGET (self->badges));
  fp_fast_box_append (self->lines[LINE_BADGES], GTK_WIDGET (self->chips));
  fp_fast_box_append (self->lines[slim ? LINE_BADGES : LINE_ALIEN], GTK_WIDGET (self->figures));
  gtk_widget_set_visible (GTK_WIDGET (self->lines[LINE_PIPS]), self->form == FP_SEAT_CARD_OWN);
}

static void
empty_lines (FpSeatCard *self)
{
  GtkWidget *const parts[] = {
    GTK_WIDGET (self->name),   GTK_WIDGET (self->pips),  GTK_WIDGET (self->score),   GTK_WIDGET (self->sheets),
    GTK_WIDGET (self->badges), GTK_WIDGET (self->chips), GTK_WIDGET (self->figures),
  };
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_unparent (parts[i]);
}

static void
fp_seat_card_init (FpSeatCard *self)
{
  GtkWidget *line = fp_fast_box_new (6), *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  make_parts (self);
  fp_fast_box_append (FP_FAST_BOX (line), new_portrait (self));
  for (guint i = 0; i < N_LINES; i++)
    {
      self->lines[i] = FP_FAST_BOX (fp_fast_box_new (6));
      gtk_widget_add_css_class (GTK_WIDGET (self->lines[i]), "seat-line");
      gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->lines[i]));
    }
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  fp_fast_box_append (FP_FAST_BOX (line), column);
  adw_bin_set_child (ADW_BIN (self), line);
  gtk_widget_add_css_class (GTK_WIDGET (self), "seat-card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "glass");
  fp_option_target_attach (GTK_WIDGET (self), -1);
  fp_option_target_make_clickable (GTK_WIDGET (self));
}

/* The player */

/* Shows the score, and with pips how much is missing. One planet from winning is a danger. */
static void
show_standing (FpSeatCard *self, const FpSeatFacts *seat)
{
  const FpSeatFacts *last = self->shown != NULL ? fp_seat_item_facts (self->shown) : NULL;
  if (last != NULL && last->standing == seat->standing && last->needed == seat->needed &&
      strcmp (last->colour, seat->colour) == 0)
    return;
  /* Translators: planets that a player controls, and the number that wins the game. */
  g_autofree char *standing =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d planet of %d", "%d planets of %d", (gulong) seat->standing),
                       seat->standing, seat->needed);
  g_autofree char *number = g_strdup_printf ("%d", seat->standing);
  g_autofree char *style = g_strconcat ("seat-", seat->colour, NULL);
  gboolean near = seat->needed - seat->standing == 1;
  const char *styles[] = { "score", "numeric", near ? "near" : style, NULL };
  GtkWidget *pips = fp_pips_new (seat->standing, seat->needed);
  gtk_label_set_text (self->score, number);
  gtk_widget_set_css_classes (GTK_WIDGET (self->score), styles);
  gtk_widget_add_css_class (pips, style);
  adw_bin_set_child (self->pips, pips);
  fp_tooltip_set (GTK_WIDGET (self->score), standing);
  fp_labels_set_name (GTK_WIDGET (self->score), standing);
  gtk_widget_set_visible (GTK_WIDGET (self->score), seat->needed > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->pips), seat->needed > 0 && self->form != FP_SEAT_CARD_SLIM);
}

/* Unchanged sheets keep their buttons and the focus. */
static void
show_sheets (FpSeatCard *self, const FpSeatFacts *seat)
{
  const FpSeatFacts *last = self->shown != NULL ? fp_seat_item_facts (self->shown) : NULL;
  if (last != NULL && fp_item_equal (G_OBJECT (last->sheets), G_OBJECT (seat->sheets)))
    return;
  guint n = fp_seat_badges_count_aliens (seat);
  g_autoptr (FpCardItem) first = g_list_model_get_item (seat->sheets, 0);
  fp_portrait_view_set_card (self->portrait, first);
  fp_labels_clear (GTK_WIDGET (self->sheets));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (seat->sheets, i);
      fp_fast_box_append (self->sheets, fp_seat_sheet_new_line (item, seat->name));
    }
  if (seat->sheets_spot != NULL)
    fp_motion_anchor_mark (GTK_WIDGET (self->sheets), FP_MOTION_ANCHOR_FIGURE, "%s", seat->sheets_spot);
}

/* Returns TRUE if the figures shown have the ids of those of @seat. */
static gboolean
has_same_figures (FpSeatCard *self, const FpSeatFacts *seat)
{
  GListModel *last = self->shown != NULL ? fp_seat_item_facts (self->shown)->figures : NULL;
  return fp_figure_items_same (last, seat->figures);
}

/* A slim card has room for the first figure only. */
static void
fold_figures (FpSeatCard *self)
{
  GtkWidget *figure = gtk_widget_get_first_child (GTK_WIDGET (self->figures));
  for (guint i = 0; figure != NULL; figure = gtk_widget_get_next_sibling (figure))
    gtk_widget_set_visible (figure, i++ == 0 || self->form != FP_SEAT_CARD_SLIM);
}

static void
show_figures (FpSeatCard *self, const FpSeatFacts *seat)
{
  if (!has_same_figures (self, seat))
    fp_labels_clear (GTK_WIDGET (self->figures));
  GtkWidget *figure = gtk_widget_get_first_child (GTK_WIDGET (self->figures));
  for (guint i = 0; i < g_list_model_get_n_items (seat->figures); i++)
    {
      g_autoptr (FpFigureItem) item = g_list_model_get_item (seat->figures, i);
      if (figure == NULL)
        fp_fast_box_append (self->figures, fp_seat_figure_new (item, TRUE));
      else
        {
          fp_seat_figure_show (FP_SEAT_FIGURE (figure), item);
          figure = gtk_widget_get_next_sibling (figure);
        }
    }
  fold_figures (self);
}

/* Replaces the edge in the colour of the last player by one of @seat. */
static void
show_colour (FpSeatCard *self, const FpSeatFacts *seat)
{
  if (self->shown != NULL)
    {
      g_autofree char *last = g_strconcat ("edge-", fp_seat_item_facts (self->shown)->colour, NULL);
      gtk_widget_remove_css_class (GTK_WIDGET (self), last);
    }
  g_autofree char *edge = g_strconcat ("edge-", seat->colour, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), edge);
  fp_portrait_view_set_player (self->portrait, seat->shape, seat->colour);
  fp_motion_anchor_mark (GTK_WIDGET (self->lines[LINE_NAME]), FP_MOTION_ANCHOR_FIGURE, "role/%s", seat->colour);
}

static void
show_name (FpSeatCard *self, const FpSeatFacts *seat)
{
  /* Translators: a player whom the computer plays. */
  g_autofree char *whole = seat->computer ? g_strdup_printf (_ ("%s · computer"), seat->name) : g_strdup (seat->name);
  gtk_label_set_text (self->name, seat->name);
  fp_tooltip_set (GTK_WIDGET (self->name), whole);
  fp_labels_set_name (GTK_WIDGET (self), seat->name);
  if (self->form == FP_SEAT_CARD_OWN)
    gtk_label_set_width_chars (self->name, (int) CLAMP (g_utf8_strlen (seat->name, -1), LEAST_NAME, OWN_NAME));
}

static void
show_marks (FpSeatCard *self, const FpSeatFacts *seat)
{
  gboolean slim = self->form == FP_SEAT_CARD_SLIM;
  fp_seat_badges_show (self->badges, seat, slim);
  fp_seat_chips_show (self->chips, seat, slim ? SLIM_CHIPS : CHIPS);
  fp_labels_set_class (GTK_WIDGET (self), "asked", seat->asked);
  fp_labels_set_class (GTK_WIDGET (self), "main-role", seat->part != NULL && seat->with_shape == NULL);
}

void
fp_seat_card_show (FpSeatCard *self, FpSeatItem *item)
{
  if (self->shown != NULL && fp_item_equal (G_OBJECT (self->shown), G_OBJECT (item)))
    return;
  const FpSeatFacts *seat = fp_seat_item_facts (item);
  if (self->shown == NULL || strcmp (fp_seat_item_facts (self->shown)->colour, seat->colour) != 0)
    show_colour (self, seat);
  show_name (self, seat);
  show_sheets (self, seat);
  show_standing (self, seat);
  show_figures (self, seat);
  show_marks (self, seat);
  fp_option_target_attach (GTK_WIDGET (self), seat->option);
  g_set_object (&self->shown, item);
}

void
fp_seat_card_set_form (FpSeatCard *self, FpSeatCardForm form)
{
  if (form == self->form)
    return;
  GtkWidget *const parts[] = {
    g_object_ref (GTK_WIDGET (self->name)),    g_object_ref (GTK_WIDGET (self->pips)),
    g_object_ref (GTK_WIDGET (self->score)),   g_object_ref (GTK_WIDGET (self->sheets)),
    g_object_ref (GTK_WIDGET (self->badges)),  g_object_ref (GTK_WIDGET (self->chips)),
    g_object_ref (GTK_WIDGET (self->figures)),
  };
  empty_lines (self);
  self->form = form;
  fill_lines (self);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_object_unref (parts[i]);
  if (self->shown == NULL)
    return;
  const FpSeatFacts *seat = fp_seat_item_facts (self->shown);
  fold_figures (self);
  show_marks (self, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->pips), seat->needed > 0 && form != FP_SEAT_CARD_SLIM);
}

FpSeatCard *
fp_seat_card_new (FpSeatCardForm form)
{
  FpSeatCard *self = g_object_new (FP_TYPE_SEAT_CARD, NULL);
  self->form = form;
  fill_lines (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self), form != FP_SEAT_CARD_OWN);
  fp_labels_set_class (GTK_WIDGET (self), "own", form == FP_SEAT_CARD_OWN);
  return self;
}
