/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playouts: dealing, playing on with the light policy, and evaluation between two turns. */
#include "players/fp-playout.h"

enum
{
  MOST_ANSWERS = 400, /* answers in one playout, after which the position is evaluated as it is */
};

/* A sole winner's chance is 1, a shared win counts a share (ruling 60). */
static double
chance_at_end (const FpState *state, uint8_t seat)
{
  guint winners = 0;
  for (FpSeats left = state->head.winners; left != 0; left &= (FpSeats) (left - 1))
    winners++;
  return state->head.winners >> seat & 1 ? 1.0 / winners : 0.0;
}

/* Puts each seat's share of the win in the playout's position into its shares. */
static void
judge (FpPlayout *playout)
{
  FpEngine *engine = playout->engine;
  guint n = playout->state->head.n_seats;
  if (fp_engine_over (engine))
    for (uint8_t seat = 0; seat < n; seat++)
      playout->shares[seat] = chance_at_end (playout->state, seat);
  else if (playout->network != NULL)
    fp_network_judge (playout->network, engine, playout->shares);
  else
    for (uint8_t seat = 0; seat < n; seat++)
      if (n > 2 || seat == playout->seat)
        playout->shares[seat] = engine->edition->thinking.chance (engine, seat);
}

/* Between two players one loses what the other gains, also in a game that nobody wins. */
static void
evaluate (FpPlayout *playout)
{
  if (playout->evaluated)
    return;
  playout->evaluated = TRUE;
  judge (playout);
  playout->chance = playout->shares[playout->seat];
  if (playout->state->head.n_seats == 2)
    playout->shares[!playout->seat] = 1 - playout->chance;
}

static void
step_ended (FpEngine *engine, guint procedure, gpointer data)
{
  FpPlayout *playout = data;
  if (procedure == engine->edition->thinking.quiet && engine->edition->table.turns (engine->state) >= playout->last)
    {
      evaluate (playout);
      engine->halted = TRUE; /* nobody looks at what would come next */
    }
}

static void
listen (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpPlayout *playout = data;
  if (!playout->evaluated)
    fp_reasons_on_event (playout->events, engine->edition, event);
}

FpPlayout *
fp_playout_new (const FpEngine *engine)
{
  FpPlayout *playout = g_new0 (FpPlayout, 1);
  playout->engine = fp_engine_new (engine->edition, engine->catalog);
  playout->checks = engine->checking;
  playout->engine->step_ended = step_ended;
  playout->engine->step_ended_data = playout;
  playout->hidden = fp_hidden_cards_new ();
  playout->known = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  playout->dealt = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  playout->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  return playout;
}

void
fp_playout_free (FpPlayout *playout)
{
  if (playout == NULL)
    return;
  fp_engine_free (playout->engine);
  g_free (playout->events);
  fp_hidden_cards_free (playout->hidden);
  g_aligned_free (playout->known);
  g_aligned_free (playout->state);
  g_aligned_free (playout->dealt);
  g_free (playout);
}

void
fp_playout_begin (FpPlayout *playout, FpEngine *engine, guint cards, FpRandom *random)
{
  playout->seat = engine->state->head.pending.seat;
  playout->has_dealt = FALSE;
  fp_determinize (engine, playout->seat, random, playout->known);
  fp_engine_use (playout->engine, playout->known);
  fp_hidden_cards_find (playout->hidden, playout->engine, playout->seat);
  playout->last = engine->edition->table.turns (engine->state) + (int) cards - 1;
}

void
fp_playout_begin_like (FpPlayout *playout, const FpPlayout *other)
{
  playout->seat = other->seat;
  playout->has_dealt = FALSE;
  fp_state_copy (playout->known, other->known);
  fp_engine_use (playout->engine, playout->known);
  fp_hidden_cards_find (playout->hidden, playout->engine, playout->seat);
  playout->last = other->last;
  playout->network = other->network;
  if (other->events != NULL)
    fp_playout_explain (playout);
}

void
fp_playout_judge (FpPlayout *playout, const FpNetwork *network)
{
  gboolean fits = network != NULL && network->features.edition == playout->engine->edition &&
                  network->n_seats == playout->known->head.n_seats;
  playout->network = fits ? network : NULL;
}

void
fp_playout_explain (FpPlayout *playout)
{
  if (playout->events == NULL)
    playout->events = g_new0 (FpReasonEvents, 1);
  playout->engine->listener = listen;
  playout->engine->listener_data = playout;
}

void
fp_playout_deal (FpPlayout *playout, uint64_t seed, FpRandom *random)
{
  if (!playout->has_dealt || playout->seed != seed)
    {
      fp_random_seed (&playout->next, seed);
      fp_hidden_cards_deal (playout->hidden, playout->engine, &playout->next, playout->dealt);
      playout->seed = seed;
      playout->has_dealt = TRUE;
    }
  fp_state_copy (playout->state, playout->dealt);
  *random = playout->next;
  fp_engine_use (playout->engine, playout->state);
  playout->evaluated = FALSE;
  playout->answers = 0;
  if (playout->events != NULL)
    playout->events->n = 0;
}

gboolean
fp_playout_open (FpPlayout *playout)
{
  if (!playout->state->head.pending.open || playout->answers == MOST_ANSWERS)
    evaluate (playout);
  return !playout->evaluated;
}

void
fp_playout_answer (FpPlayout *playout, guint index)
{
  playout->answers++;
  fp_engine_answer (playout->engine, index);
}

void
fp_playout_weigh (FpPlayout *playout, const FpOptions *options, guint *weights)
{
  FpEngine *engine = playout->engine;
  engine->edition->thinking.weigh (engine, &engine->state->head.pending, options->option, options->n, weights);
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
fp_playout_finish (FpPlayout *playout, FpRandom *random)
{
  guint weights[FP_MAX_OPTIONS];
  while (fp_playout_open (playout))
    {
      const FpOptions *options = fp_engine_options (playout->engine);
      fp_playout_weigh (playout, options, weights);
      fp_playout_answer (playout, fp_playout_pick (weights, options->n, random));
    }
  return playout->chance;
}
