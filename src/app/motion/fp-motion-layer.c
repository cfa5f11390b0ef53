/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The motion layer: draws moving pieces above the table. */
#include "config.h"

#include "app/motion/fp-motion-cover.h"
#include "app/motion/fp-motion-flight.h"
#include "app/motion/fp-motion-layer.h"
#include "app/motion/fp-motion-plan.h"
#include "app/window/fp-settings.h"
#include "app/motion/fp-motion-anchors.h"
#include "model/game/fp-game-moves.h"

struct _FpMotionLayer
{
  GtkWidget parent_instance;
  GtkWidget *table; /* not owned; owns the layer */
  FpGame *game;
  GSignalGroup *game_signals;
  GSettings *settings; /* NULL if not installed */
  GPtrArray *moves; /* FpMoveItems announced but not started, or NULL */
  GHashTable *before; /* FpMotionImages of the table before the moves, by spot; NULL if moves is */
  gboolean missed; /* the player behind the curtain has missed the moves */
  GHashTable *views; /* such tables by seat: the view of each player behind the curtain */
  GPtrArray *flights, *covers; /* running flights and their covers */
  GPtrArray *undrawn; /* widgets not drawn since their cover was removed */
  double end; /* end of all flights, milliseconds */
  gint64 start_time; /* frame time of the start, −1 before the first frame */
  guint tick; /* tick callback, 0 at rest */
  guint timeout; /* source that ends the motion if no frames come */
  GtkEventController *keys; /* event controller of the window, NULL outside of one */
  gboolean guards; /* the event that ends a motion has no other effect */
};

G_DEFINE_FINAL_TYPE (FpMotionLayer, fp_motion_layer, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_RESTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  PATIENCE = 500, /* tolerance for late frames, milliseconds */
};

/* Returns the motion speed. The desktop can turn motion off; the preferences set its speed. */
static FpMotionSpeed
current_speed (FpMotionLayer *self)
{
  gboolean enabled = TRUE;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);
  if (!enabled || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FP_MOTION_OFF;
  return self->settings != NULL ? (FpMotionSpeed) g_settings_get_enum (self->settings, "motion-speed")
                                : FP_MOTION_NORMAL;
}

/* Ending */

static void
drop_moves (FpMotionLayer *self)
{
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->before, g_hash_table_unref);
}

void
fp_motion_layer_finish (FpMotionLayer *self)
{
  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_ptr_array_set_size (self->flights, 0);
  for (guint i = 0; i < self->covers->len; i++)
    {
      GtkWidget *widget = fp_motion_cover_widget (g_ptr_array_index (self->covers, i));
      if (widget != NULL)
        g_ptr_array_add (self->undrawn, widget);
    }
  g_ptr_array_set_size (self->covers, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->game != NULL)
    fp_game_release (self->game);
  g_signal_emit (self, signals[SIGNAL_RESTED], 0);
}

static gboolean
on_timeout (gpointer data)
{
  FpMotionLayer *self = data;
  self->timeout = 0;
  fp_motion_layer_finish (self);
  return G_SOURCE_REMOVE;
}

