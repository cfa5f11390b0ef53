/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Selection of several players in one choice, in the order of the seats. */
#include "engine/program/fp-player-selection.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-verb-line.h"
#include "engine/runner/fp-procedure.h"

typedef FpVerbCall verb_locals;

gboolean
fp_player_selection_is (const FpEngine *engine, const FpInstruction *in)
{
  return in->verb == FP_VERB_CHOOSE && in->set >= 0 &&
         fp_expression_type (fp_catalog_expression (engine->catalog, in->set)) == FP_TYPE_PLAYERS;
}

/* Returns the players among whom @call's seat selects. */
static FpSeats
candidates (const FpEngine *engine, const FpVerbCall *call)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue players;

  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  fp_verb_evaluate (engine, fp_verb_line (engine, call)->set, &context, &players);
  return players.type == FP_TYPE_PLAYERS ? (FpSeats) players.number : 0;
}

/* Returns the variable that holds the players selected so far. */
static int16_t *
selected (const FpEngine *engine, const FpVerbCall *call)
{
  return &engine->state->variables[call->base + fp_verb_line (engine, call)->slot];
}

static void
begin (FpEngine *engine, FpVerbCall *call)
{
  int n;

  call->seat = fp_seats_first (engine, call->who);
  fp_verb_work_out_amount (engine, call);
  n = __builtin_popcount (candidates (engine, call));
  call->most = (int16_t) MIN (call->most, n);
  call->least = MIN (call->least, call->most);
  call->count = -1;
  call->times = 0;
  *selected (engine, call) = 0;
}

/* Adds the chosen seat to those selected. */
static void
add (FpEngine *engine, FpVerbCall *call)
{
  *selected (engine, call) = (int16_t) (*selected (engine, call) | 1 << call->count);
  call->times++;
  FP_EMIT (engine, CHOICE_MADE, .seat = call->seat, .other = (uint8_t) call->count);
}

FpFlow
fp_player_selection_run (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (verb);
  begin (e, my);
  while (my->times < my->most)
    {
      FP_CHOOSE (my->seat, FP_DECIDE_PICK, count, .flags = FP_DECISION_UNORDERED, .picked = fp_group_size (my->times),
                 .least = fp_group_size (my->least), .most = fp_group_size (my->most), .arg = { -1, my->count });
      if (my->count < 0)
        break;
      add (e, my);
    }
  FP_END;
}

void
fp_player_selection_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options)
{
  const FpVerbCall *call = (const FpVerbCall *) (const void *) engine->state->frames[pending->frame].locals;
  FpSeats left = candidates (engine, call);
  int needed = MAX (pending->least - pending->picked, 1);

  if (pending->arg[1] >= 0)
    left &= (FpSeats) ~((2U << pending->arg[1]) - 1);
  for (; __builtin_popcount (left) >= needed && left != 0; left &= (FpSeats) (left - 1))
    {
      int seat = __builtin_ctz (left);

      fp_options_add (options, FP_OPTION_SEAT, seat, seat);
    }
  if (pending->picked >= pending->least)
    fp_options_add (options, FP_OPTION_DONE, -1, -1);
}
