/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The model without a display: games end, undo and redo come out where they began, the curtain falls, and what is
 * hidden has no identity. */
#include "model/fp-game.h"
#include "model/fp-item.h"
#include "model/fp-option-item.h"

typedef struct
{
  FpBox *box;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  f->box = fp_box_new (&error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_finalize_object (f->box);
}

static FpGame *
new_game (Fixture *f, const char *players, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, players, &error));
  g_assert_no_error (error);
  setup->seed = seed;
  return fp_game_new (f->box, setup, 0);
}

/* Waits until a person is asked or the game is over. */
static void
settle (FpGame *game)
{
  while (!fp_game_over (game) && fp_game_curtain (game) < 0 && !fp_question_item_facts (fp_game_question (game))->mine)
    g_main_context_iteration (NULL, TRUE);
}

static const FpQuestionFacts *
question (FpGame *game)
{
  return fp_question_item_facts (fp_game_question (game));
}

/* Answers everything, in a way that @rand decides, until the game is over; returns how many answers were given. */
static guint
play_on (FpGame *game, GRand *rand)
{
  guint answers = 0;
  for (settle (game); !fp_game_over (game); settle (game))
    {
      if (fp_game_curtain (game) >= 0)
        {
          fp_game_take_seat (game);
          continue;
        }
      guint n = g_list_model_get_n_items (question (game)->options);
      g_assert_cmpuint (n, >=, 2);
      fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) n));
      g_assert_cmpuint (++answers, <, 20000);
    }
  return answers;
}

static void
test_against_computer (Fixture *f, gconstpointer data)
{
  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (FpGame) game = new_game (f, "Ada=person,Bo=random", seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      g_assert_cmpint (fp_game_viewer (game), ==, 0);
      g_assert_cmpint (fp_game_curtain (game), ==, -1);
      g_assert_cmpuint (play_on (game, rand), >, 0);
      g_assert_nonnull (fp_game_ending (game));
      g_assert_null (fp_game_question (game));
      g_assert_cmpstr (fp_game_status (game), !=, "");
      g_assert_cmpint (fp_game_turn (game), >, 0);
    }
}

static void
test_two_persons (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f, "Ada,Bo", 3);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  settle (game);
  /* Nobody has sat down: no hand is there to be drawn, no question to be read. */
  g_assert_cmpint (fp_game_curtain (game), >=, 0);
  g_assert_cmpint (fp_game_viewer (game), ==, -1);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), ==, 0);
  g_assert_false (question (game)->mine);
  g_assert_null (question (game)->id);
  g_assert_cmpuint (g_list_model_get_n_items (question (game)->options), ==, 0);
  /* Answers from behind the curtain don't count. */
  guint log = g_list_model_get_n_items (fp_game_log (game));
  fp_game_answer (game, 0);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), ==, log);

  int expected = fp_game_curtain (game);
  fp_game_take_seat (game);
  g_assert_cmpint (fp_game_viewer (game), ==, expected);
  g_assert_cmpint (fp_game_curtain (game), ==, -1);
  /* First an alien is chosen, whose card can be read before. */
  g_assert_cmpstr (question (game)->id, ==, "choose-aliens");
  g_autoptr (FpOptionItem) first = g_list_model_get_item (question (game)->options, 0);
  g_assert_nonnull (fp_card_item_facts (fp_option_item_facts (first)->card)->text);
  fp_game_answer (game, 0);
  settle (game);
  while (g_strcmp0 (question (game)->id, "choose-aliens") == 0 || fp_game_curtain (game) >= 0)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else
        fp_game_answer (game, 0);
      settle (game);
    }
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (fp_game_seats (game), seat);
      g_autoptr (FpCardItem) alien = g_list_model_get_item (fp_seat_item_facts (item)->aliens, 0);
      g_assert_nonnull (fp_card_item_facts (alien)->text);
    }
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), >, 0);
  play_on (game, rand);
  g_assert_nonnull (fp_game_ending (game));
}

/* What a test can compare of a game, as one string. */
static char *
describe (FpGame *game)
{
  GString *text = g_string_new (NULL);
  GListModel *hand = fp_game_hand (game);
  const FpQuestionFacts *asked = question (game);
  g_string_append_printf (text, "%s|%s|%u|%d|", asked->id, fp_game_status (game),
                          g_list_model_get_n_items (fp_game_log (game)), fp_game_turn (game));
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (hand, i);
      g_string_append_printf (text, "%s,", fp_card_item_facts (card)->name);
    }
  for (guint i = 0; i < g_list_model_get_n_items (asked->options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (asked->options, i);
      g_string_append_printf (text, "%s,", fp_option_item_facts (option)->id);
    }
  return g_string_free (text, FALSE);
}

static void
test_undo_redo (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f, "Ada=person,Bo=random", 5);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  settle (game);
  g_assert_false (fp_game_can_undo (game));
  g_assert_false (fp_game_can_redo (game));
  for (guint i = 0; i < 12 && !fp_game_over (game); i++)
    {
      g_ptr_array_add (seen, describe (game));
      fp_game_answer (game, 0);
      settle (game);
    }
  /* Answers of a group are one choice, so fewer steps lead back to the beginning. */
  guint steps = 0;
  while (fp_game_can_undo (game))
    {
      fp_game_undo (game);
      steps++;
    }
  settle (game);
  g_autofree char *first = describe (game);
  g_assert_cmpstr (first, ==, g_ptr_array_index (seen, 0));
  g_assert_cmpuint (steps, >, 2);
  while (fp_game_can_redo (game))
    {
      fp_game_redo (game);
      settle (game);
      steps--;
    }
  g_assert_cmpuint (steps, ==, 0);
}

