/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trace of rules, and the seats that may know each entry.
 *
 * A seat may know of an entry if it sees the card and everything that the conditions read. */
#include "engine/effects/fp-trace.h"

#include "engine/effects/fp-effect-rows.h"
#include "engine/effects/fp-effect-sight.h"
#include "engine/knowledge/fp-view.h"

enum
{
  KEPT_STEPS = 8, /* besides the running one */
  STEP_BITS = 8, /* of a step: its procedure; above them the kind of the encounter */
};

struct _FpTrace
{
  GArray *entries; /* of FpTraceEntry */
  GArray *forced; /* of FpTraceForced */
  GArray *starts; /* of FpTraceStart */
  GArray *steps; /* of uint16_t: procedure | encounter << STEP_BITS */
  gboolean running;
};

FpTrace *
fp_trace_new (void)
{
  FpTrace *trace = g_new0 (FpTrace, 1);

  trace->entries = g_array_new (FALSE, FALSE, sizeof (FpTraceEntry));
  trace->forced = g_array_new (FALSE, FALSE, sizeof (FpTraceForced));
  trace->starts = g_array_new (FALSE, FALSE, sizeof (FpTraceStart));
  trace->steps = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  return trace;
}

void
fp_trace_free (FpTrace *trace)
{
  if (trace == NULL)
    return;
  g_array_unref (trace->entries);
  g_array_unref (trace->forced);
  g_array_unref (trace->starts);
  g_array_unref (trace->steps);
  g_free (trace);
}

const FpTraceEntry *
fp_trace_entries (const FpTrace *trace, guint *n)
{
  *n = trace->entries->len;
  return (const FpTraceEntry *) (const void *) trace->entries->data;
}

const FpTraceForced *
fp_trace_forced_decisions (const FpTrace *trace, guint *n)
{
  *n = trace->forced->len;
  return (const FpTraceForced *) (const void *) trace->forced->data;
}

int
fp_trace_step (const FpTrace *trace, guint step)
{
  return step < trace->steps->len ? g_array_index (trace->steps, uint16_t, step) & ((1 << STEP_BITS) - 1) : -1;
}

guint
fp_trace_step_encounter (const FpTrace *trace, guint step)
{
  return step < trace->steps->len ? g_array_index (trace->steps, uint16_t, step) >> STEP_BITS : 0;
}

void
fp_trace_run (FpEngine *engine, gboolean on)
{
  engine->trace->running = on;
}

/* --- Steps --- */

guint
fp_trace_last (const FpTrace *trace)
{
  return MAX (trace->steps->len, 1) - 1;
}

static uint16_t
current (const FpTrace *trace)
{
  return (uint16_t) fp_trace_last (trace);
}

/* Forgets the entries of all steps before step number @before. */
static void
forget (FpTrace *trace, guint before)
{
  guint entries = 0, forced = 0;

  while (entries < trace->entries->len && g_array_index (trace->entries, FpTraceEntry, entries).step < before)
    entries++;
  while (forced < trace->forced->len && g_array_index (trace->forced, FpTraceForced, forced).step < before)
    forced++;
  if (entries > 0)
    g_array_remove_range (trace->entries, 0, entries);
  if (forced > 0)
    g_array_remove_range (trace->forced, 0, forced);
}

void
fp_trace_begin_step (FpEngine *engine, guint procedure)
{
  FpTrace *trace = engine->trace;
  uint16_t step = (uint16_t) (procedure | fp_state_encounter_kind (engine->state) << STEP_BITS);

  g_array_append_val (trace->steps, step);
  if (trace->steps->len > KEPT_STEPS)
    forget (trace, trace->steps->len - KEPT_STEPS);
}

/* --- Starts of effects --- */

/* Returns the seats that see @card now; all for FP_NO_CARD. */
static FpSeats
seats_seeing (const FpEngine *engine, uint16_t card)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (engine->state, seat)
    if (card == FP_NO_CARD || fp_view_sees (engine, seat, card))
      seats |= (FpSeats) (1 << seat);
  return seats;
}

static gboolean
is_start_of (const FpTraceStart *start, const FpEffect *row)
{
  return start->number == row->number && start->rule == row->rule && start->card == row->card && start->me == row->me;
}

void
fp_trace_begin_effect (FpEngine *engine, const FpEffect *row)
{
  GArray *starts = engine->trace->starts;
  FpTraceStart start = { .rule = row->rule,
                         .card = row->card,
                         .number = row->number,
                         .me = row->me,
                         .turn = (int16_t) engine->edition->table.turns (engine->state),
                         .step = current (engine->trace) };

  start.seen = seats_seeing (engine, row->card);
  /* Numbers are reused: an older effect with this number has ended. */
  for (guint i = starts->len; i > 0; i--)
    if (is_start_of (&g_array_index (starts, FpTraceStart, i - 1), row))
      g_array_remove_index_fast (starts, i - 1);
  g_array_append_val (starts, start);
}

const FpTraceStart *
fp_trace_start (const FpTrace *trace, const FpEffect *row)
{
  for (guint i = 0; i < trace->starts->len; i++)
    if (is_start_of (&g_array_index (trace->starts, FpTraceStart, i), row))
      return &g_array_index (trace->starts, FpTraceStart, i);
  return NULL;
}

/* --- Visibility --- */

