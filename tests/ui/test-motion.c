/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of motion: timing, the table at rest, and answers during a motion. */
#include "app/lesson/fp-coach-bubble.h"
#include "app/motion/fp-motion-cover.h"
#include "app/motion/fp-motion-layer.h"
#include "app/motion/fp-motion-piece.h"
#include "app/widgets/fp-portrait-textures.h"
#include "app/motion/fp-motion-plan.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-decision-bar.h"
#include "app/table/fp-table-page.h"
#include "app/widgets/fp-wrap-box.h"
#include "app/window/fp-window.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"

enum
{
  ANSWERS = 15,
  TIMEOUT = 90, /* seconds */
  HURRIED = 2, /* answers during a motion that are enough */
};

static FpMoveItem *
new_move (FpMoveKind kind, int step, int count, const char *from, const char *to)
{
  const FpMoveFacts facts = { .kind = kind,
                              .step = step,
                              .count = count,
                              .from = g_strdup (from),
                              .to = g_strdup (to),
                              .from_card = -1,
                              .to_card = -1 };
  return fp_move_item_new (&facts);
}

static const FpMotionTime *
at (GArray *times, guint i)
{
  g_assert_cmpuint (i, <, times->len);
  return &g_array_index (times, FpMotionTime, i);
}

/* Moves start in order, simultaneous ones together, and all end within the maximum time. */
static void
test_plan (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (moves, new_move (FP_MOVE_REVEAL, 1, 1, "side/orange", "side/orange"));
  g_ptr_array_add (moves, new_move (FP_MOVE_REVEAL, 2, 1, "side/blue", "side/blue"));
  g_ptr_array_add (moves, new_move (FP_MOVE_SHIPS, 3, 3, "supply/blue", "warp"));
  g_ptr_array_add (moves, new_move (FP_MOVE_CARD, 4, 1, "hand/blue", "discard/blue"));
  g_autoptr (GArray) times = fp_motion_plan (moves, FP_MOTION_NORMAL, FALSE);
  g_assert_cmpuint (times->len, ==, 6);
  g_assert_cmpfloat (at (times, 0)->start, ==, at (times, 1)->start);
  for (guint i = 2; i < times->len; i++)
    g_assert_cmpfloat (at (times, i)->start, >, at (times, i - 1)->start);
  for (guint i = 0; i < 40; i++)
    g_ptr_array_add (moves, new_move (FP_MOVE_CARD, 5 + (int) i, 1, "deck/blue", "hand/blue"));
  for (FpMotionSpeed speed = FP_MOTION_FAST; speed < FP_N_MOTION_SPEEDS; speed++)
    {
      g_autoptr (GArray) many = fp_motion_plan (moves, speed, FALSE);
      for (guint i = 0; i < many->len; i++)
        {
          g_assert_cmpfloat (at (many, i)->end, <=, fp_motion_longest (speed, FALSE) + 1);
          g_assert_cmpfloat (at (many, i)->end - at (many, i)->start, >=, 89);
        }
    }
}

static double
length_of (GArray *times)
{
  double end = 0;
  for (guint i = 0; i < times->len; i++)
    end = MAX (end, at (times, i)->end);
  return end;
}

/* A replay takes as long per move as the motion itself, until there are too many moves. */
static void
test_replay_speed (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_object_unref);
  for (FpMotionSpeed speed = FP_MOTION_FAST; speed < FP_N_MOTION_SPEEDS; speed++)
    {
      g_ptr_array_set_size (moves, 0);
      for (int step = 0; step < 20; step++)
        g_ptr_array_add (moves, new_move (FP_MOVE_CARD, step, 1, "deck/blue", "hand/blue"));
      g_autoptr (GArray) seen = fp_motion_plan (moves, speed, FALSE);
      g_autoptr (GArray) missed = fp_motion_plan (moves, speed, TRUE);
      g_autoptr (GPtrArray) one = g_ptr_array_new ();
      g_ptr_array_add (one, g_ptr_array_index (moves, 0));
      g_autoptr (GArray) alone = fp_motion_plan (one, speed, TRUE);
      g_assert_cmpfloat (length_of (missed), >, 2 * length_of (seen));
      for (guint i = 0; i < missed->len; i++)
        g_assert_cmpfloat (at (missed, i)->end - at (missed, i)->start, ==, length_of (alone));
      for (int step = 20; step < 400; step++)
        g_ptr_array_add (moves, new_move (FP_MOVE_CARD, step, 1, "deck/blue", "hand/blue"));
      g_autoptr (GArray) many = fp_motion_plan (moves, speed, TRUE);
      g_assert_cmpfloat (length_of (many), <=, fp_motion_longest (speed, TRUE) + 1);
    }
}

