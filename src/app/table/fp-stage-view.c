/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stage in the middle of a table with systems. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-deal-view.h"
#include "app/table/fp-globe.h"
#include "app/table/fp-play-strip.h"
#include "app/table/fp-stage-side.h"
#include "app/table/fp-stage-view.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"
#include "model/items/fp-place-item.h"

struct _FpStageView
{
  AdwBin parent_instance;
  GtkLabel *heading, *rules, *details;
  FpFastBox *rail;
  FpPlayStrip *plays;
  FpFastBox *sides; /* contains the sides, and the planet between the first and the second */
  FpDealView *deal;
  GtkWidget *planet;
  FpGlobe *globe;
  GtkLabel *planet_name;
  GtkBox *planet_ships;
  FpEncounterItem *shown; /* NULL if there is no encounter */
  gboolean narrow; /* only the running step has room for its name */
};

enum
{
  NAMED_STEPS = 8, /* most steps that all have room for their names on a wide stage */
};

G_DEFINE_FINAL_TYPE (FpStageView, fp_stage_view, ADW_TYPE_BIN)

static void
fp_stage_view_dispose (GObject *object)
{
  FpStageView *self = FP_STAGE_VIEW (object);
  g_clear_object (&self->shown);
  g_clear_object (&self->planet);
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_stage_view_parent_class)->dispose (object);
}

static void
fp_stage_view_class_init (FpStageViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_stage_view_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
new_label (const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (label), style);
  return label;
}

static void
make_planet (FpStageView *self)
{
  self->planet = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  self->globe = g_object_new (FP_TYPE_GLOBE, "halign", GTK_ALIGN_CENTER, NULL);
  self->planet_name = new_label ("caption-heading");
  self->planet_ships = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_widget_set_halign (GTK_WIDGET (self->planet_ships), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->planet, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->planet, "stage-planet");
  gtk_box_append (GTK_BOX (self->planet), GTK_WIDGET (self->globe));
  gtk_box_append (GTK_BOX (self->planet), GTK_WIDGET (self->planet_name));
  gtk_box_append (GTK_BOX (self->planet), GTK_WIDGET (self->planet_ships));
}

static void
fp_stage_view_init (FpStageView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->heading = new_label ("heading");
  self->rules = new_label ("caption-heading");
  self->details = new_label ("caption");
  self->plays = g_object_new (FP_TYPE_PLAY_STRIP, NULL);
  self->rail = FP_FAST_BOX (fp_fast_box_new (4));
  self->sides = FP_FAST_BOX (fp_fast_box_new (12));
  gtk_widget_set_vexpand (GTK_WIDGET (self->sides), TRUE);
  self->deal = g_object_new (FP_TYPE_DEAL_VIEW, NULL);
  make_planet (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "stage-heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->rules), "changed-rules");
  gtk_widget_add_css_class (GTK_WIDGET (self->details), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->rail), "rail");
  gtk_widget_set_halign (GTK_WIDGET (self->rail), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rules));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->details));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rail));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->plays));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sides));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->deal));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "glass");
  gtk_widget_add_css_class (GTK_WIDGET (self), "stage");
}

/* Returns the label of step @i. Of many steps only the running one has room for its name. */
static GtkWidget *
new_step (FpStageView *self, const FpEncounterFacts *facts, int i)
{
  gboolean brief = (self->narrow || g_strv_length (facts->steps) > NAMED_STEPS) && i != facts->step;
  GtkLabel *label = new_label ("step");
  gtk_label_set_text (label, brief ? "" : facts->steps[i]);
  fp_tooltip_set (GTK_WIDGET (label), facts->about[i]);
  fp_labels_set_class (GTK_WIDGET (label), "dot", brief);
  fp_labels_set_class (GTK_WIDGET (label), "now", i == facts->step);
  fp_labels_set_class (GTK_WIDGET (label), "done", i < facts->step);
  gtk_widget_set_valign (GTK_WIDGET (label), GTK_ALIGN_CENTER);
  if (i != facts->step)
    fp_labels_set_name (GTK_WIDGET (label), facts->steps[i]);
  else
    {
      /* Translators: the step of an encounter that is running now. */
      g_autofree char *name = g_strdup_printf (_ ("%s, now"), facts->steps[i]);
      fp_labels_set_name (GTK_WIDGET (label), name);
    }
  return GTK_WIDGET (label);
}

/* Shows the steps. A screen reader hears the running one as a state of its label. */
static void
show_rail (FpStageView *self, const FpEncounterFacts *facts)
{
  fp_labels_clear (GTK_WIDGET (self->rail));
  for (int i = 0; facts->steps[i] != NULL; i++)
    fp_fast_box_append (self->rail, new_step (self, facts, i));
  gtk_widget_set_visible (GTK_WIDGET (self->rail), facts->steps[0] != NULL);
}

/* A step is remembered while something else is asked within it. */
static gboolean
same_rail (const FpEncounterFacts *a, const FpEncounterFacts *b)
{
  return g_strv_equal ((const char *const *) a->steps, (const char *const *) b->steps) &&
         (b->step < 0 || a->step == b->step);
}

