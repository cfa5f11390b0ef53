/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nasty card sets: tests/sets/nasty has one idea in each file, tests/sets/nasty/refused the ones
 * that the checker must refuse.
 *
 * A set that the checker accepts never aborts or hangs the program, makes no save that won't open,
 * and shows nobody a hidden card. A comment “logs: …” in it is a sentence of the log of its games,
 * a comment “warns: …” the advice of `fifth-planet-tool check` (tests/tool/test-advice.py).
 * A comment “says: …” in a refused set is what the checker says.
 *
 * One game of each set is played, and more until the sentence has been logged.
 * FIFTH_PLANET_NASTY_GAMES=3 plays all of them.
 */
#include <string.h>

#include "fixture/file.h"
#include "engine/program/fp-program.h"
#include "fixture/home.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/files/fp-user-sets.h"
#include "session/game-limits.h"
#include "session/same-views.h"

enum
{
  GAMES = 3, /* there are of each set */
  GREEDY_ANSWERS = 300, /* a game in which a player looks ahead goes no further */
  VIEWS_EVERY = 40, /* answers between two comparisons of what the players see */
  MOST_SELECTED = 400, /* answers up to which each order and choice of cards is compared as well */
};

typedef struct
{
  char *name, *path;
  char *edition; /* its id */
  guint first; /* game played first, so that the sets take turns */
} NastySet;

/* --- Loading --- */

/* Returns the catalogs with the set of @path among the user's. */
static FpCatalogs *
load (const char *path, GPtrArray *broken)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = fp_user_sets_dir ();
  g_autofree char *copy = g_build_filename (folder, "nasty.xml", NULL);
  g_autofree char *text = NULL;
  FpCatalogs *catalogs;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  catalogs = fp_catalogs_new (broken, problems, &error);
  g_assert_no_error (error);
  return catalogs;
}

/* Returns the rest of the comment that begins with @opening in the file @path, NULL: there is none.
 */
static char *
comment (const char *path, const char *opening)
{
  g_autofree char *text = NULL;
  const char *from, *to;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  from = strstr (text, opening);
  if (from == NULL)
    return NULL;
  from += strlen (opening);
  to = strstr (from, " -->");
  g_assert_nonnull (to);
  return g_strndup (from, (gsize) (to - from));
}

/* --- Playing --- */

/* Settles the aliens of the set called @name, the first one for the first seat. */
static void
settle_aliens (FpSetup *setup, const FpCatalog *catalog, const char *name)
{
  guint seat = 0;

  for (guint def = 0; def < catalog->cards->len && seat < setup->n_seats; def++)
    {
      const FpCardDef *card = fp_catalog_card (catalog, def);
      g_autofree char *id = g_strdup_printf ("%s:%s", card->set, card->id);

      if (fp_card_is (card, FP_KIND_SHEET) && strcmp (card->set, name) == 0)
        fp_setup_set_alien (setup, seat++, id);
    }
}

static FpSession *
start (FpCatalogs *catalogs, const NastySet *set, guint game)
{
  const gboolean greedy = game + 1 == GAMES;
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSession *session;
  FpSetup setup;

  g_assert_true (fp_catalogs_find (set->edition, &edition, &catalog, catalogs));
  fp_setup_init (&setup, edition);
  setup.seed = game + 1;
  setup.n_seats = edition->least_seats + game % (edition->most_seats - edition->least_seats + 1);
  for (guint seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, edition->seat_ids[seat], greedy && seat == 0 ? "greedy" : "random");
  settle_aliens (&setup, catalog, set->name);
  session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  fp_session_engine (session)->checking = TRUE;
  return session;
}

/* The game is the same after its save has been opened. */
static void
check_save (FpSession *session, FpCatalogs *catalogs)
{
  char *path = file_with ("");
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (FpSession) again = NULL;
  g_auto (FpOpened) opened = { 0 };

  g_assert_true (fp_session_save (session, path, NULL));
  again = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  if (again == NULL || opened.extent != FP_OPENED_WHOLE)
    g_error ("a save can't be opened: %s", opened.trouble);
  g_assert_cmphex (fp_state_digest (fp_session_engine (again)), ==, fp_state_digest (fp_session_engine (session)));
  file_remove (path);
}

/* Returns TRUE if the players' views are compared after @made answers. Cards are put in order and
 * chosen in few games, so each of these decisions is looked at. */
static gboolean
is_compared (FpSession *session, guint made)
{
  FpDecision decision;

  if (!fp_engine_decision (fp_session_engine (session), &decision))
    return FALSE;
  return made % VIEWS_EVERY == VIEWS_EVERY - 1 ||
         (made < MOST_SELECTED &&
          (decision.kind == FP_DECIDE_ARRANGE || (decision.flags & FP_DECISION_UNORDERED) != 0));
}

