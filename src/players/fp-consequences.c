/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consequences of the options of the open decision for the totals of the encounter. */
#include "players/fp-consequences.h"

#include <string.h>

#include "engine/knowledge/fp-determinize.h"

enum
{
  DEALS = 3, /* determinizations that must agree */
  SAMPLES = 24, /* likewise, if the answer reveals something to the viewer */
};

struct _FpConsequences
{
  FpState *deal[DEALS];
  FpState *sample; /* a further determinization */
  FpState *state; /* in which an option is tried */
  FpEngine *engine;
  FpEngine *real; /* not owned */
  uint8_t viewer;
  int before[FP_MAX_SEATS];
  int by_rules[FP_MAX_SEATS]; /* part of these totals */
  gboolean without_totals; /* as in FpConsequence, before any answer */
  FpSeats fighting;
  gboolean secret; /* others choose at the same time */
};

static FpState *
new_state (void)
{
  return g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
}

/* Reads the part of each total that comes from rules. */
static void
read_rules (FpEngine *engine, int totals[FP_MAX_SEATS])
{
  FpTotalPart parts[FP_TOTAL_PARTS];
  for (uint8_t seat = 0; seat < engine->state->head.n_seats; seat++)
    {
      guint n = engine->edition->table.parts (engine, seat, parts);
      totals[seat] = 0;
      for (guint i = 0; i < n; i++)
        totals[seat] += parts[i].rule != 0 ? parts[i].value : 0;
    }
}

/* Returns TRUE if no totals decide the encounter, and sets @fighting. */
static gboolean
is_without_totals (FpEngine *engine, FpSeats *fighting)
{
  *fighting = 0;
  return engine->edition->table.without_totals != NULL && engine->edition->table.without_totals (engine, fighting);
}

FpConsequences *
fp_consequences_new (FpEngine *engine, uint8_t viewer)
{
  FpConsequences *consequences = g_new0 (FpConsequences, 1);
  FpDecision decision;
  FpRandom random;
  consequences->secret = fp_engine_decision (engine, &decision) && (decision.flags & FP_DECISION_TOGETHER) != 0;
  consequences->engine = fp_engine_new (engine->edition, engine->catalog);
  consequences->state = new_state ();
  consequences->sample = new_state ();
  consequences->real = engine;
  consequences->viewer = viewer;
  for (guint i = 0; i < DEALS; i++)
    {
      fp_random_seed (&random, i + 1);
      consequences->deal[i] = new_state ();
      fp_determinize (engine, viewer, &random, consequences->deal[i]);
    }
  fp_state_copy (consequences->state, consequences->deal[0]);
  fp_engine_use (consequences->engine, consequences->state);
  consequences->engine->edition->table.totals (consequences->engine, consequences->before);
  read_rules (consequences->engine, consequences->by_rules);
  consequences->without_totals = is_without_totals (consequences->engine, &consequences->fighting);
  return consequences;
}

void
fp_consequences_free (FpConsequences *consequences)
{
  fp_engine_free (consequences->engine);
  for (guint i = 0; i < DEALS; i++)
    g_aligned_free (consequences->deal[i]);
  g_aligned_free (consequences->state);
  g_aligned_free (consequences->sample);
  g_free (consequences);
}

/* Returns TRUE if totals don't matter any more: the encounter has a result, and its cards are
 * about to be cleared away. */
static gboolean
is_decided (const FpState *state)
{
  const FpEncounter *encounter = fp_state_in_encounter (state) ? fp_state_encounter_const (state) : NULL;
  return encounter != NULL && (encounter->winners | encounter->losers) != 0;
}

/* Answers the open decision with option @index. Returns TRUE if the encounter was undecided and is
 * still running, with @totals. */
static gboolean
answer (FpEngine *engine, guint index, int totals[FP_MAX_SEATS])
{
  int turns = engine->edition->table.turns (engine->state);
  guint kind = fp_state_encounter_kind (engine->state);
  if (index >= fp_engine_options (engine)->n || is_decided (engine->state))
    return FALSE;
  fp_engine_answer (engine, index);
  if (fp_engine_over (engine) || engine->edition->table.turns (engine->state) != turns ||
      fp_state_encounter_kind (engine->state) != kind)
    return FALSE;
  engine->edition->table.totals (engine, totals);
  return TRUE;
}

static FpEngine *
use (FpConsequences *consequences, const FpState *deal)
{
  fp_state_copy (consequences->state, deal);
  fp_engine_use (consequences->engine, consequences->state);
  return consequences->engine;
}

/* Returns determinization @i. The first ones are kept. */
static const FpState *
nth_deal (FpConsequences *consequences, guint i)
{
  FpRandom random;
  if (i < DEALS)
    return consequences->deal[i];
  fp_random_seed (&random, i + 1);
  fp_determinize (consequences->real, consequences->viewer, &random, consequences->sample);
  return consequences->sample;
}

/* Answers with option @index, and then with option @reply unless that is −1, in determinization @i.
 * Returns TRUE if the encounter is still running, with @totals. Sets @learned if the last answer
 * tells the viewer something. */
static gboolean
try_answers (FpConsequences *consequences, guint i, guint index, int reply, int totals[FP_MAX_SEATS], gboolean *learned)
{
  FpEngine *engine = use (consequences, nth_deal (consequences, i));
  if (reply >= 0 && !answer (engine, index, totals))
    return FALSE;
  engine->informed = 0;
  gboolean running = answer (engine, reply >= 0 ? (guint) reply : index, totals);
  *learned = *learned || (engine->informed >> consequences->viewer & 1) != 0;
  return running;
}

