/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games whose seats have other colours than usual: cards, log and file are those of the colours. */
#include "fixture/home.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"

#include <string.h>

typedef struct
{
  FpCatalogs *catalogs;
  const FpEdition *usual;
  const FpCatalog *cards; /* of the usual edition */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);

  fixture->catalogs = fp_catalogs_new (NULL, problems, NULL);
  g_assert_nonnull (fixture->catalogs);
  g_assert_true (fp_catalogs_find ("classic", &fixture->usual, &fixture->cards, fixture->catalogs));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  fp_catalogs_free (fixture->catalogs);
}

/* Returns the cards for seats of @colours (“green yellow”). */
static const FpCatalog *
coloured (Fixture *fixture, const char *colours)
{
  g_auto (GStrv) ids = g_strsplit (colours, " ", -1);
  uint8_t order[FP_MAX_SEATS];

  g_assert_true (fp_edition_order_colours (fixture->usual, (const char *const *) ids, order));
  return fp_catalogs_variant (fixture->catalogs, fixture->usual, order, 0);
}

/* Returns a game of @n_seats random players after @choices choices. */
static FpSession *
play (const FpCatalog *catalog, guint n_seats, guint choices)
{
  FpSession *session;
  FpSetup setup;

  fp_setup_init (&setup, catalog->edition);
  setup.n_seats = n_seats;
  setup.seed = 5;
  for (guint seat = 0; seat < n_seats; seat++)
    fp_setup_set_seat (&setup, seat, fp_text_colour (catalog->edition, seat), "random");
  session = fp_session_new (&setup, catalog);
  for (guint i = 0; i < choices; i++)
    g_assert_true (fp_session_play (session));
  fp_setup_clear (&setup);
  return session;
}

static gboolean
is_in_log (FpSession *session, const char *word)
{
  const GPtrArray *log = fp_session_log (session);

  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      const char *text = entry->text[FP_MAX_SEATS];

      if (text != NULL && strstr (text, word) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Chosen colours come first, the others behind them; none comes twice. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  const char *const chosen[] = { "green", "blue", NULL }, *const twice[] = { "green", "green", NULL };
  const char *const unknown[] = { "pink", NULL }, *const none[] = { NULL };
  const char *const many[] = { "red", "blue", "yellow", "green", "red", NULL };
  uint8_t order[FP_MAX_SEATS];

  g_assert_true (fp_edition_order_colours (fixture->usual, chosen, order));
  g_assert_cmpmem (order, 4, ((uint8_t[]){ 3, 1, 0, 2 }), 4);
  g_assert_false (fp_edition_is_usual (fixture->usual, order, 0));
  g_assert_true (fp_edition_order_colours (fixture->usual, none, order));
  g_assert_true (fp_edition_is_usual (fixture->usual, order, 0));
  g_assert_false (fp_edition_order_colours (fixture->usual, twice, order));
  g_assert_false (fp_edition_order_colours (fixture->usual, unknown, order));
  g_assert_false (fp_edition_order_colours (fixture->usual, many, order));
}

/* Each seat has the planets of its colour. The same colours have the same cards. */
static void
test_cards (Fixture *fixture, gconstpointer data)
{
  const FpCatalog *catalog = coloured (fixture, "green yellow");
  g_autoptr (FpSession) session = play (catalog, 2, 0);
  const FpView *view = fp_session_view (session, FP_NOBODY);
  guint planets = 0;

  g_assert_true (coloured (fixture, "green yellow") == catalog);
  g_assert_cmpuint (fp_edition_colour (catalog->edition, 0), ==, 3);
  g_assert_cmpstr (catalog->edition->seat_ids[1], ==, "yellow");
  for (guint place = 0; place < view->n_places; place++)
    for (guint seat = 0; seat < 2 && view->places[place].card != FP_NO_CARD; seat++)
      if (view->places[place].ships[seat] > 0)
        {
          const FpCardDef *def = fp_engine_def (fp_session_engine (session), view->places[place].card);

          g_assert_true (g_str_has_prefix (def->id, catalog->edition->seat_ids[seat]));
          planets++;
        }
  g_assert_cmpuint (planets, ==, 10);
}

/* The log names no colour that isn't played. */
static void
test_log (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FpSession) session = play (coloured (fixture, "green yellow"), 2, 200);

  g_assert_true (is_in_log (session, "Yellow Orders"));
  g_assert_true (is_in_log (session, "Green 1"));
  g_assert_false (is_in_log (session, "Red"));
  g_assert_false (is_in_log (session, "Blue"));
}

/* A saved game opens with its colours and goes on from the same state. */
static void
test_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = home_path ("green-yellow.fifthplanet");
  g_autoptr (FpSession) session = play (coloured (fixture, "green red yellow"), 3, 120), opened = NULL;
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) how = { 0 };

  g_assert_true (fp_session_save (session, path, NULL));
  opened = fp_game_open (path, G_MAXUINT, fixture->catalogs, problems, &how);
  g_assert_nonnull (opened);
  g_assert_null (how.trouble);
  g_assert_cmpstr (fp_session_setup (opened)->edition->seat_ids[1], ==, "red");
  g_assert_cmpuint (fp_session_choices (opened)->len, ==, fp_session_choices (session)->len);
  g_assert_cmphex (fp_state_digest (fp_session_engine (opened)), ==, fp_state_digest (fp_session_engine (session)));
}

/* A file of the usual colours doesn't name them. Unknown colours are told, not guessed. */
static void
test_attribute (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = home_path ("pink.fifthplanet");
  g_autoptr (FpSession) usual = play (fixture->cards, 2, 3), session = play (coloured (fixture, "green yellow"), 2, 3);
  g_autofree char *without = fp_session_text (usual, NULL), *with = fp_session_text (session, NULL);
  g_autoptr (GString) pink = g_string_new (with);
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) how = { 0 };

  g_assert_null (strstr (without, "colours="));
  g_assert_nonnull (strstr (with, "colours=\"green yellow\""));
  g_string_replace (pink, "colours=\"green yellow\"", "colours=\"pink yellow\"", 0);
  g_assert_true (g_file_set_contents (path, pink->str, -1, NULL));
  g_autoptr (FpSession) opened = fp_game_open (path, G_MAXUINT, fixture->catalogs, problems, &how);
  g_assert_nonnull (how.trouble);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  home_begin ();
#define ADD(name, function) g_test_add ("/classic/colours/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("order", test_order);
  ADD ("cards", test_cards);
  ADD ("log", test_log);
  ADD ("file", test_file);
  ADD ("attribute", test_attribute);
  status = g_test_run ();
  home_end ();
  return status;
}
