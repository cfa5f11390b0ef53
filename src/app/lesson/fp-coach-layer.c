/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layer of a lesson above the table. */
#include "app/lesson/fp-coach-layer.h"

#include <math.h>

#include "app/lesson/fp-coach-place.h"
#include "app/widgets/fp-measure.h"
#include "app/table/fp-table-page.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-wrap-box.h"

struct _FpCoachLayer
{
  GtkWidget parent_instance;
  GtkWidget *table; /* not owned; owns the layer */
  FpCoachBubble *bubble;
  FpCoach *coach; /* NULL outside lessons */
  gboolean waits; /* TRUE while the note waits for the table to be still */
  GtkWidget *target; /* weak; NULL if the note points at nothing visible */
  graphene_rect_t ring, box; /* last bounds of ring and bubble */
  GdkFrameClock *clock; /* NULL while unmapped */
};

G_DEFINE_FINAL_TYPE (FpCoachLayer, fp_coach_layer, GTK_TYPE_WIDGET)

enum
{
  ROOM = 6, /* pixels between target and ring */
  ROUND = 9, /* corner radius of the ring, pixels */
  LONGEST_LINE = 48, /* pixels; a longer line would cross text */
};

/* Widths of the bubble in average characters. The first that covers nothing is used; if there is
 * none, a later one only if it covers much less. */
static const int bubble_widths[] = { 50, 36, 65, 90 };
static const float MUCH_LESS = 0.8f;

static gboolean
has_note (FpCoachLayer *self)
{
  return self->coach != NULL && fp_coach_note (self->coach) != NULL;
}

/* Coach updates */

static gboolean
is_at_table (FpCoachLayer *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *page = gtk_widget_get_parent (self->table);
  return root != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         (focus == NULL || (!GTK_IS_EDITABLE (focus) && gtk_widget_is_ancestor (focus, page)));
}

/* Shows the current note. If the table has the focus, it moves to the bubble with each note and
 * back to the decision at the end. */
static void
on_changed (FpCoachLayer *self)
{
  GtkWidget *bubble = GTK_WIDGET (self->bubble);
  gboolean had_focus = gtk_widget_get_visible (bubble) && gtk_widget_get_focus_child (bubble) != NULL;
  gboolean takes_focus = is_at_table (self);
  gboolean visible = has_note (self) && !self->waits;
  if (visible)
    fp_coach_bubble_show (self->bubble, fp_coach_note (self->coach), fp_coach_can_back (self->coach));
  gtk_widget_set_visible (bubble, visible);
  if (had_focus && !visible)
    gtk_widget_grab_focus (gtk_widget_get_ancestor (GTK_WIDGET (self), FP_TYPE_TABLE_PAGE));
  if (visible && (takes_focus || had_focus))
    gtk_widget_grab_focus (bubble);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Layout */

/* Computes the bounds of the target: of the children if it is a box, without its empty space. */
static gboolean
find_bounds (FpCoachLayer *self, graphene_rect_t *bounds)
{
  gboolean box = GTK_IS_FLOW_BOX (self->target) || FP_IS_WRAP_BOX (self->target) || FP_IS_FAST_BOX (self->target);
  gboolean any = FALSE;
  graphene_rect_t one;
  if (!box || gtk_widget_get_first_child (self->target) == NULL)
    return gtk_widget_compute_bounds (self->target, GTK_WIDGET (self), bounds);
  for (GtkWidget *child = gtk_widget_get_first_child (self->target); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && gtk_widget_compute_bounds (child, GTK_WIDGET (self), &one))
      {
        if (any)
          graphene_rect_union (bounds, &one, bounds);
        else
          *bounds = one;
        any = TRUE;
      }
  return any;
}

/* Includes the caption below a figure, which the ring would otherwise cross. */
static void
add_caption (FpCoachLayer *self, graphene_rect_t *bounds)
{
  GtkWidget *below = gtk_widget_get_next_sibling (self->target);
  graphene_rect_t words;
  if (below != NULL && gtk_widget_has_css_class (below, "caption") && gtk_widget_get_mapped (below) &&
      gtk_widget_compute_bounds (below, GTK_WIDGET (self), &words))
    graphene_rect_union (bounds, &words, bounds);
}

static gboolean
find_ring (FpCoachLayer *self, graphene_rect_t *ring)
{
  if (self->target == NULL || !gtk_widget_get_mapped (self->target) || !find_bounds (self, ring))
    return FALSE;
  add_caption (self, ring);
  graphene_rect_inset (ring, -ROOM, -ROOM);
  /* The ring stays visible if the target is at the edge. */
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self)),
              height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const graphene_rect_t inside = GRAPHENE_RECT_INIT (1, 1, width - 2, height - 2);
  graphene_rect_intersection (ring, &inside, ring);
  return TRUE;
}

