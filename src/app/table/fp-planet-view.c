/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of a planet on the table. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrapping-label.h"
#include "app/input/fp-option-target.h"
#include "app/table/fp-fleet-lines.h"
#include "app/table/fp-globe.h"
#include "app/table/fp-planet-view.h"
#include "app/cards/fp-card-inspector.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"
#include "model/items/fp-piece-item.h"
#include "text/fp-text.h"

struct _FpPlanetView
{
  GtkFlowBoxChild parent_instance;
  FpWrappingLabel *name, *about;
  GtkLabel *lying;
  GtkBox *ships; /* contains the next, or the fleets themselves */
  FpFleetLines *lines; /* NULL unless the planet is small: its place and its tooltip say the rest */
  FpGlobe *world;
  GtkLabel *key; /* of the option that the planet stands for */
  GtkLabel *mark; /* of other cards on a planet of a system */
  FpFastBox *left, *right; /* pieces beside the planet */
  guint guests; /* most players with ships in the second line of such a planet */
  gboolean again; /* TRUE: the planet stands elsewhere, too, where things move to */
  FpPlanetItem *shown; /* NULL until set */
};

enum
{
  GUESTS = 2,
};

G_DEFINE_FINAL_TYPE (FpPlanetView, fp_planet_view, GTK_TYPE_FLOW_BOX_CHILD)

static void
fp_planet_view_dispose (GObject *object)
{
  g_clear_object (&FP_PLANET_VIEW (object)->shown);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_PLANET_VIEW);
  G_OBJECT_CLASS (fp_planet_view_parent_class)->dispose (object);
}

static void
fp_planet_view_class_init (FpPlanetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_planet_view_dispose;
  g_type_ensure (FP_TYPE_GLOBE);
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_WRAPPING_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/planet-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, name);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, about);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, ships);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, lying);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, world);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, key);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, mark);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, left);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, right);
  fp_card_inspector_install (widget_class);
  fp_option_target_install (widget_class);
}