/* Returns TRUE for a key of a shortcut, which answers nothing. */
static gboolean
is_shortcut (GdkEvent *event)
{
  return gdk_event_get_event_type (event) == GDK_KEY_PRESS &&
         (gdk_event_get_modifier_state (event) & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0;
}

/* Any key, click or touch ends the motion. The event is passed on unless it could answer a question
 * that was not to be seen yet. */
static gboolean
on_event (FpMotionLayer *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);
  gboolean guards = self->guards && !is_shortcut (event);
  if (self->tick == 0 || (type != GDK_KEY_PRESS && type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN))
    return GDK_EVENT_PROPAGATE;
  fp_motion_layer_finish (self);
  return guards ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

void
fp_motion_layer_guard (FpMotionLayer *self, gboolean guards)
{
  self->guards = guards;
}

/* The controller stays for as long as the window does: one that came with each motion would see
 * events before the window's press guard, which must know of every key. */
static void
fp_motion_layer_root (GtkWidget *widget)
{
  FpMotionLayer *self = FP_MOTION_LAYER (widget);
  GTK_WIDGET_CLASS (fp_motion_layer_parent_class)->root (widget);
  self->keys = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "event", G_CALLBACK (on_event), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
fp_motion_layer_unroot (GtkWidget *widget)
{
  FpMotionLayer *self = FP_MOTION_LAYER (widget);
  gtk_widget_remove_controller (gtk_event_controller_get_widget (self->keys), self->keys);
  self->keys = NULL;
  GTK_WIDGET_CLASS (fp_motion_layer_parent_class)->unroot (widget);
}

/* Frames */

static double
elapsed (FpMotionLayer *self, GdkFrameClock *clock)
{
  return self->start_time < 0 ? 0 : (double) (gdk_frame_clock_get_frame_time (clock) - self->start_time) / 1000;
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FpMotionLayer *self = FP_MOTION_LAYER (widget);
  if (self->start_time < 0)
    self->start_time = gdk_frame_clock_get_frame_time (clock);
  double now = elapsed (self, clock);
  if (now >= self->end)
    {
      fp_motion_layer_finish (self);
      return G_SOURCE_REMOVE;
    }
  for (guint i = self->covers->len; i > 0; i--)
    if (fp_motion_cover_end (g_ptr_array_index (self->covers, i - 1)) <= now ||
        !fp_motion_cover_fits (g_ptr_array_index (self->covers, i - 1)))
      g_ptr_array_remove_index (self->covers, i - 1);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
fp_motion_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FpMotionLayer *self = FP_MOTION_LAYER (widget);
  /* The layer is drawn in the same frame as those widgets. */
  g_ptr_array_set_size (self->undrawn, 0);
  if (self->tick == 0)
    return;
  double now = elapsed (self, gtk_widget_get_frame_clock (widget));
  for (guint i = 0; i < self->covers->len; i++)
    fp_motion_cover_snapshot (g_ptr_array_index (self->covers, i), widget, snapshot);
  for (guint i = 0; i < self->flights->len; i++)
    fp_motion_flight_snapshot (g_ptr_array_index (self->flights, i), widget, snapshot, now);
}

/* Covers */

static gboolean
is_side (const char *spot)
{
  return spot != NULL && g_str_has_prefix (spot, "side/");
}

/* Returns TRUE if @move can change the look of the encounter in many places. */
static gboolean
is_about_encounter (const FpMoveFacts *move)
{
  return fp_motion_stays (move->kind) || move->kind == FP_MOVE_SHIPS || is_side (move->from) || is_side (move->to);
}

/* Returns the cover of @spot, created on first use, or NULL if there is nothing to cover. */
static FpMotionCover *
ensure_cover (FpMotionLayer *self, GHashTable *covers, GHashTable *now, const char *spot)
{
  GtkWidget *widget = g_hash_table_lookup (now, spot);
  FpMotionCover *cover = g_hash_table_lookup (covers, spot);
  if (cover != NULL || widget == NULL || fp_motion_anchor_use (widget) != FP_MOTION_ANCHOR_FIGURE)
    return cover;
  cover = fp_motion_cover_new (widget, g_hash_table_lookup (self->before, spot), FALSE);
  g_hash_table_insert (covers, g_strdup (spot), cover);
  g_ptr_array_add (self->covers, cover);
  return cover;
}

static void
cover (FpMotionLayer *self, GHashTable *covers, GHashTable *now, const char *spot, double until)
{
  FpMotionCover *found = spot != NULL ? ensure_cover (self, covers, now, spot) : NULL;
  if (found != NULL)
    fp_motion_cover_until (found, until);
}

/* Keeps the image of an encounter that has ended until @until. The destiny card, which takes its
 * space afterwards, keeps its place as well. Returns TRUE if there is such an encounter. */
static gboolean
keep_encounter (FpMotionLayer *self, GHashTable *covers, GHashTable *now, double until)
{
  GHashTableIter iter;
  gpointer spot, image, next = NULL;
  g_hash_table_iter_init (&iter, now);
  while (next == NULL && g_hash_table_iter_next (&iter, &spot, &next))
    if (!g_str_has_prefix (spot, "encounter/"))
      next = NULL;
  g_hash_table_iter_init (&iter, self->before);
  while (until > 0 && g_hash_table_iter_next (&iter, &spot, &image))
    if (g_str_has_prefix (spot, "encounter/") && !g_hash_table_contains (now, spot))
      {
        FpMotionCover *kept = fp_motion_cover_new (next, image, TRUE);
        fp_motion_cover_until (kept, until);
        g_ptr_array_add (self->covers, kept);
        FpMotionCover *destiny = ensure_cover (self, covers, now, "past");
        if (destiny != NULL)
          fp_motion_cover_keep_place (destiny, until);
        return TRUE;
      }
  return FALSE;
}

static void
add_covers (FpMotionLayer *self, GHashTable *now)
{
  g_autoptr (GHashTable) covers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  double encounter_until = 0;
  for (guint i = 0; i < self->flights->len; i++)
    {
      const FpMotionFlight *flight = g_ptr_array_index (self->flights, i);
      const FpMoveFacts *move = fp_move_item_facts (flight->move);
      g_autofree char *card = g_strdup_printf ("card/%d", move->to_card);
      gboolean own = move->to_card >= 0 && g_hash_table_contains (now, card);
      if (!fp_motion_stays (move->kind))
        {
          cover (self, covers, now, move->from, flight->start);
          cover (self, covers, now, own ? card : move->to, flight->end);
          /* The strip shows the number of cards in a hand as well. */
          cover (self, covers, now, move->to, flight->end);
        }
      if (is_about_encounter (move))
        encounter_until = MAX (encounter_until, flight->end);
    }
  if (keep_encounter (self, covers, now, encounter_until) || encounter_until <= 0)
    return;
  GHashTableIter iter;
  gpointer spot;
  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &spot, NULL))
    if (g_str_has_prefix (spot, "side/") && g_hash_table_contains (self->before, spot))
      cover (self, covers, now, spot, encounter_until);
}

