/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back: what is shown is what a game shows that came no further, and the game goes on as if nobody had. */
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-load.h"
#include "model/game/fp-game-history.h"
#include "model/items/fp-item.h"
#include "model/items/fp-seat-item.h"

static FpCatalogModel *box;

static FpGame *
new_game (const char *players, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_assert_true (fp_game_setup_parse_players (setup, players, NULL));
  setup->seed = seed;
  return fp_game_new (box, setup, 0);
}

/* Answers @most questions at most, by lot. */
static void
play (FpGame *game, guint most)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  box_settle (game);
  for (guint i = 0; i < most && !fp_game_over (game);)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else
        {
          GListModel *options = fp_decision_item_facts (fp_game_question (game))->options;
          fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (options)));
          i++;
        }
      box_settle (game);
    }
}

static void
assert_same_table (FpGame *a, FpGame *b)
{
  static const char *const properties[] = { "seats",  "planets", "warp",      "hand",
                                            "envoys", "piles",   "encounter", "destiny" };
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autoptr (GObject) left = NULL;
      g_autoptr (GObject) right = NULL;
      g_object_get (a, properties[i], &left, NULL);
      g_object_get (b, properties[i], &right, NULL);
      if (!fp_item_equal (left, right))
        g_error ("%s differ", properties[i]);
    }
  g_assert_cmpstr (fp_game_status (a), ==, fp_game_status (b));
  g_assert_cmpint (fp_game_turn (a), ==, fp_game_turn (b));
  g_assert_cmpint (fp_game_history (a), ==, fp_game_history (b));
}

static void
test_same_as_then (void)
{
  g_autoptr (FpGame) whole = new_game ("Ada=person,Bo=random", 7);
  play (whole, G_MAXUINT);
  g_assert_true (fp_game_over (whole));
  g_autofree char *ending = g_strdup (fp_game_ending (whole));
  for (guint answers = 1; answers < 40; answers += 6)
    {
      g_autoptr (FpGame) part = new_game ("Ada=person,Bo=random", 7);
      play (part, answers);
      int n = fp_game_history_length (part);
      g_assert_cmpint (n, >, 0);
      /* Both look back, so that in neither there is anything to choose. */
      fp_game_look_back (part, n);
      fp_game_look_back (whole, n);
      assert_same_table (whole, part);
      g_assert_cmpint (fp_game_history (whole), ==, n);
      g_assert_true (fp_game_over (whole));
      g_assert_cmpstr (fp_game_ending (whole), ==, ending);
    }
}

/* Nothing can be done while looking back, and then everything is as it was. */
static void
test_untouched (void)
{
  g_autoptr (FpGame) game = new_game ("Ada=person,Bo=random", 5);
  play (game, 14);
  int length = fp_game_history_length (game);
  gboolean undo = fp_game_can_undo (game);
  g_autoptr (FpDecisionItem) asked = g_object_ref (fp_game_question (game));
  fp_game_look_back (game, 6);
  g_assert_cmpint (fp_game_history (game), ==, 6);
  g_assert_nonnull (fp_game_history_text (game));
  g_assert_false (fp_decision_item_facts (fp_game_question (game))->mine);
  g_assert_false (fp_game_can_undo (game) || fp_game_can_redo (game) || fp_game_can_concede (game));
  fp_game_answer (game, 0);
  fp_game_undo (game);
  fp_game_concede (game);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (fp_game_history (game), ==, 6);
  g_assert_cmpint (fp_game_history_length (game), ==, length);
  fp_game_look_back (game, -1);
  g_assert_cmpint (fp_game_history (game), ==, -1);
  g_assert_null (fp_game_history_text (game));
  g_assert_cmpint (fp_game_can_undo (game), ==, undo);
  g_assert_true (fp_item_equal (G_OBJECT (asked), G_OBJECT (fp_game_question (game))));
  fp_game_answer (game, 0);
  g_assert_cmpint (fp_game_history_length (game), >, length);
}

/* The computer waits while somebody looks back, and goes on afterwards. */
static void
test_computer_waits (void)
{
  g_autoptr (FpGame) game = new_game ("Ada=random,Bo=random", 3);
  while (fp_game_history_length (game) < 10)
    g_main_context_iteration (NULL, TRUE);
  fp_game_look_back (game, 2);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (fp_game_history_length (game), ==, 10);
  fp_game_look_back (game, -1);
  while (!fp_game_over (game))
    g_main_context_iteration (NULL, TRUE);
}

