/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How procedures are written that can stop anywhere for a question and go on later, in a copy of the state.
 *
 * A procedure is a C function that reads top to bottom like the rulebook.  Its position and its locals are a frame on
 * the stack inside the state, so:
 *   - no C variable lives across a stop: locals are members of FP_LOCALS, reached through my->;
 *   - no stop inside another `switch`: its label would belong to that switch (the machine then aborts);
 *   - what may change before the answer comes is copied into my-> before asking.
 * `s` is the state's head-and-tables, `e` the engine, `f` the frame.
 */
#pragma once

#include "engine/runner/fp-actions.h"
#include "engine/runner/fp-engine.h"

#include <stddef.h>
#include <string.h>

/* Declares the locals of procedure @name; ends with a struct body and “;”.  They go into the digest byte by byte, so
 * they have no holes: a member `pad` fills each (tests/lint/no-holes.py). */
#define FP_LOCALS(name)                       \
  typedef struct name##_locals name##_locals; \
  struct name##_locals

/* Begins the body of procedure @name, a function (FpEngine *e, FpFrame *f). */
#define FP_BEGIN(name)                                                                \
  name##_locals *my = (name##_locals *) (void *) f->locals;                           \
  FpState *s = e->state;                                                              \
  _Static_assert(sizeof (name##_locals) <= sizeof f->locals, "too many locals");      \
  (void) my;                                                                          \
  (void) s;                                                                           \
  switch (f->at)                                                                      \
    {                                                                                 \
    default:                                                                          \
      g_error ("%s has no label %d: a stop inside another switch?", __func__, f->at); \
    case 0:;

/* Ends the body. */
#define FP_END \
  }            \
  return FP_FLOW_DONE

/* Leaves the procedure early: it is finished. */
#define FP_RETURN return FP_FLOW_DONE

/* Runs procedure number @procedure (without arguments) to its end. */
#define FP_RUN(procedure)              \
  do                                   \
    {                                  \
      f->at = __LINE__;                \
      fp_engine_push (e, (procedure)); \
      return FP_FLOW_CALL;             \
    case __LINE__:;                    \
    }                                  \
  while (0)

/* Runs procedure number @procedure with locals of type @type that start as { ... }. */
#define FP_CALL(procedure, type, ...)                                    \
  do                                                                     \
    {                                                                    \
      f->at = __LINE__;                                                  \
      *(type *) fp_engine_push (e, (procedure)) = (type){ __VA_ARGS__ }; \
      return FP_FLOW_CALL;                                               \
    case __LINE__:;                                                      \
    }                                                                    \
  while (0)

/* Goes on with what was just put on the stack, and comes back here. */
#define FP_GO              \
  do                       \
    {                      \
      f->at = __LINE__;    \
      return FP_FLOW_CALL; \
    case __LINE__:;        \
    }                      \
  while (0)

/* Makes the act @procedure happen to @.who; more members of FpAction may follow.  Cards may answer it: it may happen in
 * another way, or not at all.  Then s->head.result is −1, else what the act left there. */
#define FP_ACTION(act_procedure, ...)                                          \
  do                                                                           \
    {                                                                          \
      f->at = __LINE__;                                                        \
      fp_action_begin (e, &(FpAction){ .procedure = (uint8_t) (act_procedure), \
                                       .who = FP_NOBODY,                       \
                                       .by = FP_NOBODY,                        \
                                       .from = FP_NO_PLACE,                    \
                                       .to = FP_NO_PLACE,                      \
                                       .zone = -1,                             \
                                       .card = FP_NO_CARD,                     \
                                       .source = FP_NO_CARD,                   \
                                       .code = -1,                             \
                                       __VA_ARGS__ });                         \
      return FP_FLOW_CALL;                                                     \
    case __LINE__:;                                                            \
    }                                                                          \
  while (0)

/* Runs a card's program from instruction @first to its end; arguments as in fp_program_push (). */
#define FP_PROGRAM(first, base, n_variables, card, me, they)                         \
  do                                                                                 \
    {                                                                                \
      f->at = __LINE__;                                                              \
      fp_program_push (e, (first), -1, (base), (n_variables), (card), (me), (they)); \
      return FP_FLOW_CALL;                                                           \
    case __LINE__:;                                                                  \
    }                                                                                \
  while (0)

/* Asks @who the question @what; the option's value gets into my->@variable.  Further members of FpPendingDecision may
 * follow.  Who has only one option isn't asked. */
#define FP_CHOOSE(who, what, variable, ...)                                                                           \
  do                                                                                                                  \
    {                                                                                                                 \
      _Static_assert(sizeof my->variable == sizeof (int16_t), "answers are int16_t");                                 \
      f->at = __LINE__;                                                                                               \
      return fp_engine_request (e, f,                                                                                 \
                                &(FpPendingDecision){ .seat = (who),                                                  \
                                                      .kind = (what),                                                 \
                                                      .slot = (uint8_t) (((char *) &my->variable - (char *) my) / 2), \
                                                      __VA_ARGS__ });                                                 \
    case __LINE__:;                                                                                                   \
    }                                                                                                                 \
  while (0)

/* fp_engine_push: puts procedure @procedure on the stack; returns its locals, all 0. */
void *fp_engine_push (FpEngine *engine, guint procedure);

/* fp_engine_request: opens the question @ask for @frame.  @ask->least and @ask->most left out mean a single answer; a
 * first answer of a group (@ask->picked 0) begins a new group. */
FpFlow fp_engine_request (FpEngine *engine, FpFrame *frame, const FpPendingDecision *pending);

/* fp_engine_emit: gives @event to the listener and counts it; costs nothing without either. */
void fp_engine_emit (FpEngine *engine, const FpEvent *event);

/* Tells of something: FP_EMIT (e, PASSED, .seat = seat).  Members left out are 0, so say what matters. */
#define FP_EMIT(engine, name, ...)                                     \
  do                                                                   \
    {                                                                  \
      if ((engine)->listener != NULL || (engine)->reach != NULL)       \
        fp_engine_emit ((engine), &(FpEvent){ .kind = FP_EVENT_##name, \
                                              .seat = FP_NOBODY,       \
                                              .other = FP_NOBODY,      \
                                              .from = FP_NO_PLACE,     \
                                              .to = FP_NO_PLACE,       \
                                              __VA_ARGS__ });          \
    }                                                                  \
  while (0)

/* fp_engine_end: the game is over, at once (ruling 59).  @winners: a mask, 0: no player wins. */
void fp_engine_end (FpEngine *engine, FpEnding ending, FpSeats winners);

/* fp_options_add: adds an option. */
static inline void
fp_options_add (FpOptions *options, FpOptionKind kind, int value, int target)
{
  if (options->n < FP_MAX_OPTIONS)
    options->option[options->n++] =
        (FpOption){ .kind = (uint8_t) kind, .value = (int16_t) value, .target = (int16_t) target };
}
