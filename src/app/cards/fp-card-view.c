/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card on the table or in the hand. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-view.h"
#include "app/cards/fp-card-face.h"
#include "app/cards/fp-card-motif.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-spare-text.h"
#include "app/widgets/fp-wrapping-label.h"
#include "app/input/fp-option-target.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-seat-mark.h"
#include "app/motion/fp-motion-anchors.h"
#include "model/items/fp-card-half-item.h"
#include "model/items/fp-paragraph-item.h"
#include "text/fp-text.h"

struct _FpCardView
{
  GtkFlowBoxChild parent_instance;
  GtkLabel *worth, *kind, *note, *state, *under;
  GtkLabel *key; /* of the option that the card stands for */
  FpWrappingLabel *name;
  FpWrappingLabel *lone; /* name shown in the head if the head would be empty */
  FpSeatMark *owner; /* player the note refers to */
  GtkBox *ships, *halves;
  FpFastBox *head, *parts;
  GtkButton *stack; /* number of cards of a closed or closable group that this one heads */
  FpSpareText *brief;
  FpCardMotif *motif;
  FpPortraitView *portrait; /* of a character, in place of the motif */
};

enum
{
  SHORT_NAME = 24, /* characters of a name that leave room for the kind */
  /* Minimum characters, in the order of FpCardWidth. */
  MIN_WIDE = 11,
  MIN_READABLE = 9,
  MIN_NARROW = 6,
  LINES = 2, /* lines of a name below a head; narrow cards have smaller type and one line more */
};

G_DEFINE_FINAL_TYPE (FpCardView, fp_card_view, GTK_TYPE_FLOW_BOX_CHILD)

static void
fp_card_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_CARD_VIEW);
  G_OBJECT_CLASS (fp_card_view_parent_class)->dispose (object);
}

enum
{
  SIGNAL_FOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_stack_clicked (FpCardView *self)
{
  g_signal_emit (self, signals[SIGNAL_FOLD], 0);
}

static void
fp_card_view_class_init (FpCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_card_view_dispose;
  g_type_ensure (FP_TYPE_WRAPPING_LABEL);
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  g_type_ensure (FP_TYPE_CARD_MOTIF);
  g_type_ensure (FP_TYPE_SPARE_TEXT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/card-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpCardView, name);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, head);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, lone);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, worth);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, motif);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, brief);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, ships);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, halves);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, kind);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, note);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, owner);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, state);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, under);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, key);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, parts);
  gtk_widget_class_bind_template_child (widget_class, FpCardView, stack);
  fp_card_inspector_install (widget_class);
  fp_option_target_install (widget_class);
  signals[SIGNAL_FOLD] =
      g_signal_new ("fold", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_card_view_init (FpCardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->stack, "clicked", G_CALLBACK (on_stack_clicked), self);
  fp_option_target_set_key_label (GTK_WIDGET (self), self->key);
  self->portrait = FP_PORTRAIT_VIEW (fp_portrait_view_new (0));
  gtk_widget_set_halign (GTK_WIDGET (self->portrait), GTK_ALIGN_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->portrait), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->portrait), GTK_ALIGN_START);
  fp_fast_box_append (self->head, GTK_WIDGET (self->portrait));
}

/* Shows the character of @item. Returns TRUE if it has one. */
static gboolean
show_portrait (FpCardView *self, gpointer item)
{
  gboolean any = fp_portrait_view_set_card (self->portrait, item);
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), any);
  return any;
}

/* Returns TRUE if @kind only says what @title says: “negotiate” above “Negotiate”. */
static gboolean
is_repeated (const char *kind, const char *title)
{
  g_autofree char *above = kind != NULL ? g_utf8_casefold (kind, -1) : NULL, *below = g_utf8_casefold (title, -1);
  return g_strcmp0 (above, below) == 0;
}

