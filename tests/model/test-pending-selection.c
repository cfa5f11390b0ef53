/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the pending selection: several cards are chosen in any order, changed and confirmed as
 * one choice. The game equals one with answers in the engine's order. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game-internal.h"
#include "model/items/fp-option-item.h"

static FpGame *
new_game (FpCatalogModel *catalog_model, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo", &error));
  setup->seed = seed;
  setup->undo = FP_GAME_UNDO_ALWAYS;
  return fp_game_new (catalog_model, setup, 0);
}

static guint
count_options (FpGame *game)
{
  return g_list_model_get_n_items (game_decision (game)->options);
}

static const FpOptionFacts *
option (FpGame *game, guint index)
{
  g_autoptr (FpOptionItem) item = g_list_model_get_item (game_decision (game)->options, index);
  return fp_option_item_facts (item);
}

static guint
count_chosen (FpGame *game)
{
  guint n = 0;
  for (guint i = 0; i < count_options (game); i++)
    n += option (game, i)->picked ? 1 : 0;
  return n;
}

/* Selects and deselects at random until the selection is complete. */
static void
select_at_random (FpGame *game, GRand *rand)
{
  for (guint i = 0; i < 400 && !(game_decision (game)->complete && g_rand_boolean (rand)); i++)
    {
      guint index = (guint) g_rand_int_range (rand, 0, (gint32) count_options (game));
      gboolean chosen = option (game, index)->picked, open = option (game, index)->open;
      guint before = count_chosen (game), number = (guint) game_decision (game)->number;
      fp_game_choose (game, index);
      /* Nothing is answered yet. */
      g_assert_cmpuint ((guint) game_decision (game)->number, ==, number);
      if (chosen)
        g_assert_cmpuint (count_chosen (game), ==, before - 1);
      else if (open)
        g_assert_true (option (game, index)->picked);
      else
        g_assert_cmpuint (count_chosen (game), ==, before);
    }
  g_assert_true (game_decision (game)->complete);
}

/* Like cards are interchangeable, so their ids are compared without the copy number. */
static char *
strip_copy_number (const char *id)
{
  g_auto (GStrv) parts = g_strsplit (id, "#", 2);
  return g_strdup (parts[0]);
}

/* Returns the ids of the selected options. */
static GStrv
list_chosen (FpGame *game)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (guint i = 0; i < count_options (game); i++)
    if (option (game, i)->picked)
      {
        g_autofree char *id = strip_copy_number (option (game, i)->id);
        g_strv_builder_add (builder, id);
      }
  return g_strv_builder_end (builder);
}

/* The answers from choice @number on are among @chosen. The last one may have been given
 * automatically. */
static void
check_answers (FpGame *game, guint number, const char *const *chosen)
{
  const GPtrArray *choices = fp_session_choices (fp_game_session (game));
  const char *decision = ((const FpChoice *) g_ptr_array_index (choices, number))->decision;
  guint n = 0;
  for (guint i = number; i < choices->len && n < g_strv_length ((GStrv) chosen); i++, n++)
    {
      const FpChoice *choice = g_ptr_array_index (choices, i);
      g_autofree char *answer = strip_copy_number (choice->answer);
      if (strcmp (choice->decision, decision) != 0)
        break;
      g_assert_true (g_strv_contains (chosen, answer));
    }
  /* A group that may stay empty is answered with nothing chosen. */
  if (g_strv_length ((GStrv) chosen) > 0)
    g_assert_cmpuint (n, >, 0);
}

static void
check_group (FpGame *game, GRand *rand)
{
  guint number = (guint) game_decision (game)->number;
  g_autofree char *decision_text = g_strdup (game_decision (game)->text);
  select_at_random (game, rand);
  /* The whole selection can be cleared. */
  if (g_rand_int_range (rand, 0, 4) == 0)
    {
      fp_game_put_back (game);
      g_assert_cmpuint (count_chosen (game), ==, 0);
      select_at_random (game, rand);
    }
  g_auto (GStrv) chosen = list_chosen (game);
  fp_game_confirm (game);
  check_answers (game, number, (const char *const *) chosen);
  if (fp_game_over (game) || fp_game_curtain (game) >= 0)
    return;
  g_assert_cmpint (game_decision (game)->number, >, (int) number);
  /* The selection is one choice for undo. */
  fp_game_undo (game);
  if (fp_game_curtain (game) >= 0)
    fp_game_take_seat (game);
  g_assert_cmpint (game_decision (game)->number, ==, (int) number);
  g_assert_cmpstr (game_decision (game)->text, ==, decision_text);
  g_assert_cmpuint (count_chosen (game), ==, 0);
  fp_game_redo (game);
}

/* In random games every group can be answered, whatever was selected and deselected. */
static void
test_groups (void)
{
  FpCatalogModel *catalog_model = catalog_model_open ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint groups = 0;
  for (guint64 seed = 1; seed <= 25; seed++)
    {
      g_autoptr (FpGame) game = new_game (catalog_model, seed);
      while (!fp_game_over (game))
        {
          if (fp_game_curtain (game) >= 0)
            {
              fp_game_take_seat (game);
              continue;
            }
          groups += game_decision (game)->several ? 1 : 0;
          if (game_decision (game)->several)
            check_group (game, rand);
          else
            fp_game_choose (game, (guint) g_rand_int_range (rand, 0, (gint32) count_options (game)));
        }
    }
  g_test_message ("%u groups", groups);
  g_assert_cmpuint (groups, >, 40);
  g_assert_finalize_object (catalog_model);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draft/groups", test_groups);
  return g_test_run ();
}
