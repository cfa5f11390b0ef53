/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the placement of a lesson's bubble: beside its target, without covering target or
 * options. */
#include "app/lesson/fp-coach-place.h"
#include "app/motion/fp-motion-anchors.h"
#include "fixture/window.h"

static const float WIDTH = 1000, HEIGHT = 600;

static GArray *
obstacles_of (const FpCoachObstacle *targets, guint n)
{
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (FpCoachObstacle));
  g_array_append_vals (obstacles, targets, n);
  return obstacles;
}

static graphene_rect_t
place (const GArray *obstacles, const graphene_rect_t *target)
{
  graphene_point_t at;
  fp_coach_place (330, 180, WIDTH, HEIGHT, obstacles, target, &at);
  return GRAPHENE_RECT_INIT (at.x, at.y, 330, 180);
}

static gboolean
covers (const graphene_rect_t *a, const graphene_rect_t *b)
{
  return graphene_rect_intersection (a, b, NULL);
}

/* The bubble finds a place for every position of the target. */
static void
test_beside (void)
{
  const graphene_rect_t window = GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT);
  for (float x = 0; x <= 900; x += 90)
    for (float y = 0; y <= 550; y += 55)
      {
        const FpCoachObstacle target = { GRAPHENE_RECT_INIT (x, y, 100, 50), 60 };
        g_autoptr (GArray) obstacles = obstacles_of (&target, 1);
        const graphene_rect_t bubble = place (obstacles, &target.bounds);
        graphene_rect_t near = bubble;
        graphene_rect_inset (&near, -40, -40);
        g_assert_true (graphene_rect_contains_rect (&window, &bubble));
        g_assert_false (covers (&bubble, &target.bounds));
        g_assert_true (covers (&near, &target.bounds));
      }
}

/* Options near the target stay free if possible. */
static void
test_answers (void)
{
  const FpCoachObstacle targets[] = { { GRAPHENE_RECT_INIT (400, 250, 100, 50), 60 },
                                      { GRAPHENE_RECT_INIT (0, 320, 1000, 280), 24 },
                                      { GRAPHENE_RECT_INIT (520, 0, 480, 300), 24 } };
  g_autoptr (GArray) obstacles = obstacles_of (targets, G_N_ELEMENTS (targets));
  const graphene_rect_t bubble = place (obstacles, &targets[0].bounds);
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    g_assert_false (covers (&bubble, &targets[i].bounds));
}

/* The bubble keeps a small margin to everything else if there is room. */
static void
test_margin (void)
{
  for (float x = 0; x <= 900; x += 7)
    {
      const FpCoachObstacle targets[] = { { GRAPHENE_RECT_INIT (400, 250, 100, 50), 60 },
                                          { GRAPHENE_RECT_INIT (x, 320, 50, 50), 4 } };
      g_autoptr (GArray) obstacles = obstacles_of (targets, G_N_ELEMENTS (targets));
      graphene_rect_t near = place (obstacles, &targets[0].bounds);
      graphene_rect_inset (&near, -5, -5);
      for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
        g_assert_false (covers (&near, &targets[i].bounds));
    }
}

/* A free place is taken although it is farther away than one that would cover a planet. */
static void
test_free_place (void)
{
  const graphene_rect_t target = GRAPHENE_RECT_INIT (60, 80, 100, 50);
  const graphene_rect_t free_place = GRAPHENE_RECT_INIT (640, 390, 360, 210);
  g_autoptr (GArray) obstacles = obstacles_of (&(FpCoachObstacle){ target, 60 }, 1);
  for (float x = 0; x <= 900; x += 150)
    for (float y = 0; y <= 550; y += 110)
      {
        const FpCoachObstacle planet = { GRAPHENE_RECT_INIT (x, y, 30, 30), 4 };
        if (!covers (&planet.bounds, &free_place))
          g_array_append_val (obstacles, planet);
      }
  const graphene_rect_t bubble = place (obstacles, &target);
  for (guint i = 0; i < obstacles->len; i++)
    g_assert_false (covers (&bubble, &g_array_index (obstacles, FpCoachObstacle, i).bounds));
}

