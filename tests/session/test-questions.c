/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions of games whose eight hands hold all flares: how often a seat is asked in an encounter,
 * and at which moments. */
#include "archive/fp-window-passes.h"
#include "engine/state/fp-mutations.h"
#include "players/fp-player.h"
#include "session/new-games.h"
#include "session/game/fp-session-stops.h"

enum
{
  SEATS = 8,
  GAMES = 4,
  MOST_QUESTIONS = 6, /* of a seat in an encounter, on average */
};

/* Questions of a seat. Several options that are one choice are one question. */
typedef struct
{
  guint choices; /* outside of windows */
  guint windows; /* in which the seat has something to use or play */
  guint stops; /* of them, those in which a person would be stopped */
} Asked;

typedef struct
{
  FpSession *session;
  FpPlayer *mind;
  Asked asked[SEATS];
  guint encounters, group;
  gint turn;
  GHashTable *moments; /* id of the decision → number of times */
} Count;

static uint16_t
find_zone (const FpEngine *engine, const char *id, uint8_t owner)
{
  uint16_t zone = 0;

  while (!g_str_equal (engine->edition->zones[zone].id, id) || engine->edition->zones[zone].owner != owner)
    zone++;
  return zone;
}

/* Returns the seat with the fewest cards. */
static uint8_t
poorest (const FpEngine *engine)
{
  uint8_t found = 0;

  FP_EACH_SEAT (engine->state, seat)
    if (engine->state->zones[find_zone (engine, "hand", seat)].count <
        engine->state->zones[find_zone (engine, "hand", found)].count)
      found = seat;
  return found;
}

/* Deals all flares that nobody holds. */
static void
deal_flares (FpEngine *engine)
{
  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    if (fp_engine_def (engine, card)->belongs_to != 0 &&
        engine->state->zones[engine->state->cards[card].zone].owner == FP_NOBODY)
      fp_move_card (engine, card, find_zone (engine, "hand", poorest (engine)), FP_BOTTOM, FP_FACE_DOWN);
  fp_engine_use (engine, engine->state);
}

/* Counts the open question. */
static void
count (Count *count, const FpDecision *decision)
{
  FpEngine *engine = fp_session_engine (count->session);
  Asked *asked = &count->asked[decision->seat];
  char id[128];

  if (decision->picked > 0 && decision->group == count->group)
    return;
  count->group = decision->group;
  fp_decision_id (engine, decision, id, sizeof id);
  if (fp_window_is_asked (decision))
    {
      gboolean stops = fp_session_unasked (count->session, count->session) < 0;
      asked->windows++;
      asked->stops += stops;
      g_hash_table_insert (count->moments, g_strdup (id),
                           GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (count->moments, id)) + 1));
      if (stops)
        fp_session_note_asked (count->session, count->session);
    }
  else
    asked->choices++;
}

static void
play (Count *sum, guint64 seed)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpDecision decision;
  FpSetup setup;

  g_assert_true (fp_catalogs_find ("cosmic", &edition, &catalog, new_games_catalogs ()));
  fp_setup_init (&setup, edition);
  setup.n_seats = SEATS;
  setup.seed = seed;
  for (guint seat = 0; seat < SEATS; seat++)
    fp_setup_set_seat (&setup, seat, NULL, "person");
  sum->session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  FpEngine *engine = fp_session_engine (sum->session);
  sum->turn = 0;
  while (fp_engine_decision (engine, &decision))
    {
      gint turn = edition->table.turns (engine->state);
      if (turn != sum->turn)
        deal_flares (engine);
      sum->turn = turn;
      if (!fp_engine_decision (engine, &decision))
        break;
      if (turn > 0)
        count (sum, &decision);
      fp_session_answer (sum->session, fp_player_choose (sum->mind, engine, fp_session_choices (sum->session)->len));
    }
  sum->encounters += edition->table.tally (engine->state).encounters;
  fp_session_free (sum->session);
}

static int
by_number (gconstpointer a, gconstpointer b, gpointer moments)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (moments, *(const char *const *) b)) -
         GPOINTER_TO_INT (g_hash_table_lookup (moments, *(const char *const *) a));
}

/* Prints the moments at which windows ask most. */
static void
print_moments (const Count *sum)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, sum->moments);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    g_ptr_array_add (ids, id);
  g_ptr_array_sort_with_data (ids, by_number, sum->moments);
  for (guint i = 0; i < MIN (ids->len, 20); i++)
    g_print ("# %5.2f %s\n",
             GPOINTER_TO_UINT (g_hash_table_lookup (sum->moments, g_ptr_array_index (ids, i))) /
                 (double) (SEATS * sum->encounters),
             (const char *) g_ptr_array_index (ids, i));
}

static void
test_flares (void)
{
  Count sum = { .moments = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  Asked all = { 0 };

  sum.mind = fp_player_new ("greedy:2", 1, 0, NULL);
  for (guint64 seed = 1; seed <= GAMES; seed++)
    play (&sum, seed);
  for (guint seat = 0; seat < SEATS; seat++)
    {
      const Asked *asked = &sum.asked[seat];
      g_print ("# seat %u: questions in an encounter %.2f, windows %.2f (stops a person in %.2f)\n", seat,
               (asked->choices + asked->windows) / (double) sum.encounters, asked->windows / (double) sum.encounters,
               asked->stops / (double) sum.encounters);
      all.choices += asked->choices;
      all.windows += asked->windows;
      all.stops += asked->stops;
    }
  double each = SEATS * (double) sum.encounters;
  g_print ("# %u encounters: questions of a seat %.2f, windows %.2f (stops a person in %.2f)\n", sum.encounters,
           (all.choices + all.windows) / each, all.windows / each, all.stops / each);
  print_moments (&sum);
  g_assert_cmpfloat ((all.choices + all.windows) / each, <=, MOST_QUESTIONS);
  fp_player_free (sum.mind);
  g_hash_table_unref (sum.moments);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/questions/flares", test_flares);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
