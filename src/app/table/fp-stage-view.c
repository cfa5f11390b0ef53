/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stage in the middle of a table. */
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
  FpStageForm form;
  GtkBox *box;
  GtkLabel *heading, *rules, *details;
  FpFastBox *rail;
  FpPlayStrip *plays;
  FpFastBox *sides; /* contains the sides, and the planet between the first and the second */
  GtkSizeGroup *widths; /* of the sides: the planet is in the middle */
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
  CLOSE = 6, /* distance where lines of text need the width */
  NEAR = 12,
  FAR = 48, /* distance of the sides from the planet, and from each other, pixels */
  LEAST_HEADING = 20, /* characters of the heading that are shown in any case */
};

G_DEFINE_FINAL_TYPE (FpStageView, fp_stage_view, ADW_TYPE_BIN)

static void
fp_stage_view_dispose (GObject *object)
{
  FpStageView *self = FP_STAGE_VIEW (object);
  g_clear_object (&self->shown);
  g_clear_object (&self->planet);
  g_clear_object (&self->widths);
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

/* Appends to the stage a line with @parts, a NULL-terminated list. */
static void
add_line (FpStageView *self, GtkWidget *const parts[])
{
  GtkWidget *line = fp_fast_box_new (9);
  gtk_widget_add_css_class (line, "stage-line");
  for (guint i = 0; parts[i] != NULL; i++)
    fp_fast_box_append (FP_FAST_BOX (line), parts[i]);
  gtk_box_append (self->box, line);
}

/* Puts the lines above the sides where the form has them. */
static void
add_head (FpStageView *self)
{
  GtkWidget *heading = GTK_WIDGET (self->heading), *rules = GTK_WIDGET (self->rules);
  GtkWidget *details = GTK_WIDGET (self->details), *rail = GTK_WIDGET (self->rail), *plays = GTK_WIDGET (self->plays);
  GtkWidget *const lines[] = { heading, rules, details, rail, plays };
  gboolean tall = self->form == FP_STAGE_TALL;
  for (guint i = 0; tall && i < G_N_ELEMENTS (lines); i++)
    gtk_box_append (self->box, lines[i]);
  if (self->form == FP_STAGE_LOW)
    {
      add_line (self, (GtkWidget *const[]){ heading, details, rail, NULL });
      add_line (self, (GtkWidget *const[]){ rules, plays, NULL });
    }
  else if (self->form == FP_STAGE_COMPACT)
    {
      add_line (self, (GtkWidget *const[]){ heading, details, rail, plays, NULL });
      gtk_box_append (self->box, rules);
    }
  gtk_widget_set_hexpand (details, !tall);
  gtk_widget_set_hexpand (rules, !tall);
  g_object_set (self->rail, "spacing", tall ? 4 : 2, NULL);
  gtk_label_set_xalign (self->heading, tall ? 0.5f : 0);
  gtk_label_set_xalign (self->details, tall ? 0.5f : 0);
  gtk_label_set_xalign (self->rules, tall ? 0.5f : 0);
  fp_play_strip_set_compact (self->plays, !tall);
}

static void
arrange (FpStageView *self)
{
  GtkWidget *const below[] = { GTK_WIDGET (self->sides), GTK_WIDGET (self->deal) };
  GtkWidget *const parts[] = { GTK_WIDGET (self->heading),
                               GTK_WIDGET (self->rules),
                               GTK_WIDGET (self->details),
                               GTK_WIDGET (self->rail),
                               GTK_WIDGET (self->plays),
                               below[0],
                               below[1] };
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_object_ref_sink (parts[i]);
      if (gtk_widget_get_parent (parts[i]) != NULL)
        gtk_widget_unparent (parts[i]);
    }
  fp_labels_clear (GTK_WIDGET (self->box));
  add_head (self);
  for (guint i = 0; i < G_N_ELEMENTS (below); i++)
    gtk_box_append (self->box, below[i]);
  gtk_widget_set_vexpand (below[0], self->form != FP_STAGE_TALL);
  gtk_widget_set_valign (below[0], self->form == FP_STAGE_COMPACT ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_object_unref (parts[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->planet_name), self->form != FP_STAGE_COMPACT);
  gtk_widget_set_visible (GTK_WIDGET (self->planet_ships), self->form != FP_STAGE_COMPACT);
  fp_labels_set_class (GTK_WIDGET (self), "low-stage", self->form != FP_STAGE_TALL);
  fp_labels_set_class (GTK_WIDGET (self), "compact", self->form == FP_STAGE_COMPACT);
}

static void
fp_stage_view_init (FpStageView *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->heading = new_label ("heading");
  self->rules = new_label ("caption-heading");
  self->details = new_label ("caption");
  self->plays = g_object_new (FP_TYPE_PLAY_STRIP, NULL);
  self->rail = FP_FAST_BOX (fp_fast_box_new (4));
  self->sides = FP_FAST_BOX (fp_fast_box_new (NEAR));
  self->widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_set_vexpand (GTK_WIDGET (self->sides), TRUE);
  self->deal = g_object_new (FP_TYPE_DEAL_VIEW, NULL);
  make_planet (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "stage-heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->rules), "changed-rules");
  gtk_widget_add_css_class (GTK_WIDGET (self->details), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->rail), "rail");
  gtk_widget_set_halign (GTK_WIDGET (self->rail), GTK_ALIGN_CENTER);
  arrange (self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  gtk_widget_add_css_class (GTK_WIDGET (self), "glass");
  gtk_widget_add_css_class (GTK_WIDGET (self), "stage");
}

/* Tells what step @i is about, and marks it if the viewer has something to play in it, which a
 * screen reader hears as the description of @label. */
static void
show_yours (GtkWidget *label, const FpEncounterFacts *facts, int i)
{
  gboolean any = facts->yours != NULL && *facts->yours[i] != '\0';
  fp_labels_set_class (label, "yours", any);
  if (!any)
    {
      fp_tooltip_set (label, facts->about[i]);
      return;
    }
  /* Translators: %s is a list of cards and kinds of cards. */
  g_autofree char *yours = g_strdup_printf (_ ("Yours for this phase: %s"), facts->yours[i]);
  g_autofree char *tip = g_strdup_printf ("%s\n%s", facts->about[i], yours);
  fp_tooltip_set (label, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, yours, -1);
}

/* Returns the label of step @i. Of many steps, and on a low stage, only the running one has room
 * for its name. */
static GtkWidget *
new_step (FpStageView *self, const FpEncounterFacts *facts, int i)
{
  gboolean many = self->form != FP_STAGE_TALL || self->narrow || g_strv_length (facts->steps) > NAMED_STEPS;
  gboolean brief = many && i != facts->step;
  GtkLabel *label = new_label ("step");
  gtk_label_set_text (label, brief ? "" : facts->steps[i]);
  show_yours (GTK_WIDGET (label), facts, i);
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
  gtk_widget_set_visible (GTK_WIDGET (self->rail), facts->steps[0] != NULL && self->form != FP_STAGE_COMPACT);
}

static gboolean
same_strings (char **a, char **b)
{
  return a == NULL || b == NULL ? a == b : g_strv_equal ((const char *const *) a, (const char *const *) b);
}

/* A step is remembered while something else is asked within it. */
static gboolean
same_rail (const FpEncounterFacts *a, const FpEncounterFacts *b)
{
  return g_strv_equal ((const char *const *) a->steps, (const char *const *) b->steps) &&
         same_strings (a->yours, b->yours) && (b->step < 0 || a->step == b->step);
}

static void
show_planet (FpStageView *self, const FpEncounterFacts *facts)
{
  const FpPlanetFacts *planet = facts->planet != NULL ? fp_planet_item_facts (facts->planet) : NULL;
  gtk_widget_set_visible (self->planet, planet != NULL);
  g_object_set (self->sides, "spacing", planet == NULL ? FAR : self->form == FP_STAGE_COMPACT ? CLOSE : NEAR, NULL);
  if (planet == NULL)
    return;
  g_autofree char *style =
      planet->owner_colour != NULL ? g_strconcat ("seat-", planet->owner_colour, NULL) : g_strdup (planet->picture);
  fp_globe_set (self->globe, planet->name, style);
  fp_globe_set_rings (self->globe, (const char *const *) planet->controller_colours);
  gtk_label_set_text (self->planet_name, planet->name);
  fp_labels_show_fleets (GTK_WIDGET (self->planet_ships), planet->ships);
}

/* Returns the widget of the side @index. */
static GtkWidget *
nth_side (FpStageView *self, guint index)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->sides));
  while (child != NULL && (!FP_IS_STAGE_SIDE (child) || index-- > 0))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Shows the side @index of @n in place of its last state @before, NULL if it is new. The planet
 * stands between the first and the second. */
