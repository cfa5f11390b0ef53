/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the operations that search and play rest on: copying a state, playing on, making a view,
 * loading cards. */
#include "lab/fp-bench.h"

#include "archive/positions/fp-position.h"
#include "players/fp-player.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "text/fp-text.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  ROUNDS = 5,
  ROUND_MICROSECONDS = 100000,
  MIDDLE = 40, /* position in the game, in choices, at which the state is copied and viewed */
  CROWD = 20, /* abilities in force in a crowded game */
};

/* The objects that the measurements work on. */
typedef struct
{
  FpEngine *engine;
  FpPlayer *player;
  FpPlayer *searcher;
  FpPlayer *greedy;
  FpPlayer *thinker; /* the one that search () measures */
  FpState *state; /* the middle of a game */
  FpState *other;
  FpHiddenCards *hidden;
  FpView *view;
  FpRandom random; /* for determinizations */
  uint64_t seed; /* of the next game */
  uint64_t decisions; /* made in the games so far */
  uint64_t encounters; /* in the games so far; turns if the edition counts no encounters */
  char *save; /* file of a whole game, NULL: not written yet */
  FpCatalogs *catalogs; /* catalogs to open the save with */
  gboolean crowded; /* TRUE: CROWD abilities are in force in the games */
  GError *error;
} FpBench;

/* Runs the measured operation @n times. */
typedef void (*FpWork) (FpBench *bench, guint n);

/* Returns the seconds per run of @work in one measurement of about a tenth of a second. */
static double
measure_once (FpBench *bench, FpWork work)
{
  uint64_t times = 0;
  guint n = 1;
  gint64 began = g_get_monotonic_time (), elapsed;
  do
    {
      work (bench, n);
      times += n;
      n = MIN (n * 2, 65536);
      elapsed = g_get_monotonic_time () - began;
    }
  while (elapsed < ROUND_MICROSECONDS && bench->error == NULL);
  return (double) elapsed / G_TIME_SPAN_SECOND / (double) times;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

static double
median (double values[ROUNDS])
{
  qsort (values, ROUNDS, sizeof values[0], compare);
  return values[ROUNDS / 2];
}

static double
measure (FpBench *bench, FpWork work)
{
  double values[ROUNDS];
  for (guint i = 0; i < ROUNDS; i++)
    values[i] = measure_once (bench, work);
  return median (values);
}

/* Plays at most @most choices. Returns the number made. */
static guint
play_on (FpBench *bench, guint most)
{
  guint made = 0;
  while (made < most && fp_engine_asked (bench->engine) != FP_NOBODY)
    fp_engine_answer (bench->engine, fp_player_choose (bench->player, bench->engine, made++));
  return made;
}

static void
begin_game (FpBench *bench)
{
  const FpEdition *edition = bench->engine->edition;
  uint64_t options = bench->crowded ? fp_edition_option_for (edition, FP_SETUP_NO_ALIENS, 0) : 0;
  fp_player_begin (bench->player, bench->seed, 0);
  fp_engine_start (bench->engine, fp_edition_usual_seats (edition), bench->seed++, options);
  if (bench->crowded)
    fp_position_crowd (bench->engine, CROWD);
}

static void
play_games (FpBench *bench, guint n)
{
  const FpEditionTable *table = &bench->engine->edition->table;
  for (guint i = 0; i < n; i++)
    {
      begin_game (bench);
      bench->decisions += play_on (bench, 100000);
      bench->encounters += table->tally != NULL ? table->tally (bench->engine->state).encounters
                                                : (uint64_t) table->turns (bench->engine->state);
    }
}

static void
copy_states (FpBench *bench, guint n)
{
  for (guint i = 0; i < n; i++)
    fp_state_copy (bench->other, bench->state);
}

static void
make_views (FpBench *bench, guint n)
{
  for (guint i = 0; i < n; i++)
    fp_view_make (bench->engine, 0, bench->view);
}

/* Deals anew for the seat that must decide, as players do: the hidden cards are found once. */
static void
determinize (FpBench *bench, guint n)
{
  fp_hidden_cards_find (bench->hidden, bench->engine, bench->state->head.pending.seat);
  for (guint i = 0; i < n; i++)
    fp_hidden_cards_deal (bench->hidden, bench->engine, &bench->random, bench->other);
}

static void
load_sets (FpBench *bench, guint n)
{
  for (guint i = 0; i < n && bench->error == NULL; i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
      g_autoptr (FpCatalog) catalog = fp_edition_load (bench->engine->edition, problems, &bench->error);
    }
}

/* Plays a whole game of random players into a file. */
static void
write_save (FpBench *bench)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  FpSetup setup;
  int file = g_file_open_tmp ("fifth-planet-bench-XXXXXX.fifthplanet", &bench->save, &bench->error);
  bench->catalogs = bench->error == NULL ? fp_catalogs_new (NULL, problems, &bench->error) : NULL;
  if (bench->catalogs == NULL)
    return;
  g_close (file, NULL);
  fp_setup_init (&setup, bench->engine->edition);
  for (guint seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, setup.seats[seat].name, "random");
  g_autoptr (FpSession) session = fp_session_new (&setup, bench->engine->catalog);
  while (fp_session_play (session))
    ;
  fp_session_save (session, bench->save, &bench->error);
  fp_setup_clear (&setup);
}

static void
forget_save (FpBench *bench)
{
  if (bench->save != NULL)
    g_unlink (bench->save);
  g_free (bench->save);
  fp_catalogs_free (bench->catalogs);
}

/* Replays the save, up to the last sentence of the log. */
static void
replay_save (FpBench *bench, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpProblems) problems = fp_problems_new (bench->save);
      g_auto (FpOpened) opened = { 0 };
      g_autoptr (FpSession) session = fp_game_open (bench->save, G_MAXUINT, bench->catalogs, problems, &opened);
    }
}

