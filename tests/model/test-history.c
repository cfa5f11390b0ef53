/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of looking back: the table looks as it did then, and the game continues unaffected. */
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-load.h"
#include "model/game/fp-game-history.h"
#include "model/items/fp-item.h"
#include "model/items/fp-seat-item.h"

static FpCatalogModel *catalog_model;

static FpGame *
new_game (const char *players, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_assert_true (fp_game_setup_parse_players (setup, players, NULL));
  setup->seed = seed;
  return fp_game_new (catalog_model, setup, 0);
}

/* Answers at most @max_answers decisions at random. */
static void
play (FpGame *game, guint max_answers)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  game_settle (game);
  for (guint i = 0; i < max_answers && !fp_game_over (game);)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else
        {
          GListModel *options = fp_decision_item_facts (fp_game_question (game))->options;
          fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (options)));
          i++;
        }
      game_settle (game);
    }
}

static void
assert_same_table (FpGame *a, FpGame *b)
{
  static GListModel *(*const lists[]) (FpGame *) = { fp_game_seats, fp_game_planets, fp_game_places,
                                                     fp_game_hand,  fp_game_shared,  fp_game_piles };
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (!fp_item_equal (G_OBJECT (lists[i](a)), G_OBJECT (lists[i](b))))
      g_error ("lists %u differ", i);
  g_assert_true (fp_item_equal ((GObject *) fp_game_encounter (a), (GObject *) fp_game_encounter (b)));
  g_assert_true (fp_item_equal ((GObject *) fp_game_drawn (a), (GObject *) fp_game_drawn (b)));
  g_assert_cmpstr (fp_game_status (a), ==, fp_game_status (b));
  g_assert_cmpint (fp_game_turn (a), ==, fp_game_turn (b));
  g_assert_cmpint (fp_game_history (a), ==, fp_game_history (b));
}

static void
test_same_table (void)
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
      /* Both games look back, so neither has options. */
      fp_game_look_back (part, n);
      fp_game_look_back (whole, n);
      assert_same_table (whole, part);
      g_assert_cmpint (fp_game_history (whole), ==, n);
      g_assert_true (fp_game_over (whole));
      g_assert_cmpstr (fp_game_ending (whole), ==, ending);
    }
}

/* Nothing can be changed while looking back, and the game is the same afterwards. */
static void
test_untouched (void)
{
  g_autoptr (FpGame) game = new_game ("Ada=person,Bo=random", 5);
  play (game, 14);
  int length = fp_game_history_length (game);
  gboolean undo = fp_game_can_undo (game);
  g_autoptr (FpDecisionItem) decision = g_object_ref (fp_game_question (game));
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
  g_assert_true (fp_item_equal (G_OBJECT (decision), G_OBJECT (fp_game_question (game))));
  fp_game_answer (game, 0);
  g_assert_cmpint (fp_game_history_length (game), >, length);
}

/* The computer waits while the player looks back and continues afterwards. */
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

/* Nobody can look back behind the curtain. In front of the curtain a person sees what that seat may
 * see. */
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

/* A branch is a new game with the same players, which can be saved and reopened. */
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
  /* A decision may come before the card of the turn is drawn. */
  g_assert_cmpint (fp_game_turn (branch), >=, turn - 1);
  g_assert_cmpstr (fp_game_setup (branch)->seats[0].name, ==, "Ada");
  g_assert_cmpuint (fp_game_setup (branch)->seed, ==, 99);
  fp_game_keep (branch);
  g_assert_null (fp_game_trouble (branch));
  play (branch, 5);
  g_assert_cmpint (fp_game_history (game), >, 0);
  g_autofree char *path = g_strdup (fp_game_path (branch));
  game_close (branch);
  g_auto (FpGameOpening) opening = { 0 };
  g_autoptr (FpGame) again = fp_game_new_from_file (catalog_model, path, TRUE, 0, &opening);
  g_assert_cmpstr (opening.trouble, ==, NULL);
  game_settle (again);
  assert_same_table (branch, again);
}

/* Turns are found in every edition, with or without a card that begins them. */
static void
test_turns_of_editions (void)
{
  for (guint edition = 0; edition < 2; edition++)
    {
      g_autoptr (FpGameSetup) setup = fp_game_setup_new_nth (edition);
      for (guint seat = 1; seat < setup->n_seats; seat++)
        fp_game_setup_seat (setup, seat, "random");
      setup->seed = 7;
      g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
      play (game, 40);
      g_autoptr (GArray) turns = fp_game_history_turns (game);
      g_assert_cmpint (fp_game_turn (game), >, 2);
      g_assert_cmpuint (turns->len, ==, fp_game_turn (game));
    }
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/past/same-as-then", test_same_table);
  g_test_add_func ("/past/turns-of-editions", test_turns_of_editions);
  g_test_add_func ("/past/untouched", test_untouched);
  g_test_add_func ("/past/computer-waits", test_computer_waits);
  g_test_add_func ("/past/two-persons", test_two_persons);
  g_test_add_func ("/past/turns", test_turns);
  g_test_add_func ("/past/branch", test_branch);
  int status = g_test_run ();
  /* A thread that has saved a game may keep its references for a moment after the result
   * arrives. */
  for (guint i = 0; i < 5000 && g_atomic_int_get (&G_OBJECT (catalog_model)->ref_count) > 1; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_finalize_object (catalog_model);
  home_end ();
  return status;
}
