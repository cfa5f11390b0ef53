/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports of a fault, in games of each edition: the whole game replays to the same state, and a
 * report of one player's view has nothing that is hidden from that player. */
#include "editions/common/fp-common.h"
#include "engine/state/fp-random.h"
#include "fixture/file.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/files/fp-session-report.h"
#include "session/new-games.h"

#include <string.h>

enum
{
  CHOICES = 90, /* of a game */
  FORKED = 200, /* choices before the last secret answer that is given in two ways */
  SOME = 5, /* hidden cards that a game has at least */
};

/* Returns the number of seats of a game of @edition. */
static guint
n_players (const FpEdition *edition)
{
  return MIN (4, edition->most_seats);
}

/* Returns a new game of @id with the set-up option @option (NULL: none). The alien of the second
 * player is settled where the edition has it. */
static FpSession *
new_game_with (const char *id, const char *option, guint64 seed)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSetup setup;
  g_assert_true (fp_catalogs_find (id, &edition, &catalog, new_games_catalogs ()));
  uint64_t options = option != NULL ? fp_edition_option (edition, option) : 0;
  g_assert_true (fp_catalogs_for (id, options, &edition, &catalog, new_games_catalogs ()));
  fp_setup_init (&setup, edition);
  setup.n_seats = n_players (edition);
  setup.seed = seed;
  setup.options = options;
  for (guint seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, NULL, "person");
  fp_setup_set_alien (&setup, 1, "zombie");
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

/* Returns a new game of the edition number @i. */
static FpSession *
new_game (guint i, guint64 seed)
{
  return new_game_with (fp_edition_nth (i)->id, NULL, seed);
}

/* Answers the open decision at random. FALSE: the game is over. */
static gboolean
answer (FpSession *session, FpRandom *random)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_engine_decision (engine, &decision))
    return FALSE;
  fp_session_answer (session, fp_random_below (random, fp_engine_options (engine)->n));
  return TRUE;
}

/* Returns the text of a report of @session. */
static char *
report (FpSession *session, gboolean whole, uint8_t viewer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpSessionReport) draft = fp_session_report_new (session, whole, viewer, G_MAXUINT);
  g_autoptr (GArray) versions = fp_report_versions_new ();
  g_autofree char *part = fp_session_report_text (draft, &error);
  g_assert_no_error (error);
  fp_report_versions_add (versions, "Fifth Planet", "1 & 2");
  return fp_report_write (versions, "It <broke>.\nTwice.", part);
}

/* The whole game */

static void
assert_replays (FpSession *session)
{
  g_autofree char *text = report (session, TRUE, 0);
  char *path = file_with (text);
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  g_assert_true (fp_report_is_file (path));
  g_autoptr (FpReport) read = fp_report_load (path, problems, NULL);
  g_assert_nonnull (read);
  g_assert_true (read->has_game);
  g_assert_null (read->account);
  g_assert_cmpstr (read->said, ==, "It <broke>.\nTwice.");
  g_assert_cmpstr (g_array_index (read->versions, FpReportVersion, 0).is, ==, "1 & 2");
  g_autoptr (FpSession) again = fp_game_open (path, G_MAXUINT, new_games_catalogs (), problems, &opened);
  g_assert_nonnull (again);
  g_assert_cmpuint (fp_problems_count (problems), ==, 0);
  g_assert_cmpint (opened.extent, ==, FP_OPENED_WHOLE);
  g_assert_true (opened.reported);
  g_assert_cmpuint (fp_session_choices (again)->len, ==, fp_session_choices (session)->len);
  g_assert_cmphex (fp_state_digest (fp_session_engine (again)), ==, fp_state_digest (fp_session_engine (session)));
  file_remove (path);
}

static void
test_whole (void)
{
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      g_autoptr (FpSession) session = new_game (i, 11);
      FpRandom random;
      fp_random_seed (&random, i);
      assert_replays (session);
      for (guint n = 0; n < CHOICES && answer (session, &random); n++)
        ;
      assert_replays (session);
    }
}