/* Finds the best place for a bubble @characters wide and returns its cost. */
static float
try_width (FpCoachLayer *self, int characters, const GArray *obstacles, const graphene_rect_t *target,
           graphene_rect_t *box)
{
  int min_width, wide = (int) (characters * fp_measure_character (GTK_WIDGET (self->bubble)));
  graphene_point_t place;
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  gtk_widget_measure (GTK_WIDGET (self->bubble), GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  wide = MAX (min_width, MIN (wide, width - 18));
  int tall = fp_measure_height (GTK_WIDGET (self->bubble), wide);
  const graphene_rect_t nowhere = fp_coach_nowhere ((float) width, (float) height,
                                                    gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL);
  float cost = fp_coach_place ((float) wide, (float) tall, (float) width, (float) height, obstacles,
                               target != NULL ? target : &nowhere, &place);
  *box = GRAPHENE_RECT_INIT (place.x, place.y, (float) wide, (float) tall);
  return cost;
}

static void
fp_coach_layer_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FpCoachLayer *self = FP_COACH_LAYER (widget);
  GtkWidget *bubble = GTK_WIDGET (self->bubble);
  graphene_rect_t box;
  float min_cost = INFINITY;
  if (!gtk_widget_should_layout (bubble))
    return;
  g_set_weak_pointer (&self->target,
                      fp_coach_target (self->table, fp_coach_game (self->coach), fp_coach_note (self->coach)));
  const graphene_rect_t *target = find_ring (self, &self->ring) ? &self->ring : NULL;
  g_autoptr (GArray) obstacles = fp_coach_obstacles (self->table, widget, target);
  for (guint i = 0; i < G_N_ELEMENTS (bubble_widths) && min_cost >= FP_COACH_COVERED; i++)
    {
      float cost = try_width (self, bubble_widths[i], obstacles, target, &box);
      if (cost >= min_cost * MUCH_LESS)
        continue;
      min_cost = cost;
      self->box = box;
    }
  const GtkAllocation allocation = { (int) self->box.origin.x, (int) self->box.origin.y, (int) self->box.size.width,
                                     (int) self->box.size.height };
  gtk_widget_size_allocate (bubble, &allocation, -1);
}

/* Updates the layout if the target has moved or appeared. */
static void
on_after_paint (FpCoachLayer *self)
{
  graphene_rect_t ring;
  if (!gtk_widget_get_visible (GTK_WIDGET (self->bubble)) || !has_note (self))
    return;
  GtkWidget *target = fp_coach_target (self->table, fp_coach_game (self->coach), fp_coach_note (self->coach));
  if (target == self->target && (!find_ring (self, &ring) || graphene_rect_equal (&ring, &self->ring)))
    return;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Only the bubble receives pointer events. */
static gboolean
fp_coach_layer_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

/* Drawing */

static void
draw_frame (GtkSnapshot *snapshot, const graphene_rect_t *bounds, float width, float grow, const GdkRGBA *colour)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA colours[] = { *colour, *colour, *colour, *colour };
  graphene_rect_t frame = *bounds;
  GskRoundedRect outline;
  graphene_rect_inset (&frame, -grow, -grow);
  gsk_rounded_rect_init_from_rect (&outline, &frame, ROUND);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

/* Draws a line between the nearest points of bubble and ring. */
static void
draw_line (FpCoachLayer *self, GtkSnapshot *snapshot, float width, const GdkRGBA *colour)
{
  graphene_point_t from, to;
  graphene_rect_get_center (&self->ring, &from);
  from.x = CLAMP (from.x, self->box.origin.x + ROUND, self->box.origin.x + self->box.size.width - ROUND);
  from.y = CLAMP (from.y, self->box.origin.y + ROUND, self->box.origin.y + self->box.size.height - ROUND);
  to.x = CLAMP (from.x, self->ring.origin.x, self->ring.origin.x + self->ring.size.width);
  to.y = CLAMP (from.y, self->ring.origin.y, self->ring.origin.y + self->ring.size.height);
  float length = hypotf (to.x - from.x, to.y - from.y);
  if (length < 1 || length > LONGEST_LINE)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &from);
  gtk_snapshot_rotate (snapshot, (float) (atan2 (to.y - from.y, to.x - from.x) * 180 / G_PI));
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (0, -width / 2, length, width));
  gtk_snapshot_restore (snapshot);
}

