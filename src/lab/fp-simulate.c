/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simulations: workers take games by number, count for themselves, and the counts are added up. */
#include "lab/fp-simulate.h"

#include <math.h>

#include "session/game/fp-aliens.h"
#include "session/game/fp-editions.h"

/* State shared by the workers. */
typedef struct
{
  const FpSimulation *simulation;
  uint64_t games;
  uint64_t at_once; /* games that a worker takes at a time */
  GMutex lock;
  GCond finished;
  uint64_t next; /* next game that no worker has taken */
  uint64_t done;
  guint running; /* workers still running */
} FpRun;

/* State of one worker thread. */
typedef struct
{
  FpRun *run;
  FpEngine *engine;
  FpState *state;
  FpCourse *course;
  FpPlayer *players[FP_MAX_SEATS];
  FpOpponentModel *notes[FP_MAX_SEATS]; /* per player, NULL: choices are not noted */
  uint64_t game; /* number of the running game */
  int alien[FP_MAX_SEATS]; /* definition of each seat's alien in the running game, −1: none */
  FpSimulationResult counts;
} FpWorker;

enum
{
  GAMES_AT_ONCE = 16, /* games a worker takes at a time, at most */
  TAKES = 32, /* least number of times that each worker takes games, if there are enough */
};

static void
count_wins (FpWorker *worker, FpSeats winners, guint moved)
{
  guint n_seats = worker->run->simulation->n_seats;
  guint n_winners = 0;
  for (guint seat = 0; seat < n_seats; seat++)
    n_winners += winners >> seat & 1;
  for (guint seat = 0; seat < n_seats; seat++)
    if (winners >> seat & 1)
      {
        worker->counts.seat_parts[seat] += FP_SIMULATION_PARTS / n_winners;
        worker->counts.player_parts[(seat + moved) % n_seats] += FP_SIMULATION_PARTS / n_winners;
        if (worker->alien[seat] >= 0)
          worker->counts.alien_parts[worker->alien[seat]] += FP_SIMULATION_PARTS / n_winners;
      }
  if (n_winners == 0)
    worker->counts.nobody++;
  else if (n_winners > 1)
    worker->counts.shared++;
  else
    worker->counts.ended[worker->state->head.ending]++;
}

/* Records the alien of each seat. Returns TRUE as long as aliens are being chosen. */
static gboolean
note_aliens (FpWorker *worker, const FpDecision *decision)
{
  gboolean choosing = fp_aliens_is_choice (worker->engine, decision);
  for (uint8_t seat = 0; seat < worker->run->simulation->n_seats; seat++)
    {
      worker->alien[seat] = choosing ? -1 : fp_alien_of (worker->engine, seat);
      if (worker->alien[seat] >= 0)
        worker->counts.alien_games[worker->alien[seat]]++;
    }
  return choosing;
}

/* Returns FALSE if the game is too long. */
static gboolean
may_go_on (const FpWorker *worker)
{
  const FpEdition *edition = worker->engine->edition;
  return edition->table.tally != NULL || edition->table.turns (worker->state) <= FP_SIMULATION_MAX_TURNS;
}

/* Counts what has happened in a game with @made choices, if the edition does. */
static void
tally (FpWorker *worker, uint32_t made)
{
  const FpEdition *edition = worker->engine->edition;
  if (edition->table.tally == NULL)
    return;
  FpTally game = edition->table.tally (worker->state);
  guint times = MAX (game.encounters * worker->run->simulation->n_seats, 1);
  worker->counts.encounters[MIN (game.encounters, FP_SIMULATION_MOST_ENCOUNTERS)]++;
  worker->counts.questions[MIN (made * 100 / times, FP_SIMULATION_MOST_QUESTIONS)]++;
  worker->counts.all_encounters += game.encounters;
  worker->counts.deals += game.deals;
  worker->counts.failed_deals += game.failed_deals;
}

/* Lets @player choose, and counts the time if it thinks. */
static guint
choose (FpWorker *worker, FpPlayer *player, uint32_t made)
{
  uint64_t playouts = fp_player_effort (player)->playouts;
  gint64 began = g_get_monotonic_time ();
  guint answer = fp_player_choose (player, worker->engine, made);
  gint64 took = (g_get_monotonic_time () - began) / G_TIME_SPAN_MILLISECOND;
  if (fp_player_effort (player)->playouts > playouts)
    worker->counts.times[MIN (took, FP_SIMULATION_MOST_TIME)]++;
  return answer;
}

