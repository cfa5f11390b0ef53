/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The three undo rules, with one person at the table and with two. */
#include <glib/gstdio.h>

#include "session/new-games.h"
#include "fixture/duel.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/history/fp-session-history.h"

static FpSession *
new_game (uint64_t seed, const char *second, FpUndoRule rule)
{
  FpSetup setup;
  new_games_setup (&setup, seed, "person", second);
  setup.undo = rule;
  return new_games_start (&setup);
}

/* Answers at random until @seat must make the decision @decision. The computer plays for itself. */
static void
play_to (FpSession *session, const char *decision, uint8_t seat)
{
  FpRandom random;
  FpDecision open;
  char id[FP_OPTION_ID_SIZE] = "";
  fp_random_seed (&random, 1);
  while (fp_engine_decision (fp_session_engine (session), &open) &&
         (open.seat != seat ||
          !g_str_equal (fp_decision_id (fp_session_engine (session), &open, id, sizeof id), decision)))
    if (!fp_session_play (session))
      fp_session_answer (session, fp_random_below (&random, fp_engine_options (fp_session_engine (session))->n));
  g_assert_false (fp_session_over (session));
}

static void
test_off (void)
{
  g_autoptr (FpSession) session = new_game (1, "person", FP_UNDO_OFF);
  g_assert_cmpint (fp_session_undo_obstacle (session), ==, FP_UNDO_NOTHING);
  fp_session_answer (session, 0);
  g_assert_cmpint (fp_session_undo_obstacle (session), ==, FP_UNDO_FORBIDDEN);
  g_assert_false (fp_session_undo (session));
}

/* A secret choice is secret until the other player has chosen, too. Then both are shown. */
static void
test_secrets (void)
{
  g_autoptr (FpSession) session = new_game (5, "person", FP_UNDO_UNTIL_REVEALED);
  play_to (session, DUEL_SET_DIALS, 1);
  fp_session_answer (session, 0);
  g_assert_cmpint (fp_session_undo_obstacle (session), ==, FP_UNDO_POSSIBLE);
  g_assert_true (fp_session_undo (session));
  g_assert_cmpuint (fp_session_seat_to_decide (session), ==, 1);
  g_assert_true (fp_session_redo (session));
  fp_session_answer (session, 0);
  g_assert_cmpint (fp_session_undo_obstacle (session), ==, FP_UNDO_REVEALED);
  g_assert_false (fp_session_undo (session));
}

/* Against the computer it is the same. The computer chooses at once. */
static void
test_secrets_of_computer (void)
{
  g_autoptr (FpSession) session = new_game (3, "random", FP_UNDO_UNTIL_REVEALED);
  play_to (session, DUEL_SET_DIALS, 0);
  fp_session_answer (session, 0);
  while (fp_session_play (session))
    ;
  g_assert_cmpint (fp_session_undo_obstacle (session), ==, FP_UNDO_REVEALED);
}

/* A choice can't be undone once the other player has answered, even if that answer was undone. */
static void
test_other_answered (void)
{
  g_autoptr (FpSession) session = new_game (3, "person", FP_UNDO_UNTIL_REVEALED);
  play_to (session, "choose-plans/plan", 1);
  fp_session_answer (session, 0);
  play_to (session, "choose-plans/plan", 0);
  fp_session_answer (session, 0);
  g_assert_true (fp_session_undo (session));
  g_assert_cmpint (fp_session_undo_obstacle (session), ==, FP_UNDO_ANSWERED);
  g_assert_false (fp_session_undo (session));
  g_assert_true (fp_session_redo (session));
  /* A new answer is the later one. */
  g_assert_true (fp_session_undo (session));
  fp_session_answer (session, 1);
  g_assert_cmpint (fp_session_undo_obstacle (session), ==, FP_UNDO_POSSIBLE);
}

/* Counts the cards of each definition that @seat sees. */
static void
count_seen (FpSession *session, uint8_t seat, guint seen[FP_MAX_CARDS])
{
  const FpView *view = fp_session_view (session, seat);
  memset (seen, 0, FP_MAX_CARDS * sizeof *seen);
  for (guint i = 0; i < view->n_cards; i++)
    if (view->cards[i].def < FP_MAX_CARDS)
      seen[view->cards[i].def]++;
}

/* Returns TRUE for a card that is in the game once. A second one is a copy, which shows nothing. */
static gboolean
is_single (FpSession *session, guint def)
{
  const FpCatalog *catalog = fp_session_engine (session)->catalog;
  const FpCardDef *card = def < catalog->cards->len ? fp_catalog_card (catalog, def) : NULL;
  return card != NULL && card->copies <= 1 && !fp_card_is (card, FP_KIND_EACH_SEAT);
}

