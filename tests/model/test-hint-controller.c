/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of hints: only for the pending decision, based on what the player knows, with groups as a
 * whole. */
#include "fixture/catalog-model.h"
#include "fixture/duel.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-hint-controller.h"
#include "model/items/fp-option-item.h"
#include "session/game/fp-hints.h"

typedef struct
{
  FpCatalogModel *catalog_model;
  FpHintController *hint_controller;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->catalog_model = catalog_model_open ();
  f->hint_controller = fp_hint_controller_new ();
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_finalize_object (f->hint_controller);
  catalog_model_close (f->catalog_model);
}

static FpGame *
new_game (Fixture *f, const char *players, guint64 seed)
{
  FpGame *game = catalog_model_new_game (f->catalog_model, players, seed);
  fp_hint_controller_set_game (f->hint_controller, game);
  return game;
}

/* Answers with the first option until @matches accepts a person's decision. Returns FALSE if the
 * game ends first. */
static gboolean
play_to (FpGame *game, gboolean (*matches) (const FpDecisionFacts *decision))
{
  while (!fp_game_over (game))
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else if (!game_decision (game)->mine)
        g_main_context_iteration (NULL, TRUE);
      else if (matches (game_decision (game)))
        return TRUE;
      else
        fp_game_answer (game, 0);
    }
  return FALSE;
}

static gboolean
is_first_secret (const FpDecisionFacts *decision)
{
  return g_str_equal (decision->id, DUEL_SET_DIALS);
}

static gboolean
is_group (const FpDecisionFacts *decision)
{
  return decision->several;
}

static void
wait_for_hints (Fixture *f)
{
  fp_hint_controller_ask (f->hint_controller);
  while (fp_hint_controller_state (f->hint_controller) == FP_HINT_CONTROLLER_THINKING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (fp_hint_controller_state (f->hint_controller), ==, FP_HINT_CONTROLLER_DONE);
}

static FpHintItem *
hint (Fixture *f, guint index)
{
  return g_list_model_get_item (fp_hint_controller_list (f->hint_controller), index);
}

static char *
label_of (FpGame *game, int index)
{
  g_autoptr (FpOptionItem) option = g_list_model_get_item (game_decision (game)->options, (guint) index);
  return g_strdup (fp_option_item_facts (option)->label);
}

/* Hints for a secret number equal those of the terminal. Taking one answers the decision. */
static void
test_single_answer (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f, "Ada,Bo=random", 3);
  FpHint expected[FP_MOST_HINTS];
  g_assert_true (play_to (game, is_first_secret));
  guint n = fp_hints_find (fp_game_session (game), expected);
  guint choices = fp_session_choices (fp_game_session (game))->len;
  wait_for_hints (f);
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpuint (g_list_model_get_n_items (fp_hint_controller_list (f->hint_controller)), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpHintItem) item = hint (f, i);
      const FpHintFacts *facts = fp_hint_item_facts (item);
      g_autofree char *label = label_of (game, (int) expected[i].option);
      g_assert_cmpuint (facts->options->len, ==, 1);
      g_assert_cmpint (g_array_index (facts->options, int, 0), ==, (int) expected[i].option);
      g_assert_cmpstr (facts->text, ==, label);
      g_assert_nonnull (facts->odds);
      g_assert_cmpint (facts->reason != NULL, ==, expected[i].reason != NULL);
    }
  fp_hints_clear (expected, n);
  g_autoptr (FpHintItem) best = hint (f, 0);
  fp_hint_controller_take (f->hint_controller, best);
  const FpChoice *made = g_ptr_array_index (fp_session_choices (fp_game_session (game)), choices);
  g_assert_cmpstr (made->decision, ==, DUEL_SET_DIALS);
  g_assert_cmpint (fp_hint_controller_state (f->hint_controller), ==, FP_HINT_CONTROLLER_IDLE);
  g_assert_cmpuint (g_list_model_get_n_items (fp_hint_controller_list (f->hint_controller)), ==, 0);
  /* A second attempt comes too late. */
  choices = fp_session_choices (fp_game_session (game))->len;
  fp_hint_controller_take (f->hint_controller, best);
  g_assert_cmpuint (fp_session_choices (fp_game_session (game))->len, ==, choices);
}

