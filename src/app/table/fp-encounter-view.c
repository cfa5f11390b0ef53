/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of the encounter in the middle of the table. */
#include "config.h"

#include "app/table/fp-encounter-view.h"
#include "app/table/fp-play-strip.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-side-view.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/widgets/fp-tooltip.h"
#include "app/widgets/fp-wrap-box.h"
#include "model/items/fp-item.h"

struct _FpEncounterView
{
  AdwBin parent_instance;
  FpWrapBox *head;
  FpFastBox *sides;
  GtkLabel *rules; /* rules that cards have changed; keeps its place without a text */
  FpPlayStrip *plays;
  FpEncounterItem *shown; /* NULL if there is no encounter */
};

G_DEFINE_FINAL_TYPE (FpEncounterView, fp_encounter_view, ADW_TYPE_BIN)

static void
fp_encounter_view_dispose (GObject *object)
{
  g_clear_object (&FP_ENCOUNTER_VIEW (object)->shown);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_ENCOUNTER_VIEW);
  G_OBJECT_CLASS (fp_encounter_view_parent_class)->dispose (object);
}

static void
fp_encounter_view_class_init (FpEncounterViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_encounter_view_dispose;
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_PLAY_STRIP);
  g_type_ensure (FP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/encounter-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpEncounterView, head);
  gtk_widget_class_bind_template_child (widget_class, FpEncounterView, sides);
  gtk_widget_class_bind_template_child (widget_class, FpEncounterView, rules);
  gtk_widget_class_bind_template_child (widget_class, FpEncounterView, plays);
}

static void
fp_encounter_view_init (FpEncounterView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fp_play_strip_set_compact (self->plays);
}

static GtkWidget *
new_label (const char *text, const char *style, const char *also)
{
  GtkWidget *label = fp_labels_new_text (text);
  gtk_widget_add_css_class (label, style);
  if (also != NULL)
    gtk_widget_add_css_class (label, also);
  return label;
}

static void
show_head (FpEncounterView *self, const FpEncounterFacts *facts)
{
  fp_wrap_box_clear (self->head);
  fp_wrap_box_append (self->head, new_label (facts->title, "heading", NULL));
  GtkWidget *more = new_label (facts->details, "caption", "dim-label");
  gtk_widget_add_css_class (more, "beside-title");
  fp_wrap_box_append (self->head, more);
}

static gboolean
same_head (const FpEncounterFacts *a, const FpEncounterFacts *b)
{
  return g_strcmp0 (a->title, b->title) == 0 && g_strcmp0 (a->details, b->details) == 0;
}

/* Returns TRUE if side @index is the same as in @last; @last is NULL if there was no encounter. */
static gboolean
is_unchanged (const FpEncounterFacts *last, const FpEncounterFacts *facts, guint index)
{
  if (last == NULL || g_strcmp0 (last->id, facts->id) != 0)
    return FALSE;
  g_autoptr (GObject) before = g_list_model_get_item (last->sides, index);
  g_autoptr (GObject) now = g_list_model_get_item (facts->sides, index);
  return before != NULL && fp_item_equal (before, now);
}

/* Unchanged sides keep their widgets. */
static void
show_sides (FpEncounterView *self, const FpEncounterFacts *last, const FpEncounterFacts *facts)
{
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->sides));
  for (guint i = 0; i < g_list_model_get_n_items (facts->sides); i++)
    {
      GtkWidget *next = view != NULL ? gtk_widget_get_next_sibling (view) : NULL;
      if (view == NULL || !is_unchanged (last, facts, i))
        {
          g_autoptr (FpSideItem) side = g_list_model_get_item (facts->sides, i);
          gtk_widget_insert_before (fp_side_view_new (side, i > 0), GTK_WIDGET (self->sides), view);
          g_clear_pointer (&view, gtk_widget_unparent);
        }
      view = next;
    }
  while (view != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (view);
      gtk_widget_unparent (view);
      view = next;
    }
}

void
fp_encounter_view_show (FpEncounterView *self, FpEncounterItem *encounter)
{
  /* An unchanged view keeps its focus. */
  if (encounter != NULL && encounter == self->shown)
    return;
  g_autoptr (FpEncounterItem) before = g_steal_pointer (&self->shown);
  gtk_widget_set_visible (GTK_WIDGET (self), encounter != NULL);
  if (encounter == NULL)
    {
      fp_labels_clear (GTK_WIDGET (self->sides));
      return;
    }
  self->shown = g_object_ref (encounter);
  const FpEncounterFacts *facts = fp_encounter_item_facts (encounter);
  const FpEncounterFacts *last = before != NULL ? fp_encounter_item_facts (before) : NULL;
  if (last == NULL || !same_head (last, facts))
    show_head (self, facts);
  gtk_label_set_text (self->rules, facts->rules != NULL ? facts->rules : "");
  fp_tooltip_set (GTK_WIDGET (self->rules), facts->rules);
  fp_labels_set_name (GTK_WIDGET (self), facts->title);
  fp_motion_anchor_mark (GTK_WIDGET (self), FP_MOTION_ANCHOR_AREA, "encounter/%s", facts->title);
  show_sides (self, last, facts);
}

void
fp_encounter_view_show_plays (FpEncounterView *self, GListModel *plays)
{
  fp_play_strip_show (self->plays, plays);
}