/* A view is no game, and a report without a game has neither. */
static void
test_no_game (void)
{
  g_autoptr (FpSession) session = new_game (0, 11);
  g_autoptr (GArray) versions = fp_report_versions_new ();
  g_autofree char *view = report (session, FALSE, 0), *nothing = fp_report_write (versions, NULL, NULL);
  const char *const texts[] = { view, nothing };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      char *path = file_with (texts[i]);
      g_autoptr (FpProblems) problems = fp_problems_new (path);
      g_auto (FpOpened) opened = { 0 };
      g_autoptr (FpReport) read = fp_report_load (path, problems, NULL);
      g_assert_nonnull (read);
      g_assert_false (read->has_game);
      g_assert_cmpint (read->account != NULL, ==, texts[i] == view);
      g_assert_null (fp_game_open (path, G_MAXUINT, new_games_catalogs (), problems, &opened));
      g_assert_nonnull (opened.trouble);
      file_remove (path);
    }
}

/* Hidden cards */

/* Returns TRUE if @name is in @text, not only as part of a longer name or number. */
static gboolean
has_name (const char *text, const char *name)
{
  for (const char *at = strstr (text, name); at != NULL; at = strstr (at + 1, name))
    if (!g_ascii_isalnum (at[strlen (name)]) && (at == text || !g_ascii_isalnum (at[-1])))
      return TRUE;
  return FALSE;
}

/* Returns the log of @viewer as one text. Free with g_free (). */
static char *
log_of (FpSession *session, uint8_t viewer)
{
  const GPtrArray *log = fp_session_log (session);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < log->len; i++)
    {
      const char *line = ((const FpLogEntry *) g_ptr_array_index (log, i))->text[viewer];
      g_string_append_printf (text, "%s\n", line != NULL ? line : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Notes the definitions of the cards that @viewer sees now. */
static void
note_seen (FpSession *session, uint8_t viewer, gboolean *seen)
{
  const FpView *view = fp_session_view (session, viewer);
  for (guint i = 0; i < view->n_cards; i++)
    if (view->cards[i].def != FP_NO_CARD)
      seen[view->cards[i].def] = TRUE;
}

/* Returns the names and ids of cards in others' hands and in decks that @viewer has never seen or
 * read of. (transfer full) */
static GPtrArray *
hidden_cards (FpSession *session, const gboolean *seen, uint8_t viewer)
{
  const FpEngine *engine = fp_session_engine (session);
  const FpState *state = engine->state;
  g_autofree char *log = log_of (session, viewer);
  GPtrArray *hidden = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < state->head.n_cards; i++)
    {
      guint def = state->cards[i].def;
      g_autofree char *name = fp_text_card_name (engine->catalog, def);
      if (seen[def] || state->cards[i].zone >= engine->edition->n_zones || has_name (log, name))
        continue;
      /* An id of one word may be a word of a sentence. */
      const char *id = fp_catalog_card (engine->catalog, def)->id;
      if (strchr (id, '-') != NULL)
        g_ptr_array_add (hidden, g_strdup (id));
      g_ptr_array_add (hidden, g_steal_pointer (&name));
    }
  return hidden;
}

static guint
count_names (const char *text, const GPtrArray *names)
{
  guint n = 0;
  for (guint i = 0; i < names->len; i++)
    if (has_name (text, g_ptr_array_index (names, i)))
      {
        n++;
        g_test_message ("“%s”", (const char *) g_ptr_array_index (names, i));
      }
  return n;
}

/* Returns TRUE if @text has a line about the hidden hand of the seat @seat. */
static gboolean
has_hand (FpSession *session, const char *text, guint seat)
{
  const FpEngine *engine = fp_session_engine (session);
  const FpZoneDef *hand = &engine->edition->zones[fp_common_hand (engine, (uint8_t) seat)];
  g_autofree char *line = g_strdup_printf ("\n  = %s %s:", engine->edition->seat_ids[seat], hand->id);
  return strstr (text, line) != NULL;
}

/* Plays @session, and looks for hidden cards in the report of the first player. Returns the number
 * of them in the report of the second player, which has the cards of that hand: the search finds
 * what leaks. */
static guint
look_for_hidden_cards (FpSession *session, guint64 seed)
{
  gboolean *seen = g_newa0 (gboolean, FP_MAX_CARDS);
  FpRandom random;
  fp_random_seed (&random, seed);
  note_seen (session, 0, seen);
  for (guint n = 0; n < CHOICES && answer (session, &random); n++)
    note_seen (session, 0, seen);
  g_autoptr (GPtrArray) hidden = hidden_cards (session, seen, 0);
  g_autofree char *own = report (session, FALSE, 0), *others = report (session, FALSE, 1);
  g_assert_cmpuint (hidden->len, >, SOME);
  g_test_message ("seed %u: %u names are hidden", (guint) seed, hidden->len);
  g_assert_cmpuint (count_names (own, hidden), ==, 0);
  g_assert_true (has_hand (session, own, 0) && has_hand (session, others, 1));
  g_assert_null (strstr (own, "<seed>"));
  g_assert_null (strstr (own, "digest"));
  g_assert_null (strstr (own, " alien="));
  return count_names (others, hidden);
}

static void
test_hidden_cards (void)
{
  guint found = 0;
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    for (guint64 seed = 1; seed <= 4; seed++)
      {
        g_autoptr (FpSession) session = new_game (i, seed);
        found += look_for_hidden_cards (session, seed);
      }
  g_assert_cmpuint (found, >, 0);
}

/* Aliens that lie veiled are hidden, too. */
static void
test_veiled_aliens (void)
{
  guint found = 0;
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FpSession) session = new_game_with ("cosmic", "hidden-powers", seed);
      found += look_for_hidden_cards (session, seed);
    }
  g_assert_cmpuint (found, >, 0);
}

