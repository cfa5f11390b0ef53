/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: names, budgets, and that they answer alike whenever asked alike. */
#include "players/fp-player.h"

static void
test_names (void)
{
  g_autoptr (GError) error = NULL;
  g_assert_cmpstr (fp_player_nth (0), ==, "random");
  g_assert_true (fp_player_check ("random", NULL));
  g_assert_true (fp_player_check ("random:500", NULL));

  g_assert_false (fp_player_check ("rando", &error));
  g_assert_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_UNKNOWN);
  g_assert_nonnull (strstr (error->message, "\"rando\""));
  g_assert_nonnull (strstr (error->message, "random"));
  g_clear_error (&error);

  const char *const bad[] = { "random:", "random:0", "random:-5", "random:x", "random:1000000001", "random:5 " };
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_null (fp_player_new (bad[i], 1, 0, &error));
      g_assert_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_BAD_BUDGET);
      g_clear_error (&error);
    }
  g_assert_false (fp_player_check ("", &error));
  g_assert_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_UNKNOWN);
}

static void
test_random (void)
{
  const FpDecision decision = { .seat = 1 };
  FpOptions *options = g_new0 (FpOptions, 1);
  options->n = 7;
  g_autoptr (FpPlayer) player = fp_player_new ("random", 42, 1, NULL);
  g_autoptr (FpPlayer) other = fp_player_new ("random:9", 42, 1, NULL);
  guint counts[7] = { 0 }, same_as_next = 0;
  for (uint32_t made = 0; made < 7000; made++)
    {
      guint choice = fp_player_choose (player, &decision, options, made);
      g_assert_cmpuint (choice, <, 7);
      g_assert_cmpuint (choice, ==, fp_player_choose (other, &decision, options, made));
      g_assert_cmpuint (choice, ==, fp_player_choose (player, &decision, options, made));
      same_as_next += choice == fp_player_choose (player, &decision, options, made + 1);
      counts[choice]++;
    }
  for (guint i = 0; i < 7; i++)
    {
      g_assert_cmpuint (counts[i], >, 850);
      g_assert_cmpuint (counts[i], <, 1150);
    }
  g_assert_cmpuint (same_as_next, >, 850);
  g_assert_cmpuint (same_as_next, <, 1150);
  g_free (options);
}

/* Seats of one game and games of one seat think of different numbers. */
static void
test_seeds (void)
{
  const FpDecision decision = { 0 };
  FpOptions *options = g_new0 (FpOptions, 1);
  options->n = FP_MAX_OPTIONS;
  g_autoptr (FpPlayer) player = fp_player_new ("random", 42, 0, NULL);
  guint first = fp_player_choose (player, &decision, options, 0);
  fp_player_begin (player, 42, 1);
  guint other_seat = fp_player_choose (player, &decision, options, 0);
  fp_player_begin (player, 43, 0);
  guint other_game = fp_player_choose (player, &decision, options, 0);
  fp_player_begin (player, 42, 0);
  g_assert_cmpuint (first, !=, other_seat);
  g_assert_cmpuint (first, !=, other_game);
  g_assert_cmpuint (first, ==, fp_player_choose (player, &decision, options, 0));
  g_free (options);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/names", test_names);
  g_test_add_func ("/players/random", test_random);
  g_test_add_func ("/players/seeds", test_seeds);
  return g_test_run ();
}