/* Returns TRUE if a line of the log contains @sentence. */
static gboolean
logs (FpSession *session, const char *sentence)
{
  const GPtrArray *log = fp_session_log (session);

  for (guint i = 0; i < log->len; i++)
    for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
      {
        const char *text = ((const FpLogEntry *) g_ptr_array_index (log, i))->text[viewer];

        if (text != NULL && strstr (text, sentence) != NULL)
          return TRUE;
      }
  return FALSE;
}

/* Plays a game. Returns TRUE if its log contains @sentence (NULL: none). */
static gboolean
play (FpCatalogs *catalogs, const NastySet *set, guint game, const char *sentence)
{
  g_autoptr (FpSession) session = start (catalogs, set, game);
  g_autoptr (SameViews) views = same_views_new (fp_session_engine (session), game);
  const guint most = game + 1 == GAMES ? GREEDY_ANSWERS : GAME_LIMITS_ANSWERS;
  guint made = 0;

  for (; made < most && fp_session_play (session); made++)
    if (is_compared (session, made))
      same_views_check (views);
  g_test_message ("game %u: %u answers, %s", game, made, fp_session_over (session) ? "over" : "not over");
  if (most == GAME_LIMITS_ANSWERS)
    g_assert_true (fp_session_over (session));
  check_save (session, catalogs);
  return sentence != NULL && logs (session, sentence);
}

static void
test_accepted (gconstpointer data)
{
  const NastySet *set = data;
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  g_autoptr (FpCatalogs) catalogs = load (set->path, broken);
  g_autofree char *sentence = comment (set->path, "<!-- logs: ");
  const char *given = g_getenv ("FIFTH_PLANET_NASTY_GAMES");
  const guint least = given == NULL ? 1 : (guint) g_ascii_strtoull (given, NULL, 10);
  gboolean logged = sentence == NULL;

  for (guint i = 0; i < broken->len; i++)
    g_error ("%s", ((const FpBrokenSet *) g_ptr_array_index (broken, i))->errors);
  for (guint i = 0; i < GAMES && (i < least || !logged); i++)
    {
      game_limits_begin (set->name);
      logged = play (catalogs, set, (set->first + i) % GAMES, sentence) || logged;
      game_limits_end ();
    }
  g_assert_true (logged);
}

/* --- Refused sets --- */

static void
test_refused (gconstpointer data)
{
  const NastySet *set = data;
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  g_autoptr (FpCatalogs) catalogs = load (set->path, broken);
  g_autofree char *says = comment (set->path, "<!-- says: ");
  const char *errors;

  g_assert_nonnull (says);

  g_assert_cmpuint (broken->len, ==, 1);
  errors = ((const FpBrokenSet *) g_ptr_array_index (broken, 0))->errors;
  g_test_message ("%s", errors);
  g_assert_nonnull (strstr (errors, "nasty.xml:"));
  g_assert_nonnull (strstr (errors, says));
}

/* --- All sets --- */

static int
by_name (gconstpointer one, gconstpointer two)
{
  return strcmp (*(char *const *) one, *(char *const *) two);
}

static void
free_set (gpointer data)
{
  NastySet *set = data;

  g_free (set->name);
  g_free (set->path);
  g_free (set->edition);
  g_free (set);
}

/* Returns the edition of the set in the file @path. */
static char *
edition_of (const char *path)
{
  static const char attribute[] = " edition=\"";
  g_autofree char *text = NULL;
  const char *from;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  from = strstr (text, attribute);
  g_assert_nonnull (from);
  from += strlen (attribute);
  return g_strndup (from, strcspn (from, "\""));
}

/* Adds a test for each set in the folder @path. */
static void
add_sets (const char *path, const char *group, GTestDataFunc test, GPtrArray *sets)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, by_name);
  for (guint i = 0; i < names->len; i++)
    {
      NastySet *set = g_new0 (NastySet, 1);
      g_autofree char *full = NULL;

      set->name = g_strndup (names->pdata[i], strlen (names->pdata[i]) - strlen (".xml"));
      set->path = g_build_filename (path, names->pdata[i], NULL);
      set->first = i % GAMES;
      set->edition = edition_of (set->path);
      full = g_strdup_printf ("/nasty-sets/%s/%s", group, set->name);
      g_ptr_array_add (sets, set);
      g_test_add_data_func (full, set, test);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func (free_set);
  g_autofree char *accepted = NULL, *refused = NULL;
  int status;

  home_begin ();
  g_test_init (&argc, &argv, NULL);
  accepted = g_test_build_filename (G_TEST_DIST, "sets", "nasty", NULL);
  refused = g_build_filename (accepted, "refused", NULL);
  add_sets (accepted, "accepted", test_accepted, sets);
  add_sets (refused, "refused", test_refused, sets);
  status = g_test_run ();
  home_end ();
  return status;
}
