/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's strip: name, role, aliens, figures and tactics. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/table/fp-pile-button.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-seat-strip.h"
#include "app/table/fp-seat-mark.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-token-view.h"
#include "app/table/fp-turn-stripe.h"
#include "app/widgets/fp-wrap-box.h"
#include "model/items/fp-item.h"

struct _FpSeatStrip
{
  AdwBin parent_instance;
  FpSeatMark *shape;
  GtkBox *lines; /* contains the strip and, if it is narrow, the tactics below */
  GtkWidget *tactics_part;
  GtkLabel *name, *role;
  FpFastBox *aliens;
  FpWrapBox *tactics;
  FpSeatItem *shown; /* NULL until set */
  GtkBox *pips;
  GtkLabel *planets, *supply, *hand, *deck, *ready;
  FpPileButton *discard;
};

enum
{
  PLANETS_TO_WIN = 5,
  MIN_LINE = 7, /* minimum characters of the text below an alien's name */
  MAX_LINE = 30,
};

G_DEFINE_FINAL_TYPE (FpSeatStrip, fp_seat_strip, ADW_TYPE_BIN)

static void
fp_seat_strip_dispose (GObject *object)
{
  g_clear_object (&FP_SEAT_STRIP (object)->shown);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_SEAT_STRIP);
  G_OBJECT_CLASS (fp_seat_strip_parent_class)->dispose (object);
}

static void
fp_seat_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  fp_turn_stripe_snapshot (widget, snapshot);
  GTK_WIDGET_CLASS (fp_seat_strip_parent_class)->snapshot (widget, snapshot);
}

static void
fp_seat_strip_class_init (FpSeatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_seat_strip_dispose;
  widget_class->snapshot = fp_seat_strip_snapshot;
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_WRAP_BOX);
  g_type_ensure (FP_TYPE_PILE_BUTTON);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/seat-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, shape);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, name);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, role);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, aliens);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, planets);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, supply);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, pips);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, ready);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, hand);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, deck);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, discard);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, tactics);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, tactics_part);
  gtk_widget_class_bind_template_child (widget_class, FpSeatStrip, lines);
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

/* Shows a full disc for each planet that is controlled, and empty rings up to five. */
static void
show_planets (FpSeatStrip *self, const FpSeatFacts *seat)
{
  /* Translators: planets that a player controls, of five. */
  g_autofree char *planets = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d planet of 5", "%d planets of 5", (gulong) seat->planets), seat->planets);
  if (self->shown != NULL && fp_seat_item_facts (self->shown)->planets == seat->planets)
    return;
  fp_labels_clear (GTK_WIDGET (self->pips));
  for (int i = 0; i < MAX (seat->planets, PLANETS_TO_WIN); i++)
    gtk_box_append (self->pips, fp_labels_glyph (i < seat->planets ? "fp-pip-symbolic" : "fp-pip-open-symbolic"));
  gtk_label_set_text (self->planets, planets);
}

static gboolean
is_same_list (FpSeatStrip *self, GListModel *now, gsize offset)
{
  if (self->shown == NULL)
    return FALSE;
  const FpSeatFacts *shown = fp_seat_item_facts (self->shown);
  return fp_item_equal (G_STRUCT_MEMBER (GObject *, shown, offset), G_OBJECT (now));
}

/* Shows @list in the tokens from @view on (NULL for the end) and returns the token behind the last
 * one used. Unchanged tokens are kept. */
static GtkWidget *
show_tokens (FpSeatStrip *self, GtkWidget *view, GListModel *list, const char *state, const char *state_label)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (list, i);
      GtkWidget *next = view != NULL ? gtk_widget_get_next_sibling (view) : NULL;
      if (view == NULL || !fp_token_view_shows (FP_TOKEN_VIEW (view), item, state))
        {
          gtk_widget_insert_before (fp_token_view_new (item, state, state_label), GTK_WIDGET (self->tactics), view);
          g_clear_pointer (&view, gtk_widget_unparent);
        }
      view = next;
    }
  return view;
}

static void
show_tactics (FpSeatStrip *self, const FpSeatFacts *seat)
{
  guint ready = g_list_model_get_n_items (seat->ready), spent = g_list_model_get_n_items (seat->spent);
  /* Translators: the numbers of tactics that a player has. */
  g_autofree char *text = g_strdup_printf (_ ("Tactics: %u ready, %u spent"), ready, spent);
  if (is_same_list (self, seat->ready, G_STRUCT_OFFSET (FpSeatFacts, ready)) &&
      is_same_list (self, seat->spent, G_STRUCT_OFFSET (FpSeatFacts, spent)))
    return;
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->tactics));
  view = show_tokens (self, view, seat->ready, NULL, _ ("ready"));
  view = show_tokens (self, view, seat->spent, "spent", _ ("spent"));
  while (view != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (view);
      gtk_widget_unparent (view);
      view = next;
    }
  gtk_label_set_text (self->ready, text);
}