static void
show_planet (FpStageView *self, const FpEncounterFacts *facts)
{
  const FpPlanetFacts *planet = facts->planet != NULL ? fp_planet_item_facts (facts->planet) : NULL;
  gtk_widget_set_visible (self->planet, planet != NULL);
  if (planet == NULL)
    return;
  g_autofree char *style =
      planet->owner_colour != NULL ? g_strconcat ("seat-", planet->owner_colour, NULL) : g_strdup (planet->picture);
  fp_globe_set (self->globe, planet->name, style);
  fp_globe_set_rings (self->globe, (const char *const *) planet->controller_colours);
  gtk_label_set_text (self->planet_name, planet->name);
  fp_labels_show_fleets (GTK_WIDGET (self->planet_ships), planet->ships);
}

/* Puts the planet between the first and the second side. */
static void
show_sides (FpStageView *self, const FpEncounterFacts *facts)
{
  guint n = g_list_model_get_n_items (facts->sides);
  fp_labels_clear (GTK_WIDGET (self->sides));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpSideItem) side = g_list_model_get_item (facts->sides, i);
      fp_fast_box_append (self->sides, fp_stage_side_new (side, i + 1 == n && n > 1, n == 1));
      if (i == 0)
        fp_fast_box_append (self->sides, self->planet);
    }
}

/* Without an encounter nothing but what was played is on the stage. */
static void
show_parts (FpStageView *self, gboolean encounter)
{
  gtk_widget_set_visible (GTK_WIDGET (self->heading), encounter);
  gtk_widget_set_visible (GTK_WIDGET (self->sides), encounter);
  if (encounter)
    return;
  fp_label_set (self->rules, NULL);
  fp_label_set (self->details, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rail), FALSE);
}

void
fp_stage_view_show (FpStageView *self, FpEncounterItem *encounter)
{
  /* An unchanged view keeps its focus. */
  if (encounter != NULL && encounter == self->shown)
    return;
  g_autoptr (FpEncounterItem) before = g_steal_pointer (&self->shown);
  show_parts (self, encounter != NULL);
  if (encounter == NULL)
    {
      fp_labels_clear (GTK_WIDGET (self->sides));
      return;
    }
  self->shown = g_object_ref (encounter);
  const FpEncounterFacts *facts = fp_encounter_item_facts (encounter);
  const FpEncounterFacts *last = before != NULL ? fp_encounter_item_facts (before) : NULL;
  gtk_label_set_text (self->heading, facts->heading);
  fp_label_set (self->rules, facts->rules);
  fp_tooltip_set (GTK_WIDGET (self->rules), facts->rules);
  fp_label_set (self->details, facts->details);
  fp_labels_set_name (GTK_WIDGET (self), facts->heading);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_AREA, "encounter/%s", facts->title);
  if (last == NULL || !same_rail (last, facts))
    show_rail (self, facts);
  if (last == NULL || !fp_item_equal (G_OBJECT (last->planet), G_OBJECT (facts->planet)))
    show_planet (self, facts);
  if (last == NULL || !fp_item_equal (G_OBJECT (last->sides), G_OBJECT (facts->sides)))
    show_sides (self, facts);
  fp_deal_view_set_sides (self->deal, facts->sides);
}

void
fp_stage_view_show_plays (FpStageView *self, GListModel *plays)
{
  fp_play_strip_show (self->plays, plays);
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown != NULL || g_list_model_get_n_items (plays) > 0);
}

void
fp_stage_view_show_deal (FpStageView *self, FpDealItem *deal)
{
  fp_deal_view_show (self->deal, deal);
  gtk_widget_set_visible (GTK_WIDGET (self->sides), deal == NULL && self->shown != NULL);
}

void
fp_stage_view_set_narrow (FpStageView *self, gboolean narrow)
{
  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  if (self->shown != NULL)
    show_rail (self, fp_encounter_item_facts (self->shown));
}

void
fp_stage_view_set_clock (FpStageView *self, FpDealClock *clock)
{
  fp_deal_view_set_clock (self->deal, clock);
}

gboolean
fp_stage_view_compose (FpStageView *self)
{
  return fp_deal_view_compose (self->deal);
}

void
fp_stage_view_set_places (FpStageView *self, GListModel *places)
{
  g_autoptr (GString) spots = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (places); i++)
    {
      g_autoptr (FpPlaceItem) item = g_list_model_get_item (places, i);
      const FpPlaceFacts *place = fp_place_item_facts (item);
      if (!place->staged)
        continue;
      GtkWidget *spot = spots->len == 0 ? GTK_WIDGET (self->sides) : self->planet;
      fp_motion_anchor_mark (spot, FP_MOTION_ANCHOR_FIGURE, "%s", place->id);
      g_string_append_printf (spots, "%s%s", spots->len > 0 ? " " : "", place->id);
    }
  if (spots->len > 0)
    fp_drag_add_target (GTK_WIDGET (self->sides), spots->str);
}