typedef struct
{
  FpCatalogModel *box;
  FpGame *game;
  GtkWidget *window;
  FpTablePage *table;
  FpMotionLayer *layer;
} Fixture;

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Hides the table behind the curtain, as the window does. */
static void
on_changed (FpGame *game, GtkWidget *table)
{
  gtk_widget_set_visible (table, fp_game_curtain (game) < 0);
}

static void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

/* @data is the player of the second seat, or NULL for a person. */
static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  f->box = catalog_model_open ();
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_seat (setup, 1, data);
  setup->seed = 3;
  f->game = fp_game_new (f->box, setup, 0);
  f->window = gtk_window_new ();
  f->table = g_object_new (FP_TYPE_TABLE_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1100, 700);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->table));
  g_signal_connect (f->game, "changed", G_CALLBACK (on_changed), f->table);
  fp_table_page_set_game (f->table, f->game);
  f->layer = FP_MOTION_LAYER (find (GTK_WIDGET (f->table), FP_TYPE_MOTION_LAYER));
  gtk_window_present (GTK_WINDOW (f->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (f->layer)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  fp_table_page_set_game (f->table, NULL);
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_assert_finalize_object (f->game);
  g_assert_finalize_object (f->box);
  set_animations (TRUE);
}

static gboolean
mine (Fixture *f)
{
  FpDecisionItem *decision = fp_game_question (f->game);
  return decision != NULL && fp_decision_item_facts (decision)->mine;
}

static gboolean
on_timeout (gpointer data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

static void
wait_for_question (Fixture *f)
{
  guint timeout = g_timeout_add_seconds (TIMEOUT, on_timeout, NULL);
  while (!mine (f))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
}

/* Answers until something moves. */
static void
answer_until_moving (Fixture *f)
{
  for (guint i = 0; i < ANSWERS && !fp_motion_layer_is_moving (f->layer); i++)
    {
      wait_for_question (f);
      fp_game_answer (f->game, 0);
    }
  g_assert_true (fp_motion_layer_is_moving (f->layer));
}

static void
assert_at_rest (GtkWidget *widget)
{
  if (fp_motion_anchor_use (widget) == FP_MOTION_ANCHOR_FIGURE)
    g_assert_cmpfloat (gtk_widget_get_opacity (widget), ==, 1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_at_rest (child);
}

/* A motion ends by itself and leaves everything visible. The computer waits for it. */
static void
test_rest (Fixture *f, gconstpointer data)
{
  set_animations (TRUE);
  answer_until_moving (f);
  guint timeout = g_timeout_add_seconds (TIMEOUT, on_timeout, NULL);
  while (fp_motion_layer_is_moving (f->layer))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
  assert_at_rest (GTK_WIDGET (f->table));
}

static void
test_finish (Fixture *f, gconstpointer data)
{
  set_animations (TRUE);
  answer_until_moving (f);
  fp_motion_layer_finish (f->layer);
  g_assert_false (fp_motion_layer_is_moving (f->layer));
  assert_at_rest (GTK_WIDGET (f->table));
}

static void
test_off (Fixture *f, gconstpointer data)
{
  set_animations (FALSE);
  for (guint i = 0; i < ANSWERS; i++)
    {
      wait_for_question (f);
      fp_game_answer (f->game, 0);
      g_assert_false (fp_motion_layer_is_moving (f->layer));
    }
  assert_at_rest (GTK_WIDGET (f->table));
}

/* Returns the widgets that are covered. */
static GPtrArray *
find_covered (Fixture *f)
{
  g_autoptr (GHashTable) spots = fp_motion_anchors_find (GTK_WIDGET (f->table));
  GPtrArray *covered = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer widget;
  g_hash_table_iter_init (&iter, spots);
  while (g_hash_table_iter_next (&iter, NULL, &widget))
    if (gtk_widget_get_opacity (widget) < 0.5)
      g_ptr_array_add (covered, g_object_ref (widget));
  return covered;
}

/* Draws the first frame of a motion. On a slow machine a motion can be over with its second one. */
static void
draw_a_frame (Fixture *f)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (f->layer));
  gint64 before = gdk_frame_clock_get_frame_counter (clock);
  while (fp_motion_layer_is_moving (f->layer) && gdk_frame_clock_get_frame_counter (clock) == before)
    g_main_context_iteration (NULL, TRUE);
}

/* An answer that ends a motion leaves no blank widgets. */
static void
test_answer_during_motion (Fixture *f, gconstpointer data)
{
  guint n_hurried = 0;
  set_animations (TRUE);
  for (guint i = 0; i < 5 * ANSWERS && n_hurried < HURRIED && !fp_game_over (f->game); i++)
    {
      wait_for_question (f);
      fp_game_answer (f->game, 0);
      draw_a_frame (f);
      g_autoptr (GPtrArray) covered = find_covered (f);
      if (!fp_motion_layer_is_moving (f->layer) || covered->len == 0)
        continue;
      fp_motion_layer_finish (f->layer);
      if (!mine (f))
        continue;
      fp_game_answer (f->game, 0);
      for (guint c = 0; c < covered->len; c++)
        g_assert_cmpfloat (gtk_widget_get_opacity (g_ptr_array_index (covered, c)), ==, 1);
      n_hurried += fp_motion_layer_is_moving (f->layer);
    }
  g_assert_cmpuint (n_hurried, >, 0);
}

/* Counts the choices of the person. */
static void
on_message (const char *domain, GLogLevelFlags level, const char *message, gpointer n_choices)
{
  if (g_str_has_prefix (message, "choice ") && strstr (message, " orange ") != NULL)
    ++*(guint *) n_choices;
}

/* A question opens when the table is still, and no key pressed before answers it. */
static void
test_early_key (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  FpCatalogModel *box = catalog_model_open ();
  FpWindow *window = fp_window_new (NULL, box, 0);
  guint n_early = 0, n_choices = 0;
  guint handler = g_log_set_handler ("fifth-planet", G_LOG_LEVEL_DEBUG, on_message, &n_choices);
  set_animations (TRUE);
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = 3;
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  FpTablePage *table = FP_TABLE_PAGE (find (GTK_WIDGET (window), FP_TYPE_TABLE_PAGE));
  FpMotionLayer *layer = fp_table_page_motion (table);
  GtkWidget *bar = find (GTK_WIDGET (table), FP_TYPE_DECISION_BAR);
  for (guint i = 0; i < 20 * ANSWERS && n_early < HURRIED; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.choose", "i", 0);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.confirm", NULL);
      if (!fp_motion_layer_is_moving (layer) || fp_table_page_asks (table))
        {
          main_loop_run_for (10);
          continue;
        }
      guint before = n_choices;
      g_assert_null (gtk_widget_get_first_child (find (bar, FP_TYPE_WRAP_BOX)));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.press", "s", "1");
      g_assert_false (fp_motion_layer_is_moving (layer));
      g_assert_true (fp_table_page_asks (table));
      g_assert_cmpuint (n_choices, ==, before);
      n_early++;
    }
  g_assert_cmpuint (n_early, ==, HURRIED);
  g_assert_cmpuint (n_choices, >, 0);
  g_log_remove_handler ("fifth-planet", handler);
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_for (300);
  g_assert_finalize_object (box);
}

