/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Silent passes: forced passes, recorded so that the window can ask for them all the same. */
#include "session/new-games.h"
#include "fixture/duel.h"
#include "session/files/fp-session-file.h"
#include "session/game/fp-silent-passes.h"

static FpSession *
new_game (uint64_t seed, const char *second)
{
  FpSetup setup;
  new_games_setup (&setup, seed, "person", second);
  /* Without aliens the only cards played are in hands. */
  setup.options = DUEL_NO_ALIENS;
  return new_games_start (&setup);
}

/* Plays on at random until passes are recorded. Returns FALSE if the game is over. */
static gboolean
play_to_pass (FpSession *session, FpRandom *random)
{
  while (!fp_session_over (session) && fp_session_n_passes (session) == 0)
    if (!fp_session_play (session))
      fp_session_answer (session, fp_random_below (random, fp_engine_options (fp_session_engine (session))->n));
  return fp_session_n_passes (session) > 0;
}

/* Checks that the first pass is the decision that the engine itself would have requested. Returns
 * its seat. */
static uint8_t
check_pass (FpSession *session)
{
  FpDecision decision;
  guint log;
  char id[FP_OPTION_ID_SIZE];
  g_autoptr (FpSession) there = fp_session_pass (session, &log);
  FpEngine *engine = fp_session_engine (there);
  g_assert_cmpuint (log, <, fp_session_log (session)->len);
  g_assert_true (fp_engine_decision (engine, &decision));
  g_assert_cmpuint (fp_engine_options (engine)->n, ==, 1);
  g_assert_cmpint (fp_engine_options (engine)->option[0].kind, ==, FP_OPTION_PASS);
  g_assert_nonnull (fp_decision_id (engine, &decision, id, sizeof id));
  g_autofree char *question = fp_text_decision (engine, &decision, fp_session_names (there));
  g_assert_nonnull (question);
  /* The state is that of the moment before anybody read of the pass. */
  const FpLogEntry *next = g_ptr_array_index (fp_session_log (session), log);
  g_assert_cmpint (next->event.seat, ==, decision.seat);
  g_assert_cmpuint (fp_session_view (there, decision.seat)->viewer, ==, decision.seat);
  return decision.seat;
}

/* Returns the length of the log at the first pass. */
static guint
moment_of_pass (FpSession *session)
{
  guint log;
  fp_session_free (fp_session_pass (session, &log));
  return log;
}

/* Both players are asked, in turn, and the game is the same as without silent passes. */
static void
test_two_persons (void)
{
  guint met = 0;
  for (uint64_t seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, "person");
      g_autoptr (FpSession) plain = new_game (seed, "person");
      FpRandom random;
      fp_random_seed (&random, seed);
      fp_session_keep_passes (session, FP_SILENT_PASSES_PERSONS);
      while (play_to_pass (session, &random))
        {
          guint before = 0;
          for (uint8_t last = FP_NOBODY; fp_session_n_passes (session) > 0; met++)
            {
              uint8_t seat = check_pass (session);
              g_assert_cmpuint (seat, !=, last);
              g_assert_cmpuint (moment_of_pass (session), >=, before);
              before = moment_of_pass (session);
              last = seat;
              fp_session_drop_pass (session);
            }
        }
      const GPtrArray *choices = fp_session_choices (session);
      for (guint i = 0; i < choices->len; i++)
        {
          const FpChoice *choice = g_ptr_array_index (choices, i);
          g_assert_true (fp_session_answer_id (plain, choice->answer, NULL));
        }
      g_autofree char *kept = fp_session_text (session, NULL), *other = fp_session_text (plain, NULL);
      g_assert_cmpstr (kept, ==, other);
    }
  g_assert_cmpuint (met, >, 10);
}

