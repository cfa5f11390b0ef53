/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The searching player: Monte Carlo tree search over information sets.
 *
 * A step is one playout with hidden cards dealt anew. The playout goes down the tree, adds one
 * node, and follows the light policy until the evaluation. The result is filed along the path: each
 * node learns the share of the win of the seat that decides there (max^n).
 * Secrets that others have chosen already are chosen anew by the search's own strategy for them.
 *
 * A plan of playouts runs in several threads while the tree stays as it is. Then the tree learns
 * from them in the order of the plan. So the number of threads makes no difference.
 */
#include "players/fp-player-private.h"
#include "players/fp-search-root.h"
#include "players/fp-search-trial.h"
#include "players/fp-workers.h"

#include <string.h>

enum
{
  LEAST_SHARED = 100, /* playouts for a decision that are worth starting threads */
};

struct _FpSearch
{
  FpTree *tree;
  FpRoot root;
  FpRootTry plan[FP_SEARCH_TRIES];
  FpTrial *trials[FP_SEARCH_TRIES]; /* of the plan; NULL until first needed */
  guint planned, run, learned; /* tries of the plan: all, those played, those learned */
  FpWorkers *workers; /* NULL: one thread */
  /* by thread; the first has the player's playouts, the others have their own */
  FpSearcher *searchers[FP_PLAYER_MOST_THREADS];
  guint n_searchers;
};

static void
stop_workers (FpSearch *search)
{
  g_clear_pointer (&search->workers, fp_workers_free);
  for (guint i = 0; i < search->n_searchers; i++)
    {
      if (i > 0)
        fp_playout_free (search->searchers[i]->playout);
      fp_searcher_free (search->searchers[i]);
    }
  search->n_searchers = 0;
}

void
fp_search_free (FpSearch *search)
{
  if (search == NULL)
    return;
  stop_workers (search);
  for (guint i = 0; i < FP_SEARCH_TRIES && search->trials[i] != NULL; i++)
    {
      g_free (search->trials[i]->events);
      g_free (search->trials[i]);
    }
  fp_tree_free (search->tree);
  g_free (search);
}

/* Makes the threads that the player wants, and what each needs. */
static void
prepare_workers (FpPlayer *player)
{
  FpSearch *search = player->search;
  guint n = search->workers != NULL ? fp_workers_n (search->workers) : 1;
  guint wanted = player->due >= LEAST_SHARED ? player->n_threads : 1;
  if (search->n_searchers == 0 || n != wanted)
    {
      stop_workers (search);
      if (wanted > 1)
        search->workers = fp_workers_new (wanted);
      search->n_searchers = search->workers != NULL ? fp_workers_n (search->workers) : 1;
      for (guint i = 0; i < search->n_searchers; i++)
        search->searchers[i] = fp_searcher_new (i > 0 ? fp_playout_new (player->playout->engine) : player->playout);
    }
  for (guint i = 0; i < search->n_searchers; i++)
    {
      if (i > 0)
        fp_playout_begin_like (search->searchers[i]->playout, player->playout);
      fp_searcher_begin (search->searchers[i], search->tree, player->opponent_model);
    }
}

static void
begin_root (FpPlayer *player)
{
  FpRoot *root = &player->search->root;
  FpEngine *engine = player->playout->engine;
  uint64_t keys[FP_MAX_OPTIONS];
  guint weights[FP_MAX_OPTIONS];
  fp_engine_use (engine, player->playout->known);
  const FpOptions *options = fp_engine_options (engine);
  fp_playout_weigh (player->playout, options, weights);
  for (guint i = 0; i < options->n; i++)
    keys[i] = fp_tree_option_key (engine, &options->option[i]);
  fp_root_begin (root, keys, weights, options->n,
                 (engine->state->head.pending.flags & FP_DECISION_TOGETHER) != 0 && player->opponent_model == NULL,
                 player->budget);
  for (guint i = 0; i < root->n; i++)
    root->arm[i].bias = fp_habits_bias (&player->habits, engine, &options->option[root->arm[i].option]);
}