/* Of a question only what is written there is in the way. */
static void
test_question (void)
{
  GtkWidget *window = gtk_window_new (), *table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *question = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *words = gtk_label_new ("Which planet?");
  gtk_widget_set_halign (words, GTK_ALIGN_START);
  gtk_widget_set_size_request (question, 600, 200);
  gtk_box_append (GTK_BOX (table), question);
  gtk_box_append (GTK_BOX (question), words);
  fp_motion_anchor_mark (question, FP_MOTION_ANCHOR_AREA, "question");
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  g_autoptr (GArray) obstacles = fp_coach_obstacles (table, window, NULL);
  g_assert_cmpuint (obstacles->len, ==, 1);
  g_assert_cmpfloat (g_array_index (obstacles, FpCoachObstacle, 0).bounds.size.width, <, 300);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A bubble without target keeps the same distance from the start of the line in both text
 * directions. */
static void
test_nowhere (void)
{
  g_autoptr (GArray) none = obstacles_of (NULL, 0);
  const graphene_rect_t left = fp_coach_nowhere (WIDTH, HEIGHT, FALSE), right = fp_coach_nowhere (WIDTH, HEIGHT, TRUE);
  const graphene_rect_t plain = place (none, &left), mirrored = place (none, &right);
  g_assert_true (graphene_rect_contains_rect (&GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT), &plain));
  g_assert_cmpfloat (plain.origin.y, ==, mirrored.origin.y);
  g_assert_cmpfloat_with_epsilon (plain.origin.x + plain.size.width / 2,
                                  WIDTH - mirrored.origin.x - mirrored.size.width / 2, 12);
  g_assert_cmpfloat (plain.origin.x, <, mirrored.origin.x);
}

/* A bubble larger than the window still gets a place. */
static void
test_small_window (void)
{
  g_autoptr (GArray) none = obstacles_of (NULL, 0);
  graphene_point_t at;
  const graphene_rect_t middle = fp_coach_nowhere (200, 100, FALSE);
  fp_coach_place (330, 180, 200, 100, none, &middle, &at);
  g_assert_cmpfloat (at.x, <, 200);
}

/* A note about answers that lie on the table frames the question. Their buttons can't be seen. */
static void
test_covered_answers (void)
{
  const FpCoachNote note = { .point = "question" };
  GtkWidget *window = gtk_window_new (), *table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *question = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *covered = gtk_label_new ("1");
  gtk_box_append (GTK_BOX (table), question);
  gtk_box_append (GTK_BOX (question), gtk_label_new ("Which planet?"));
  gtk_box_append (GTK_BOX (question), answers);
  gtk_box_append (GTK_BOX (answers), covered);
  gtk_widget_add_css_class (covered, "covers");
  fp_motion_anchor_mark (question, FP_MOTION_ANCHOR_AREA, "question");
  fp_motion_anchor_mark (answers, FP_MOTION_ANCHOR_AREA, "answers");
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  g_assert_true (fp_coach_target (table, NULL, &note) == question);
  gtk_box_append (GTK_BOX (answers), gtk_label_new ("Pass"));
  window_settle ();
  g_assert_true (fp_coach_target (table, NULL, &note) == answers);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  window_begin (&argc, &argv);
  g_test_add_func ("/coach/beside", test_beside);
  g_test_add_func ("/coach/answers", test_answers);
  g_test_add_func ("/coach/covered-answers", test_covered_answers);
  g_test_add_func ("/coach/apart", test_margin);
  g_test_add_func ("/coach/free-place", test_free_place);
  g_test_add_func ("/coach/question", test_question);
  g_test_add_func ("/coach/nowhere", test_nowhere);
  g_test_add_func ("/coach/no-room", test_small_window);
  return window_run ();
}