/* Plays the game to its end or until it is stuck. Returns the number of choices made. */
static uint32_t
play_on (FpWorker *worker, guint moved)
{
  const FpSimulation *simulation = worker->run->simulation;
  FpEngine *engine = worker->engine;
  const char *aliens[FP_MAX_SEATS] = { NULL };
  for (guint seat = 0; seat < simulation->n_seats; seat++)
    aliens[seat] = simulation->aliens[(seat + moved) % simulation->n_seats];

  FpAcceptedDeal deal = { 0 };
  uint32_t made = 0;
  gboolean setting_up = TRUE;
  while (may_go_on (worker) && fp_engine_asked (engine) != FP_NOBODY)
    {
      guint index = (fp_engine_asked (engine) + moved) % simulation->n_seats;
      FpPlayer *player = worker->players[index];
      FpDecision decision = { .seat = fp_engine_asked (engine) };
      /* Later changes of aliens don't change who played with them. */
      if (setting_up && fp_engine_decision (engine, &decision))
        setting_up = note_aliens (worker, &decision);
      if (setting_up)
        fp_engine_answer (engine, fp_aliens_choose (engine, &decision, aliens, player, made));
      else if (worker->notes[index] != NULL)
        fp_opponent_model_answer (worker->notes[index], engine, choose (worker, player, made));
      else
        {
          guint answer = choose (worker, player, made);
          fp_deal_counts_answer (&worker->counts.traded, engine, answer, &deal);
          if (simulation->habits)
            fp_habit_counts_answer (&worker->counts.habits[index], engine, player, answer);
          fp_engine_answer (engine, answer);
        }
      made++;
    }
  tally (worker, made);
  fp_deal_counts_end (&worker->counts.traded, engine, &deal);
  return made;
}

/* Plays game number @number. With mirror, as many games in a row as there are seats share a deal.
 */
static void
play_game (FpWorker *worker, uint64_t number)
{
  const FpSimulation *simulation = worker->run->simulation;
  uint64_t index = number + simulation->skip * (simulation->mirror ? simulation->n_seats : 1);
  uint64_t won = worker->counts.player_parts[0];
  uint64_t deal = simulation->mirror ? index / simulation->n_seats : index;
  guint moved = simulation->mirror ? (guint) (index % simulation->n_seats) : 0;
  uint64_t thinking = fp_random_derive (~simulation->seed, index);
  worker->game = number;
  for (uint8_t seat = 0; seat < simulation->n_seats; seat++)
    {
      fp_player_begin (worker->players[(seat + moved) % simulation->n_seats], thinking, seat);
      worker->alien[seat] = -1;
    }
  fp_course_begin (worker->course);
  fp_engine_start (worker->engine, simulation->n_seats, fp_random_derive (simulation->seed, deal), simulation->options);
  worker->counts.decisions += play_on (worker, moved);
  worker->counts.games++;
  if (simulation->watch != NULL)
    simulation->watch (worker->engine, number, TRUE, simulation->watch_data);
  if (!fp_engine_over (worker->engine) ||
      fp_edition_ends (simulation->edition, worker->state->head.ending, FP_ENDS_UNDECIDED))
    worker->counts.stuck++;
  else
    {
      count_wins (worker, worker->state->head.winners, moved);
      fp_course_end (worker->course, &worker->counts.course);
    }
  if (simulation->won != NULL)
    simulation->won[number] = (uint16_t) (worker->counts.player_parts[0] - won);
  worker->counts.turns[CLAMP (simulation->edition->table.turns (worker->state), 0, FP_SIMULATION_MAX_TURNS + 1)]++;
}

/* Takes games from *@first up to *@last that no worker has taken. FALSE: none is left. */
static gboolean
take_games (FpRun *run, uint64_t done, uint64_t *first, uint64_t *last)
{
  g_mutex_lock (&run->lock);
  run->done += done;
  *first = run->next;
  *last = MIN (run->games, run->next + run->at_once);
  run->next = *last;
  g_mutex_unlock (&run->lock);
  return *first < *last;
}

static gpointer
work (gpointer data)
{
  FpWorker *worker = data;
  uint64_t first, last, done = 0;
  while (take_games (worker->run, done, &first, &last))
    {
      for (uint64_t index = first; index < last; index++)
        play_game (worker, index);
      done = last - first;
    }
  g_mutex_lock (&worker->run->lock);
  worker->run->running--;
  g_cond_signal (&worker->run->finished);
  g_mutex_unlock (&worker->run->lock);
  return NULL;
}