static void
test_undo_while_thinking (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f, "Ada=person,Bo=random", 8);
  settle (game);
  g_autofree char *before = describe (game);
  fp_game_answer (game, 0);
  fp_game_undo (game);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_autofree char *after = describe (game);
  g_assert_cmpstr (before, ==, after);
}

static void
test_concede (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f, "Ada=person,Bo=random", 2);
  settle (game);
  g_assert_true (fp_game_can_concede (game));
  fp_game_concede (game);
  g_assert_true (fp_game_over (game));
  g_assert_false (fp_game_can_concede (game));
  g_autoptr (FpSeatItem) winner = fp_game_seat (game, 1);
  g_assert_true (fp_seat_item_facts (winner)->winner);
}

static void
check_hidden (GListModel *cards)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (cards, i);
      const FpCardFacts *card = fp_card_item_facts (item);
      if (card->hidden)
        {
          g_assert_null (card->text);
          g_assert_cmpint (card->number, ==, -1);
          g_assert_null (card->kind);
        }
    }
}

/* An opponent's secret tactic must not show by its absence from the others. */
static void
check_tactics (FpGame *game)
{
  g_autoptr (FpSeatItem) other = fp_game_seat (game, fp_game_far_seat (game));
  const FpSeatFacts *seat = fp_seat_item_facts (other);
  FpEncounterItem *encounter = fp_game_encounter (game);
  guint shown = 0;
  if (encounter != NULL)
    {
      g_autoptr (GObject) side = g_list_model_get_item (fp_encounter_item_facts (encounter)->sides, 1);
      g_autoptr (GListModel) tactics = NULL;
      g_object_get (side, "tactics", &tactics, NULL);
      check_hidden (tactics);
      for (guint i = 0; i < g_list_model_get_n_items (tactics); i++)
        {
          g_autoptr (FpCardItem) card = g_list_model_get_item (tactics, i);
          shown += !fp_card_item_facts (card)->hidden;
        }
    }
  g_assert_cmpuint (g_list_model_get_n_items (seat->ready) + g_list_model_get_n_items (seat->spent) + shown, ==, 5);
}

static void
test_hidden (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f, "Ada=person,Bo=random", 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  for (settle (game); !fp_game_over (game); settle (game))
    {
      check_hidden (fp_game_envoys (game));
      check_tactics (game);
      fp_game_answer (game,
                      (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (question (game)->options)));
    }
}

static void
test_setup (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, " Zoë =random,Bo", &error));
  g_assert_cmpstr (setup->names[0], ==, "Zoë");
  g_assert_true (setup->computer[0]);
  g_assert_false (setup->computer[1]);
  g_assert_true (fp_game_setup_parse_seed (setup, " 18446744073709551615 ", &error));
  g_assert_cmpuint (setup->seed, ==, G_MAXUINT64);
  static const char *const bad_seeds[] = { "x", "-1", "1.5", "18446744073709551616", "4 2" };
  for (guint i = 0; i < G_N_ELEMENTS (bad_seeds); i++)
    {
      g_assert_false (fp_game_setup_parse_seed (setup, bad_seeds[i], &error));
      g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
      g_clear_error (&error);
    }
  static const char *const bad_players[] = { "", "Ada", "A,B,C", "A=genius,B" };
  for (guint i = 0; i < G_N_ELEMENTS (bad_players); i++)
    {
      g_assert_false (fp_game_setup_parse_players (setup, bad_players[i], &error));
      g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
      g_clear_error (&error);
    }
  fp_game_setup_name (setup, 0, "   ");
  g_assert_cmpstr (setup->names[0], !=, "");
}

static FpCardItem *
card (const char *name)
{
  return fp_card_item_new (&(FpCardFacts){ .name = g_strdup (name), .option = -1 });
}

static void
count_changes (GListModel *list, guint position, guint removed, guint added, guint *changed)
{
  *changed += removed + added;
}

/* Rows that stay as they were are not exchanged. */
static void
test_update_list (Fixture *f, gconstpointer data)
{
  g_autoptr (GListStore) list = g_list_store_new (FP_TYPE_CARD_ITEM);
  guint changed = 0;
  g_signal_connect (list, "items-changed", G_CALLBACK (count_changes), &changed);
  static const char *const rows[][4] = {
    { "a", "b", "c" }, { "a", "b", "c" }, { "a", "x", "c" }, { "a", "c" }, { NULL }
  };
  static const guint changes[] = { 3, 0, 2, 1, 2 };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
      for (guint j = 0; rows[i][j] != NULL; j++)
        g_ptr_array_add (items, card (rows[i][j]));
      guint n = items->len;
      changed = 0;
      fp_item_update_list (list, items);
      g_assert_cmpuint (changed, ==, changes[i]);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, n);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/model/against-computer", Fixture, NULL, set_up, test_against_computer, tear_down);
  g_test_add ("/model/two-persons", Fixture, NULL, set_up, test_two_persons, tear_down);
  g_test_add ("/model/undo-redo", Fixture, NULL, set_up, test_undo_redo, tear_down);
  g_test_add ("/model/undo-while-thinking", Fixture, NULL, set_up, test_undo_while_thinking, tear_down);
  g_test_add ("/model/concede", Fixture, NULL, set_up, test_concede, tear_down);
  g_test_add ("/model/hidden", Fixture, NULL, set_up, test_hidden, tear_down);
  g_test_add ("/model/setup", Fixture, NULL, set_up, test_setup, tear_down);
  g_test_add ("/model/update-list", Fixture, NULL, set_up, test_update_list, tear_down);
  return g_test_run ();
}