/* Each hint for a group is complete. Taking one selects its cards without confirming them. */
static void
test_group (Fixture *f, gconstpointer data)
{
  guint met = 0;
  for (guint64 seed = 1; seed <= 12 && met < 3; seed++)
    {
      g_autoptr (FpGame) game = new_game (f, "Ada=person,Bo=random", seed);
      if (!play_to (game, is_group))
        continue;
      guint choices = fp_session_choices (fp_game_session (game))->len;
      wait_for_hints (f);
      guint n = g_list_model_get_n_items (fp_hint_controller_list (f->hint_controller));
      g_assert_cmpuint (n, >, 0);
      for (guint i = 0; i < n; i++)
        {
          g_autoptr (FpHintItem) item = hint (f, i);
          fp_hint_controller_take (f->hint_controller, item);
          g_assert_true (game_decision (game)->complete);
          g_assert_cmpuint (fp_session_choices (fp_game_session (game))->len, ==, choices);
          g_assert_cmpint (fp_hint_controller_state (f->hint_controller), ==, FP_HINT_CONTROLLER_DONE);
          for (guint k = 0; k < fp_hint_item_facts (item)->options->len; k++)
            g_assert_true (fp_pending_selection_chosen (
                fp_game_selection (game), (guint) g_array_index (fp_hint_item_facts (item)->options, int, k)));
        }
      fp_game_confirm (game);
      g_assert_cmpuint (fp_session_choices (fp_game_session (game))->len, >, choices);
      met++;
      fp_hint_controller_set_game (f->hint_controller, NULL);
    }
  g_assert_cmpuint (met, ==, 3);
}

/* Hints disappear as soon as the decision does. */
static void
test_cancelled (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f, "Ada,Bo=random", 3);
  g_assert_true (play_to (game, is_first_secret));
  fp_hint_controller_ask (f->hint_controller);
  g_assert_cmpint (fp_hint_controller_state (f->hint_controller), ==, FP_HINT_CONTROLLER_THINKING);
  fp_hint_controller_forget (f->hint_controller);
  g_assert_cmpint (fp_hint_controller_state (f->hint_controller), ==, FP_HINT_CONTROLLER_IDLE);
  fp_hint_controller_ask (f->hint_controller);
  fp_game_look_back (game, 0);
  g_assert_cmpint (fp_hint_controller_state (f->hint_controller), ==, FP_HINT_CONTROLLER_IDLE);
  g_assert_false (fp_hint_controller_can_ask (f->hint_controller));
  fp_game_look_back (game, -1);
  fp_hint_controller_ask (f->hint_controller);
  fp_game_answer (game, 0);
  g_assert_cmpint (fp_hint_controller_state (f->hint_controller), !=, FP_HINT_CONTROLLER_DONE);
  g_assert_cmpuint (g_list_model_get_n_items (fp_hint_controller_list (f->hint_controller)), ==, 0);
}

/* There are no hints for choosing an alien, and none can be requested behind the curtain. */
static void
test_no_hints (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f, "Ada,Bo", 3);
  g_assert_cmpint (fp_game_curtain (game), >=, 0);
  g_assert_false (fp_hint_controller_can_ask (f->hint_controller));
  fp_hint_controller_ask (f->hint_controller);
  g_assert_cmpint (fp_hint_controller_state (f->hint_controller), ==, FP_HINT_CONTROLLER_IDLE);
  fp_game_take_seat (game);
  g_assert_cmpstr (game_decision (game)->id, ==, "choose-aliens");
  g_assert_true (fp_hint_controller_can_ask (f->hint_controller));
  wait_for_hints (f);
  g_assert_cmpuint (g_list_model_get_n_items (fp_hint_controller_list (f->hint_controller)), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/model/hinter/answer", Fixture, NULL, set_up, test_single_answer, tear_down);
  g_test_add ("/model/hinter/group", Fixture, NULL, set_up, test_group, tear_down);
  g_test_add ("/model/hinter/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  g_test_add ("/model/hinter/nothing-to-say", Fixture, NULL, set_up, test_no_hints, tear_down);
  return g_test_run ();
}
