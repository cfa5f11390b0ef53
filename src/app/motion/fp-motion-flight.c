/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flight: one moving piece on its way over the table. */
#include "config.h"

#include "app/motion/fp-motion-cover.h"
#include "app/motion/fp-motion-flight.h"
#include "app/motion/fp-motion-piece.h"
#include "app/motion/fp-motion-anchors.h"

/* Scale factors: pieces at the figures of a strip are small, revealed pieces are enlarged. */
static const float small = 0.5f;
static const float close_up = 1.5f;

/* Times of a reveal as fractions of its length: fully enlarged, turned over, starting to shrink. */
static const float appears = 0.12f;
static const float turns = 0.35f;
static const float fades = 0.88f;

/* Times of a play as fractions of its length: fully enlarged in the middle, leaving it. */
static const float arrives = 0.22f;
static const float leaves = 0.78f;

enum
{
  STAGE_HEIGHT = 140, /* least height of the part of the table on which a play is shown, pixels */
  HIGHEST_ARC = 36, /* largest height of an arc, pixels */
};

/* Returns the entry of @table for the card @card, or else for @spot. */
static gpointer
look_up (GHashTable *table, const char *spot, int card)
{
  g_autofree char *own = card >= 0 ? g_strdup_printf ("card/%d", card) : NULL;
  gpointer found = own != NULL ? g_hash_table_lookup (table, own) : NULL;
  if (found == NULL && spot != NULL)
    found = g_hash_table_lookup (table, spot);
  return found;
}

gboolean
fp_motion_flight_is_seen (FpMoveItem *move, GHashTable *before, GHashTable *now)
{
  const FpMoveFacts *facts = fp_move_item_facts (move);
  gpointer from = look_up (before, facts->from, facts->from_card);
  gpointer to = look_up (now, facts->to, facts->to_card);
  /* A power that is used again has its place already. */
  if (facts->kind == FP_MOVE_PLAY)
    return to != NULL;
  /* One end is enough: the place of a reveal may be new, or already gone. */
  return from != NULL || to != NULL;
}

static graphene_point_t
middle (const graphene_rect_t *bounds)
{
  return GRAPHENE_POINT_INIT (bounds->origin.x + bounds->size.width / 2, bounds->origin.y + bounds->size.height / 2);
}

/* Returns the scale of a piece at a place of that height. */
static float
size_at (const FpMoveFacts *move, float height)
{
  return move->kind != FP_MOVE_SHIPS && move->token == NULL && height < 44 ? small : 1;
}

FpMotionFlight *
fp_motion_flight_new (FpMoveItem *move, const FpMotionTime *time, GHashTable *before, GHashTable *now, GtkWidget *layer)
{
  const FpMoveFacts *facts = fp_move_item_facts (move);
  const FpMotionImage *from = look_up (before, facts->from, facts->from_card);
  const FpMotionImage *gone = look_up (before, facts->to, facts->to_card);
  GtkWidget *target = look_up (now, facts->to, facts->to_card);
  FpMotionFlight *flight = g_new0 (FpMotionFlight, 1);
  flight->move = g_object_ref (move);
  flight->start = time->start;
  flight->end = time->end;
  g_weak_ref_init (&flight->target, target);
  flight->comes = from != NULL;
  flight->goes = target != NULL || gone != NULL;
  if (gone != NULL)
    flight->to = middle (&gone->bounds);
  flight->from = from != NULL ? middle (&from->bounds) : flight->to;
  if (!flight->goes)
    flight->to = flight->from;
  flight->from_size = from != NULL ? size_at (facts, from->bounds.size.height) : small;
  flight->to_size = flight->goes ? 1 : small;
  flight->face = fp_motion_piece (layer, facts, FALSE);
  flight->back = fp_motion_stays (facts->kind) ? fp_motion_piece (layer, facts, TRUE) : NULL;
  return flight;
}

void
fp_motion_flight_free (FpMotionFlight *flight)
{
  g_object_unref (flight->move);
  g_weak_ref_clear (&flight->target);
  g_clear_pointer (&flight->face, gsk_render_node_unref);
  g_clear_pointer (&flight->back, gsk_render_node_unref);
  g_free (flight);
}

static float
ease (float t)
{
  return t < 0.5f ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
}