static void
show_side (FpStageView *self, FpSideItem *before, FpSideItem *side, guint index, guint n)
{
  GtkWidget *view = fp_stage_side_new (side, index + 1 == n && n > 1, n == 1, self->form);
  GtkWidget *old = before != NULL ? nth_side (self, index) : NULL;
  gtk_widget_insert_before (view, GTK_WIDGET (self->sides), old);
  gtk_size_group_add_widget (self->widths, view);
  if (old != NULL)
    {
      gtk_widget_unparent (old);
      fp_stage_side_count (FP_STAGE_SIDE (view), before);
    }
  else if (index == 0)
    fp_fast_box_append (self->sides, self->planet);
}

/* Shows the sides. Unchanged ones keep their widgets, and so their focus. @last: the encounter
 * shown before, NULL if none. */
static void
show_sides (FpStageView *self, const FpEncounterFacts *last, const FpEncounterFacts *facts)
{
  guint n = g_list_model_get_n_items (facts->sides);
  gboolean anew =
      last == NULL || n != g_list_model_get_n_items (last->sides) || g_strcmp0 (last->title, facts->title) != 0;
  if (anew)
    fp_labels_clear (GTK_WIDGET (self->sides));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpSideItem) side = g_list_model_get_item (facts->sides, i);
      g_autoptr (FpSideItem) before = anew ? NULL : g_list_model_get_item (last->sides, i);
      if (before == NULL || !fp_item_equal (G_OBJECT (before), G_OBJECT (side)))
        show_side (self, before, side, i, n);
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