/* Hidden choices */

/* Returns @session with its first @n choices, and @option in place of the next one. */
static FpSession *
fork_game (FpSession *session, guint n, guint option)
{
  FpSession *other = fp_session_new (fp_session_setup (session), fp_session_engine (session)->catalog);
  for (guint i = 0; i < n; i++)
    {
      const FpChoice *choice = g_ptr_array_index (fp_session_choices (session), i);
      g_assert_true (fp_session_answer_id (other, choice->answer, NULL));
    }
  fp_session_answer (other, option);
  return other;
}

/* Returns TRUE if the two answers of the open decision of @session led to games that the viewer
 * can't tell apart. The reports are the same then. */
static gboolean
compare_forks (FpSession *session, guint n, guint first, guint second)
{
  g_autoptr (FpSession) a = fork_game (session, n, first), b = fork_game (session, n, second);
  g_autofree char *log_a = log_of (a, 0), *log_b = log_of (b, 0);
  if (!fp_view_same (fp_session_view (a, 0), fp_session_view (b, 0)) || !g_str_equal (log_a, log_b))
    return FALSE;
  g_autofree char *report_a = report (a, FALSE, 0), *report_b = report (b, FALSE, 0);
  g_assert_true (g_str_equal (report_a, report_b));
  return TRUE;
}

static void
test_hidden_choices (void)
{
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      g_autoptr (FpSession) session = new_game (i, 5);
      FpEngine *engine = fp_session_engine (session);
      FpDecision decision;
      FpRandom random;
      guint compared = 0;
      fp_random_seed (&random, 5);
      for (guint n = 0; n < FORKED && fp_engine_decision (engine, &decision); n++)
        {
          guint options = fp_engine_options (engine)->n;
          if (decision.seat != 0 && options > 1)
            compared += compare_forks (session, fp_session_choices (session)->len, 0, options - 1);
          answer (session, &random);
        }
      g_test_message ("%s: %u secret answers", fp_edition_nth (i)->id, compared);
      g_assert_cmpuint (compared, >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/report/whole", test_whole);
  g_test_add_func ("/report/no-game", test_no_game);
  g_test_add_func ("/report/hidden-cards", test_hidden_cards);
  g_test_add_func ("/report/veiled-aliens", test_veiled_aliens);
  g_test_add_func ("/report/hidden-choices", test_hidden_choices);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
