/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of passing without being asked: such passes are ordinary answers, in the windows that the
 * player chose and in no others. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-passing.h"
#include "model/items/fp-option-item.h"

static FpCatalogModel *catalog_model;

enum
{
  MOST_ANSWERS = 1000,
  ENOUGH = 12, /* windows of a game that tell enough */
  SEED = 3,
};

/* Returns a game of @players, each of whom is asked in all windows. */
static FpGame *
new_game (const char *players)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, players, &error));
  g_assert_no_error (error);
  setup->seed = SEED;
  setup->undo = FP_GAME_UNDO_ALWAYS;
  setup->aliens = FP_GAME_ALIENS_RANDOM;
  FpGame *game = fp_game_new (catalog_model, setup, 0);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    fp_game_recall_stops (game, seat, FP_STOPS_ALWAYS, NULL);
  return game;
}

/* Returns the index of the pass among the options shown, −1: there is none. */
static int
find_pass (FpGame *game)
{
  GListModel *options = game_decision (game)->options;
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (options, i);
      if (g_str_equal (fp_option_item_facts (option)->id, "pass"))
        return fp_option_item_facts (option)->index;
    }
  return -1;
}

/* Plays with the first option, and passes in windows, until somebody is asked in a window or the
 * game is over. Returns TRUE in a window. */
static gboolean
play_to_window (FpGame *game)
{
  for (guint i = 0; i < MOST_ANSWERS; i++)
    {
      game_settle (game);
      if (fp_game_over (game))
        return FALSE;
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else if (fp_game_asks_window (game))
        return TRUE;
      else
        fp_game_answer (game, 0);
    }
  return FALSE;
}

static void
pass (FpGame *game)
{
  int index = find_pass (game);
  g_assert_cmpint (index, >=, 0);
  fp_game_answer (game, (guint) index);
}

/* Returns all choices of the game, a line each. Free with g_free (). */
static char *
list_choices (FpGame *game)
{
  const GPtrArray *choices = fp_session_choices (fp_game_session (game));
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < choices->len; i++)
    {
      const FpChoice *choice = g_ptr_array_index (choices, i);
      g_string_append_printf (text, "%d %s %s\n", choice->seat, choice->decision, choice->answer);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static guint
count_choices (FpGame *game)
{
  return fp_session_choices (fp_game_session (game))->len;
}

/* A player who never stops makes the same choices as one who passes in each window. */
static void
test_never (void)
{
  g_autoptr (FpGame) by_hand = new_game ("Ada,Bo=random,Cy=random"), ahead = new_game ("Ada,Bo=random,Cy=random");
  guint windows = 0;
  for (; windows < ENOUGH && play_to_window (by_hand); windows++)
    pass (by_hand);
  g_assert_cmpuint (windows, ==, ENOUGH);
  fp_game_set_stops (ahead, FP_STOPS_NEVER);
  for (game_settle (ahead); count_choices (ahead) < count_choices (by_hand); game_settle (ahead))
    {
      g_assert_false (fp_game_asks_window (ahead));
      fp_game_answer (ahead, 0);
    }
  g_autofree char *wanted = list_choices (by_hand), *made = list_choices (ahead);
  g_assert_true (g_str_has_prefix (made, wanted));
  game_close (by_hand);
  game_close (ahead);
}

/* Returns the number of windows in which the first player has passed. */
static guint
count_passes (FpGame *game)
{
  const GPtrArray *choices = fp_session_choices (fp_game_session (game));
  guint n = 0;
  for (guint i = 0; i < choices->len; i++)
    {
      const FpChoice *choice = g_ptr_array_index (choices, i);
      n += choice->seat == 0 && g_str_has_suffix (choice->decision, "/window") && g_str_equal (choice->answer, "pass");
    }
  return n;
}

/* Passing until the reveal ends before the next window is asked. It passes in the open window, and
 * at least once in more than that. */
static void
test_until_reveal (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo=random,Cy=random");
  guint most = 0;
  while (most < 2 && play_to_window (game))
    {
      g_assert_false (fp_session_is_passing (fp_game_session (game), 0));
      guint before = count_passes (game);
      if (fp_game_can_pass_until_reveal (game))
        fp_game_pass_until_reveal (game);
      else
        pass (game);
      g_assert_cmpuint (count_passes (game), ==, before + 1);
      (void) play_to_window (game);
      most = MAX (most, count_passes (game) - before);
    }
  g_assert_cmpuint (most, >, 1);
  game_close (game);
}

/* The windows that a player chooses are asked, and no others. */
static void
test_stops (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo=random,Cy=random");
  guint windows = 0;
  fp_game_set_stops (game, FP_STOPS_AT_REVEAL);
  g_assert_cmpint (fp_game_stops (game), ==, FP_STOPS_AT_REVEAL);
  for (; windows < ENOUGH / 4 && play_to_window (game); windows++)
    {
      g_assert_false (fp_game_can_pass_until_reveal (game)); /* that reveal is over */
      pass (game);
    }
  g_assert_cmpuint (windows, >, 0);
  game_close (game);
}

/* No curtain comes before a person who passes without being asked. Undoing goes back to a question
 * that was asked. */
static void
test_no_curtain (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo,Cy=random");
  g_assert_true (play_to_window (game));
  int viewer = fp_game_viewer (game);
  guint before = count_choices (game);
  fp_game_set_stops (game, FP_STOPS_NEVER);
  g_assert_false (game_decision (game)->mine);
  g_assert_cmpint (fp_game_curtain (game), <, 0);
  while (count_choices (game) == before)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (count_choices (game), >, before);
  game_settle (game);
  fp_game_undo (game);
  game_settle (game);
  if (fp_game_curtain (game) == viewer)
    fp_game_take_seat (game);
  g_assert_cmpint (fp_game_stops (game), ==, FP_STOPS_NEVER);
  g_assert_true (game_decision (game)->mine);
  g_assert_false (fp_game_asks_window (game));
  game_close (game);
}

/* Returns the number of a card of the hand that can be wanted, −1: there is none. @wanted: only the
 * wanted one counts. */
static int
find_wantable (FpGame *game, gboolean wanted)
{
  GListModel *hand = fp_game_hand (game);
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (hand, i);
      const FpCardFacts *facts = fp_card_item_facts (card);
      if (facts->wantable && (facts->wanted || !wanted))
        return facts->number;
    }
  return -1;
}