/* A hidden table shows no motion. */
static void
test_hidden (Fixture *f, gconstpointer data)
{
  set_animations (TRUE);
  answer_until_moving (f);
  gtk_widget_set_visible (GTK_WIDGET (f->table), FALSE);
  g_assert_false (fp_motion_layer_is_moving (f->layer));
  gtk_widget_set_visible (GTK_WIDGET (f->table), TRUE);
  assert_at_rest (GTK_WIDGET (f->table));
}

/* A player who returns from behind the curtain sees the moves since then. */
static void
test_replay (Fixture *f, gconstpointer data)
{
  guint replays = 0;
  set_animations (TRUE);
  for (guint i = 0; i < 3 * ANSWERS && !fp_game_over (f->game); i++)
    {
      gboolean behind_curtain = fp_game_curtain (f->game) >= 0;
      g_assert_false (behind_curtain && fp_motion_layer_is_moving (f->layer));
      fp_game_take_seat (f->game);
      replays += behind_curtain && fp_motion_layer_is_moving (f->layer);
      fp_motion_layer_finish (f->layer);
      assert_at_rest (GTK_WIDGET (f->table));
      fp_game_answer (f->game, 0);
    }
  g_assert_cmpuint (replays, >, 3);
}

/* Returns TRUE if the image of @label with the text @before fits where the label shows @after. */
static gboolean
cover_fits (GtkWidget *window, GtkWidget *label, const char *before, const char *after)
{
  gtk_label_set_text (GTK_LABEL (label), before);
  main_loop_run_for (50);
  FpMotionImage *image = fp_motion_image_take (label, window);
  gtk_label_set_text (GTK_LABEL (label), after);
  main_loop_run_for (50);
  FpMotionCover *cover = fp_motion_cover_new (label, image, FALSE);
  gboolean fits = fp_motion_cover_fits (cover);
  fp_motion_cover_free (cover);
  fp_motion_image_free (image);
  return fits;
}