/* Allocates the counts per card and per ability. */
static void
make_counts (const FpSimulation *simulation, FpSimulationResult *counts)
{
  counts->alien_games = g_new0 (uint64_t, simulation->catalog->cards->len);
  counts->alien_parts = g_new0 (uint64_t, simulation->catalog->cards->len);
  counts->coverage.abilities = g_new0 (uint64_t, simulation->catalog->abilities->len);
  fp_course_counts_init (&counts->course, simulation->catalog);
}

void
fp_simulation_clear (FpSimulationResult *result)
{
  g_clear_pointer (&result->alien_games, g_free);
  g_clear_pointer (&result->alien_parts, g_free);
  g_clear_pointer (&result->coverage.abilities, g_free);
  fp_course_counts_clear (&result->course);
}

static void
on_step_ended (FpEngine *engine, guint procedure, gpointer data)
{
  const FpWorker *worker = data;
  const FpSimulation *simulation = worker->run->simulation;
  if (procedure == simulation->edition->thinking.quiet)
    simulation->watch (engine, worker->game, FALSE, simulation->watch_data);
}

static FpWorker *
worker_new (FpRun *run)
{
  const FpSimulation *simulation = run->simulation;
  FpWorker *worker = g_new0 (FpWorker, 1);
  worker->run = run;
  worker->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  worker->engine = fp_edition_engine (simulation->edition, simulation->catalog);
  fp_engine_use (worker->engine, worker->state);
  worker->course = fp_course_new (worker->engine);
  worker->engine->strict = TRUE;
  make_counts (simulation, &worker->counts);
  if (simulation->watch != NULL)
    {
      worker->engine->step_ended = on_step_ended;
      worker->engine->step_ended_data = worker;
    }
  if (simulation->reach)
    worker->engine->coverage = &worker->counts.coverage;
  for (uint8_t seat = 0; seat < simulation->n_seats; seat++)
    {
      g_autoptr (GError) error = NULL;
      worker->players[seat] = fp_player_new (simulation->players[seat], simulation->seed, seat, &error);
      /* fp_player_check () has accepted the player before the simulation was made. */
      if (worker->players[seat] == NULL)
        g_error ("%s", error->message);
      fp_player_use_threads (worker->players[seat], MAX (simulation->threads, 1));
      fp_player_expect (worker->players[seat], simulation->opponent_model[seat]);
      fp_player_judge (worker->players[seat], simulation->networks[seat]);
      if (simulation->plain[seat])
        fp_player_judge_plainly (worker->players[seat]);
      if (simulation->notes[seat] != NULL)
        worker->notes[seat] = fp_opponent_model_new ();
    }
  return worker;
}

static void
worker_free (FpWorker *worker)
{
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      fp_player_free (worker->players[seat]);
      fp_opponent_model_free (worker->notes[seat]);
    }
  fp_course_free (worker->course);
  fp_engine_free (worker->engine);
  g_aligned_free (worker->state);
  fp_simulation_clear (&worker->counts);
  g_free (worker);
}

static void
add_numbers (uint64_t *sum, const uint64_t *counts, gsize n)
{
  for (gsize i = 0; i < n; i++)
    sum[i] += counts[i];
}

static void
add_counts (const FpCatalog *catalog, FpSimulationResult *sum, const FpSimulationResult *counts)
{
  sum->games += counts->games;
  sum->decisions += counts->decisions;
  sum->stuck += counts->stuck;
  sum->dropped += counts->dropped;
  sum->shared += counts->shared;
  sum->nobody += counts->nobody;
  add_numbers (sum->ended, counts->ended, G_N_ELEMENTS (sum->ended));
  add_numbers (sum->seat_parts, counts->seat_parts, G_N_ELEMENTS (sum->seat_parts));
  add_numbers (sum->player_parts, counts->player_parts, G_N_ELEMENTS (sum->player_parts));
  add_numbers (sum->turns, counts->turns, G_N_ELEMENTS (sum->turns));
  add_numbers (sum->encounters, counts->encounters, G_N_ELEMENTS (sum->encounters));
  add_numbers (sum->questions, counts->questions, G_N_ELEMENTS (sum->questions));
  add_numbers (sum->times, counts->times, G_N_ELEMENTS (sum->times));
  sum->all_encounters += counts->all_encounters;
  sum->deals += counts->deals;
  sum->failed_deals += counts->failed_deals;
  fp_deal_counts_add (&sum->traded, &counts->traded);
  fp_course_counts_add (&sum->course, &counts->course, catalog);
  for (guint player = 0; player < FP_MAX_SEATS; player++)
    fp_habit_counts_add (&sum->habits[player], &counts->habits[player]);
  add_numbers (sum->coverage.procedures, counts->coverage.procedures, G_N_ELEMENTS (sum->coverage.procedures));
  for (guint step = 0; step < FP_MAX_PROCEDURES; step++)
    add_numbers (sum->coverage.decisions[step], counts->coverage.decisions[step], FP_MAX_DECISION_KINDS);
  add_numbers (sum->coverage.events, counts->coverage.events, G_N_ELEMENTS (sum->coverage.events));
  add_numbers (sum->coverage.abilities, counts->coverage.abilities, catalog->abilities->len);
  add_numbers (sum->alien_games, counts->alien_games, catalog->cards->len);
  add_numbers (sum->alien_parts, counts->alien_parts, catalog->cards->len);
}