/* Returns TRUE if determinization @i agrees with @consequence after option @index. */
static gboolean
agrees (FpConsequences *consequences, guint i, guint index, const FpConsequence *consequence, gboolean *learned)
{
  int totals[FP_MAX_SEATS];
  FpSeats fighting;
  return try_answers (consequences, i, index, -1, totals, learned) &&
         memcmp (totals, consequence->after, consequences->state->head.n_seats * sizeof *totals) == 0 &&
         is_without_totals (consequences->engine, &fighting) == consequence->without_totals &&
         fighting == consequence->fighting;
}

gboolean
fp_consequences_find (FpConsequences *consequences, guint index, FpConsequence *consequence)
{
  gboolean learned = FALSE;
  *consequence = (FpConsequence){ 0 };
  if (consequences->secret || !try_answers (consequences, 0, index, -1, consequence->after, &learned))
    return FALSE;
  consequence->without_totals = is_without_totals (consequences->engine, &consequence->fighting);
  memcpy (consequence->before, consequences->before, sizeof consequence->before);
  guint n = consequences->state->head.n_seats;
  for (guint i = 1; i < DEALS || (learned && i < SAMPLES); i++)
    if (!agrees (consequences, i, index, consequence, &learned))
      return FALSE;
  for (guint seat = 0; seat < n; seat++)
    if (consequence->after[seat] != consequence->before[seat])
      consequence->changed |= (FpSeats) (1u << seat);
  if (consequence->without_totals)
    return !consequences->without_totals || consequence->fighting != consequences->fighting;
  return consequence->changed != 0;
}

/* --- Outcomes that depend on a hidden card, and on the reply of another seat --- */

/* Adds the changes by rules in the engine's state to @outcomes. Returns FALSE if they change the
 * total of none or several seats, of another seat than before, or in too many ways. */
static gboolean
add_outcome (const FpConsequences *consequences, FpOutcomes *outcomes)
{
  int seat = -1, totals[FP_MAX_SEATS];
  read_rules (consequences->engine, totals);
  for (uint8_t s = 0; s < consequences->state->head.n_seats; s++)
    if (totals[s] != consequences->by_rules[s])
      {
        if (seat >= 0)
          return FALSE;
        seat = s;
      }
  if (seat < 0 || (outcomes->n > 0 && outcomes->seat != seat))
    return FALSE;
  int change = totals[seat] - consequences->by_rules[seat];
  guint at = 0;
  outcomes->seat = (uint8_t) seat;
  while (at < outcomes->n && outcomes->change[at] > change)
    at++;
  if (at < outcomes->n && outcomes->change[at] == change)
    return TRUE;
  if (outcomes->n == FP_MOST_OUTCOMES)
    return FALSE;
  memmove (&outcomes->change[at + 1], &outcomes->change[at], (outcomes->n - at) * sizeof *outcomes->change);
  outcomes->change[at] = change;
  outcomes->n++;
  return TRUE;
}

/* Puts the outcomes of option @index, and then of option @reply unless that is −1, into @outcomes.
 * A revealed card that ends the encounter leaves nothing to read, and that is no outcome.
 * Returns FALSE if there is nothing to tell. */
static gboolean
sample_outcomes (FpConsequences *consequences, guint index, int reply, FpOutcomes *outcomes)
{
  gboolean learned = FALSE, ended = FALSE;
  int totals[FP_MAX_SEATS];
  *outcomes = (FpOutcomes){ 0 };
  for (guint i = 0; i < DEALS || (learned && i < SAMPLES); i++)
    if (!try_answers (consequences, i, index, reply, totals, &learned))
      ended = TRUE;
    else if (!add_outcome (consequences, outcomes))
      return FALSE;
  return learned && outcomes->n > 0 ? !ended || outcomes->n > 1 : !ended && outcomes->n == 1;
}

gboolean
fp_consequences_outcomes (FpConsequences *consequences, guint index, FpOutcomes *outcomes)
{
  return !consequences->secret && sample_outcomes (consequences, index, -1, outcomes) && outcomes->n > 1;
}

FpEngine *
fp_consequences_reply (FpConsequences *consequences, guint index)
{
  int totals[FP_MAX_SEATS];
  answer (use (consequences, consequences->deal[0]), index, totals);
  return consequences->engine;
}

/* Returns the number of lines of a card among which another seat chooses openly after option
 * @index in deal @deal, or 0. */
static guint
count_replies (FpConsequences *consequences, guint deal, guint index)
{
  FpDecision decision;
  int totals[FP_MAX_SEATS];
  if (!answer (use (consequences, consequences->deal[deal]), index, totals) ||
      memcmp (totals, consequences->before, consequences->state->head.n_seats * sizeof *totals) != 0 ||
      !fp_engine_decision (consequences->engine, &decision) || decision.seat == consequences->viewer ||
      (decision.flags & FP_DECISION_TOGETHER) != 0)
    return 0;
  const FpOptions *options = fp_engine_options (consequences->engine);
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind != FP_OPTION_LINE)
      return 0;
  return options->n <= FP_MOST_REPLIES ? options->n : 0;
}

guint
fp_consequences_replies (FpConsequences *consequences, guint index, FpOutcomes replies[])
{
  guint n = consequences->secret ? 0 : count_replies (consequences, 0, index);
  for (guint i = 1; i < DEALS; i++)
    if (n > 0 && count_replies (consequences, i, index) != n)
      return 0;
  for (guint i = 0; i < n; i++)
    if (!sample_outcomes (consequences, index, (int) i, &replies[i]))
      return 0;
  return n;
}
