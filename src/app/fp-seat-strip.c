/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's strip: name, role, figures and tactics. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-labels.h"
#include "app/fp-seat-strip.h"
#include "model/fp-card-item.h"

struct _FpSeatStrip
{
  AdwBin parent_instance;
  GtkLabel *shape, *name, *role;
  GtkLabel *planets, *supply, *warp, *hand, *deck, *discard;
  GtkLabel *tactics;
};

G_DEFINE_FINAL_TYPE (FpSeatStrip, fp_seat_strip, ADW_TYPE_BIN)

static void
fp_seat_strip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_SEAT_STRIP);
  G_OBJECT_CLASS (fp_seat_strip_parent_class)->dispose (object);
}

static void
fp_seat_strip_class_init (FpSeatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_seat_strip_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/seat-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, shape);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, name);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, role);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, planets);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, supply);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, warp);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, hand);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, deck);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, discard);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, tactics);
}

static void
fp_seat_strip_init (FpSeatStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_figure (GtkLabel *label, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  gtk_label_set_text (label, text);
}

/* The tokens of @list by name; each is kept in one piece when the line is broken. */
static void
append_tokens (GString *text, const char *heading, GListModel *list)
{
  guint n = g_list_model_get_n_items (list);
  if (n == 0)
    return;
  g_string_append_printf (text, "%s<b>%s %u:</b> ", text->len > 0 ? "   " : "", heading, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (list, i);
      g_auto (GStrv) words = g_strsplit (fp_card_item_facts (item)->name, " ", -1);
      g_autofree char *joined = g_strjoinv ("\u00a0", words);
      g_autofree char *escaped = g_markup_escape_text (joined, -1);
      g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", escaped);
    }
}

static void
show_tactics (FpSeatStrip *self, const FpSeatFacts *seat)
{
  GString *text = g_string_new (NULL);
  append_tokens (text, _ ("Tactics ready"), seat->ready);
  append_tokens (text, _ ("Spent"), seat->spent);
  gtk_label_set_markup (self->tactics, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->tactics), text->len > 0);
  g_string_free (text, TRUE);
}

void
fp_seat_strip_show (FpSeatStrip *self, FpSeatItem *item)
{
  const FpSeatFacts *seat = fp_seat_item_facts (item);
  /* Translators: planets that a player controls, of five. */
  g_autofree char *planets = g_strdup_printf (_ ("%d of 5"), seat->planets);
  /* Translators: cards in hand, and how many may be held. */
  g_autofree char *hand = g_strdup_printf (_ ("%d of %d"), seat->hand, seat->hand_limit);
  g_autofree char *role = seat->computer ? g_strdup_printf (_ ("%s · computer"), seat->role) : g_strdup (seat->role);

  fp_label_set_seat (self->shape, seat->shape, seat->colour, "shape");
  gtk_label_set_text (self->name, seat->name);
  gtk_label_set_text (self->role, role);
  gtk_label_set_text (self->planets, planets);
  set_figure (self->supply, seat->supply);
  set_figure (self->warp, seat->warp);
  gtk_label_set_text (self->hand, hand);
  set_figure (self->deck, seat->deck);
  set_figure (self->discard, seat->discard);
  show_tactics (self, seat);
  fp_labels_set_name (GTK_WIDGET (self), seat->name);
}