/* Shows what the encounter is. The sides of a low stage say who meets whom, and its line for rules
 * keeps its place without a text. */
static void
show_head (FpStageView *self, const FpEncounterFacts *facts)
{
  gboolean tall = self->form == FP_STAGE_TALL;
  const char *heading = tall ? facts->heading : facts->title;
  gtk_label_set_text (self->heading, heading);
  gtk_label_set_width_chars (self->heading, tall ? -1 : (int) MIN (g_utf8_strlen (heading, -1), LEAST_HEADING));
  fp_tooltip_set (GTK_WIDGET (self->details), facts->details);
  fp_label_set (self->rules, facts->rules);
  fp_label_set (self->details, facts->details);
  gtk_widget_set_visible (GTK_WIDGET (self->rules), self->form == FP_STAGE_LOW || facts->rules != NULL);
  fp_tooltip_set (GTK_WIDGET (self->rules), facts->rules);
  fp_labels_set_name (GTK_WIDGET (self), heading);
}

static gboolean
same_sides (const FpEncounterFacts *a, const FpEncounterFacts *b)
{
  return fp_item_equal (G_OBJECT (a->sides), G_OBJECT (b->sides));
}

void
fp_stage_view_set_form (FpStageView *self, FpStageForm form)
{
  if (self->form == form)
    return;
  self->form = form;
  arrange (self);
  g_autoptr (FpEncounterItem) shown = g_steal_pointer (&self->shown);
  if (shown != NULL)
    fp_stage_view_show (self, shown);
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
  show_head (self, facts);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_AREA, "encounter/%s", facts->title);
  if (last == NULL || !same_rail (last, facts))
    show_rail (self, facts);
  if (last == NULL || !fp_item_equal (G_OBJECT (last->planet), G_OBJECT (facts->planet)))
    show_planet (self, facts);
  if (last == NULL || !same_sides (last, facts))
    show_sides (self, last, facts);
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
