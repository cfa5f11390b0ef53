/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Procedures that can stop anywhere for a decision and go on later, in a copy of the state.
 *
 * A procedure is a C function that reads top to bottom like the rulebook. Its position and its
 * locals are a frame on the stack inside the state. Three rules follow:
 *   - No C variable lives across a stop: locals are members of FP_LOCALS, reached through my->.
 *   - No stop is inside another `switch`: its label would belong to that switch (the engine
 *     aborts).
 *   - A value that may change before the answer is copied into my-> before the decision.
 * `s` is the state, `e` the engine, `f` the frame. */
#pragma once

#include "engine/runner/fp-actions.h"
#include "engine/runner/fp-engine.h"

#include <stddef.h>
#include <string.h>

/* Declares the locals of procedure @name; ends with a struct body and “;”. The digest takes all
 * their bytes, so a member `pad` fills each hole (tests/lint/no-holes.py). */
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

/* Leaves the procedure early, finished. */
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

/* Runs the procedure that was just pushed, and comes back here. */
#define FP_GO              \
  do                       \
    {                      \
      f->at = __LINE__;    \
      return FP_FLOW_CALL; \
    case __LINE__:;        \
    }                      \
  while (0)

/* Performs the action @act_procedure on @.who; more members of FpAction may follow. Cards may
 * change or replace the action. Then s->head.result is the action's result, −1 if it didn't
 * happen. */
#define FP_ACTION(act_procedure, ...)                       \
  do                                                        \
    {                                                       \
      FpAction *row = fp_action_room (e);                   \
      f->at = __LINE__;                                     \
      if (row != NULL)                                      \
        {                                                   \
          *row = FP_ACTION_OF (act_procedure, __VA_ARGS__); \
          fp_action_push (e, row);                          \
        }                                                   \
      return FP_FLOW_CALL;                                  \
    case __LINE__:;                                         \
    }                                                       \
  while (0)

/* Runs a card's program from instruction @first to its end. Arguments as in fp_program_push (). */
#define FP_PROGRAM(first, base, n_variables, card, me, they)                         \
  do                                                                                 \
    {                                                                                \
      f->at = __LINE__;                                                              \
      fp_program_push (e, (first), -1, (base), (n_variables), (card), (me), (they)); \
      return FP_FLOW_CALL;                                                           \
    case __LINE__:;                                                                  \
    }                                                                                \
  while (0)

/* Requests decision @what from seat @who; the value of the chosen option goes into my->@variable.
 * More members of FpPendingDecision may follow. A single option is taken without a decision. */
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

enum
{
  FP_FUEL = 10000, /* instructions of programs between two answers */
};

/* fp_engine_push: pushes procedure @procedure. Returns its locals, all 0. fp_engine_push_frame:
 * the same, but returns the frame. */
void *fp_engine_push (FpEngine *engine, guint procedure);
FpFrame *fp_engine_push_frame (FpEngine *engine, guint procedure);

enum
{
  FP_NO_ANSWER = INT16_MIN, /* answer to a question without an option: nothing happens */
};

/* fp_group_size: returns @n as FpPendingDecision.least or most, which hold at most 255 answers. */
static inline uint8_t
fp_group_size (int n)
{
  return (uint8_t) CLAMP (n, 0, UINT8_MAX);
}

/* fp_engine_request: opens decision @pending for @frame, and fills in what it leaves out. @least
 * and @most left out mean a single answer. The first answer of a group (@picked 0) begins a new
 * group. */
FpFlow fp_engine_request (FpEngine *engine, FpFrame *frame, FpPendingDecision *pending);

/* fp_engine_is_watched: returns TRUE if somebody listens to events or counts them. */
static inline gboolean
fp_engine_is_watched (const FpEngine *engine)
{
  return engine->listener != NULL || engine->coverage != NULL;
}

/* fp_engine_emit: counts @event and passes it to the listener. Costs nothing without either. */
FP_COLD void fp_engine_emit (FpEngine *engine, const FpEvent *event);

/* Emits event @number. Seats and places left out are none, other members are 0. */
#define FP_EMIT_NUMBER(engine, number, ...)                        \
  do                                                               \
    {                                                              \
      if (fp_engine_is_watched (engine))                           \
        fp_engine_emit ((engine), &(FpEvent){ .kind = (number),    \
                                              .seat = FP_NOBODY,   \
                                              .other = FP_NOBODY,  \
                                              .from = FP_NO_PLACE, \
                                              .to = FP_NO_PLACE,   \
                                              __VA_ARGS__ });      \
    }                                                              \
  while (0)

/* Emits an event of the machine: FP_EMIT (e, CONCEDED, .seat = seat). */
#define FP_EMIT(engine, name, ...) FP_EMIT_NUMBER (engine, FP_EVENT_##name, __VA_ARGS__)

/* fp_engine_end: ends the game at once (ruling 59). @winners: mask of seats, 0: no player wins. */
void fp_engine_end (FpEngine *engine, guint ending, FpSeats winners);

enum
{
  FP_OFFER_ADDED = INT16_MAX, /* value of the option that is FpEngine.added */
};

/* fp_options_add_named: adds an option that decision kind @kind names; dropped silently when
 * @options is full. */
static inline void
fp_options_add_named (FpOptions *options, guint kind, int value, int target)
{
  if (options->n < FP_MAX_OPTIONS)
    options->option[options->n++] = (FpOption){
      .kind = FP_OPTION_NAMED, .number = (uint8_t) kind, .value = (int16_t) value, .target = (int16_t) target
    };
}

/* fp_options_add_offer: for FpDecisionKind.find: adds @offer, whose value is FP_OFFER_ADDED, to the
 * options of the open decision, in place of the offer added before. Returns its index, −1: there is
 * no room. */
int fp_options_add_offer (FpEngine *engine, const FpDealOffer *offer);

/* fp_options_add: adds an option; dropped silently when @options is full. */
static inline void
fp_options_add (FpOptions *options, FpOptionKind kind, int value, int target)
{
  if (options->n < FP_MAX_OPTIONS)
    options->option[options->n++] =
        (FpOption){ .kind = (uint8_t) kind, .value = (int16_t) value, .target = (int16_t) target };
}