static void
show_discards (FpSeatStrip *self, const FpSeatFacts *seat)
{
  if (is_same_list (self, seat->discards, G_STRUCT_OFFSET (FpSeatFacts, discards)) &&
      strcmp (fp_seat_item_facts (self->shown)->name, seat->name) == 0)
    return;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *number = g_strdup_printf ("%d", seat->discard);
  /* Translators: cards in a player's discard pile. */
  g_autofree char *accessible_name = g_strdup_printf (_ ("Discards: %d"), seat->discard);
  /* Translators: heading above the cards of a player's discard pile. */
  g_autofree char *heading = g_strdup_printf (_ ("Discards of %s, the last one first"), seat->name);
  GtkWidget *figure = gtk_label_new (number), *caption = gtk_label_new (_ ("Discards"));
  gtk_widget_add_css_class (figure, "figure");
  gtk_widget_add_css_class (figure, "numeric");
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_box_append (GTK_BOX (box), figure);
  gtk_box_append (GTK_BOX (box), caption);
  fp_pile_button_show (self->discard, heading, accessible_name, box, seat->discards);
}

static GtkWidget *
new_line (const char *text, const char *style, const char *also)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), MIN_LINE));
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_LINE);
  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, also);
  return label;
}

/* Returns the text below an alien's name: note, state, and the cards and ships on or under it. Free
 * with g_free (). */
static char *
describe_alien (const FpCardFacts *alien)
{
  g_autofree char *under = fp_labels_say_under (alien);
  g_autofree char *ships = fp_labels_say_ships (alien->ships);
  const char *parts[] = { alien->note, alien->state, under, ships };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_strv_builder_add (builder, parts[i]);
  g_auto (GStrv) texts = g_strv_builder_end (builder);
  return texts[0] != NULL ? g_strjoinv (" · ", texts) : g_strdup (alien->kind);
}