/* A bright ring with a dark edge is visible on every background. */
static void
fp_coach_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA dark = { 0, 0, 0, 0.65f };
  FpCoachLayer *self = FP_COACH_LAYER (widget);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->bubble)))
    return;
  if (self->target != NULL)
    {
      GdkRGBA bright;
      gtk_style_context_get_color (gtk_widget_get_style_context (widget), &bright);
      draw_frame (snapshot, &self->ring, 5, 1, &dark);
      draw_line (self, snapshot, 5, &dark);
      draw_line (self, snapshot, 3, &bright);
      draw_frame (snapshot, &self->ring, 3, 0, &bright);
    }
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->bubble), snapshot);
}

/* GObject */

static void
fp_coach_layer_map (GtkWidget *widget)
{
  FpCoachLayer *self = FP_COACH_LAYER (widget);
  GTK_WIDGET_CLASS (fp_coach_layer_parent_class)->map (widget);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (on_after_paint), self);
}

static void
fp_coach_layer_unmap (GtkWidget *widget)
{
  FpCoachLayer *self = FP_COACH_LAYER (widget);
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  GTK_WIDGET_CLASS (fp_coach_layer_parent_class)->unmap (widget);
}

static void
fp_coach_layer_dispose (GObject *object)
{
  FpCoachLayer *self = FP_COACH_LAYER (object);
  self->table = NULL;
  fp_coach_layer_set_coach (self, NULL);
  g_clear_weak_pointer (&self->target);
  if (self->bubble != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->bubble));
  self->bubble = NULL;
  G_OBJECT_CLASS (fp_coach_layer_parent_class)->dispose (object);
}

static void
fp_coach_layer_class_init (FpCoachLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_coach_layer_dispose;
  widget_class->map = fp_coach_layer_map;
  widget_class->unmap = fp_coach_layer_unmap;
  widget_class->size_allocate = fp_coach_layer_size_allocate;
  widget_class->contains = fp_coach_layer_contains;
  widget_class->snapshot = fp_coach_layer_snapshot;
  gtk_widget_class_set_css_name (widget_class, "coachlayer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_coach_layer_init (FpCoachLayer *self)
{
  self->bubble = g_object_new (FP_TYPE_COACH_BUBBLE, "visible", FALSE, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->bubble), GTK_WIDGET (self));
}

GtkWidget *
fp_coach_layer_new (GtkWidget *table)
{
  FpCoachLayer *self = g_object_new (FP_TYPE_COACH_LAYER, NULL);
  self->table = table;
  return GTK_WIDGET (self);
}

void
fp_coach_layer_set_coach (FpCoachLayer *self, FpCoach *coach)
{
  if (self->coach == coach)
    return;
  if (self->coach != NULL)
    g_signal_handlers_disconnect_by_data (self->coach, self);
  g_set_object (&self->coach, coach);
  if (coach != NULL)
    g_signal_connect_swapped (coach, "changed", G_CALLBACK (on_changed), self);
  if (self->table != NULL)
    on_changed (self);
}

void
fp_coach_layer_set_waits (FpCoachLayer *self, gboolean waits)
{
  if (self->waits == waits)
    return;
  self->waits = waits;
  on_changed (self);
}

void
fp_coach_layer_take_focus (FpCoachLayer *self)
{
  if (has_note (self) && !self->waits && is_at_table (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->bubble));
}

GtkWidget *
fp_coach_layer_bubble (FpCoachLayer *self)
{
  return GTK_WIDGET (self->bubble);
}
