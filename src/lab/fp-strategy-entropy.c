/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For each position a thread plays the game, keeps one of its decisions and asks the player
 * there. */
#include "lab/fp-strategy-entropy.h"

#include <math.h>

#include "session/game/fp-aliens.h"
#include "session/game/fp-editions.h"

/* State of one thread. */
typedef struct
{
  const FpStrategyEntropy *measurement;
  FpStrategyEntropyFigures *figures;
  gint *next; /* next position that no thread has taken */
  FpEngine *engine;
  FpState *state, *kept; /* the running game; the kept decision */
  uint32_t kept_made; /* choices made before the kept decision */
  FpPlayer *guide; /* plays the games */
  FpPlayer *player;
} FpStrategyEntropyWorker;

static double
entropy (const double *shares, guint n)
{
  double bits = 0;
  for (guint i = 0; i < n; i++)
    if (shares[i] > 0)
      bits -= shares[i] * log2 (shares[i]);
  return bits;
}

/* Plays game @game and keeps one of its secret decisions. Returns the decision's number, 0: there
 * was none. */
static guint
keep_decision (FpStrategyEntropyWorker *worker, uint64_t game)
{
  FpEngine *engine = worker->engine;
  const FpStrategyEntropy *measurement = worker->measurement;
  uint64_t seed = fp_random_derive (measurement->seed, game);
  FpRandom random;
  FpDecision decision;
  guint n_secret = 0, kept = 0;
  fp_random_seed (&random, ~seed);
  fp_engine_use (engine, worker->state);
  fp_engine_start (engine, measurement->edition->least_seats, seed, 0);
  for (uint32_t made = 0; fp_engine_decision (engine, &decision); made++)
    {
      gboolean secret = (decision.flags & FP_DECISION_TOGETHER) != 0 && !fp_aliens_is_choice (engine, &decision);
      if (secret && fp_random_below (&random, ++n_secret) == 0)
        {
          fp_state_copy (worker->kept, worker->state);
          worker->kept_made = made;
          kept = n_secret;
        }
      fp_player_begin (worker->guide, seed, decision.seat);
      fp_engine_answer (engine, fp_player_choose (worker->guide, engine, made));
    }
  return kept;
}

/* Asks the player for answers to the kept decision, one for each search. */
static void
search_position (FpStrategyEntropyWorker *worker, FpStrategyEntropyFigures *figures)
{
  const FpStrategyEntropy *measurement = worker->measurement;
  uint8_t seat = worker->kept->head.pending.seat;
  double mean[FP_MAX_OPTIONS] = { 0 };
  fp_engine_use (worker->engine, worker->kept);
  for (guint search = 0; search < measurement->searches; search++)
    {
      double shares[FP_MAX_OPTIONS];
      fp_player_begin (worker->player, fp_random_derive (~measurement->seed, search), seat);
      fp_player_ask (worker->player, worker->engine, worker->kept_made);
      while (fp_player_think (worker->player, G_MAXUINT))
        ;
      const FpThought *thoughts = fp_player_thoughts (worker->player, &figures->options);
      for (guint i = 0; i < figures->options; i++)
        {
          shares[i] = thoughts[i].share;
          mean[i] += thoughts[i].share / measurement->searches;
        }
      figures->bits += entropy (shares, figures->options) / measurement->searches;
    }
  figures->bits_seen = entropy (mean, figures->options);
  for (guint i = 0; i < figures->options; i++)
    figures->most = MAX (figures->most, mean[i]);
}

static void
measure_position (FpStrategyEntropyWorker *worker, guint position)
{
  FpStrategyEntropyFigures *figures = &worker->figures[position];
  FpDecision decision;
  char id[48];
  guint number = keep_decision (worker, position + 1);
  *figures = (FpStrategyEntropyFigures){ 0 };
  if (number == 0)
    return;
  search_position (worker, figures);
  fp_engine_decision (worker->engine, &decision);
  figures->procedure = decision.step;
  figures->kind = decision.kind;
  g_snprintf (figures->name, sizeof figures->name, "%u/%s/%u", position + 1,
              fp_decision_id (worker->engine, &decision, id, sizeof id), number);
}

static gpointer
work (gpointer data)
{
  FpStrategyEntropyWorker *worker = data;
  guint position;
  while ((position = (guint) g_atomic_int_add (worker->next, 1)) < worker->measurement->positions)
    measure_position (worker, position);
  return NULL;
}

static FpStrategyEntropyWorker *
worker_new (const FpStrategyEntropy *measurement, FpStrategyEntropyFigures *figures, gint *next)
{
  FpStrategyEntropyWorker *worker = g_new0 (FpStrategyEntropyWorker, 1);
  g_autoptr (GError) error = NULL;
  worker->measurement = measurement;
  worker->figures = figures;
  worker->next = next;
  worker->engine = fp_edition_engine (measurement->edition, measurement->catalog);
  worker->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  worker->kept = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  worker->guide = fp_player_new ("greedy", measurement->seed, 0, NULL);
  worker->player = fp_player_new (measurement->player, measurement->seed, 0, &error);
  /* fp_player_check () has accepted the player before. */
  if (worker->player == NULL)
    g_error ("%s", error->message);
  return worker;
}

static void
worker_free (FpStrategyEntropyWorker *worker)
{
  fp_player_free (worker->guide);
  fp_player_free (worker->player);
  fp_engine_free (worker->engine);
  g_aligned_free (worker->state);
  g_aligned_free (worker->kept);
  g_free (worker);
}

void
fp_strategy_entropy_measure (const FpStrategyEntropy *measurement, FpStrategyEntropyFigures *figures)
{
  gint next = 0;
  guint jobs = MIN (measurement->jobs, measurement->positions);
  g_autoptr (GPtrArray) workers = g_ptr_array_new_with_free_func ((GDestroyNotify) worker_free);
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  for (guint i = 0; i < jobs; i++)
    {
      g_ptr_array_add (workers, worker_new (measurement, figures, &next));
      g_ptr_array_add (threads, g_thread_try_new ("mixing", work, g_ptr_array_index (workers, i), NULL));
    }
  /* Without a thread, the worker's share is done here. */
  for (guint i = 0; i < jobs; i++)
    if (g_ptr_array_index (threads, i) == NULL)
      work (g_ptr_array_index (workers, i));
  for (guint i = 0; i < jobs; i++)
    if (g_ptr_array_index (threads, i) != NULL)
      g_thread_join (g_ptr_array_index (threads, i));
}