/* Returns TRUE if viewers other than the rule's player may know @outcome as such. */
static gboolean
is_public (const FpEngine *engine, const FpRule *rule, FpTraceOutcome outcome)
{
  switch (outcome)
    {
    case FP_TRACE_NOTHING:
    case FP_TRACE_DECLINED:
      return FALSE;
    case FP_TRACE_WORKED:
      return !rule->may;
    case FP_TRACE_SPENT:
      return !fp_effect_silent (engine, rule);
    case FP_TRACE_OTHER:
    case FP_TRACE_ENCOUNTER:
    case FP_TRACE_ROLE:
    case FP_TRACE_ABILITY_CONDITION:
    case FP_TRACE_CONDITION:
    case FP_TRACE_UNCHANGED:
    case FP_TRACE_STOPPED:
      break;
    }
  return TRUE;
}

static gboolean
may_know (const FpEngine *engine, const FpEffect *row, uint8_t viewer, int action, FpTraceOutcome outcome)
{
  const FpRule *rule = fp_effect_rule (engine, row);

  if (!fp_effect_card_is_seen (engine, row, viewer))
    return FALSE;
  if (viewer != row->me && !is_public (engine, rule, outcome))
    return FALSE;
  return fp_effect_sees_expression (engine, row, viewer, rule->who, action) &&
         fp_effect_sees_expression (engine, row, viewer, rule->ability_cond, action) &&
         fp_effect_sees_expression (engine, row, viewer, rule->cond, action);
}

/* --- Entries --- */

static gboolean
is_same (const FpTraceEntry *a, const FpTraceEntry *b)
{
  return a->rule == b->rule && a->card == b->card && a->me == b->me && a->outcome == b->outcome && a->seen == b->seen &&
         a->who == b->who && a->procedure == b->procedure && a->step == b->step;
}

/* Adds an entry. It replaces an equal one of this step, because rules are evaluated many times. */
static void
add_entry (FpTrace *trace, const FpTraceEntry *entry)
{
  for (guint i = trace->entries->len; i > 0; i--)
    {
      FpTraceEntry *before = &g_array_index (trace->entries, FpTraceEntry, i - 1);

      if (before->step != entry->step)
        break;
      if (is_same (before, entry))
        {
          *before = *entry;
          return;
        }
    }
  g_array_append_val (trace->entries, *entry);
}

static FpTraceEntry
make_entry (const FpEngine *engine, const FpEffect *row, int action, FpTraceOutcome outcome)
{
  const FpAction *about = action >= 0 ? &engine->state->actions[action] : NULL;
  FpTraceEntry entry = { .rule = row->rule,
                         .card = row->card,
                         .me = row->me,
                         .outcome = (uint8_t) outcome,
                         .open = seats_seeing (engine, row->card),
                         .who = about != NULL ? about->who : FP_NOBODY,
                         .procedure = about != NULL ? about->procedure : -1,
                         .step = current (engine->trace) };

  return entry;
}

void
fp_trace_answer (FpEngine *engine, const FpEffect *row, int action, FpTraceOutcome outcome)
{
  FpTraceEntry entry = make_entry (engine, row, action, outcome);

  FP_EACH_SEAT (engine->state, seat)
    if (may_know (engine, row, seat, action, outcome))
      entry.seen |= (FpSeats) (1 << seat);
  if (engine->trace->running && entry.seen != 0)
    add_entry (engine->trace, &entry);
}

void
fp_trace_used (FpEngine *engine, const FpEffect *row, int action, FpTraceOutcome outcome)
{
  FpTraceEntry entry = make_entry (engine, row, action, outcome);

  entry.seen = (FpSeats) ((1 << engine->state->head.n_seats) - 1);
  if (engine->trace->running)
    add_entry (engine->trace, &entry);
}

/* Returns TRUE if @viewer may know the value of the query. The cards that a player may choose from
 * are in that player's hand. */
static gboolean
may_know_answer (const FpEngine *engine, const FpEffect *row, const FpValue *about, uint8_t viewer)
{
  const FpRule *rule = fp_effect_rule (engine, row);
  FpType gives = engine->edition->queries[row->subject].gives;

  if (gives == FP_TYPE_CARDS && !(about->type == FP_TYPE_PLAYERS && about->number == 1 << viewer))
    return FALSE;
  return fp_effect_sees_expression (engine, row, viewer, rule->of, -1) &&
         fp_effect_sees_expression (engine, row, viewer, rule->value, -1);
}

void
fp_trace_modify (FpEngine *engine, const FpEffect *row, const FpValue *about, FpTraceOutcome outcome, int before,
                 int after)
{
  FpTraceEntry entry = make_entry (engine, row, -1, outcome);
  gboolean per_item = about->type == FP_TYPE_CARDS || about->type == FP_TYPE_PLANETS;

  /* Queries about cards and planets are far too frequent. A rule about something else is no
   * news. */
  if (per_item || outcome == FP_TRACE_OTHER || !engine->trace->running)
    return;
  entry.before = before;
  entry.after = after;
  if (about->type == FP_TYPE_PLAYERS)
    entry.who = (uint8_t) __builtin_ctz ((guint) about->number);
  FP_EACH_SEAT (engine->state, seat)
    if (may_know (engine, row, seat, -1, outcome) && may_know_answer (engine, row, about, seat))
      entry.seen |= (FpSeats) (1 << seat);
  if (entry.seen != 0)
    add_entry (engine->trace, &entry);
}

void
fp_trace_forced (FpEngine *engine, const FpDecision *decision, const FpOption *option)
{
  FpTraceForced forced = { .decision = *decision, .option = *option, .step = current (engine->trace) };

  if (engine->trace->running && decision->picked == 0)
    g_array_append_val (engine->trace->forced, forced);
}
