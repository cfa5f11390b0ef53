/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the list of recent games: contents, order and deletion. */
#include <glib/gstdio.h>
#include <unistd.h>
#include <utime.h>

#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-autosave.h"
#include "model/fp-recent-games.h"
#include "model/items/fp-card-item.h"
#include "model/items/fp-seat-item.h"
#include "session/files/fp-game-lock.h"

static void
on_flag (gpointer object, gpointer data)
{
  *(gboolean *) data = TRUE;
}

static void
read_games (FpRecentGames *games, const char *const *elsewhere)
{
  gboolean read = FALSE;
  gulong handler = g_signal_connect (games, "read", G_CALLBACK (on_flag), &read);
  fp_recent_games_read (games, elsewhere);
  while (!read)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (games, handler);
}

/* Plays @n answers in a game of @name and dates its file @age seconds back. If @concedes is TRUE,
 * the game ends with a concession. Returns the path. (transfer full) */
static char *
play_answers (FpCatalogModel *catalog_model, const char *name, guint n, guint age, gboolean concedes)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_name (setup, 0, name);
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = 4;
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  fp_game_keep (game);
  char *path = g_strdup (fp_game_path (game));
  for (guint i = 0; i <= n; i++)
    {
      while (!fp_decision_item_facts (fp_game_question (game))->mine)
        g_main_context_iteration (NULL, TRUE);
      if (i < n)
        fp_game_answer (game, 0);
    }
  if (concedes)
    fp_game_concede (game);
  game_close (game);
  time_t then = (time_t) (g_get_real_time () / G_USEC_PER_SEC - age);
  const struct utimbuf times = { then, then };
  g_assert_cmpint (g_utime (path, (struct utimbuf *) &times), ==, 0);
  return path;
}

static char *
play (FpCatalogModel *catalog_model, const char *name, guint age, gboolean concedes)
{
  return play_answers (catalog_model, name, 1, age, concedes);
}

/* Returns the first names of the games as one string. */
static char *
names (FpRecentGames *games)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (fp_recent_games_list (games)); i++)
    {
      g_autoptr (FpRecentItem) item = g_list_model_get_item (fp_recent_games_list (games), i);
      const char *players = fp_recent_item_facts (item)->players;
      g_string_append_len (text, players, strcspn (players, " "));
    }
  return g_string_free (text, FALSE);
}

static void
test_list (void)
{
  g_autoptr (GError) error = NULL;
  home_empty ();
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpRecentGames) games = fp_recent_games_new ();
  read_games (games, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (fp_recent_games_list (games)), ==, 0);
  g_assert_null (fp_recent_games_unfinished (games));

  g_autofree char *old = play (catalog_model, "A", 500, FALSE);
  g_autofree char *ended = play (catalog_model, "B", 100, TRUE);
  g_autofree char *moved = play (catalog_model, "C", 300, FALSE);
  g_autofree char *folder = g_path_get_dirname (old);
  g_autofree char *broken = g_build_filename (folder, "broken.fifthplanet", NULL);
  g_autofree char *own_path = home_path ("mine");
  const char *const elsewhere[] = { own_path, "/no/such/file", broken, old, NULL };
  g_assert_true (g_file_set_contents (broken, "<game", -1, NULL));
  g_assert_cmpint (g_utime (broken, &(struct utimbuf){ 1, 1 }), ==, 0);
  g_assert_cmpint (g_rename (moved, own_path), ==, 0);
  read_games (games, elsewhere);
  g_autofree char *found = names (games);
  /* A file that can't be opened is listed as well. */
  g_assert_cmpstr (found, ==, "BCAbroken.fifthplanet");
  g_autoptr (FpRecentItem) last = g_list_model_get_item (fp_recent_games_list (games), 3);
  g_assert_false (fp_recent_item_facts (last)->playable);

  g_autoptr (FpRecentItem) first = g_list_model_get_item (fp_recent_games_list (games), 0);
  g_autoptr (FpRecentItem) second = g_list_model_get_item (fp_recent_games_list (games), 1);
  g_assert_true (fp_recent_item_facts (first)->over);
  g_assert_true (fp_recent_item_facts (first)->ours);
  g_assert_false (fp_recent_item_facts (second)->ours);
  g_assert_cmpstr (fp_recent_item_facts (second)->path, ==, own_path);
  g_assert_true (fp_recent_games_unfinished (games) == second);
  /* The picture of the table shows no hidden cards of either player. */
  g_assert_null (fp_recent_item_facts (first)->planets);
  g_assert_nonnull (fp_recent_item_facts (second)->planets);
  g_assert_cmpint (fp_recent_item_facts (second)->turn, >=, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (FpSeatItem) seat = g_list_model_get_item (fp_recent_item_facts (second)->seats, i);
      g_assert_cmpint (fp_seat_item_facts (seat)->seat, ==, (int) i);
      g_assert_null (fp_seat_item_facts (seat)->known);
    }

  /* A game being played can't be deleted. */
  FpGameLock *lock = NULL;
  g_assert_true (fp_game_lock (old, &lock, NULL));
  g_assert_false (fp_recent_games_delete (games, old, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_true (g_file_test (old, G_FILE_TEST_EXISTS));
  fp_game_unlock (lock);

  g_assert_true (fp_recent_games_delete (games, old, &error));
  g_assert_no_error (error);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_autofree char *left = names (games);
  g_assert_cmpstr (left, ==, "BCbroken.fifthplanet");
}

/* A read requested during another one is not lost. */
static void
test_read_twice (void)
{
  home_empty ();
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpRecentGames) games = fp_recent_games_new ();
  fp_recent_games_read (games, NULL);
  g_autofree char *path = play (catalog_model, "A", 0, FALSE);
  read_games (games, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (fp_recent_games_list (games)), ==, 1);
}

