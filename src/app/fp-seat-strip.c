/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's strip: name, role, aliens, figures and tactics. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-labels.h"
#include "app/fp-reading.h"
#include "app/fp-seat-strip.h"
#include "app/fp-wrap-box.h"
#include "model/fp-item.h"

struct _FpSeatStrip
{
  AdwBin parent_instance;
  GtkLabel *shape, *name, *role;
  FpWrapBox *aliens;
  FpSeatItem *shown; /* NULL: none yet */
  GtkLabel *planets, *supply, *warp, *hand, *deck, *discard;
  GtkLabel *tactics;
};

G_DEFINE_FINAL_TYPE (FpSeatStrip, fp_seat_strip, ADW_TYPE_BIN)

static void
fp_seat_strip_dispose (GObject *object)
{
  g_clear_object (&FP_SEAT_STRIP (object)->shown);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_SEAT_STRIP);
  G_OBJECT_CLASS (fp_seat_strip_parent_class)->dispose (object);
}

static void
fp_seat_strip_class_init (FpSeatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_seat_strip_dispose;
  g_type_ensure (FP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/seat-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, shape);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, name);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, role);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, aliens);
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
      g_autofree char *whole = fp_labels_whole (fp_card_item_facts (item)->name);
      g_autofree char *escaped = g_markup_escape_text (whole, -1);
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

static GtkWidget *
new_line (const char *text, const char *style, const char *also)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, also);
  return label;
}

/* Below an alien's name: what is said of it, what it has come to, what lies under it. */
static char *
describe_alien (const FpCardFacts *alien)
{
  g_autofree char *under = fp_labels_say_under (alien);
  const char *parts[] = { alien->note, alien->state, under };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_strv_builder_add (builder, parts[i]);
  g_auto (GStrv) said = g_strv_builder_end (builder);
  return said[0] != NULL ? g_strjoinv (" · ", said) : g_strdup (alien->kind);
}

static GtkWidget *
new_alien (FpCardItem *item, const char *player)
{
  const FpCardFacts *alien = fp_card_item_facts (item);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *about = describe_alien (alien);
  /* Translators: for a screen reader: an alien, what there is to say of it, and who plays it. */
  g_autofree char *name = g_strdup_printf (_ ("%s, %s, of %s"), alien->name, about, player);
  gtk_box_append (GTK_BOX (box), new_line (alien->name, "card-name", "numeric"));
  gtk_box_append (GTK_BOX (box), new_line (about, "caption", "dim-label"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "alien");
  fp_labels_set_name (button, name);
  fp_reading_attach (button, item);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_reading_closer), NULL);
  return button;
}

/* Aliens that stayed as they were keep their buttons, and so the focus. */
static void
show_aliens (FpSeatStrip *self, const FpSeatFacts *seat)
{
  if (self->shown != NULL &&
      fp_item_equal (G_OBJECT (fp_seat_item_facts (self->shown)->aliens), G_OBJECT (seat->aliens)))
    return;
  fp_wrap_box_clear (self->aliens);
  for (guint i = 0; i < g_list_model_get_n_items (seat->aliens); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (seat->aliens, i);
      fp_wrap_box_append (self->aliens, new_alien (item, seat->name));
    }
}

/* What is known of the player's hidden cards is a word away: at the figures of hand and deck. */
static void
show_known (FpSeatStrip *self, const FpSeatFacts *seat)
{
  GtkLabel *const figures[] = { self->hand, self->deck };
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      gtk_widget_set_tooltip_text (GTK_WIDGET (figures[i]), seat->known);
      gtk_accessible_update_property (GTK_ACCESSIBLE (figures[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      seat->known != NULL ? seat->known : "", -1);
    }
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
  show_aliens (self, seat);
  gtk_label_set_text (self->planets, planets);
  set_figure (self->supply, seat->supply);
  set_figure (self->warp, seat->warp);
  gtk_label_set_text (self->hand, hand);
  set_figure (self->deck, seat->deck);
  set_figure (self->discard, seat->discard);
  show_tactics (self, seat);
  show_known (self, seat);
  fp_labels_set_name (GTK_WIDGET (self), seat->name);
  g_set_object (&self->shown, item);
}
