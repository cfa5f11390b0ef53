/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Thinking in another thread: the same answers as in the main thread, and no answer that comes too
 * late. */
#include "session/game/fp-hints.h"
#include "session/files/fp-session-file.h"
#include "session/game/fp-thinking.h"
#include "session/new-games.h"

static FpSession *
new_game (const char *first, const char *second)
{
  FpSetup setup;
  new_games_setup (&setup, 7, first, second);
  return new_games_start (&setup);
}

static gpointer
think (gpointer data)
{
  while (fp_thinking_go_on (data, 3))
    ;
  return NULL;
}

static gpointer
advise (gpointer data)
{
  fp_hint_task_think (data, G_MAXINT64);
  return NULL;
}

/* Plays whole games: one answered at once, one by another thread. */
static void
test_same (gconstpointer player)
{
  g_autoptr (FpSession) at_once = new_game (player, "greedy:1"), elsewhere = new_game (player, "greedy:1");
  while (fp_session_play (at_once))
    {
      g_autoptr (FpThinking) thinking = fp_thinking_new (elsewhere);
      g_thread_join (g_thread_new ("thinking", think, thinking));
      g_assert_true (fp_thinking_answer (thinking, elsewhere));
      g_assert_false (fp_thinking_answer (thinking, elsewhere));
    }
  g_autofree char *one = fp_session_text (at_once, NULL), *other = fp_session_text (elsewhere, NULL);
  g_assert_cmpstr (one, ==, other);
  g_assert_null (fp_thinking_new (elsewhere));
}

/* After undo and redo the same decision counts as another one. */
static void
test_too_late (void)
{
  g_autoptr (FpSession) session = new_game ("person", "regular");
  while (fp_session_seat_to_decide (session) == 0)
    fp_session_answer (session, 0);
  g_autoptr (FpThinking) thinking = fp_thinking_new (session);
  guint choices = fp_session_choices (session)->len;
  g_assert_true (fp_session_undo (session));
  g_assert_null (fp_thinking_new (session));
  g_assert_false (fp_thinking_answer (thinking, session));
  g_assert_true (fp_session_redo (session));
  g_assert_cmpuint (fp_session_choices (session)->len, ==, choices);
  g_assert_false (fp_thinking_answer (thinking, session));
  g_assert_cmpuint (fp_session_choices (session)->len, ==, choices);
}

/* A cancelled player answers with the thoughts so far. */
static void
test_cancel (void)
{
  g_autoptr (FpSession) session = new_game ("expert:1000000", "person");
  g_autoptr (FpThinking) thinking = NULL;
  FpDecision decision;
  do
    {
      g_clear_pointer (&thinking, fp_thinking_free);
      if (!fp_session_by_player (session, fp_session_seat_to_decide (session)))
        fp_session_answer (session, 0);
      else if (thinking = fp_thinking_new (session), !fp_thinking_go_on (thinking, 0))
        g_assert_true (fp_thinking_answer (thinking, session));
    }
  while (thinking == NULL || !fp_thinking_go_on (thinking, 0));
  g_assert_true (fp_engine_decision (fp_session_engine (session), &decision));
  GThread *thread = g_thread_new ("thinking", think, thinking);
  fp_thinking_cancel (thinking);
  g_thread_join (thread);
  g_assert_false (fp_thinking_go_on (thinking, 1));
  g_assert_true (fp_thinking_answer (thinking, session));
}

/* The session goes on while a thread thinks, and shares nothing with it. The thread sanitizer would
 * report shared data. */
static void
test_meanwhile (void)
{
  g_autoptr (FpSession) session = new_game ("person", "regular");
  for (guint asked = 0; asked < 12 && !fp_session_over (session); asked++)
    {
      while (fp_session_seat_to_decide (session) == 0)
        fp_session_answer (session, 0);
      if (fp_session_over (session))
        break;
      g_autoptr (FpThinking) thinking = fp_thinking_new (session);
      g_autoptr (FpHintTask) hinting = fp_hint_task_new (session, TRUE);
      GThread *one = g_thread_new ("thinking", think, thinking);
      GThread *other = hinting != NULL ? g_thread_new ("hinting", advise, hinting) : NULL;
      for (guint i = 0; i < 5 && fp_session_undo (session); i++)
        fp_session_redo (session);
      for (uint8_t seat = 0; seat < 2; seat++)
        g_assert_cmpuint (fp_session_view (session, seat)->n_seats, ==, 2);
      fp_session_play (session);
      if (other != NULL)
        fp_hint_task_cancel (hinting);
      g_thread_join (one);
      if (other != NULL)
        g_thread_join (other);
      g_assert_false (fp_thinking_answer (thinking, session));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_data_func ("/session/thinking/same/random", "random", test_same);
  g_test_add_data_func ("/session/thinking/same/greedy", "greedy:2", test_same);
  g_test_add_data_func ("/session/thinking/same/regular", "regular:20", test_same);
  g_test_add_func ("/session/thinking/too-late", test_too_late);
  g_test_add_func ("/session/thinking/cancel", test_cancel);
  g_test_add_func ("/session/thinking/meanwhile", test_meanwhile);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