/* A choice that can be undone has shown no new card to any person. Many choices can be undone. */
static void
test_nothing_learned (void)
{
  guint possible = 0, revealed = 0;
  for (uint64_t seed = 1; seed <= 12; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, seed % 2 ? "person" : "random", FP_UNDO_UNTIL_REVEALED);
      FpRandom random;
      fp_random_seed (&random, seed);
      while (!fp_session_over (session))
        {
          guint after[2][FP_MAX_CARDS], before[FP_MAX_CARDS];
          if (fp_session_play (session))
            continue;
          fp_session_answer (session, fp_random_below (&random, fp_engine_options (fp_session_engine (session))->n));
          revealed += fp_session_undo_obstacle (session) == FP_UNDO_REVEALED;
          if (!fp_session_can_undo (session))
            continue;
          possible++;
          for (uint8_t seat = 0; seat < 2; seat++)
            count_seen (session, seat, after[seat]);
          g_assert_true (fp_session_undo (session));
          for (uint8_t seat = 0; seat < 2 && !fp_session_by_player (session, seat); seat++)
            {
              count_seen (session, seat, before);
              for (guint def = 0; def < FP_MAX_CARDS; def++)
                if (after[seat][def] > before[def] && !(before[def] > 0 && is_single (session, def)))
                  {
                    const GPtrArray *choices = fp_session_choices (session);
                    fp_session_redo (session);
                    const FpChoice *choice = g_ptr_array_index (choices, choices->len - 1);
                    g_error ("seed %u: after %s %s seat %u sees %s", (guint) seed, choice->decision, choice->answer,
                             seat, fp_catalog_card (fp_session_engine (session)->catalog, def)->id);
                  }
            }
          g_assert_true (fp_session_redo (session));
        }
    }
  g_test_message ("%u could be taken back, %u had shown something", possible, revealed);
  g_assert_cmpuint (possible, >, revealed / 10);
  g_assert_cmpuint (revealed, >, 0);
}

static guint
n_returns_in_log (const FpSession *session)
{
  const GPtrArray *log = fp_session_log (session);
  guint n = 0;
  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      if (entry->event.kind != FP_NO_EVENT)
        continue;
      g_assert_cmpstr (entry->text[0], ==, "Ada takes back a choice after something was revealed.");
      g_assert_cmpstr (entry->text[0], ==, entry->text[FP_MAX_SEATS]);
      n++;
    }
  return n;
}

/* Undo past something revealed is recorded, in the log and in the file. */
static void
test_free (void)
{
  g_autoptr (FpSession) session = new_game (3, "random", FP_UNDO_FREE);
  play_to (session, DUEL_SET_DIALS, 0);
  guint choices = fp_session_choices (session)->len;
  fp_session_answer (session, 0);
  while (fp_session_play (session))
    ;
  g_assert_true (fp_session_undo (session));
  g_assert_cmpuint (fp_session_choices (session)->len, ==, choices);
  g_assert_cmpuint (n_returns_in_log (session), ==, 1);
  g_assert_cmpuint (g_array_index (fp_session_went_back (session), FpWentBack, 0).left, ==, choices);
  /* The record remains after more undo. */
  while (fp_session_undo (session))
    ;
  guint returns = fp_session_went_back (session)->len;
  g_assert_cmpuint (n_returns_in_log (session), ==, returns);
  g_assert_cmpuint (g_array_index (fp_session_went_back (session), FpWentBack, 0).left, ==, 0);

  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "fifth-planet-test-undo.fifthplanet", NULL);
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  g_assert_true (fp_session_save (session, path, NULL));
  g_autoptr (FpSession) again = fp_game_open (path, G_MAXUINT, new_games_catalogs (), problems, &opened);
  g_assert_cmpint (opened.extent, ==, FP_OPENED_WHOLE);
  g_assert_cmpuint (n_returns_in_log (again), ==, returns);
  g_assert_cmpint (fp_session_setup (again)->undo, ==, FP_UNDO_FREE);
  g_unlink (path);
}

/* Returns the digest of @session's game repeated from its start. */
static uint64_t
repeated (FpSession *session)
{
  g_autoptr (FpSession) past = fp_session_past (session, fp_session_choices (session)->len);
  return fp_state_digest (fp_session_engine (past));
}

static FpSession *
new_long_game (void)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSetup setup;
  g_assert_true (fp_catalogs_find ("classic", &edition, &catalog, new_games_catalogs ()));
  fp_setup_init (&setup, edition);
  setup.seed = 15;
  setup.undo = FP_UNDO_FREE;
  for (uint8_t seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, edition->seat_ids[seat], "person");
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

/* A game undone step by step is the game that it was: far back, where no state is kept any more,
 * and after other choices have taken the place of the first. */
static void
test_long_way_back (void)
{
  static const struct
  {
    guint on, back; /* numbers of choices to which the game goes, and to which it is undone */
  } ways[] = { { 1100, 200 }, { 400, 120 }, { 130, 0 } };
  g_autoptr (FpSession) session = new_long_game ();
  FpRandom random;
  fp_random_seed (&random, 3);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      while (fp_session_choices (session)->len < ways[i].on)
        fp_session_answer (session, fp_random_below (&random, fp_engine_options (fp_session_engine (session))->n));
      for (guint k = 0; fp_session_choices (session)->len > ways[i].back && fp_session_undo (session); k++)
        if (k % 5 == 0)
          g_assert_cmpuint (fp_state_digest (fp_session_engine (session)), ==, repeated (session));
      g_assert_cmpuint (fp_session_choices (session)->len, <=, ways[i].back + 10);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/session/undo/off", test_off);
  g_test_add_func ("/session/undo/secrets", test_secrets);
  g_test_add_func ("/session/undo/secrets-of-computer", test_secrets_of_computer);
  g_test_add_func ("/session/undo/other-answered", test_other_answered);
  g_test_add_func ("/session/undo/nothing-learned", test_nothing_learned);
  g_test_add_func ("/session/undo/free", test_free);
  g_test_add_func ("/session/undo/long-way-back", test_long_way_back);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
