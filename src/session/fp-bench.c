/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures what search and play rest on: copying a state, playing on, looking at it, reading the cards. */
#include "session/fp-bench.h"

#include "players/fp-player.h"
#include "words/fp-words.h"

enum
{
  ROUNDS = 5,
  ROUND_MICROSECONDS = 100000,
  MIDDLE = 40, /* choices into the game whose state is copied and looked at */
};

/* What is measured with. */
typedef struct
{
  FpEngine *engine;
  FpPlayer *player;
  FpState *state; /* the middle of a game */
  FpState *other;
  FpView *view;
  uint64_t seed; /* of the next game */
  uint64_t decisions; /* made in the games so far */
  GError *error;
} FpBench;

/* Does the thing @n times. */
typedef void (*FpWork) (FpBench *bench, guint n);

/* Seconds each of the doings took, one measurement of about a tenth of a second. */
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

/* Plays on, at most @most choices; returns how many were made. */
static guint
play_on (FpBench *bench, guint most)
{
  FpDecision decision;
  guint made = 0;
  while (made < most && fp_engine_decision (bench->engine, &decision))
    {
      const FpOptions *options = fp_engine_options (bench->engine);
      fp_engine_answer (bench->engine, fp_player_choose (bench->player, &decision, options, made++));
    }
  return made;
}

static void
begin_game (FpBench *bench)
{
  fp_player_begin (bench->player, bench->seed, 0);
  fp_engine_start (bench->engine, bench->engine->edition->least_seats, bench->seed++, 0);
}

static void
play_games (FpBench *bench, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      begin_game (bench);
      bench->decisions += play_on (bench, 100000);
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

static void
load_sets (FpBench *bench, guint n)
{
  for (guint i = 0; i < n && bench->error == NULL; i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
      g_autoptr (FpCatalog) catalog = fp_edition_load (bench->engine->edition, problems, &bench->error);
    }
}

/* Games and decisions are two readings of the same measurements. */
static void
measure_games (FpBench *bench, FpBenchFigure *games, FpBenchFigure *decisions)
{
  double games_each[ROUNDS], decisions_each[ROUNDS];
  fp_engine_use (bench->engine, bench->other);
  for (guint i = 0; i < ROUNDS; i++)
    {
      uint64_t first = bench->seed;
      bench->decisions = 0;
      games_each[i] = 1 / measure_once (bench, play_games);
      decisions_each[i] = games_each[i] * (double) bench->decisions / (double) (bench->seed - first);
    }
  *games = (FpBenchFigure){ "random-game", median (games_each), "games/s" };
  *decisions = (FpBenchFigure){ "random-decision", median (decisions_each), "decisions/s" };
}

/* Puts the state of a game that is still running after MIDDLE choices where it is copied from. */
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
  bench.state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  bench.other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  bench.view = g_new0 (FpView, 1);

  reach_the_middle (&bench);
  figures[0] = (FpBenchFigure){ "copy-state", measure (&bench, copy_states) * G_TIME_SPAN_SECOND, "µs" };
  figures[3] = (FpBenchFigure){ "view", measure (&bench, make_views) * G_TIME_SPAN_SECOND, "µs" };
  figures[5] = (FpBenchFigure){ "state-bytes", (double) fp_state_used (bench.state), "bytes" };
  measure_games (&bench, &figures[1], &figures[2]);
  figures[4] = (FpBenchFigure){ "load-sets", measure (&bench, load_sets) * 1000, "ms" };

  g_free (bench.view);
  g_aligned_free (bench.other);
  g_aligned_free (bench.state);
  fp_player_free (bench.player);
  fp_engine_free (bench.engine);
  if (bench.error != NULL)
    g_propagate_error (error, bench.error);
  return bench.error == NULL;
}
