/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conceding in a game of several players, where the others play on. */
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"
#include "session/game/fp-thinking.h"

#include "fixture/home.h"

enum
{
  N_SEATS = 4,
};

static FpCatalogs *catalogs;

/* Returns a game of two persons and two computer players. */
static FpSession *
new_game (FpUndoRule undo)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSession *session;
  FpSetup setup;

  g_assert_true (fp_catalogs_find ("classic", &edition, &catalog, catalogs));
  fp_setup_init (&setup, edition);
  setup.n_seats = N_SEATS;
  setup.seed = 3;
  setup.undo = undo;
  for (guint seat = 0; seat < N_SEATS; seat++)
    fp_setup_set_seat (&setup, seat, edition->seat_ids[seat], seat < 2 ? "person" : "random");
  session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

/* Lets computer players play, and persons at random, until @seat must decide. */
static void
play_to (FpSession *session, FpRandom *random, uint8_t seat)
{
  while (!fp_session_over (session) && fp_session_seat_to_decide (session) != seat)
    if (!fp_session_play (session))
      fp_session_answer (session, fp_random_below (random, fp_engine_options (fp_session_engine (session))->n));
  g_assert_false (fp_session_over (session));
}

/* A computer player answers for the person from then on; the seat stays the person's. */
static void
test_goes_on (void)
{
  FpRandom random;
  g_autoptr (FpSession) session = new_game (FP_UNDO_FREE);

  fp_random_seed (&random, 1);
  play_to (session, &random, 0);
  g_assert_false (fp_session_by_player (session, 0));
  g_assert_null (fp_session_player (session, 0));
  fp_session_concede (session, 0);
  g_assert_false (fp_session_over (session));
  g_assert_true (fp_session_by_player (session, 0));
  g_assert_true (fp_session_is_persons (session, 0));
  g_assert_true (fp_player_check (fp_session_player (session, 0), NULL));
  play_to (session, &random, 1);
  /* The other person, asked next, was not asked for the first one. */
  fp_session_concede (session, 1);
  for (guint i = 0; i < 200 && !fp_session_over (session); i++)
    g_assert_true (fp_session_play (session));
}

/* Conceding is a choice of a person, with the computer players' answers behind it. */
static void
test_undo (void)
{
  FpRandom random;
  g_autoptr (FpSession) session = new_game (FP_UNDO_FREE);
  uint64_t before, after;

  fp_random_seed (&random, 1);
  play_to (session, &random, 0);
  before = fp_state_digest (fp_session_engine (session));
  fp_session_concede (session, 0);
  after = fp_state_digest (fp_session_engine (session));
  for (guint i = 0; i < 20 && fp_session_by_player (session, fp_session_seat_to_decide (session)); i++)
    fp_session_play (session);
  g_assert_true (fp_session_undo (session));
  g_assert_cmphex (fp_state_digest (fp_session_engine (session)), ==, before);
  g_assert_false (fp_session_by_player (session, 0));
  g_assert_true (fp_session_redo (session));
  g_assert_true (fp_session_by_player (session, 0));
  g_assert_cmphex (fp_state_digest (fp_session_engine (session)), !=, before);
  g_assert_cmpuint (after, !=, before);
}

/* A substitute thinks apart from the session, too, and answers the same. */
static void
test_thinking (void)
{
  FpRandom random;
  g_autoptr (FpSession) session = new_game (FP_UNDO_FREE);
  FpThinking *thinking;

  fp_random_seed (&random, 1);
  play_to (session, &random, 0);
  fp_session_concede (session, 0);
  g_assert_cmpuint (fp_session_seat_to_decide (session), ==, 0);
  g_assert_true (fp_thinking_takes_time (session, 0));
  thinking = fp_thinking_new (session);
  g_assert_nonnull (thinking);
  while (fp_thinking_go_on (thinking, 1))
    ;
  g_assert_true (fp_thinking_answer (thinking, session));
  fp_thinking_free (thinking);
}

/* A saved game knows who has given up. */
static void
test_saved (void)
{
  FpRandom random;
  g_autoptr (FpSession) session = new_game (FP_UNDO_FREE);
  g_autoptr (FpProblems) problems = fp_problems_new ("conceded.fp");
  g_autoptr (FpSession) again = NULL;
  g_auto (FpOpened) opened = { 0 };
  const FpEngine *engine = fp_session_engine (session);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "conceded.fp", NULL);

  fp_random_seed (&random, 1);
  play_to (session, &random, 0);
  fp_session_concede (session, 0);
  while (engine->edition->table.turns (engine->state) < 4 && !fp_session_over (session))
    if (!fp_session_play (session))
      fp_session_answer (session, 0);
  play_to (session, &random, 1);
  g_assert_true (fp_session_save (session, path, NULL));
  again = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  g_assert_nonnull (again);
  g_assert_true (fp_session_by_player (again, 0));
  g_assert_false (fp_session_by_player (again, 1));
  g_assert_cmphex (fp_state_digest (fp_session_engine (again)), ==, fp_state_digest (fp_session_engine (session)));
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  int status;

  g_test_init (&argc, &argv, NULL);
  home_begin ();
  catalogs = fp_catalogs_new (NULL, problems, NULL);
  g_assert_nonnull (catalogs);
  g_test_add_func ("/conceding/goes-on", test_goes_on);
  g_test_add_func ("/conceding/undo", test_undo);
  g_test_add_func ("/conceding/thinking", test_thinking);
  g_test_add_func ("/conceding/saved", test_saved);
  status = g_test_run ();
  fp_catalogs_free (catalogs);
  home_end ();
  return status;
}
