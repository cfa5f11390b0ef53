/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that adds games to the record is killed at any moment: each game that was added is
 * there, whole, and no half one. FIFTH_PLANET_KILLS sets how often. */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture/home.h"
#include "record/played.h"

enum
{
  USUAL_KILLS = 15,
  LONGEST = 400000, /* microseconds until it is killed */
};

/* Adds games for ever and writes the number of each to @out once it is added. */
static void
add_games (int out, guint first)
{
  g_autoptr (FpRecord) record = fp_record_open (NULL, NULL);
  for (guint i = first;; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);
      g_autoptr (FpRecordGame) game = played_game (key, i, FP_RECORD_WON);
      gboolean marked = fp_record_mark (record, key, FP_RECORD_HINT, NULL);
      if (!marked || !fp_record_add (record, game, NULL, NULL) || write (out, &i, sizeof i) != sizeof i)
        _exit (1);
    }
}

/* Returns the last game that the child had added before it was killed, or @first − 1. */
static guint
kill_once (guint first, guint microseconds)
{
  int ends[2];
  guint last = first - 1, number;
  g_assert_cmpint (pipe (ends), ==, 0);
  pid_t child = fork ();
  if (child == 0)
    add_games (ends[1], first);
  close (ends[1]);
  g_usleep (microseconds);
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
  while (read (ends[0], &number, sizeof number) == sizeof number)
    last = number;
  close (ends[0]);
  return last;
}

static void
test_kill (void)
{
  const char *kills = g_getenv ("FIFTH_PLANET_KILLS");
  guint n = kills != NULL ? (guint) g_ascii_strtoull (kills, NULL, 10) : USUAL_KILLS, next = 1;
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  for (guint i = 0; i < n; i++)
    {
      guint last = kill_once (next, (guint) g_rand_int_range (random, 0, LONGEST));
      g_autoptr (GError) error = NULL;
      g_autoptr (FpRecord) record = fp_record_open (NULL, &error);
      g_assert_no_error (error);
      g_autoptr (GPtrArray) games = fp_record_games (record, &error);
      g_assert_no_error (error);
      /* The last one may have been added and not told yet. */
      g_assert_cmpuint (games->len, >=, last);
      g_assert_cmpuint (games->len, <=, last + 1);
      for (guint k = 0; k < games->len; k++)
        {
          const FpRecordGame *game = g_ptr_array_index (games, k);
          g_assert_cmpint (game->ended, ==, k + 1);
          g_assert_cmpuint (game->seats->len, ==, 2);
          g_assert_cmpuint (game->feats->len, ==, 1);
          g_assert_cmpuint (game->marks, ==, FP_RECORD_HINT);
        }
      next = games->len + 1;
    }
  g_test_message ("%u games through %u kills", next - 1, n);
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/kill", test_kill);
  int status = g_test_run ();
  home_end ();
  return status;
}