/* Appends @half: its icon and its number, pale if it does not count. */
static void
add_half (FpCardView *self, const FpCardHalfFacts *half)
{
  GtkWidget *row = fp_fast_box_new (6), *number = gtk_label_new (NULL);
  g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", half->icon), *text = fp_text_number (half->value);
  gtk_label_set_text (GTK_LABEL (number), text);
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (row, "half");
  fp_labels_set_class (row, "pale", !half->counts);
  fp_fast_box_append (FP_FAST_BOX (row), fp_labels_glyph (icon));
  fp_fast_box_append (FP_FAST_BOX (row), number);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (row, TRUE);
  gtk_box_append (self->halves, row);
}

/* Shows both halves of a card that lies with one of them on top. */
static void
show_halves (FpCardView *self, const FpCardFacts *facts)
{
  fp_labels_clear (GTK_WIDGET (self->halves));
  gtk_widget_set_visible (GTK_WIDGET (self->halves), facts->halves != NULL);
  for (guint i = 0; facts->halves != NULL && i < g_list_model_get_n_items (facts->halves); i++)
    {
      g_autoptr (FpCardHalfItem) half = g_list_model_get_item (facts->halves, i);
      add_half (self, fp_card_half_item_facts (half));
    }
}

/* Shows the parts of a card of which one works for its player: that one is lit. Returns TRUE if it
 * has any. */
static gboolean
show_card_parts (FpCardView *self, GListModel *paragraphs)
{
  fp_labels_clear (GTK_WIDGET (self->parts));
  for (guint i = 0; paragraphs != NULL && i < g_list_model_get_n_items (paragraphs); i++)
    {
      g_autoptr (FpParagraphItem) item = g_list_model_get_item (paragraphs, i);
      const FpParagraphFacts *part = fp_paragraph_item_facts (item);
      if (part->part == 0)
        continue;
      GtkWidget *label = gtk_label_new (part->name);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (label, "card-half");
      fp_labels_set_class (label, "works", part->part > 0);
      fp_fast_box_append (self->parts, label);
    }
  gboolean any = gtk_widget_get_first_child (GTK_WIDGET (self->parts)) != NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->parts), any);
  return any;
}

/* Shows number, kind, motif and name. A card with a note gets its kind from its place, but its
 * number is always shown. */
static void
show_head (FpCardView *self, gpointer item)
{
  const FpCardFacts *facts = fp_card_item_facts (item);
  gboolean character = show_portrait (self, item);
  gboolean headed = facts->note == NULL || facts->numeral != NULL || character;
  gboolean has_kind = facts->numeral == NULL && facts->halves == NULL;
  const char *kind = has_kind && g_utf8_strlen (facts->title, -1) <= SHORT_NAME ? facts->kind : NULL;
  gboolean lone = headed && facts->numeral == NULL && (kind == NULL || character);
  fp_label_set (self->worth, facts->numeral);
  gboolean parts = show_card_parts (self, facts->paragraphs);
  fp_label_set (self->kind, character || parts || is_repeated (kind, facts->title) ? NULL : kind);
  /* A half has a capital like all names. */
  g_autofree char *title = facts->halves != NULL ? fp_text_capital (g_strdup (facts->title)) : g_strdup (facts->title);
  fp_wrapping_label_set (self->lone, lone ? title : NULL);
  fp_wrapping_label_set (self->name, lone ? NULL : title);
  fp_spare_text_set (self->brief, facts->brief);
  fp_card_face_show (GTK_WIDGET (self), self->motif, facts);
  gtk_widget_set_visible (GTK_WIDGET (self->head), headed);
  fp_labels_set_class (GTK_WIDGET (self->head), "lone", lone);
}