/* Starts a thread for each worker. Without a thread, the worker's share is done here. */
static void
start_workers (FpWorker *const *workers, GThread **threads, guint n)
{
  for (guint i = 0; i < n; i++)
    threads[i] = g_thread_try_new ("simulate", work, workers[i], NULL);
  for (guint i = 0; i < n; i++)
    if (threads[i] == NULL)
      work (workers[i]);
}

/* Waits for the workers and reports progress ten times a second. */
static void
wait_for_workers (FpRun *run)
{
  const FpSimulation *simulation = run->simulation;
  g_mutex_lock (&run->lock);
  while (run->running > 0)
    {
      g_cond_wait_until (&run->finished, &run->lock, g_get_monotonic_time () + G_TIME_SPAN_SECOND / 10);
      uint64_t done = run->done;
      if (simulation->progress != NULL)
        {
          g_mutex_unlock (&run->lock);
          simulation->progress (done, run->games, simulation->progress_data);
          g_mutex_lock (&run->lock);
        }
    }
  g_mutex_unlock (&run->lock);
}

void
fp_simulate (const FpSimulation *simulation, FpSimulationResult *result)
{
  FpRun run = { .simulation = simulation, .games = simulation->deals * (simulation->mirror ? simulation->n_seats : 1) };
  guint jobs = (guint) MIN (CLAMP (simulation->jobs, 1, FP_SIMULATION_MAX_JOBS), run.games);
  run.at_once = CLAMP (run.games / jobs / TAKES, 1, GAMES_AT_ONCE);
  g_mutex_init (&run.lock);
  g_cond_init (&run.finished);
  gint64 began = g_get_monotonic_time ();

  run.running = jobs;
  FpWorker *workers[FP_SIMULATION_MAX_JOBS];
  GThread *threads[FP_SIMULATION_MAX_JOBS];
  for (guint i = 0; i < jobs; i++)
    workers[i] = worker_new (&run);
  start_workers (workers, threads, jobs);
  wait_for_workers (&run);

  *result = (FpSimulationResult){ 0 };
  make_counts (simulation, result);
  for (guint i = 0; i < jobs; i++)
    {
      if (threads[i] != NULL)
        g_thread_join (threads[i]);
      workers[i]->counts.dropped = workers[i]->engine->dropped;
      add_counts (simulation->catalog, result, &workers[i]->counts);
      for (guint seat = 0; seat < simulation->n_seats; seat++)
        if (simulation->notes[seat] != NULL)
          fp_opponent_model_add (simulation->notes[seat], workers[i]->notes[seat]);
      worker_free (workers[i]);
    }
  result->seconds = (double) (g_get_monotonic_time () - began) / G_TIME_SPAN_SECOND;
  g_cond_clear (&run.finished);
  g_mutex_clear (&run.lock);
}

guint
fp_simulation_quantile (const uint64_t *counts, guint n, double part)
{
  uint64_t all = 0, seen = 0;
  guint index = 0;
  for (guint i = 0; i < n; i++)
    all += counts[i];
  for (; index < n - 1; index++)
    {
      seen += counts[index];
      if ((double) seen >= part * (double) all)
        break;
    }
  return index;
}

guint
fp_simulation_turns (const FpSimulationResult *result, double part)
{
  return fp_simulation_quantile (result->turns, G_N_ELEMENTS (result->turns), part);
}

double
fp_simulation_rate (uint64_t parts, uint64_t games, double *low, double *high)
{
  if (games == 0)
    {
      *low = 0;
      *high = 1;
      return 0;
    }
  const double z = 1.959963984540054;
  double n = (double) games;
  double rate = (double) parts / FP_SIMULATION_PARTS / n;
  double middle = rate + z * z / (2 * n);
  double spread = z * sqrt (rate * (1 - rate) / n + z * z / (4 * n * n));
  *low = MAX (0, (middle - spread) / (1 + z * z / n));
  *high = MIN (1, (middle + spread) / (1 + z * z / n));
  return rate;
}
