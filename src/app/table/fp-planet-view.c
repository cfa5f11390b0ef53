/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of a planet on the table. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrapping-label.h"
#include "app/input/fp-option-target.h"
#include "app/table/fp-globe.h"
#include "app/table/fp-planet-view.h"
#include "app/cards/fp-card-inspector.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/widgets/fp-tooltip.h"

/* The words below a planet. */
typedef enum
{
  WORDS_ALL, /* its name, its word and who controls it */
  WORDS_NAME, /* its name, since its place says the rest */
  WORDS_NONE,
} Words;

struct _FpPlanetView
{
  GtkFlowBoxChild parent_instance;
  FpWrappingLabel *name, *about;
  GtkLabel *lying;
  GtkBox *ships;
  FpGlobe *world;
  GtkLabel *key; /* of the option that the planet stands for */
  Words words;
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
  g_type_ensure (FP_TYPE_GLOBE);
  g_type_ensure (FP_TYPE_WRAPPING_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/planet-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, name);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, about);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, ships);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, lying);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, world);
  gtk_widget_class_bind_template_child (widget_class, FpPlanetView, key);
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

void
fp_planet_view_show (GtkWidget *widget, gpointer item)
{
  const FpPlanetFacts *facts = fp_planet_item_facts (item);
  FpPlanetView *self = FP_PLANET_VIEW (widget);
  g_autofree char *control = format_control (facts);
  g_autofree char *name = describe (facts, control);

  fp_wrapping_label_set (self->name, self->words != WORDS_NONE ? facts->name : NULL);
  g_autofree char *whole_control = fp_labels_whole (control);
  g_autofree char *about = format_about (facts, whole_control);
  fp_wrapping_label_set (self->about, self->words == WORDS_ALL ? about : NULL);
  show_picture (self, facts);
  fp_labels_show_fleets (self->ships, facts->ships);
  g_autofree char *under = fp_labels_say_cards (fp_card_item_facts (facts->card)->under);
  fp_label_set (self->lying, under);
  fp_labels_set_class (widget, "dispute", facts->dispute);
  fp_option_target_attach (GTK_WIDGET (self), facts->option);
  mark_spots (self, fp_card_item_facts (facts->card)->number);
  fp_labels_set_name (GTK_WIDGET (self), name);
  if (self->words != WORDS_ALL)
    fp_tooltip_set (GTK_WIDGET (self), name);
  fp_card_inspector_attach (GTK_WIDGET (self), facts->card);
}

int
fp_planet_view_number (gpointer item)
{
  return fp_card_item_facts (fp_planet_item_facts (item)->card)->number;
}

static GtkWidget *
new_view (gpointer item, Words words)
{
  FpPlanetView *self = g_object_new (FP_TYPE_PLANET_VIEW, NULL);
  self->words = words;
  fp_option_target_set_key_label (GTK_WIDGET (self), self->key);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->ships),
                                  words == WORDS_NONE ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->ships, words == WORDS_NONE ? 0 : 9);
  fp_planet_view_show (GTK_WIDGET (self), item);
  return GTK_WIDGET (self);
}

GtkWidget *
fp_planet_view_new (gpointer item, gpointer data)
{
  return new_view (item, WORDS_ALL);
}

GtkWidget *
fp_planet_view_new_named (gpointer item, gpointer data)
{
  return new_view (item, WORDS_NAME);
}

GtkWidget *
fp_planet_view_new_small (gpointer item, gpointer data)
{
  return new_view (item, WORDS_NONE);
}