/* Measures games, decisions and encounters per second, three readings of the same measurements. */
static void
measure_games (FpBench *bench, double *games, double *decisions, double *encounters)
{
  double games_each[ROUNDS], decisions_each[ROUNDS], encounters_each[ROUNDS];
  fp_engine_use (bench->engine, bench->other);
  for (guint i = 0; i < ROUNDS; i++)
    {
      uint64_t first = bench->seed;
      bench->decisions = bench->encounters = 0;
      games_each[i] = 1 / measure_once (bench, play_games);
      decisions_each[i] = games_each[i] * (double) bench->decisions / (double) (bench->seed - first);
      encounters_each[i] = games_each[i] * (double) bench->encounters / (double) (bench->seed - first);
    }
  *games = median (games_each);
  *decisions = median (decisions_each);
  *encounters = median (encounters_each);
}

/* Makes @n choices of the thinker in games against itself. */
static void
search (FpBench *bench, guint n)
{
  FpDecision decision;
  for (guint i = 0; i < n; i++)
    {
      if (!fp_engine_decision (bench->engine, &decision))
        begin_game (bench);
      fp_engine_decision (bench->engine, &decision);
      fp_player_begin (bench->thinker, bench->seed, decision.seat);
      fp_engine_answer (bench->engine,
                        fp_player_choose (bench->thinker, bench->engine, bench->engine->state->head.answers));
    }
}

/* Returns the playouts per second of @thinker. */
static double
measure_search (FpBench *bench, FpPlayer *thinker)
{
  double each[ROUNDS];
  bench->thinker = thinker;
  fp_engine_use (bench->engine, bench->other);
  begin_game (bench);
  for (guint i = 0; i < ROUNDS; i++)
    {
      uint64_t before = fp_player_effort (thinker)->playouts;
      gint64 began = g_get_monotonic_time ();
      measure_once (bench, search);
      each[i] = (double) (fp_player_effort (thinker)->playouts - before) /
                ((double) (g_get_monotonic_time () - began) / G_TIME_SPAN_SECOND);
    }
  return median (each);
}

/* Keeps the state of a game that is still running after MIDDLE choices. */
static void
reach_the_middle (FpBench *bench)
{
  fp_engine_use (bench->engine, bench->state);
  do
    begin_game (bench);
  while (play_on (bench, MIDDLE) < MIDDLE || fp_engine_over (bench->engine));
}

gboolean
fp_bench_run (const FpEdition *edition, const FpCatalog *catalog, FpBenchFigure figures[FP_BENCH_FIGURES],
              GError **error)
{
  FpBench bench = { .seed = 1 };
  bench.engine = fp_engine_new (edition, catalog);
  bench.player = fp_player_new ("random", 1, 0, NULL);
  bench.searcher = fp_player_new ("regular", 1, 0, NULL);
  bench.greedy = fp_player_new ("greedy", 1, 0, NULL);
  bench.state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  bench.other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  bench.hidden = fp_hidden_cards_new ();
  bench.view = g_new0 (FpView, 1);

  fp_random_seed (&bench.random, 1);
  reach_the_middle (&bench);
  figures[0] = (FpBenchFigure){ "copy-state", measure (&bench, copy_states) * G_TIME_SPAN_SECOND, "µs" };
  figures[3] = (FpBenchFigure){ "view", measure (&bench, make_views) * G_TIME_SPAN_SECOND, "µs" };
  figures[7] = (FpBenchFigure){ "determinize", measure (&bench, determinize) * G_TIME_SPAN_SECOND, "µs" };
  figures[5] = (FpBenchFigure){ "state-bytes", (double) fp_state_used (bench.state), "bytes" };
  double games, decisions, encounters;
  measure_games (&bench, &games, &decisions, &encounters);
  figures[1] = (FpBenchFigure){ "random-game", games, "games/s" };
  figures[2] = (FpBenchFigure){ "random-decision", decisions, "decisions/s" };
  figures[13] = (FpBenchFigure){ "random-encounter", encounters, "encounters/s" };
  figures[9] = (FpBenchFigure){ "playouts", measure_search (&bench, bench.searcher), "playouts/s" };
  /* The depths are means over all playouts. */
  const FpEffort *effort = fp_player_effort (bench.searcher);
  figures[10] = (FpBenchFigure){ "search-depth", (double) effort->depth / (double) effort->playouts, "questions" };
  figures[11] = (FpBenchFigure){ "search-deepest", effort->deepest, "questions" };
  figures[12] = (FpBenchFigure){ "greedy-playouts", measure_search (&bench, bench.greedy), "playouts/s" };
  bench.crowded = TRUE;
  measure_games (&bench, &games, &decisions, &encounters);
  figures[6] = (FpBenchFigure){ "random-decision-20-abilities", decisions, "decisions/s" };
  figures[4] = (FpBenchFigure){ "load-sets", measure (&bench, load_sets) * 1000, "ms" };
  write_save (&bench);
  figures[8] = (FpBenchFigure){ "replay-save", bench.error == NULL ? measure (&bench, replay_save) * 1000 : 0, "ms" };

  forget_save (&bench);
  fp_hidden_cards_free (bench.hidden);
  g_free (bench.view);
  g_aligned_free (bench.other);
  g_aligned_free (bench.state);
  fp_player_free (bench.player);
  fp_player_free (bench.searcher);
  fp_player_free (bench.greedy);
  fp_engine_free (bench.engine);
  if (bench.error != NULL)
    g_propagate_error (error, bench.error);
  return bench.error == NULL;
}
