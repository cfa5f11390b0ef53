/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options are told apart by the edition's inclination and by their rules, so no edition is known
 * here. */
#include "lab/fp-habit-counts.h"

static void
count_inclinations (FpHabitCounts *counts, const FpEngine *engine, const FpOptions *options, guint index)
{
  const FpEditionThinking *thinking = &engine->edition->thinking;
  const FpPendingDecision *pending = &engine->state->head.pending;
  gboolean possible[FP_N_INCLINATIONS] = { FALSE };
  if (thinking->inclination == NULL)
    return;
  for (guint i = 0; i < options->n; i++)
    possible[thinking->inclination (pending, &options->option[i])] = TRUE;
  FpInclination taken = thinking->inclination (pending, &options->option[index]);
  for (guint kind = FP_INCLINATION_NONE + 1; kind < FP_N_INCLINATIONS; kind++)
    {
      counts->inclined[kind].asked += possible[kind];
      counts->inclined[kind].taken += taken == kind;
    }
}

/* A player that doesn't think holds no option for better. */
static void
count_bluff (FpHabitCounts *counts, const FpEngine *engine, FpPlayer *player, guint index)
{
  guint n;
  const FpThought *thoughts = fp_player_thoughts (player, &n);
  double best = -1;
  if (!(engine->state->head.pending.flags & FP_DECISION_TOGETHER) || thoughts[index].chance < 0)
    return;
  for (guint i = 0; i < n; i++)
    best = MAX (best, thoughts[i].chance);
  counts->bluffs.asked++;
  counts->bluffs.taken += thoughts[index].chance < best;
}

/* Returns TRUE if @option replaces the use of another ability. */
static gboolean
is_stop (const FpEngine *engine, const FpOption *option)
{
  if (option->kind != FP_OPTION_ABILITY)
    return FALSE;
  const FpRule *rule = &g_array_index (engine->catalog->rules, FpRule, option->rule);
  return rule->kind == FP_RULE_REPLACE && (rule->actions[FP_MACHINE_USE / 64] >> FP_MACHINE_USE % 64 & 1) != 0;
}

static void
count_stop (FpHabitCounts *counts, const FpEngine *engine, const FpOptions *options, guint index)
{
  gboolean possible = FALSE;
  for (guint i = 0; i < options->n && !possible; i++)
    possible = is_stop (engine, &options->option[i]);
  counts->stops.asked += possible;
  counts->stops.taken += is_stop (engine, &options->option[index]);
}

void
fp_habit_counts_answer (FpHabitCounts *counts, FpEngine *engine, FpPlayer *player, guint index)
{
  const FpOptions *options = fp_engine_options (engine);
  if (options->n < 2)
    return;
  count_inclinations (counts, engine, options, index);
  count_bluff (counts, engine, player, index);
  count_stop (counts, engine, options, index);
}

static void
add (FpHabitCount *sum, const FpHabitCount *more)
{
  sum->asked += more->asked;
  sum->taken += more->taken;
}

void
fp_habit_counts_add (FpHabitCounts *counts, const FpHabitCounts *more)
{
  for (guint kind = 0; kind < FP_N_INCLINATIONS; kind++)
    add (&counts->inclined[kind], &more->inclined[kind]);
  add (&counts->bluffs, &more->bluffs);
  add (&counts->stops, &more->stops);
}
