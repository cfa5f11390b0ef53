/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review of a game names a blunder that was planted in it. */
#include "session/new-games.h"
#include "session/history/fp-session-history.h"
#include "session/review/fp-review.h"

enum
{
  FIRST_CHOICE = 12, /* earlier choices are no blunders */
  MOST_GAMES = 8, /* in which a blunder is possible, one after the other */
  STEPS = 300, /* of thinking about where a blunder can be planted */
};

/* Least loss of games in 100 that makes a choice a blunder. */
static const double blunder = 0.2;

/* Returns the worst option of the open decision if it is a blunder, else −1. */
static int
find_blunder (FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  g_autoptr (FpPlayer) player = fp_player_new ("regular", 1, 0, NULL);
  guint n, best = 0, worst = 0;
  fp_player_ask (player, engine, engine->state->head.answers);
  fp_player_think (player, STEPS);
  const FpThought *thoughts = fp_player_thoughts (player, &n);
  for (guint i = 0; i < n; i++)
    {
      if (thoughts[i].share > thoughts[best].share)
        best = i;
      if (thoughts[i].visits > 0 && thoughts[i].chance < thoughts[worst].chance)
        worst = i;
    }
  gboolean is_blunder = thoughts[worst].visits > 3 && thoughts[worst].share < 0.01 &&
                        thoughts[best].chance - thoughts[worst].chance >= blunder;
  return is_blunder ? (int) worst : -1;
}

/* Plays a game to its end, with a blunder of the first seat. Returns the number of choices before
 * it. */
static guint
play_with_blunder (FpSession *session)
{
  guint planted = 0;
  while (!fp_session_over (session))
    {
      guint n = fp_session_choices (session)->len;
      int option = -1;
      FpDecision decision;
      if (planted == 0 && n >= FIRST_CHOICE && fp_engine_decision (fp_session_engine (session), &decision) &&
          decision.seat == 0 && decision.most == 1)
        option = find_blunder (session);
      if (option < 0)
        fp_session_play (session);
      else
        fp_session_answer (session, (guint) option);
      if (option >= 0)
        planted = n;
    }
  return planted;
}

typedef struct
{
  const char *edition;
  guint n_seats;
  uint64_t seed;
} Game;

static void
test_blunder (gconstpointer data)
{
  const Game *game = data;
  g_autoptr (FpSession) session = new_games_of (game->edition, game->n_seats, game->seed, "novice", "greedy:2");
  guint planted = play_with_blunder (session);
  for (guint i = 1; planted == 0 && i < MOST_GAMES; i++)
    {
      g_clear_pointer (&session, fp_session_free);
      session = new_games_of (game->edition, game->n_seats, game->seed + i, "novice", "greedy:2");
      planted = play_with_blunder (session);
    }
  g_assert_cmpuint (planted, >, 0);
  g_autoptr (FpReview) review = fp_review_new (session, 0, "expert");
  gint64 began = g_get_monotonic_time ();
  fp_review_work (review);
  g_test_message ("%u choices reviewed in %.1f s", fp_review_n_choices (review),
                  (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC);
  g_assert_cmpfloat (fp_review_done (review), ==, 1);
  g_autoptr (GPtrArray) found = fp_review_find (review, session);
  gboolean named = FALSE;
  g_assert_cmpuint (found->len, <=, FP_REVIEW_MOST);
  for (guint i = 0; i < found->len; i++)
    {
      const FpReviewedChoice *choice = g_ptr_array_index (found, i);
      g_test_message ("choice %u: %s: %s (%.2f), better: %s (%.2f) %s", choice->choice, choice->question, choice->taken,
                      choice->chance, choice->better, choice->best, choice->reason != NULL ? choice->reason : "");
      named = named || choice->choice == planted;
      g_assert_cmpfloat (choice->best, >, choice->chance);
      g_assert_cmpstr (choice->taken, !=, choice->better);
    }
  g_test_message ("planted: %u", planted);
  g_assert_true (named);
}

/* A cancelled review is done at once and names nothing that it has not thought about. */
static void
test_cancel (void)
{
  g_autoptr (FpSession) session = new_games_of ("duel", 2, 3, "novice", "greedy:2");
  for (guint i = 0; i < 60; i++)
    fp_session_play (session);
  g_autoptr (FpReview) review = fp_review_new (session, 0, "expert");
  g_assert_cmpuint (fp_review_n_choices (review), >, 10);
  fp_review_cancel (review);
  fp_review_work (review);
  g_autoptr (GPtrArray) found = fp_review_find (review, session);
  g_assert_cmpuint (found->len, ==, 0);
}

int
main (int argc, char **argv)
{
  static const Game games[] = {
    { "duel", 2, 11 }, { "duel", 2, 31 }, { "classic", 2, 13 }, { "classic", 4, 14 }, { "cosmic", 4, 15 },
  };
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/review/%s/%u", games[i].edition, i);
      g_test_add_data_func (path, &games[i], test_blunder);
    }
  g_test_add_func ("/review/cancel", test_cancel);
  int failed = g_test_run ();
  new_games_end ();
  return failed;
}