/* Passes of the computer are not recorded. */
static void
test_computer (void)
{
  g_autoptr (FpSession) session = new_game (2, "random");
  FpRandom random;
  guint met = 0;
  fp_random_seed (&random, 2);
  fp_session_keep_passes (session, FP_SILENT_PASSES_PERSONS);
  for (; play_to_pass (session, &random); met++)
    {
      g_assert_cmpuint (check_pass (session), ==, 0);
      fp_session_drop_pass (session);
    }
  g_assert_cmpuint (met, >, 0);
}

/* Passes of a kind no longer recorded are forgotten, and only those. */
static void
test_other_kinds (void)
{
  const FpSilentPasses kinds[] = { FP_SILENT_PASSES_PERSONS, FP_SILENT_PASSES_PLAYERS };
  guint kept[2] = { 0 };
  for (uint64_t seed = 1; seed <= 4; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, "random");
      FpRandom random;
      fp_random_seed (&random, seed);
      fp_session_keep_passes (session, FP_SILENT_PASSES_PERSONS | FP_SILENT_PASSES_PLAYERS);
      for (guint turn = 0; play_to_pass (session, &random); turn++)
        {
          fp_session_keep_passes (session, kinds[turn % 2]);
          for (; fp_session_n_passes (session) > 0; kept[turn % 2]++)
            {
              g_assert_cmpuint (check_pass (session), ==, turn % 2);
              fp_session_drop_pass (session);
            }
          fp_session_keep_passes (session, FP_SILENT_PASSES_PERSONS | FP_SILENT_PASSES_PLAYERS);
        }
    }
  g_assert_cmpuint (kept[0], >, 0);
  g_assert_cmpuint (kept[1], >, 0);
}

/* A revealed card after a pass still to be shown blocks undo only once the pass has been shown. A
 * card revealed before the pass blocks undo at once. */
static void
test_light (void)
{
  guint hidden = 0, shown = 0;
  for (uint64_t seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, "random");
      FpRandom random;
      fp_random_seed (&random, seed);
      fp_session_keep_passes (session, FP_SILENT_PASSES_PLAYERS);
      while (play_to_pass (session, &random))
        {
          gboolean before = fp_session_can_undo (session);
          shown += before ? 0 : 1;
          while (fp_session_n_passes (session) > 0)
            fp_session_drop_pass (session);
          g_assert_true (before || !fp_session_can_undo (session));
          hidden += before && !fp_session_can_undo (session) ? 1 : 0;
        }
    }
  g_assert_cmpuint (hidden, >, 0);
  g_assert_cmpuint (shown, >, 10);
}

/* Plays a game of @seed up to a silent pass after which undoing is possible, and undoes. Returns
 * FALSE if the game has none. */
static gboolean
undo_pass (FpSession *session, uint64_t seed)
{
  FpRandom random;
  fp_random_seed (&random, seed);
  fp_session_keep_passes (session, FP_SILENT_PASSES_PERSONS);
  while (play_to_pass (session, &random))
    {
      if (fp_session_undo (session))
        return TRUE;
      while (fp_session_n_passes (session) > 0)
        fp_session_drop_pass (session);
    }
  return FALSE;
}

/* Undo drops the recorded passes. With recording off there are none. */
static void
test_back (void)
{
  gboolean undone = FALSE;
  for (uint64_t seed = 1; seed <= 20 && !undone; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, "person");
      undone = undo_pass (session, seed);
      if (!undone)
        continue;
      g_assert_cmpuint (fp_session_n_passes (session), ==, 0);
      fp_session_keep_passes (session, 0);
      while (!fp_session_over (session))
        fp_session_answer (session, 0);
      g_assert_cmpuint (fp_session_n_passes (session), ==, 0);
    }
  g_assert_true (undone);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/session/silent-passes/two-persons", test_two_persons);
  g_test_add_func ("/session/silent-passes/computer", test_computer);
  g_test_add_func ("/session/silent-passes/other-kinds", test_other_kinds);
  g_test_add_func ("/session/silent-passes/light", test_light);
  g_test_add_func ("/session/silent-passes/back", test_back);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