/* An image much wider than its widget is not shown, since it would cover the neighbours. */
static void
test_cover (void)
{
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new (NULL);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (cover_fits (window, label, "Event 9", "Event 8"));
  g_assert_true (cover_fits (window, label, "Event 9", "Event 10 next"));
  g_assert_false (cover_fits (window, label, "Event 9 next", "Event 8"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A note of the lesson comes when the table is still, with the question. */
static void
test_note (void)
{
  FpCatalogModel *box = catalog_model_open ();
  g_autoptr (FpCoach) coach = fp_coach_begin (box, NULL, -1, "Ada", "Robot", 0);
  g_autoptr (FpGame) game = g_object_ref (fp_coach_game (coach));
  Fixture f = { .game = game, .window = gtk_window_new (), .table = g_object_new (FP_TYPE_TABLE_PAGE, NULL) };
  guint n_moving = 0, n_notes = 0;
  set_animations (TRUE);
  gtk_window_set_default_size (GTK_WINDOW (f.window), 1100, 700);
  gtk_window_set_child (GTK_WINDOW (f.window), GTK_WIDGET (f.table));
  fp_table_page_set_game (f.table, game);
  fp_table_page_set_coach (f.table, coach);
  f.layer = FP_MOTION_LAYER (find (GTK_WIDGET (f.table), FP_TYPE_MOTION_LAYER));
  GtkWidget *bubble = find (GTK_WIDGET (f.table), FP_TYPE_COACH_BUBBLE);
  gtk_window_present (GTK_WINDOW (f.window));
  for (guint i = 0; i < ANSWERS; i++)
    {
      wait_for_question (&f);
      while (fp_motion_layer_is_moving (f.layer) || !fp_table_page_asks (f.table))
        {
          g_assert_false (gtk_widget_get_visible (bubble));
          n_moving += fp_motion_layer_is_moving (f.layer) && fp_coach_note (coach) != NULL;
          g_main_context_iteration (NULL, TRUE);
        }
      g_assert_cmpint (gtk_widget_get_visible (bubble), ==, fp_coach_note (coach) != NULL);
      n_notes += fp_coach_note (coach) != NULL;
      fp_game_answer (game, 0);
    }
  g_assert_cmpuint (n_moving, >, 0);
  g_assert_cmpuint (n_notes, >, 0);
  fp_table_page_set_coach (f.table, NULL);
  fp_table_page_set_game (f.table, NULL);
  gtk_window_destroy (GTK_WINDOW (f.window));
  g_object_unref (box);
}

/* Adds the gradients below @node, the colours of kinds of cards, to @n. */
static guint
count_gradients (GskRenderNode *node)
{
  g_autoptr (GBytes) bytes = gsk_render_node_serialize (node);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_auto (GStrv) parts = g_strsplit (text, "linear-gradient", -1);
  return g_strv_length (parts) - 1;
}

/* Returns the layer of a window of its own. */
static GtkWidget *
new_layer (void)
{
  GtkWidget *window = gtk_window_new (), *layer = gtk_overlay_new ();
  window_style ();
  gtk_window_set_child (GTK_WINDOW (window), layer);
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  return layer;
}

/* A card in flight has the colours of its kind, as where it lies. */
static void
test_face (void)
{
  const FpCardFacts card = { .number = -1,
                             .id = g_strdup ("attack-8"),
                             .name = g_strdup ("attack 8"),
                             .title = g_strdup ("attack 8"),
                             .kind_id = g_strdup ("attack"),
                             .option = -1 };
  const FpMoveFacts move = { .kind = FP_MOVE_CARD, .card = fp_card_item_new (&card), .from_card = -1, .to_card = -1 };
  GtkWidget *layer = new_layer ();
  GskRenderNode *face = fp_motion_piece (layer, &move, FALSE);
  g_assert_cmpuint (count_gradients (face), >, 0);
  g_assert_null (gtk_widget_get_first_child (layer));
  gsk_render_node_unref (face);
  g_object_unref (move.card);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (layer)));
}

/* A character in flight has its face in the only picture that is made of it. */
static void
test_portrait (void)
{
  const FpCardFacts card = { .number = -1,
                             .id = g_strdup ("oracle"),
                             .name = g_strdup ("Oracle"),
                             .title = g_strdup ("Oracle"),
                             .kind_id = g_strdup ("alien"),
                             .portrait = g_strdup (""),
                             .option = -1 };
  const FpMoveFacts move = { .kind = FP_MOVE_CARD, .card = fp_card_item_new (&card), .from_card = -1, .to_card = -1 };
  GtkWidget *layer = new_layer ();
  guint before = fp_portrait_textures_n_drawn (gtk_widget_get_display (layer));
  GskRenderNode *face = fp_motion_piece (layer, &move, FALSE);
  g_assert_cmpuint (fp_portrait_textures_n_drawn (gtk_widget_get_display (layer)), ==, before + 1);
  gsk_render_node_unref (face);
  gsk_render_node_unref (fp_motion_piece (layer, &move, FALSE));
  g_assert_cmpuint (fp_portrait_textures_n_drawn (gtk_widget_get_display (layer)), ==, before + 1);
  g_object_unref (move.card);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (layer)));
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/motion/plan", test_plan);
  g_test_add_func ("/motion/face", test_face);
  g_test_add_func ("/motion/portrait", test_portrait);
  g_test_add_func ("/motion/missed", test_replay_speed);
  g_test_add ("/motion/rest", Fixture, "random", set_up, test_rest, tear_down);
  g_test_add ("/motion/finish", Fixture, "random", set_up, test_finish, tear_down);
  g_test_add ("/motion/hurry", Fixture, "random", set_up, test_answer_during_motion, tear_down);
  g_test_add_func ("/motion/early-key", test_early_key);
  g_test_add_func ("/motion/note", test_note);
  g_test_add ("/motion/off", Fixture, "random", set_up, test_off, tear_down);
  g_test_add ("/motion/return", Fixture, NULL, set_up, test_replay, tear_down);
  g_test_add ("/motion/hidden", Fixture, "random", set_up, test_hidden, tear_down);
  g_test_add_func ("/motion/cover", test_cover);
  return window_run ();
}
