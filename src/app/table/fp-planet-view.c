/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of a planet on the table. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrapping-label.h"
#include "app/input/fp-option-target.h"
#include "app/table/fp-planet-view.h"
#include "app/table/fp-seat-mark.h"
#include "app/cards/fp-card-inspector.h"
#include "app/motion/fp-motion-anchors.h"

struct _FpPlanetView
{
  GtkFlowBoxChild parent_instance;
  FpWrappingLabel *name, *about;
  GtkLabel *lying;
  GtkBox *ships;
  GtkImage *globe;
  FpSeatMark *owner; /* hidden unless the planet is in somebody's system */
};

G_DEFINE_FINAL_TYPE (FpPlanetView, fp_planet_view, GTK_TYPE_FLOW_BOX_CHILD)

static void
fp_planet_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_PLANET_VIEW);
  G_OBJECT_CLASS (fp_planet_view_parent_class)->dispose (object);
}

static void
fp_planet_view_class_init (FpPlanetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_planet_view_dispose;
  g_type_ensure (FP_TYPE_SEAT_MARK);
  g_type_ensure (FP_TYPE_WRAPPING_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/planet-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, name);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, about);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, ships);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, lying);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, globe);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, owner);
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

void
fp_planet_view_show (GtkWidget *widget, gpointer item)
{
  const FpPlanetFacts *facts = fp_planet_item_facts (item);
  FpPlanetView *self = FP_PLANET_VIEW (widget);
  g_autofree char *control = format_control (facts);
  g_autofree char *name = describe (facts, control);

  fp_wrapping_label_set (self->name, facts->name);
  g_autofree char *whole_control = fp_labels_whole (control);
  g_autofree char *about = format_about (facts, whole_control);
  fp_wrapping_label_set (self->about, about);
  fp_labels_set_icon (self->globe, facts->picture);
  gtk_widget_set_visible (GTK_WIDGET (self->owner), facts->owner != NULL);
  if (facts->owner != NULL)
    fp_seat_mark_set (self->owner, facts->owner_shape, facts->owner_colour);
  fp_labels_show_fleets (self->ships, facts->ships);
  g_autofree char *under = fp_labels_say_cards (fp_card_item_facts (facts->card)->under);
  fp_label_set (self->lying, under);
  fp_labels_set_class (widget, "dispute", facts->dispute);
  fp_option_target_attach (GTK_WIDGET (self), facts->option);
  mark_spots (self, fp_card_item_facts (facts->card)->number);
  fp_labels_set_name (GTK_WIDGET (self), name);
  fp_card_inspector_attach (GTK_WIDGET (self), facts->card);
}

int
fp_planet_view_number (gpointer item)
{
  return fp_card_item_facts (fp_planet_item_facts (item)->card)->number;
}

GtkWidget *
fp_planet_view_new (gpointer item, gpointer data)
{
  GtkWidget *self = g_object_new (FP_TYPE_PLANET_VIEW, NULL);
  fp_planet_view_show (self, item);
  return self;
}