/* Beginning */

/* Returns TRUE if the look of @widget is unknown because it, or a part of it, was covered when it
 * was last drawn. */
static gboolean
has_unknown_look (FpMotionLayer *self, GtkWidget *widget)
{
  gboolean found = FALSE;
  for (guint i = 0; i < self->undrawn->len && !found; i++)
    {
      GtkWidget *undrawn = g_ptr_array_index (self->undrawn, i);
      found = undrawn == widget || gtk_widget_is_ancestor (undrawn, widget);
    }
  return found;
}

/* Takes images of all spots. A key press ends a motion and may also choose an option. New moves can
 * then start before the next frame, while some widgets are still undrawn. */
static void
take_images (FpMotionLayer *self)
{
  g_autoptr (GHashTable) spots = fp_motion_anchors_find (self->table);
  GHashTableIter iter;
  gpointer spot, widget;
  self->before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) fp_motion_image_free);
  g_hash_table_iter_init (&iter, spots);
  while (g_hash_table_iter_next (&iter, &spot, &widget))
    {
      FpMotionImage *image = fp_motion_image_take (widget, GTK_WIDGET (self));
      if (image == NULL)
        continue;
      if (has_unknown_look (self, widget))
        g_clear_object (&image->paintable);
      g_hash_table_insert (self->before, g_strdup (spot), image);
    }
}

/* Stores the view of the player at @seat. When they come back, they see the motions since then. */
static void
on_leaving (FpMotionLayer *self, int seat)
{
  fp_motion_layer_finish (self);
  drop_moves (self);
  g_hash_table_remove (self->views, GINT_TO_POINTER (seat));
  if (current_speed (self) == FP_MOTION_OFF)
    return;
  take_images (self);
  g_hash_table_insert (self->views, GINT_TO_POINTER (seat), g_steal_pointer (&self->before));
}

/* Restores the last view of the player who comes from behind the curtain. Returns FALSE if no
 * player comes or no view is stored. */
static gboolean
restore_view (FpMotionLayer *self)
{
  gpointer images = NULL;
  if (fp_game_curtain (self->game) >= 0)
    g_hash_table_steal_extended (self->views, GINT_TO_POINTER (fp_game_curtain (self->game)), NULL, &images);
  self->before = images;
  return images != NULL;
}

