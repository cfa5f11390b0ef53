/* SPDX-License-Identifier: GPL-3.0-or-later */
/* History of a game: its states after some of the choices, and branches that begin there. */
#include "session/new-games.h"
#include "engine/knowledge/fp-view.h"
#include "session/history/fp-session-history.h"
#include "session/history/fp-session-replay.h"

#include <string.h>

static FpSession *
new_game (uint64_t seed)
{
  FpSetup setup;
  new_games_setup (&setup, seed, "random", "random");
  return new_games_start (&setup);
}

/* Plays to the end. Returns the digest after each number of choices. */
static GArray *
play (FpSession *session)
{
  GArray *digests = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  uint64_t digest = fp_state_digest (fp_session_engine (session));
  g_array_append_val (digests, digest);
  while (fp_session_play (session))
    {
      digest = fp_state_digest (fp_session_engine (session));
      g_array_append_val (digests, digest);
    }
  return digests;
}

/* Every moment of the history has its former state, in either direction. The game itself is
 * unchanged. */
static void
test_moments (void)
{
  g_autoptr (FpSession) session = new_game (4);
  g_autoptr (GArray) digests = play (session);
  g_autoptr (FpSession) history = fp_session_past (session, 0);
  guint n = fp_session_choices (session)->len;
  g_assert_cmpuint (digests->len, ==, n + 1);
  for (guint i = 0; i <= n; i += 7)
    {
      guint at = i % 2 ? i : n - i;
      fp_session_history_go (history, session, at);
      g_assert_cmpuint (fp_session_choices (history)->len, ==, at);
      g_assert_cmpuint (fp_state_digest (fp_session_engine (history)), ==, g_array_index (digests, uint64_t, at));
    }
  fp_session_history_go (history, session, n + 10);
  g_assert_cmpuint (fp_session_choices (history)->len, ==, n);
  g_assert_true (fp_session_over (session));
  g_assert_cmpuint (fp_state_digest (fp_session_engine (session)), ==, g_array_index (digests, uint64_t, n));
}

/* Removes the places of ships on cards, and the zones under cards, that are empty. Only the course
 * of the game tells how many rows it has made for them (fp-digest.c leaves them out too). */
static void
remove_empty_rows (const FpEngine *engine, FpView *view)
{
  static const uint8_t none[FP_MAX_SEATS];
  guint n = 0;

  for (guint i = 0; i < view->n_places; i++)
    if (engine->state->places[i].card == FP_NO_CARD || fp_place_is_planet (engine, (uint8_t) i) ||
        memcmp (view->places[i].ships, none, sizeof none) != 0)
      view->places[n++] = view->places[i];
  view->n_places = (uint16_t) n;
  n = 0;
  for (guint i = 0; i < view->n_zones; i++)
    if (view->zones[i].under == FP_NO_CARD || view->zones[i].count > 0)
      view->zones[n++] = view->zones[i];
  view->n_zones = (uint16_t) n;
}

/* Removes the copies of cards that are over. They wait to be used again. */
static void
remove_copies (const FpEngine *engine, FpView *view)
{
  FpViewZone *copies = &view->zones[engine->edition->copies];

  for (guint i = 0; i < view->n_zones; i++)
    if (view->zones[i].first > copies->first)
      view->zones[i].first = (uint16_t) (view->zones[i].first - copies->listed);
  memmove (&view->cards[copies->first], &view->cards[copies->first + copies->listed],
           (view->n_cards - copies->first - copies->listed) * sizeof *view->cards);
  view->n_cards = (uint16_t) (view->n_cards - copies->listed);
  copies->count = copies->listed = 0;
}

/* Makes the view of @viewer, without the identities of like cards, and without what only waits to
 * be used again. */
static void
make_view (FpEngine *engine, uint8_t viewer, FpView *view)
{
  fp_view_make (engine, viewer, view);
  remove_copies (engine, view);
  remove_empty_rows (engine, view);
  for (guint i = 0; i < view->n_cards; i++)
    if (view->cards[i].card != FP_NO_CARD)
      view->cards[i].card = view->cards[i].def;
}