gboolean
fp_search_begin (FpPlayer *player)
{
  if (player->search == NULL)
    {
      player->search = g_new0 (FpSearch, 1);
      player->search->tree = fp_tree_new ();
    }
  FpSearch *search = player->search;
  search->planned = search->run = search->learned = 0;
  begin_root (player);
  if (search->root.n == 1 && !player->explains)
    return FALSE;
  fp_tree_clear (search->tree);
  prepare_workers (player);
  return search->root.n > 1;
}

static void
make_plan (FpSearch *search, FpPlayer *player)
{
  search->planned = fp_root_plan (&search->root, &player->random, search->plan);
  search->run = search->learned = 0;
  for (guint i = 0; i < search->planned; i++)
    {
      if (search->trials[i] == NULL)
        search->trials[i] = g_new0 (FpTrial, 1);
      if (player->explains && search->trials[i]->events == NULL)
        search->trials[i]->events = g_new0 (FpReasonEvents, 1);
      search->trials[i]->option = search->plan[i].option;
    }
}

/* Plays one of the tries that are due (FpWork). */
static void
run_trial (guint item, guint worker, gpointer data)
{
  FpPlayer *player = data;
  FpSearch *search = player->search;
  FpTrial *trial = search->trials[search->run + item];
  FpSearcher *searcher = search->searchers[worker];
  const FpPlayout *playout = searcher->playout;
  fp_trial_run (trial, searcher, search->plan[search->run + item].seed);
  trial->value = fp_habits_value (&player->habits, playout);
  trial->chance = playout->chance;
  memcpy (trial->shares, playout->shares, sizeof trial->shares);
  if (trial->events != NULL && playout->events != NULL)
    *trial->events = *playout->events;
}

/* Files the result of @trial, the next of the plan. */
static void
learn_trial (FpPlayer *player, FpTrial *trial)
{
  FpSearch *search = player->search;
  double weight = fp_root_weight (&search->root);
  for (guint i = trial->depth; i > 0; i--)
    {
      FpVisit *visit = &trial->path[i - 1];
      gboolean ours = visit->seat == player->playout->seat;
      fp_choice_learn (search->tree, visit, ours ? trial->value : trial->shares[visit->seat], ours ? 1 : weight);
    }
  fp_root_learn (&search->root, trial->value);
  if (player->explains)
    fp_reasons_count (player->reasons, trial->events, trial->option, trial->chance);
  /* The root decision counts as well. */
  player->effort.playouts++;
  player->effort.depth += trial->depth + 1;
  player->effort.deepest = MAX (player->effort.deepest, trial->depth + 1);
}

static void
learn (FpPlayer *player)
{
  FpSearch *search = player->search;
  for (; search->learned < search->run; search->learned++)
    learn_trial (player, search->trials[search->learned]);
}

guint
fp_search_step (FpPlayer *player, guint most)
{
  FpSearch *search = player->search;
  if (search->run == search->planned)
    make_plan (search, player);
  guint n = MIN (most, search->planned - search->run);
  if (search->workers != NULL)
    fp_workers_run (search->workers, n, run_trial, player);
  else
    for (guint i = 0; i < n; i++)
      run_trial (i, 0, player);
  search->run += n;
  if (search->run == search->planned)
    learn (player);
  return n;
}

void
fp_search_conclude (FpPlayer *player)
{
  const FpRoot *root = &player->search->root;
  double shares[FP_SEARCH_ARMS];
  learn (player);
  fp_root_shares (root, shares);
  if (root->mixed)
    fp_habits_mix (&player->habits, shares, root->n);
  for (guint i = 0; i < player->n; i++)
    player->thoughts[i] = (FpThought){ .chance = -1 };
  for (guint i = 0; i < root->n; i++)
    player->thoughts[root->arm[i].option] = (FpThought){
      .visits = root->arm[i].visits,
      .chance = root->arm[i].visits > 0 ? root->arm[i].value : -1,
      .share = shares[i],
    };
}
