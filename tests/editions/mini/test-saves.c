/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of the small edition in files: saved, loaded, and replayed to the same end. */
#include "fixture/home.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/game/fp-silent-passes.h"
#include "session/history/fp-session-why.h"

enum
{
  GAMES = 2, /* for each number of seats */
  EVERY = 25, /* choices between two saves, or two answers to “Why?” */
};

static FpCatalogs *catalogs;

/* Returns a game of @n_seats persons. */
static FpSession *
new_game (guint n_seats, uint64_t seed)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSession *session;
  FpSetup setup;

  g_assert_true (fp_catalogs_find ("mini", &edition, &catalog, catalogs));
  fp_setup_init (&setup, edition);
  setup.n_seats = n_seats;
  setup.seed = seed;
  setup.undo = FP_UNDO_FREE;
  for (guint seat = 0; seat < n_seats; seat++)
    fp_setup_set_seat (&setup, seat, edition->seat_ids[seat], "person");
  session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

static void
answer (FpSession *session, GRand *random)
{
  const FpOptions *options = fp_engine_options (fp_session_engine (session));

  fp_session_answer (session, (guint) g_rand_int_range (random, 0, (gint32) options->n));
}

static uint64_t
digest (FpSession *session)
{
  return fp_state_digest (fp_session_engine (session));
}

/* Checks that the game opened from its file is the same. */
static void
assert_saved (FpSession *session, const char *path)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (GError) error = NULL;
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) read = NULL;

  fp_session_save (session, path, &error);
  g_assert_no_error (error);
  read = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  g_assert_cmpuint (fp_problems_count (problems), ==, 0);
  g_assert_cmpint (opened.extent, ==, FP_OPENED_WHOLE);
  g_assert_cmpuint (fp_session_setup (read)->n_seats, ==, fp_session_setup (session)->n_seats);
  g_assert_cmpuint (fp_session_choices (read)->len, ==, fp_session_choices (session)->len);
  g_assert_cmpuint (fp_session_log (read)->len, ==, fp_session_log (session)->len);
  g_assert_cmphex (digest (read), ==, digest (session));
}

/* Plays games, saving and loading them, with a step back and forth now and then. */
static void
test_saves (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autofree char *path = home_path ("mini.fifthplanet");

  for (guint game = 1; game <= GAMES; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game);
      g_autoptr (FpSession) session = new_game (n_seats, game);

      for (guint made = 0; !fp_session_over (session); made++)
        {
          answer (session, random);
          if (made % EVERY != 0)
            continue;
          assert_saved (session, path);
          g_assert_true (fp_session_undo (session));
          assert_saved (session, path);
        }
      assert_saved (session, path);
    }
}

/* “Why?” has something to say to everybody. */
static void
test_why (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  g_autoptr (FpSession) session = new_game (n_seats, 5);

  for (guint made = 0; !fp_session_over (session); made++, answer (session, random))
    for (uint8_t viewer = 0; viewer < n_seats && made % EVERY == 0; viewer++)
      {
        g_autoptr (GPtrArray) items = fp_session_why (session, viewer, TRUE);

        g_assert_cmpuint (items->len, >, 1);
      }
}

/* Asks each kept pass of @session as the window does: it has one answer. Returns the number of
 * windows among them. */
static guint
ask_passes (FpSession *session)
{
  guint windows = 0;

  for (; fp_session_n_passes (session) > 0; fp_session_drop_pass (session))
    {
      guint log;
      g_autoptr (FpSession) there = fp_session_pass (session, &log);

      g_assert_cmpuint (fp_engine_options (fp_session_engine (there))->n, ==, 1);
      g_assert_cmpuint (log, <=, fp_session_log (session)->len);
      windows += fp_session_asks_window (there) ? 1 : 0;
    }
  return windows;
}

/* A seat with nothing to use in a window passes in silence. The game is the same with such passes
 * kept, to ask persons all the same. */
static void
test_passes (void)
{
  guint windows = 0;
  g_autoptr (GRand) random = g_rand_new_with_seed (6), again = g_rand_new_with_seed (6);
  g_autoptr (FpSession) session = new_game (3, 6), plain = new_game (3, 6);

  fp_session_keep_passes (session, FP_SILENT_PASSES_PERSONS);
  while (!fp_session_over (session))
    {
      answer (session, random);
      answer (plain, again);
      g_assert_cmphex (digest (session), ==, digest (plain));
      windows += ask_passes (session);
    }
  g_assert_cmpuint (windows, >, 0);
}

/* A player passes in each window until a step, or until a choice is taken back. */
static void
test_pass_until (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autoptr (FpSession) session = new_game (3, 7);
  const FpEdition *edition = fp_session_engine (session)->edition;
  guint passed = 0, asked = 0;

  fp_session_pass_until (session, 1, fp_edition_step (edition, "reveal"));
  while (!fp_session_over (session) && asked == 0)
    {
      int option = fp_session_passes_window (session);

      if (option >= 0)
        {
          g_assert_cmpuint (fp_session_seat_to_decide (session), ==, 1);
          fp_session_answer (session, (guint) option);
          passed++;
          continue;
        }
      asked += fp_session_asks_window (session) && fp_session_seat_to_decide (session) == 1 ? 1 : 0;
      answer (session, random);
    }
  g_assert_cmpuint (passed, >, 0);
  g_assert_cmpuint (asked, ==, 1);
}

int
main (int argc, char **argv)
{
  static const guint seats[] = { 2, 3, 5, 8 };
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  int status;

  home_begin ();
  g_test_init (&argc, &argv, NULL);
  catalogs = fp_catalogs_new (NULL, problems, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *saves = g_strdup_printf ("/mini/saves/%u", seats[i]);
      g_autofree char *why = g_strdup_printf ("/mini/why/%u", seats[i]);

      g_test_add_data_func (saves, GUINT_TO_POINTER (seats[i]), test_saves);
      g_test_add_data_func (why, GUINT_TO_POINTER (seats[i]), test_why);
    }
  g_test_add_func ("/mini/passes", test_passes);
  g_test_add_func ("/mini/pass-until", test_pass_until);
  status = g_test_run ();
  fp_catalogs_free (catalogs);
  home_end ();
  return status;
}