/* Plays with the first option until a card can be wanted. Returns its number, −1: the game is
 * over. */
static int
play_to_wantable (FpGame *game)
{
  for (guint i = 0; i < MOST_ANSWERS; i++)
    {
      game_settle (game);
      if (fp_game_over (game) || find_wantable (game, FALSE) >= 0)
        return fp_game_over (game) ? -1 : find_wantable (game, FALSE);
      fp_game_answer (game, 0);
    }
  return -1;
}

/* A card of the hand is wanted and no longer, by itself or by putting back. Answers in between
 * change nothing of it. A wanted card that the rules allow is played, or asked about. */
static void
test_want (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo=random,Cy=random");
  fp_game_set_stops (game, FP_STOPS_USUAL);
  int card = play_to_wantable (game);
  g_assert_cmpint (card, >=, 0);
  g_assert_cmpint (find_wantable (game, TRUE), <, 0);
  fp_game_want (game, card);
  g_assert_cmpint (find_wantable (game, TRUE), ==, card);
  g_autoptr (FpCardItem) wanted = fp_game_wanted (game);
  g_assert_cmpint (fp_card_item_facts (wanted)->number, ==, card);
  g_assert_cmpstr (fp_card_item_facts (wanted)->state, !=, NULL);
  fp_game_want (game, card);
  g_assert_null (fp_game_wanted (game));
  fp_game_want (game, card);
  fp_game_put_back (game);
  g_assert_null (fp_game_wanted (game));
  game_close (game);
}

/* The preferences of a person are there again in another game. */
static void
test_recalled (void)
{
  static const char *const cards[] = { "cosmic-zap", "no-such-card", NULL };
  g_autoptr (FpGame) game = new_game ("Ada,Bo=random,Cy=random");
  g_assert_true (fp_game_can_stop_at (game, "cosmic-zap"));
  g_assert_false (fp_game_can_stop_at (game, "attack-8"));
  fp_game_recall_stops (game, 0, FP_STOPS_AT_USE, cards);
  g_assert_cmpint (fp_game_stops (game), ==, FP_STOPS_AT_USE);
  g_assert_true (fp_game_stops_at (game, "cosmic-zap"));
  g_auto (GStrv) kept = fp_game_stop_cards (game);
  g_assert_cmpuint (g_strv_length (kept), ==, 1);
  fp_game_set_stops_at (game, "cosmic-zap", FALSE);
  g_assert_false (fp_game_stops_at (game, "cosmic-zap"));
  game_close (game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/passing/never", test_never);
  g_test_add_func ("/passing/until-reveal", test_until_reveal);
  g_test_add_func ("/passing/stops", test_stops);
  g_test_add_func ("/passing/no-curtain", test_no_curtain);
  g_test_add_func ("/passing/want", test_want);
  g_test_add_func ("/passing/recalled", test_recalled);
  int status = g_test_run ();
  g_assert_finalize_object (catalog_model);
  return status;
}
