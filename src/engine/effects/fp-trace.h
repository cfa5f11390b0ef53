/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trace of rules: which rules fired, which did not, and why.
 *
 * The trace answers “Why?”. An engine without a trace pays one test per rule. Each entry records
 * the seats that may know of it, by what they could see at that moment. Other seats can't have
 * found out and must not be told. Entries of the last few steps are kept. */
#pragma once

#include "engine/runner/fp-engine.h"

/* Outcomes of a rule, the least telling first: of several entries about one ability, the last in
 * this order says most. */
typedef enum
{
  FP_TRACE_OTHER, /* the action affects a seat that the rule doesn't answer */
  FP_TRACE_ENCOUNTER, /* the rule needs the other kind of encounter, or any encounter */
  FP_TRACE_ROLE, /* the player has another role */
  FP_TRACE_SPENT, /* the ability has been used as often as allowed */
  FP_TRACE_ABILITY_CONDITION, /* the ability's condition doesn't hold */
  FP_TRACE_CONDITION, /* the rule's own condition doesn't hold */
  FP_TRACE_NOTHING, /* there is nothing the player could do with the rule */
  FP_TRACE_UNCHANGED, /* the rule works, but the number stays the same */
  FP_TRACE_DECLINED, /* the player was asked and declined */
  FP_TRACE_WORKED,
  FP_TRACE_STOPPED, /* the ability was used, and its use was cancelled */
} FpTraceOutcome;

/* An entry about a rule that was looked at. */
typedef struct
{
  uint16_t rule; /* index into the catalog's rules */
  uint16_t card; /* source, FP_NO_CARD: none */
  uint8_t me; /* owner, FP_NOBODY: nobody's rule */
  uint8_t outcome; /* FpTraceOutcome */
  FpSeats seen; /* seats that may know of this entry; bystanders: if all may */
  FpSeats open; /* seats that saw @card; others may know the ability, but not the card */
  uint8_t who; /* affected seat of the action, FP_NOBODY */
  int16_t procedure; /* the action; −1: a state, or a query */
  uint16_t step; /* number of the step, from 0 */
  int32_t before, after; /* modify: the number before and after this rule */
} FpTraceEntry;

/* The start of an effect. */
typedef struct
{
  uint16_t rule, card, number; /* as in FpEffect */
  uint8_t me;
  FpSeats seen; /* seats that could see its card then */
  int16_t turn; /* number of turns so far */
  uint16_t step; /* number of the step */
} FpTraceStart;

/* A decision with only one option. */
typedef struct
{
  FpDecision decision; /* as it would have been requested */
  FpOption option; /* the only option */
  uint16_t step; /* number of the step, as above */
} FpTraceForced;

typedef struct _FpTrace FpTrace;

/* fp_trace_new: returns an empty trace. Free with fp_trace_free (). */
FpTrace *fp_trace_new (void);
void fp_trace_free (FpTrace *trace);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpTrace, fp_trace_free)

/* fp_trace_entries, fp_trace_forced_decisions: return the entries, the oldest first, and their
 * number in @n. Owned by @trace. */
const FpTraceEntry *fp_trace_entries (const FpTrace *trace, guint *n);
const FpTraceForced *fp_trace_forced_decisions (const FpTrace *trace, guint *n);

/* fp_trace_start: returns the start of the effect @row, NULL if the effect is older than the trace.
 * Owned by @trace. */
const FpTraceStart *fp_trace_start (const FpTrace *trace, const FpEffect *row);

/* fp_trace_step: returns the procedure of step number @step, −1 if the step is unknown. */
int fp_trace_step (const FpTrace *trace, guint step);

/* fp_trace_step_encounter: returns the kind of encounter that step number @step was in, 0: none. */
guint fp_trace_step_encounter (const FpTrace *trace, guint step);

/* fp_trace_last: returns the number of the step that began last. */
guint fp_trace_last (const FpTrace *trace);

/* The other functions are for the engine, which calls them only with a trace. */

/* fp_trace_run: turns recording on (the engine runs) or off (the engine has stopped). */
FP_COLD void fp_trace_run (FpEngine *engine, gboolean on);

/* fp_trace_pause: stops recording until fp_trace_resume () with the returned trace. For evaluations
 * that only serve another one. */
static inline FpTrace *
fp_trace_pause (FpEngine *engine)
{
  FpTrace *trace = engine->trace;

  engine->trace = NULL;
  return trace;
}

static inline void
fp_trace_resume (FpEngine *engine, FpTrace *trace)
{
  engine->trace = trace;
}

/* fp_trace_begin_step: records that the step @procedure begins. */
FP_COLD void fp_trace_begin_step (FpEngine *engine, guint procedure);

/* fp_trace_begin_effect: records that the rule of @row comes into force. */
void fp_trace_begin_effect (FpEngine *engine, const FpEffect *row);

/* fp_trace_answer: records @outcome of the rule of @row for the action in row @action (−1: a
 * state). */
FP_COLD void fp_trace_answer (FpEngine *engine, const FpEffect *row, int action, FpTraceOutcome outcome);

/* fp_trace_used: the same for the use of an ability, which is public. */
FP_COLD void fp_trace_used (FpEngine *engine, const FpEffect *row, int action, FpTraceOutcome outcome);

/* fp_trace_modify: records @outcome of the rule of @row for a query about @about. The rule changed
 * the number from @before to @after. */
FP_COLD void fp_trace_modify (FpEngine *engine, const FpEffect *row, const FpValue *about, FpTraceOutcome outcome,
                              int before, int after);

/* fp_trace_forced: records that @decision was answered with @option because there was no other. */
FP_COLD void fp_trace_forced (FpEngine *engine, const FpDecision *decision, const FpOption *option);