/* Draws @node centred on @at, scaled by @wide and @high. */
static void
append (GtkSnapshot *snapshot, GskRenderNode *node, graphene_point_t at, float wide, float high, float opacity)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  gtk_snapshot_scale (snapshot, wide, high);
  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);
  gtk_snapshot_append_node (snapshot, node);
  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Updates the end of the path. The target has no bounds before it is allocated. */
static void
find_target (FpMotionFlight *flight, GtkWidget *layer)
{
  g_autoptr (GtkWidget) target = g_weak_ref_get (&flight->target);
  graphene_rect_t bounds;
  if (target == NULL || !gtk_widget_compute_bounds (target, layer, &bounds) || bounds.size.width < 1)
    return;
  flight->to = middle (&bounds);
  flight->to_size = size_at (fp_move_item_facts (flight->move), bounds.size.height);
  if (!flight->comes)
    flight->from = flight->to;
}

/* Draws a reveal: the piece grows, turns over, stays for a while and shrinks. */
static void
draw_reveal (FpMotionFlight *flight, GtkSnapshot *snapshot, float t)
{
  float near = t < appears ? ease (t / appears) : t > fades ? 1 - ease ((t - fades) / (1 - fades)) : 1;
  float turn = CLAMP ((t - appears) / (turns - appears), 0, 1);
  float size = 1 + (close_up - 1) * near;
  float width = ABS (1 - 2 * ease (turn));
  append (snapshot, turn < 0.5f ? flight->back : flight->face, flight->from, size * MAX (width, 0.02f), size,
          MIN (1, near * 2));
}

/* Returns the middle of the part of the table that has the place of the play. */
static graphene_point_t
find_stage (FpMotionFlight *flight, GtkWidget *layer)
{
  g_autoptr (GtkWidget) target = g_weak_ref_get (&flight->target);
  graphene_rect_t bounds;
  for (GtkWidget *widget = target; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_height (widget) >= STAGE_HEIGHT && gtk_widget_compute_bounds (widget, layer, &bounds))
      return middle (&bounds);
  return flight->to;
}

static graphene_point_t
between (graphene_point_t from, graphene_point_t to, float progress)
{
  return GRAPHENE_POINT_INIT (from.x + (to.x - from.x) * progress, from.y + (to.y - from.y) * progress);
}

/* Draws a play: the card comes to the middle of the stage, stays for a beat, and goes to its
 * place. */
static void
draw_play (FpMotionFlight *flight, GtkWidget *layer, GtkSnapshot *snapshot, float t)
{
  graphene_point_t stage = find_stage (flight, layer);
  float come = ease (MIN (t / arrives, 1)), go = t > leaves ? ease ((t - leaves) / (1 - leaves)) : 0;
  graphene_point_t at = go > 0 ? between (stage, flight->to, go) : between (flight->from, stage, come);
  float size = go > 0 ? close_up + (small - close_up) * go : flight->from_size + (close_up - flight->from_size) * come;
  append (snapshot, flight->face, at, size, size, flight->comes || t > arrives ? 1 : come);
}

static void
draw_flight (FpMotionFlight *flight, GtkSnapshot *snapshot, float t)
{
  float progress = ease (t);
  float dx = flight->to.x - flight->from.x, dy = flight->to.y - flight->from.y;
  float arc = MIN (HIGHEST_ARC, 0.15f * sqrtf (dx * dx + dy * dy)) * sinf ((float) G_PI * progress);
  float size = flight->from_size + (flight->to_size - flight->from_size) * progress;
  float opacity = 1;
  if (!flight->comes)
    opacity = progress;
  else if (!flight->goes)
    opacity = 1 - progress;
  append (snapshot, flight->face,
          GRAPHENE_POINT_INIT (flight->from.x + dx * progress, flight->from.y + dy * progress - arc), size, size,
          opacity);
}

void
fp_motion_flight_snapshot (FpMotionFlight *flight, GtkWidget *layer, GtkSnapshot *snapshot, double now)
{
  if (now < flight->start || now > flight->end)
    return;
  float t = (float) ((now - flight->start) / MAX (flight->end - flight->start, 1));
  find_target (flight, layer);
  if (flight->back != NULL)
    draw_reveal (flight, snapshot, t);
  else if (fp_move_item_facts (flight->move)->kind == FP_MOVE_PLAY)
    draw_play (flight, layer, snapshot, t);
  else
    draw_flight (flight, snapshot, t);
}