/* The branch looks the same to its player, to the last byte, but hidden cards differ. */
static void
test_branch (void)
{
  g_autofree FpView *real = g_new0 (FpView, 1);
  g_autofree FpView *seen = g_new0 (FpView, 1);
  guint others = 0, branches = 0;
  for (uint64_t seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed);
      g_autoptr (GArray) digests = play (session);
      g_autoptr (FpSession) history = fp_session_past (session, fp_session_choices (session)->len * 2 / 3);
      g_autoptr (FpSession) branch = fp_session_branch (history, 0, seed + 100);
      if (branch == NULL)
        continue;
      branches++;
      g_autoptr (FpReplay) replay = fp_replay_new (history, NULL, NULL);
      g_autoptr (FpReplay) begun = fp_replay_new (branch, NULL, NULL);
      g_assert_true (replay->found);
      g_assert_cmpint (fp_session_branch_turn (history), ==,
                       fp_session_engine (branch)->edition->table.turns (replay->position) + 1);
      make_view (replay->engine, 0, real);
      fp_state_copy (begun->now, fp_session_origin (branch));
      fp_engine_use (begun->engine, begun->now);
      make_view (begun->engine, 0, seen);
      g_assert_true (fp_view_same (real, seen));
      make_view (replay->engine, 1, real);
      make_view (begun->engine, 1, seen);
      others += !fp_view_same (real, seen);
    }
  g_assert_cmpuint (branches, >=, 4);
  g_assert_cmpuint (others, >=, branches - 1);
}

/* A branch can be played to its end, and other seeds give other games. */
static void
test_branches_differ (void)
{
  g_autoptr (FpSession) session = new_game (2);
  g_autoptr (GArray) digests = play (session);
  g_autoptr (FpSession) history = fp_session_past (session, fp_session_choices (session)->len / 2);
  g_autoptr (FpSession) one = fp_session_branch (history, 1, 11);
  g_autoptr (FpSession) same = fp_session_branch (history, 1, 11);
  g_autoptr (FpSession) other = fp_session_branch (history, 1, 12);
  g_autoptr (GArray) first = play (one), again = play (same), second = play (other);
  g_assert_true (fp_session_over (one) && fp_session_over (other));
  g_assert_cmpuint (first->len, ==, again->len);
  g_assert_cmpuint (g_array_index (first, uint64_t, first->len - 1), ==,
                    g_array_index (again, uint64_t, again->len - 1));
  g_assert_cmpuint (g_array_index (first, uint64_t, 0), !=, g_array_index (second, uint64_t, 0));
}

/* No branch can begin before the first turn. */
static void
test_no_branch (void)
{
  g_autoptr (FpSession) session = new_game (2);
  g_assert_null (fp_session_branch (session, 0, 1));
  g_assert_cmpint (fp_session_branch_turn (session), ==, -1);
}

/* Returns a game of the 2000 edition between @n_seats random players. */
static FpSession *
new_game_of (guint n_seats, uint64_t seed)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSetup setup;
  g_assert_true (fp_catalogs_find ("classic", &edition, &catalog, new_games_catalogs ()));
  fp_setup_init (&setup, edition);
  setup.n_seats = n_seats;
  setup.seed = seed;
  for (guint seat = 0; seat < n_seats; seat++)
    fp_setup_set_seat (&setup, seat, edition->seat_ids[seat], "random");
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

/* A game whose turns begin without a card branches off where the turn began, with the same number
 * of the turn and the same player. */
static void
test_branch_at_turn (void)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      g_autoptr (FpSession) session = new_game_of (seats, seats);
      g_autoptr (GArray) digests = play (session);
      g_autoptr (FpSession) history = fp_session_past (session, fp_session_choices (session)->len * 2 / 3);
      g_autoptr (FpSession) branch = fp_session_branch (history, 0, 11);
      const FpEngine *past = fp_session_engine (history);
      g_assert_nonnull (branch);
      const FpEngine *begun = fp_session_engine (branch);
      g_assert_cmpint (begun->edition->table.turns (begun->state), ==, fp_session_branch_turn (history));
      g_assert_cmpint (begun->edition->table.turns (begun->state), <=, past->edition->table.turns (past->state));
      g_assert_cmpint (begun->edition->table.turns (begun->state), >, 1);
      g_autoptr (GArray) more = play (branch);
      g_assert_true (fp_session_over (branch) && more->len > 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/session/history/moments", test_moments);
  g_test_add_func ("/session/history/branch", test_branch);
  g_test_add_func ("/session/history/branches-differ", test_branches_differ);
  g_test_add_func ("/session/history/no-branch", test_no_branch);
  g_test_add_func ("/session/history/branch-at-turn", test_branch_at_turn);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