/* A game saved with other cards resumes from a position and is listed as well. */
static void
test_other_cards (void)
{
  g_autoptr (GError) error = NULL;
  home_empty ();
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpRecentGames) games = fp_recent_games_new ();
  g_autofree char *path = play_answers (catalog_model, "A", 16, 0, FALSE);
  g_autofree char *text = NULL;
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  char *digest = strstr (text, "programs=\"") + strlen ("programs=\"");
  *digest = *digest == '0' ? '1' : '0';
  g_assert_true (g_file_set_contents (path, text, -1, &error));
  read_games (games, NULL);
  g_autofree char *found = names (games);
  g_assert_cmpstr (found, ==, "A");
  g_assert_nonnull (fp_recent_games_unfinished (games));
}

static void
test_limit (void)
{
  home_empty ();
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpRecentGames) games = fp_recent_games_new ();
  for (guint i = 0; i < 12; i++)
    {
      const char name[] = { (char) ('A' + (int) i), '\0' };
      g_autofree char *path = play (catalog_model, name, 1000 - 10 * i, FALSE);
    }
  read_games (games, NULL);
  g_autofree char *found = names (games);
  g_assert_cmpstr (found, ==, "LKJIHGFEDC");
}

static void
test_when (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 3, 2, 0, 10, 0);
  const struct
  {
    int minutes_ago;
    const char *text;
  } cases[] = {
    /* −30: a clock that was set back does no harm */
    { 0, "Today, 00:10" },
    { -30, "Today, 00:40" },
    { 11, "Yesterday, 23:59" },
    { 24 * 60, "Yesterday, 00:10" },
    { 2 * 24 * 60, "Saturday, 00:10" },
    { 7 * 24 * 60, "23 February" },
    { 365 * 24 * 60, "2 March 2025" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GDateTime) then = g_date_time_add_minutes (now, -cases[i].minutes_ago);
      g_autofree char *text = fp_recent_item_when (g_date_time_to_unix (then), now);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
  g_autofree char *never = fp_recent_item_when (G_MAXINT64, now);
  g_assert_cmpstr (never, !=, "");
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/recent/list", test_list);
  g_test_add_func ("/recent/read-twice", test_read_twice);
  g_test_add_func ("/recent/other-cards", test_other_cards);
  g_test_add_func ("/recent/most", test_limit);
  g_test_add_func ("/recent/when", test_when);
  int status = g_test_run ();
  home_end ();
  return status;
}