/* Behind the curtain nobody looks back; in front of it only with the eyes of who sits there. */
static void
test_two_persons (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo", 3);
  play (game, 12);
  if (fp_game_curtain (game) < 0)
    fp_game_look_back (game, 5);
  while (fp_game_curtain (game) < 0)
    {
      fp_game_look_back (game, -1);
      fp_game_answer (game, 0);
    }
  g_assert_false (fp_game_can_look_back (game));
  fp_game_look_back (game, 3);
  g_assert_cmpint (fp_game_history (game), ==, -1);
  int seat = fp_game_curtain (game);
  fp_game_take_seat (game);
  for (int n = 0; n <= fp_game_history_length (game); n++)
    {
      fp_game_look_back (game, n);
      g_assert_cmpint (fp_game_viewer (game), ==, seat);
      g_assert_cmpint (fp_game_curtain (game), ==, -1);
    }
}

static void
test_turns (void)
{
  g_autoptr (FpGame) game = new_game ("Ada=person,Bo=random", 7);
  play (game, G_MAXUINT);
  g_autoptr (GArray) turns = fp_game_history_turns (game);
  g_assert_cmpuint (turns->len, ==, (guint) fp_game_turn (game));
  for (guint i = 0; i < turns->len; i++)
    {
      guint n = g_array_index (turns, guint, i);
      fp_game_look_back (game, (int) n);
      g_assert_cmpint (fp_game_turn (game), >=, (int) i + 1);
      if (n == 0)
        continue;
      fp_game_look_back (game, (int) n - 1);
      g_assert_cmpint (fp_game_turn (game), <=, (int) i);
    }
}

/* A new game with the same players, which is kept and found again. */
static void
test_branch (void)
{
  g_autoptr (FpGame) game = new_game ("Ada=person,Bo=random", 7);
  play (game, G_MAXUINT);
  g_assert_null (fp_game_branch (game, 1));
  fp_game_look_back (game, 0);
  g_assert_cmpint (fp_game_branch_turn (game), ==, -1);
  g_assert_null (fp_game_branch (game, 1));
  fp_game_look_back (game, fp_game_history_length (game) * 2 / 3);
  int turn = fp_game_branch_turn (game);
  g_assert_cmpint (turn, >, 1);
  g_assert_cmpint (turn, <=, fp_game_turn (game));
  g_autoptr (FpGame) branch = fp_game_branch (game, 99);
  g_assert_nonnull (branch);
  g_assert_cmpint (fp_game_history (branch), ==, -1);
  /* Something may be asked before its card is drawn. */
  g_assert_cmpint (fp_game_turn (branch), >=, turn - 1);
  g_assert_cmpstr (fp_game_setup (branch)->names[0], ==, "Ada");
  g_assert_cmpuint (fp_game_setup (branch)->seed, ==, 99);
  fp_game_keep (branch);
  g_assert_null (fp_game_trouble (branch));
  play (branch, 5);
  g_assert_cmpint (fp_game_history (game), >, 0);
  g_autofree char *path = g_strdup (fp_game_path (branch));
  box_close_game (branch);
  g_auto (FpGameOpening) opening = { 0 };
  g_autoptr (FpGame) again = fp_game_new_from_file (box, path, TRUE, 0, &opening);
  g_assert_cmpstr (opening.trouble, ==, NULL);
  box_settle (again);
  assert_same_table (branch, again);
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  box = box_open ();
  g_test_add_func ("/past/same-as-then", test_same_as_then);
  g_test_add_func ("/past/untouched", test_untouched);
  g_test_add_func ("/past/computer-waits", test_computer_waits);
  g_test_add_func ("/past/two-persons", test_two_persons);
  g_test_add_func ("/past/turns", test_turns);
  g_test_add_func ("/past/branch", test_branch);
  int status = g_test_run ();
  /* A thread that has written a game lets go of it a moment after it has said so. */
  for (guint i = 0; i < 5000 && g_atomic_int_get (&G_OBJECT (box)->ref_count) > 1; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_finalize_object (box);
  home_end ();
  return status;
}
