/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several picks are one choice: put together in any order, changed, and answered as a whole; the game is the one that
 * answers in the engine's order give. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game-private.h"
#include "model/items/fp-option-item.h"

static FpGame *
new_game (FpCatalogModel *box, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo", &error));
  setup->seed = seed;
  setup->undo = FP_GAME_UNDO_ALWAYS;
  return fp_game_new (box, setup, 0);
}

static guint
n_options (FpGame *game)
{
  return g_list_model_get_n_items (box_question (game)->options);
}

static const FpOptionFacts *
option (FpGame *game, guint index)
{
  g_autoptr (FpOptionItem) item = g_list_model_get_item (box_question (game)->options, index);
  return fp_option_item_facts (item);
}

static guint
n_chosen (FpGame *game)
{
  guint n = 0;
  for (guint i = 0; i < n_options (game); i++)
    n += option (game, i)->picked ? 1 : 0;
  return n;
}

/* Chooses at random, and puts back again now and then, until it can be confirmed. */
static void
put_together (FpGame *game, GRand *rand)
{
  for (guint i = 0; i < 400 && !(box_question (game)->complete && g_rand_boolean (rand)); i++)
    {
      guint index = (guint) g_rand_int_range (rand, 0, (gint32) n_options (game));
      gboolean chosen = option (game, index)->picked, open = option (game, index)->open;
      guint before = n_chosen (game), number = (guint) box_question (game)->number;
      fp_game_choose (game, index);
      /* Nothing is answered yet. */
      g_assert_cmpuint ((guint) box_question (game)->number, ==, number);
      if (chosen)
        g_assert_cmpuint (n_chosen (game), ==, before - 1);
      else if (open)
        g_assert_true (option (game, index)->picked);
      else
        g_assert_cmpuint (n_chosen (game), ==, before);
    }
  g_assert_true (box_question (game)->complete);
}

/* Of like cards each may stand for the other. */
static char *
plain (const char *id)
{
  g_auto (GStrv) parts = g_strsplit (id, "#", 2);
  return g_strdup (parts[0]);
}

/* The ids of what is chosen. */
static GStrv
list_chosen (FpGame *game)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (guint i = 0; i < n_options (game); i++)
    if (option (game, i)->picked)
      {
        g_autofree char *id = plain (option (game, i)->id);
        g_strv_builder_add (builder, id);
      }
  return g_strv_builder_end (builder);
}

/* What was answered from choice @number on is what was @chosen; the last of it may have answered itself. */
static void
check_answers (FpGame *game, guint number, const char *const *chosen)
{
  const GPtrArray *choices = fp_session_choices (game->session);
  const char *decision = ((const FpChoice *) g_ptr_array_index (choices, number))->decision;
  guint n = 0;
  for (guint i = number; i < choices->len && n < g_strv_length ((GStrv) chosen); i++, n++)
    {
      const FpChoice *choice = g_ptr_array_index (choices, i);
      g_autofree char *answer = plain (choice->answer);
      if (strcmp (choice->decision, decision) != 0)
        break;
      g_assert_true (g_strv_contains (chosen, answer));
    }
  g_assert_cmpuint (n, >, 0);
}

static void
check_group (FpGame *game, GRand *rand)
{
  guint number = (guint) box_question (game)->number;
  g_autofree char *asked = g_strdup (box_question (game)->text);
  put_together (game, rand);
  /* All of it can be put back. */
  if (g_rand_int_range (rand, 0, 4) == 0)
    {
      fp_game_put_back (game);
      g_assert_cmpuint (n_chosen (game), ==, 0);
      put_together (game, rand);
    }
  g_auto (GStrv) chosen = list_chosen (game);
  fp_game_confirm (game);
  check_answers (game, number, (const char *const *) chosen);
  if (fp_game_over (game) || fp_game_curtain (game) >= 0)
    return;
  g_assert_cmpint (box_question (game)->number, >, (int) number);
  /* It is one choice: it is taken back as one. */
  fp_game_undo (game);
  if (fp_game_curtain (game) >= 0)
    fp_game_take_seat (game);
  g_assert_cmpint (box_question (game)->number, ==, (int) number);
  g_assert_cmpstr (box_question (game)->text, ==, asked);
  g_assert_cmpuint (n_chosen (game), ==, 0);
  fp_game_redo (game);
}

/* In games played at random every group can be answered, whatever is chosen and put back in it. */
static void
test_groups (void)
{
  FpCatalogModel *box = box_open ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint groups = 0;
  for (guint64 seed = 1; seed <= 25; seed++)
    {
      g_autoptr (FpGame) game = new_game (box, seed);
      while (!fp_game_over (game))
        {
          if (fp_game_curtain (game) >= 0)
            {
              fp_game_take_seat (game);
              continue;
            }
          groups += box_question (game)->several ? 1 : 0;
          if (box_question (game)->several)
            check_group (game, rand);
          else
            fp_game_choose (game, (guint) g_rand_int_range (rand, 0, (gint32) n_options (game)));
        }
    }
  g_test_message ("%u groups", groups);
  g_assert_cmpuint (groups, >, 40);
  g_assert_finalize_object (box);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draft/groups", test_groups);
  return g_test_run ();
}