static void
fp_planet_view_init (FpPlanetView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
format_control (const FpPlanetFacts *facts)
{
  if (facts->dispute)
    return g_strdup (_ ("in dispute"));
  if (facts->controllers == NULL)
    return g_strdup (_ ("nobody's"));
  /* Translators: the players who control a planet; %s is one name, or several. */
  return g_strdup_printf (_ ("%s's"), facts->controllers);
}

/* Returns the text below the name: the word of the planet, its system, and who controls it. Free
 * with g_free (). */
static char *
format_about (const FpPlanetFacts *facts, const char *control)
{
  g_autoptr (GString) text = g_string_new (facts->about);
  /* Translators: the player in whose system a planet lies. */
  g_autofree char *system = facts->owner != NULL ? g_strdup_printf (_ ("%s's system"), facts->owner) : NULL;
  if (system != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", system);
  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", control);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Appends the names of pieces that are no cards to @text: “, Ada: moons 2”. */
static void
add_pieces (GString *text, GListModel *pieces)
{
  for (guint i = 0; pieces != NULL && i < g_list_model_get_n_items (pieces); i++)
    {
      g_autoptr (FpPieceItem) item = g_list_model_get_item (pieces, i);
      const FpPieceFacts *piece = fp_piece_item_facts (item);
      if (piece->cards)
        continue;
      if (piece->owner != NULL)
        g_string_append_printf (text, ", %s: %s %d", piece->owner, piece->name, piece->number);
      else
        g_string_append_printf (text, ", %s %d", piece->name, piece->number);
    }
}

/* Returns the accessible name: “Tidewell, blue, nobody's, Ada: 3 ships, Bo: 0 ships”. */
static char *
describe (const FpPlanetFacts *facts, const char *control)
{
  g_autoptr (GString) text = g_string_new (facts->name);
  g_autofree char *under = fp_labels_say_under (fp_card_item_facts (facts->card));
  if (facts->about != NULL)
    g_string_append_printf (text, ", %s", facts->about);
  if (facts->owner != NULL)
    {
      g_autofree char *system = g_strdup_printf (_ ("%s's system"), facts->owner);
      g_string_append_printf (text, ", %s", system);
    }
  g_autofree char *ships = fp_labels_name_ships (facts->ships);
  g_string_append_printf (text, ", %s, %s", control, ships);
  if (under != NULL)
    g_string_append_printf (text, ", %s", under);
  add_pieces (text, facts->pieces);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Marks the spots of the planet: ships come and go, and cards can be put under it. */
static void
mark_spots (FpPlanetView *self, int number)
{
  g_autofree char *ships = g_strdup_printf ("ships/%d", number);
  g_autofree char *spots = g_strdup_printf ("card/%d %s", number, ships);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_FIGURE, "card/%d", number);
  fp_motion_anchor_mark (GTK_WIDGET (self->ships), FP_MOTION_ANCHOR_FIGURE, "%s", ships);
  fp_drag_add_target (GTK_WIDGET (self), spots);
  fp_drag_set_pile (GTK_WIDGET (self->ships), ships);
}

/* Shows the planet in the colour of its system, or else of its word, with a ring of those who
 * control it. */
static void
show_picture (FpPlanetView *self, const FpPlanetFacts *facts)
{
  g_autofree char *style =
      facts->owner != NULL ? g_strconcat ("seat-", facts->owner_colour, NULL) : g_strdup (facts->picture);
  fp_labels_set_class (GTK_WIDGET (self->world), "free", facts->owner == NULL);
  fp_globe_set (self->world, facts->name, style);
  fp_globe_set_rings (self->world, (const char *const *) facts->controller_colours);
}

/* Returns a mark for @piece: its icon, and its number if there are several. */
static GtkWidget *
new_piece (const FpPieceFacts *piece)
{
  GtkWidget *box = fp_fast_box_new (1);
  g_autofree char *style = piece->colour != NULL ? g_strconcat ("seat-", piece->colour, NULL) : NULL;
  fp_fast_box_append (FP_FAST_BOX (box), fp_labels_glyph (piece->icon));
  if (piece->number > 1)
    {
      g_autofree char *number = fp_text_number (piece->number);
      fp_fast_box_append (FP_FAST_BOX (box), gtk_label_new (number));
    }
  gtk_widget_add_css_class (box, "piece");
  if (style != NULL)
    gtk_widget_add_css_class (box, style);
  return box;
}

/* Shows the pieces beside the planet. Returns the number of cards among them. */
static guint
show_pieces (FpPlanetView *self, GListModel *pieces)
{
  guint cards = 0;
  gboolean same =
      self->shown != NULL && fp_item_equal (G_OBJECT (fp_planet_item_facts (self->shown)->pieces), G_OBJECT (pieces));
  if (!same)
    {
      fp_labels_clear (GTK_WIDGET (self->left));
      fp_labels_clear (GTK_WIDGET (self->right));
    }
  for (guint i = 0; pieces != NULL && i < g_list_model_get_n_items (pieces); i++)
    {
      g_autoptr (FpPieceItem) item = g_list_model_get_item (pieces, i);
      const FpPieceFacts *piece = fp_piece_item_facts (item);
      cards += piece->cards ? (guint) piece->number : 0;
      if (!same)
        fp_fast_box_append (piece->right ? self->right : self->left, new_piece (piece));
    }
  return cards;
}

/* A planet of a system has no room for the names of the cards on it. Cards that are no pieces have
 * a mark in its corner, and the tooltip names them all. */
static void
show_mark (FpPlanetView *self, const FpPlanetFacts *facts)
{
  GListModel *under = fp_card_item_facts (facts->card)->under;
  guint others = (under != NULL ? g_list_model_get_n_items (under) : 0) - show_pieces (self, facts->pieces);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), self->lines != NULL && others > 0);
}

static void
show_ships (FpPlanetView *self, const FpPlanetFacts *facts)
{
  if (self->lines != NULL)
    fp_fleet_lines_show (self->lines, facts->ships, facts->owner_colour, self->guests);
  else
    fp_labels_show_fleets (GTK_WIDGET (self->ships), facts->ships);
}

void
fp_planet_view_show (GtkWidget *widget, gpointer item)
{
  const FpPlanetFacts *facts = fp_planet_item_facts (item);
  FpPlanetView *self = FP_PLANET_VIEW (widget);
  g_autofree char *control = format_control (facts);
  g_autofree char *name = describe (facts, control);

  fp_wrapping_label_set (self->name, self->lines == NULL ? facts->name : NULL);
  g_autofree char *whole_control = fp_labels_whole (control);
  g_autofree char *about = format_about (facts, whole_control);
  fp_wrapping_label_set (self->about, self->lines == NULL ? about : NULL);
  show_picture (self, facts);
  show_ships (self, facts);
  g_autofree char *under = fp_labels_say_cards (fp_card_item_facts (facts->card)->under);
  fp_label_set (self->lying, self->lines == NULL ? under : NULL);
  show_mark (self, facts);
  fp_labels_set_class (widget, "dispute", facts->dispute);
  fp_option_target_attach (GTK_WIDGET (self), facts->option);
  if (!self->again)
    mark_spots (self, fp_card_item_facts (facts->card)->number);
  fp_labels_set_name (GTK_WIDGET (self), name);
  if (self->lines != NULL)
    fp_tooltip_set (GTK_WIDGET (self), name);
  fp_card_inspector_attach (GTK_WIDGET (self), facts->card);
  g_set_object (&self->shown, FP_PLANET_ITEM (item));
}

void
fp_planet_view_set_guests (FpPlanetView *self, guint guests)
{
  if (guests == self->guests)
    return;
  self->guests = guests;
  show_ships (self, fp_planet_item_facts (self->shown));
}

int
fp_planet_view_number (gpointer item)
{
  return fp_card_item_facts (fp_planet_item_facts (item)->card)->number;
}

static GtkWidget *
new_view (gpointer item, gboolean small, gboolean again)
{
  FpPlanetView *self = g_object_new (FP_TYPE_PLANET_VIEW, NULL);
  self->again = again;
  self->guests = GUESTS;
  fp_option_target_set_key_label (GTK_WIDGET (self), self->key);
  if (small)
    {
      self->lines = g_object_new (FP_TYPE_FLEET_LINES, NULL);
      gtk_box_append (self->ships, GTK_WIDGET (self->lines));
    }
  fp_planet_view_show (GTK_WIDGET (self), item);
  return GTK_WIDGET (self);
}

GtkWidget *
fp_planet_view_new (gpointer item, gpointer data)
{
  return new_view (item, FALSE, FALSE);
}

GtkWidget *
fp_planet_view_new_small (gpointer item, gpointer data)
{
  return new_view (item, TRUE, FALSE);
}

GtkWidget *
fp_planet_view_new_again (gpointer item, gpointer data)
{
  return new_view (item, TRUE, TRUE);
}
