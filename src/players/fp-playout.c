/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Imagined games: dealt, played on without much thought, judged between two destiny cards. */
#include "players/fp-playout.h"

enum
{
  MOST_ANSWERS = 400, /* in one imagined game; then the position is judged as it is */
};

/* Who has won alone has a chance of 1, who shares a win a part of it (ruling 60). */
static double
chance_at_end (const FpState *state, uint8_t seat)
{
  guint winners = 0;
  for (FpSeats left = state->head.winners; left != 0; left &= (FpSeats) (left - 1))
    winners++;
  return state->head.winners >> seat & 1 ? 1.0 / winners : 0.0;
}

static void
judge (FpPlayout *imagination)
{
  if (imagination->judged)
    return;
  imagination->judged = TRUE;
  if (fp_engine_over (imagination->engine))
    imagination->chance = chance_at_end (imagination->state, imagination->seat);
  else
    imagination->chance = imagination->engine->edition->thinking.chance (imagination->engine, imagination->seat);
}

static void
step_ended (FpEngine *engine, guint procedure, gpointer data)
{
  FpPlayout *imagination = data;
  if (procedure == engine->edition->thinking.quiet && engine->edition->turns (engine->state) >= imagination->last)
    judge (imagination);
}

static void
listen (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpPlayout *imagination = data;
  if (!imagination->judged)
    fp_reasons_hear (imagination->reasons, event);
}

FpPlayout *
fp_playout_new (const FpEngine *engine)
{
  FpPlayout *imagination = g_new0 (FpPlayout, 1);
  imagination->engine = fp_engine_new (engine->edition, engine->catalog);
  imagination->engine->step_ended = step_ended;
  imagination->engine->step_ended_data = imagination;
  imagination->known = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  imagination->dealt = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  imagination->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  return imagination;
}

void
fp_playout_free (FpPlayout *imagination)
{
  if (imagination == NULL)
    return;
  fp_engine_free (imagination->engine);
  fp_reasons_free (imagination->reasons);
  g_aligned_free (imagination->known);
  g_aligned_free (imagination->state);
  g_aligned_free (imagination->dealt);
  g_free (imagination);
}

void
fp_playout_begin (FpPlayout *imagination, FpEngine *engine, guint cards, FpRandom *random)
{
  imagination->seat = engine->state->head.pending.seat;
  imagination->has_dealt = FALSE;
  fp_determinize (engine, imagination->seat, random, imagination->known);
  if (imagination->reasons != NULL)
    fp_reasons_clear (imagination->reasons);
  imagination->last = engine->edition->turns (engine->state) + (int) cards - 1;
}

void
fp_playout_explain (FpPlayout *imagination)
{
  if (imagination->reasons == NULL)
    imagination->reasons = fp_reasons_new ();
  imagination->engine->listener = listen;
  imagination->engine->listener_data = imagination;
}

void
fp_playout_deal (FpPlayout *imagination, uint64_t seed, FpRandom *random)
{
  if (!imagination->has_dealt || imagination->seed != seed)
    {
      fp_random_seed (&imagination->next, seed);
      fp_engine_use (imagination->engine, imagination->known);
      fp_determinize (imagination->engine, imagination->seat, &imagination->next, imagination->dealt);
      imagination->seed = seed;
      imagination->has_dealt = TRUE;
    }
  fp_state_copy (imagination->state, imagination->dealt);
  *random = imagination->next;
  fp_engine_use (imagination->engine, imagination->state);
  imagination->judged = FALSE;
  imagination->answers = 0;
}

gboolean
fp_playout_open (FpPlayout *imagination)
{
  if (!imagination->state->head.pending.open || imagination->answers == MOST_ANSWERS)
    judge (imagination);
  return !imagination->judged;
}

void
fp_playout_answer (FpPlayout *imagination, guint index)
{
  imagination->answers++;
  fp_engine_answer (imagination->engine, index);
}

void
fp_playout_weigh (FpPlayout *imagination, const FpOptions *options, guint *weights)
{
  FpEngine *engine = imagination->engine;
  const FpPendingDecision *pending = &engine->state->head.pending;
  for (guint i = 0; i < options->n; i++)
    weights[i] = engine->edition->thinking.weigh (engine, pending, &options->option[i]);
}

guint
fp_playout_pick (const guint *weights, guint n, FpRandom *random)
{
  guint sum = 0;
  for (guint i = 0; i < n; i++)
    sum += weights[i];
  if (sum == 0)
    return fp_random_below (random, n);
  guint drawn = fp_random_below (random, sum), i = 0;
  for (; drawn >= weights[i]; i++)
    drawn -= weights[i];
  return i;
}

double
fp_playout_finish (FpPlayout *imagination, FpRandom *random)
{
  guint weights[FP_MAX_OPTIONS];
  while (fp_playout_open (imagination))
    {
      const FpOptions *options = fp_engine_options (imagination->engine);
      fp_playout_weigh (imagination, options, weights);
      fp_playout_answer (imagination, fp_playout_pick (weights, options->n, random));
    }
  return imagination->chance;
}

void
fp_playout_began_with (FpPlayout *imagination, guint index)
{
  if (imagination->reasons != NULL)
    fp_reasons_count (imagination->reasons, index, imagination->chance);
}