void
fp_card_view_set_stack (FpCardView *self, guint n, const FpCardFacts *closed)
{
  gboolean any = n > 1;
  gtk_widget_set_visible (GTK_WIDGET (self->stack), any);
  fp_labels_set_class (GTK_WIDGET (self), "stack", closed != NULL);
  if (any)
    {
      /* Translators: so many cards lie in one place: “5×”. */
      g_autofree char *number = g_strdup_printf (_ ("%u×"), n);
      gtk_button_set_label (self->stack, number);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, closed == NULL, -1);
    }
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED);
  if (closed == NULL)
    return;
  g_autofree char *kind = fp_text_capital (g_strdup (closed->kind));
  fp_label_set (self->worth, NULL);
  fp_label_set (self->kind, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->parts), FALSE);
  fp_wrapping_label_set (self->lone, NULL);
  fp_wrapping_label_set (self->name, kind);
  fp_spare_text_set (self->brief, closed->brief);
}

void
fp_card_view_show (GtkWidget *widget, gpointer item)
{
  const FpCardFacts *facts = fp_card_item_facts (item);
  FpCardView *self = FP_CARD_VIEW (widget);
  g_autofree char *under = fp_labels_say_under (facts);
  g_autofree char *ships = fp_labels_say_ships (facts->ships);
  const char *parts[] = { facts->name, facts->kind, facts->note, facts->state, under, ships };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_strv_builder_add (builder, parts[i]);
  g_auto (GStrv) texts = g_strv_builder_end (builder);
  g_autofree char *name = g_strjoinv (", ", texts);

  show_head (self, item);
  fp_card_view_set_stack (self, 0, NULL);
  show_halves (self, facts);
  g_autofree char *note = facts->note != NULL ? fp_labels_keep_end (facts->note) : NULL;
  fp_label_set (self->note, note);
  fp_seat_mark_set (self->owner, facts->owner_shape, facts->owner_colour);
  gtk_widget_set_visible (GTK_WIDGET (self->owner), facts->owner_shape != NULL);
  fp_label_set (self->state, facts->state);
  fp_labels_set_class (GTK_WIDGET (self->state), "danger", facts->danger);
  fp_label_set (self->under, under);
  fp_labels_show_fleets (GTK_WIDGET (self->ships), facts->ships);
  gtk_widget_set_visible (GTK_WIDGET (self->ships), facts->ships != NULL);
  fp_labels_set_class (widget, "face-down", facts->hidden);
  fp_labels_set_class (widget, "laid-aside", facts->laid_aside);
  fp_option_target_attach (GTK_WIDGET (self), facts->option);
  fp_option_target_set_wish (GTK_WIDGET (self), facts->wantable ? facts->number : -1, facts->wanted);
  if (facts->number >= 0)
    {
      fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_FIGURE, "card/%d", facts->number);
      fp_motion_anchor_mark (GTK_WIDGET (self->ships), FP_MOTION_ANCHOR_FIGURE, "ships/%d", facts->number);
    }
  fp_labels_set_name (GTK_WIDGET (self), name);
  fp_card_inspector_attach (GTK_WIDGET (self), item);
}

int
fp_card_view_number (gpointer item)
{
  return fp_card_item_facts (item)->number;
}

GtkWidget *
fp_card_view_new (gpointer item, gpointer data)
{
  GtkWidget *self = g_object_new (FP_TYPE_CARD_VIEW, NULL);
  fp_card_view_show (self, item);
  return self;
}

void
fp_card_view_set_width (FpCardView *self, FpCardWidth width)
{
  static const int min_chars[] = { MIN_WIDE, MIN_READABLE, MIN_NARROW };
  int lines = width == FP_CARD_WIDE ? LINES : LINES + 1;
  fp_wrapping_label_set_room (self->name, min_chars[width], lines, width == FP_CARD_WIDE);
  /* The motif takes width, but the line of the head is free. */
  fp_wrapping_label_set_room (self->lone, min_chars[width] - 3, lines + 1, width == FP_CARD_WIDE);
}

void
fp_card_view_set_back (FpCardView *self, const char *icon)
{
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "face-down"))
    fp_card_motif_set (self->motif, icon, NULL, NULL);
}
