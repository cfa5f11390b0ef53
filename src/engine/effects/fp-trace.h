/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What became of the rules that were looked at while the game ran on: which had their say, which did not and why.
 *
 * For people who ask “why?”.  An engine without a trace pays one test for it.  A trace notes of each rule who may know
 * what became of it, by what they could see at that moment; who isn't among them can't have found out and must not be
 * told.  Notes of the last few steps are kept.
 */
#pragma once

#include "engine/runner/fp-engine.h"

/* What became of a rule, the least telling first: of several notes about one ability the last in this order says most.
 */
typedef enum
{
  FP_TRACE_OTHER, /* what happened happened to somebody whom it doesn't answer */
  FP_TRACE_ENCOUNTER, /* it works in the other kind of encounter, or in one at all */
  FP_TRACE_ROLE, /* its player has another role */
  FP_TRACE_SPENT, /* it has been used as often as it may */
  FP_TRACE_ABILITY_CONDITION, /* its ability's condition doesn't hold */
  FP_TRACE_CONDITION, /* nor its own */
  FP_TRACE_NOTHING, /* there is nothing its player could do with it */
  FP_TRACE_UNCHANGED, /* it works, and the number stays what it was */
  FP_TRACE_DECLINED, /* its player was asked and didn't want to */
  FP_TRACE_WORKED,
  FP_TRACE_STOPPED, /* it was used, and that came to nothing */
} FpTraceOutcome;

/* A rule that was looked at. */
typedef struct
{
  uint16_t rule; /* index into the catalog's rules */
  uint16_t card; /* its source, FP_NO_CARD: none */
  uint8_t me; /* whose rule, FP_NOBODY: nobody's */
  uint8_t outcome; /* FpTraceOutcome */
  FpSeats seen; /* who may know of this note; bystanders: if all may */
  FpSeats open; /* who saw @card then: others may know the ability, and not which card's it was */
  uint8_t who; /* to whom what it was looked at for happens, FP_NOBODY */
  int16_t procedure; /* what it was looked at for; −1: a state, or a question */
  uint16_t step; /* number of the step, counted from the first */
  int32_t before, after; /* modify: the number before it and after it */
} FpTraceEntry;

/* Since when a rule has been in force. */
typedef struct
{
  uint16_t rule, card, number; /* as in FpEffect */
  uint8_t me;
  FpSeats seen; /* who could see its card then */
  int16_t turn; /* destiny cards that had been drawn */
  uint16_t step; /* number of the step */
} FpTraceStart;

/* A question that answered itself. */
typedef struct
{
  FpDecision decision; /* as it would have been asked */
  FpOption option; /* the only answer there was */
  uint16_t step; /* number of the step, as above */
} FpTraceForced;

typedef struct _FpTrace FpTrace;

/* fp_trace_new: a trace without notes. */
FpTrace *fp_trace_new (void);
void fp_trace_free (FpTrace *trace);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpTrace, fp_trace_free)

/* fp_trace_entries, fp_trace_forced_decisions: what was noted, the oldest first; @n how many.  Owned by @trace. */
const FpTraceEntry *fp_trace_entries (const FpTrace *trace, guint *n);
const FpTraceForced *fp_trace_forced_decisions (const FpTrace *trace, guint *n);

/* fp_trace_start: since when the rule of @row has been in force; NULL: since before the trace began. */
const FpTraceStart *fp_trace_start (const FpTrace *trace, const FpEffect *row);

/* fp_trace_step: the procedure of step number @step; −1: it is no longer known, or the game had not come to one. */
int fp_trace_step (const FpTrace *trace, guint step);

/* fp_trace_last: the number of the step that began last. */
guint fp_trace_last (const FpTrace *trace);

/* The others are for the machine, which calls them where a trace is kept and the game is running on. */

/* fp_trace_run: the engine runs on (@on), or has stopped. */
void fp_trace_run (FpEngine *engine, gboolean on);

/* fp_trace_pause: no notes until fp_trace_resume () with what this returns: what is looked at meanwhile only serves to
 * work out something else. */
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

/* fp_trace_begin_step: the step @procedure begins. */
void fp_trace_begin_step (FpEngine *engine, guint procedure);

/* fp_trace_begin_effect: the rule of @row is in force from now on. */
void fp_trace_begin_effect (FpEngine *engine, const FpEffect *row);

/* fp_trace_answer: the rule of @row, looked at for the act of row @act (−1: a state), came to @outcome. */
void fp_trace_answer (FpEngine *engine, const FpEffect *row, int action, FpTraceOutcome outcome);

/* fp_trace_used: the same for the use of an ability, which everybody is told of. */
void fp_trace_used (FpEngine *engine, const FpEffect *row, int action, FpTraceOutcome outcome);

/* fp_trace_modify: the rule of @row, asked about @about, came to @outcome and made @after of the number @before. */
void fp_trace_modify (FpEngine *engine, const FpEffect *row, const FpValue *about, FpTraceOutcome outcome, int before,
                      int after);

/* fp_trace_forced: the question @ask was answered with @option, because there was no other. */
void fp_trace_forced (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option);