static GtkWidget *
new_alien (FpCardItem *item, const char *player)
{
  const FpCardFacts *alien = fp_card_item_facts (item);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *about = describe_alien (alien);
  /* Translators: for a screen reader: an alien, its details, and the name of its player. */
  g_autofree char *name = g_strdup_printf (_ ("%s, %s, of %s"), alien->name, about, player);
  gtk_box_append (GTK_BOX (box), new_line (alien->name, "card-name", "numeric"));
  gtk_box_append (GTK_BOX (box), new_line (about, "caption", "dim-label"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "alien");
  fp_labels_set_name (button, name);
  fp_card_inspector_attach (button, item);
  /* Cards and ships can be put under or on the alien. */
  g_autofree char *spot = g_strdup_printf ("card/%d ships/%d", alien->number, alien->number);
  fp_drag_add_target (button, spot);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  return button;
}

/* Unchanged aliens keep their buttons and the focus. */
static void
show_aliens (FpSeatStrip *self, const FpSeatFacts *seat)
{
  if (is_same_list (self, seat->aliens, G_STRUCT_OFFSET (FpSeatFacts, aliens)))
    return;
  fp_labels_clear (GTK_WIDGET (self->aliens));
  for (guint i = 0; i < g_list_model_get_n_items (seat->aliens); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (seat->aliens, i);
      fp_fast_box_append (self->aliens, new_alien (item, seat->name));
    }
}

/* Puts the known facts about the player's hidden cards into the tooltips of hand and deck. */
static void
show_known (FpSeatStrip *self, const FpSeatFacts *seat)
{
  GtkLabel *const figures[] = { self->hand, self->deck };
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      fp_labels_set_tooltip (GTK_WIDGET (figures[i]), seat->known);
      gtk_accessible_update_property (GTK_ACCESSIBLE (figures[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      seat->known != NULL ? seat->known : "", -1);
    }
}

static void
mark_spots (FpSeatStrip *self, const char *colour)
{
  /* The anchor includes the name: a ring around the role alone would cover it. */
  fp_motion_anchor_mark (gtk_widget_get_parent (GTK_WIDGET (self->role)), FP_MOTION_ANCHOR_FIGURE, "role/%s", colour);
  fp_motion_anchor_mark (GTK_WIDGET (self->supply), FP_MOTION_ANCHOR_FIGURE, "supply/%s", colour);
  fp_motion_anchor_mark (GTK_WIDGET (self->hand), FP_MOTION_ANCHOR_FIGURE, "hand/%s", colour);
  fp_motion_anchor_mark (GTK_WIDGET (self->deck), FP_MOTION_ANCHOR_FIGURE, "deck/%s", colour);
  fp_motion_anchor_mark (GTK_WIDGET (self->discard), FP_MOTION_ANCHOR_FIGURE, "discard/%s", colour);
  fp_motion_anchor_mark (GTK_WIDGET (self->aliens), FP_MOTION_ANCHOR_FIGURE, "alien/%s", colour);
  fp_motion_anchor_mark (GTK_WIDGET (self->tactics), FP_MOTION_ANCHOR_FIGURE, "tactics/%s", colour);
}

/* Makes supply, tactics and discards accept drops, and lets ships be dragged from the supply. */
static void
add_drag_spots (FpSeatStrip *self, const FpSeatFacts *seat)
{
  g_autofree char *discards = g_strdup_printf ("discard/%s", seat->colour);
  g_autofree char *supply = g_strdup_printf ("supply/%s", seat->colour);
  g_autofree char *tactics = g_strdup_printf ("tactics/%s", seat->colour);
  if (self->shown != NULL && strcmp (fp_seat_item_facts (self->shown)->colour, seat->colour) == 0)
    return;
  fp_drag_add_target (GTK_WIDGET (self->discard), discards);
  fp_drag_add_target (GTK_WIDGET (self->tactics), tactics);
  fp_drag_add_target (gtk_widget_get_parent (GTK_WIDGET (self->supply)), supply);
  fp_drag_set_pile (gtk_widget_get_parent (GTK_WIDGET (self->supply)), supply);
}

/* Returns the text below the player's name. Free with g_free (). */
static char *
format_role (const FpSeatFacts *seat)
{
  if (seat->role == NULL)
    return g_strdup (seat->computer ? C_ ("player", "computer") : "");
  return seat->computer ? g_strdup_printf (_ ("%s · computer"), seat->role) : g_strdup (seat->role);
}

/* Returns the text for the hand. A hand can exceed its limit, because excess cards are discarded
 * only at certain moments. Free with g_free (). */
static char *
format_hand (const FpSeatFacts *seat)
{
  /* Translators: cards in hand, and the number of them that may be kept. */
  if (seat->hand > seat->hand_limit)
    return g_strdup_printf (_ ("%d (limit %d)"), seat->hand, seat->hand_limit);
  /* Translators: cards in hand, and the number that may be held. */
  return g_strdup_printf (_ ("%d of %d"), seat->hand, seat->hand_limit);
}

void
fp_seat_strip_show (FpSeatStrip *self, FpSeatItem *item)
{
  if (self->shown != NULL && fp_item_equal (G_OBJECT (self->shown), G_OBJECT (item)))
    return;
  const FpSeatFacts *seat = fp_seat_item_facts (item);
  g_autofree char *hand = format_hand (seat);
  g_autofree char *role = format_role (seat);

  if (self->shown == NULL || strcmp (fp_seat_item_facts (self->shown)->colour, seat->colour) != 0)
    fp_seat_mark_set (self->shape, seat->shape, seat->colour);
  gtk_label_set_text (self->name, seat->name);
  gtk_label_set_text (self->role, role);
  fp_labels_set_tooltip (GTK_WIDGET (self->role), role);
  show_aliens (self, seat);
  show_planets (self, seat);
  set_figure (self->supply, seat->supply);
  gtk_label_set_text (self->hand, hand);
  set_figure (self->deck, seat->deck);
  show_discards (self, seat);
  show_tactics (self, seat);
  show_known (self, seat);
  add_drag_spots (self, seat);
  fp_turn_stripe_set (GTK_WIDGET (self), seat->asked);
  fp_labels_set_name (GTK_WIDGET (self), seat->name);
  mark_spots (self, seat->colour);
  g_set_object (&self->shown, item);
}

void
fp_seat_strip_line_up (FpSeatStrip *self, FpSeatStrip *other)
{
  GtkLabel *const columns[][2] = { { self->name, other->name }, { self->planets, other->planets } };
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      gtk_size_group_add_widget (group, gtk_widget_get_parent (GTK_WIDGET (columns[i][0])));
      gtk_size_group_add_widget (group, gtk_widget_get_parent (GTK_WIDGET (columns[i][1])));
    }
}

void
fp_seat_strip_set_narrow (FpSeatStrip *self, gboolean narrow)
{
  GtkWidget *supply = gtk_widget_get_parent (GTK_WIDGET (self->supply));
  if (narrow == (gtk_widget_get_parent (self->tactics_part) == GTK_WIDGET (self->lines)))
    return;
  g_autoptr (GtkWidget) tactics = g_object_ref (self->tactics_part);
  gtk_widget_unparent (tactics);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (tactics),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (tactics), narrow ? 9 : 2);
  if (narrow)
    gtk_box_append (self->lines, tactics);
  else
    gtk_widget_insert_before (tactics, gtk_widget_get_parent (supply), supply);
}