static void
on_moving (FpMotionLayer *self, GListModel *moves)
{
  fp_motion_layer_finish (self);
  drop_moves (self);
  self->missed = restore_view (self);
  if (!self->missed)
    {
      if (current_speed (self) == FP_MOTION_OFF)
        return;
      take_images (self);
    }
  self->moves = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    g_ptr_array_add (self->moves, g_list_model_get_item (moves, i));
}

/* Drops the moves without any end on the table, which cannot be seen. */
static void
drop_unseen (FpMotionLayer *self, GHashTable *now)
{
  for (guint i = self->moves->len; i > 0; i--)
    if (!fp_motion_flight_is_seen (g_ptr_array_index (self->moves, i - 1), self->before, now))
      g_ptr_array_remove_index (self->moves, i - 1);
}

static void
add_flights (FpMotionLayer *self, GHashTable *now)
{
  g_autoptr (GArray) times = fp_motion_plan (self->moves, current_speed (self), self->missed);
  self->end = 0;
  for (guint i = 0; i < times->len; i++)
    {
      const FpMotionTime *time = &g_array_index (times, FpMotionTime, i);
      g_ptr_array_add (self->flights, fp_motion_flight_new (g_ptr_array_index (self->moves, time->move), time,
                                                            self->before, now, GTK_WIDGET (self)));
      self->end = MAX (self->end, time->end);
    }
}

static void
on_changed (FpMotionLayer *self)
{
  if (self->moves == NULL)
    {
      fp_motion_layer_finish (self);
      return;
    }
  g_autoptr (GHashTable) now = fp_motion_anchors_find (self->table);
  drop_unseen (self, now);
  if (self->moves->len > 0 && current_speed (self) != FP_MOTION_OFF)
    {
      add_flights (self, now);
      add_covers (self, now);
      self->start_time = -1;
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
      self->timeout = g_timeout_add ((guint) self->end + PATIENCE, on_timeout, self);
      fp_game_hold (self->game);
    }
  drop_moves (self);
  if (self->tick == 0)
    g_signal_emit (self, signals[SIGNAL_RESTED], 0);
}

/* GObject */

static void
fp_motion_layer_unmap (GtkWidget *widget)
{
  fp_motion_layer_finish (FP_MOTION_LAYER (widget));
  GTK_WIDGET_CLASS (fp_motion_layer_parent_class)->unmap (widget);
}

static void
fp_motion_layer_dispose (GObject *object)
{
  FpMotionLayer *self = FP_MOTION_LAYER (object);
  fp_motion_layer_finish (self);
  drop_moves (self);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->views, g_hash_table_unref);
  g_clear_pointer (&self->flights, g_ptr_array_unref);
  g_clear_pointer (&self->covers, g_ptr_array_unref);
  g_clear_pointer (&self->undrawn, g_ptr_array_unref);
  G_OBJECT_CLASS (fp_motion_layer_parent_class)->dispose (object);
}

static void
fp_motion_layer_class_init (FpMotionLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_motion_layer_dispose;
  widget_class->snapshot = fp_motion_layer_snapshot;
  widget_class->unmap = fp_motion_layer_unmap;
  widget_class->root = fp_motion_layer_root;
  widget_class->unroot = fp_motion_layer_unroot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  signals[SIGNAL_RESTED] =
      g_signal_new ("rested", FP_TYPE_MOTION_LAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_motion_layer_init (FpMotionLayer *self)
{
  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_motion_flight_free);
  self->covers = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_motion_cover_free);
  self->undrawn = g_ptr_array_new_with_free_func (g_object_unref);
  self->views = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_hash_table_unref);
  self->settings = fp_settings_find ();
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "leaving", G_CALLBACK (on_leaving), self);
  g_signal_group_connect_swapped (self->game_signals, "moving", G_CALLBACK (on_moving), self);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (on_changed), self);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
fp_motion_layer_new (GtkWidget *table)
{
  FpMotionLayer *self = g_object_new (FP_TYPE_MOTION_LAYER, NULL);
  self->table = table;
  return GTK_WIDGET (self);
}

void
fp_motion_layer_set_game (FpMotionLayer *self, FpGame *game)
{
  fp_motion_layer_finish (self);
  drop_moves (self);
  g_hash_table_remove_all (self->views);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
}

gboolean
fp_motion_layer_is_moving (FpMotionLayer *self)
{
  return self->tick != 0 || self->moves != NULL;
}
