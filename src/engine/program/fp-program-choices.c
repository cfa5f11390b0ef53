/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices among lines of a program: alone, in turn, striking out, or secretly together. */
#include "engine/program/fp-program-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-program-lookahead.h"
#include "engine/state/fp-mutations.h"

static gboolean
line_open (FpEngine *e, const FpProgramLocals *my, int line, guint number, uint8_t seat)
{
  FpProgramLocals as_chooser = *my;

  /* In a strike-out every line can be struck. */
  if (instruction (e, my->pc)->how == FP_HOW_STRIKE_OUT)
    return !(my->struck & 1 << number);
  as_chooser.they = (FpSeats) (1 << seat);
  return !(my->struck & 1 << number) && fp_program_true (e, &as_chooser, instruction (e, line)->cond);
}

static int
line_end (const FpEngine *e, int choose, int line)
{
  int next = instruction (e, line)->target;

  return next < instruction (e, choose)->target ? next : instruction (e, choose)->target;
}

/* Offers an option that can do nothing only if no option can do anything (ruling 17). A strike-out
 * offers all. */
void
fp_program_line_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options)
{
  const FpProgramLocals *my = (const FpProgramLocals *) (void *) engine->state->frames[pending->frame].locals;
  int choose = pending->arg[0];
  guint n = (guint) instruction (engine, choose)->count;

  for (guint pass = pending->kind == FP_DECIDE_STRIKE_OUT ? 1 : 0; pass < 2 && options->n == 0; pass++)
    {
      int line = choose + 1;

      for (guint i = 0; i < n; i++)
        {
          int end = line_end (engine, choose, line);

          if (line_open (engine, my, line, i, pending->seat) &&
              (pass == 1 || fp_program_possible (engine, my, line + 1, end, pending->seat)))
            {
              fp_options_add (options, FP_OPTION_LINE, line, -1);
              options->option[options->n - 1].number = (uint8_t) (i + 1);
            }
          line = instruction (engine, line)->target;
        }
    }
}

static int
line_number (const FpEngine *e, int choose, int line)
{
  int number = 0;

  for (int i = choose + 1; i != line; i = instruction (e, i)->target)
    number++;
  return number;
}

static FpGo
request_line (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  static const uint8_t kinds[] = {
    [FP_HOW_ONE] = FP_DECIDE_OPTION,
    [FP_HOW_STRIKE_OUT] = FP_DECIDE_STRIKE_OUT,
    [FP_HOW_DRAFT] = FP_DECIDE_DRAFT,
    [FP_HOW_TOGETHER] = FP_DECIDE_OPTION,
  };
  uint8_t flags = in->how == FP_HOW_TOGETHER ? FP_DECISION_SECRET | FP_DECISION_TOGETHER : 0;

  my->phase = 2;
  fp_engine_request (e, f,
                     &(FpPendingDecision){ .seat = my->turn,
                                           .kind = kinds[in->how],
                                           .flags = flags,
                                           .slot = offsetof (FpProgramLocals, answer) / 2,
                                           .arg = { my->pc } });
  return FP_GO_STOP;
}

static gboolean
any_line (FpEngine *e, const FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  int line = my->pc + 1;

  for (guint i = 0; i < (guint) in->count; i++, line = instruction (e, line)->target)
    if (line_open (e, my, line, i, seat))
      return TRUE;
  return FALSE;
}

static FpGo
done_choosing (FpProgramLocals *my, const FpInstruction *in)
{
  my->phase = 0;
  my->struck = 0;
  my->pc = in->target;
  return FP_GO_NEXT;
}

static void
show_line (FpEngine *e, const FpProgramLocals *my, int line, uint8_t seat)
{
  const FpInstruction *in = instruction (e, my->pc);
  int slot = in->slot < 0 ? -1 : in->each ? in->slot + seat : in->slot;

  fp_program_set (e, my, slot, line_number (e, my->pc, line) + 1);
  FP_EMIT (e, LINE_TAKEN, .seat = seat, .value = (int16_t) line);
}

static FpGo
do_line (FpEngine *e, FpProgramLocals *my, int line, uint8_t seat)
{
  my->phase = 3;
  return fp_program_body (e, my, line + 1, instruction (e, my->pc)->target, seat);
}

/* One line each. Phase 0: begins; 2: has an answer; 3: has done a line. */
static FpGo
run_lines (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  if (my->phase == 0)
    my->left = fp_program_players (e, my, in->who);
  if (my->phase == 2 && my->answer >= 0)
    {
      if (in->how == FP_HOW_DRAFT)
        my->struck |= (uint16_t) (1 << line_number (e, my->pc, my->answer));
      show_line (e, my, my->answer, my->turn);
      return do_line (e, my, my->answer, my->turn);
    }
  while ((my->turn = fp_seats_first (e, my->left)) != FP_NOBODY)
    {
      my->left &= (FpSeats) ~(1 << my->turn);
      if (any_line (e, my, in, my->turn))
        return request_line (e, f, my, in);
    }
  return done_choosing (my, in);
}

static int
lines_left (const FpProgramLocals *my, const FpInstruction *in)
{
  return in->count - __builtin_popcount (my->struck);
}

/* Returns the line that is not struck. */
static int
last_line (const FpEngine *e, const FpProgramLocals *my)
{
  int line = my->pc + 1;

  for (guint i = 0; my->struck & 1 << i; i++)
    line = instruction (e, line)->target;
  return line;
}

/* Players strike one line in turn until one is left; then each does it (ruling 18). */
static FpGo
run_strike_out (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = fp_program_players (e, my, in->who);

  if (who == 0)
    return done_choosing (my, in);
  if (my->phase == 0)
    my->left = who;
  if (my->phase == 2 && my->answer < 0)
    return done_choosing (my, in);
  if (my->phase == 2)
    {
      my->struck |= (uint16_t) (1 << line_number (e, my->pc, my->answer));
      FP_EMIT (e, LINE_STRUCK, .seat = my->turn, .value = my->answer);
    }
  if (my->phase != 3 && lines_left (my, in) > 1)
    {
      if (my->left == 0)
        my->left = who;
      my->turn = fp_seats_first (e, my->left);
      my->left &= (FpSeats) ~(1 << my->turn);
      return request_line (e, f, my, in);
    }
  if (my->phase != 3)
    my->left = who;
  my->turn = fp_seats_first (e, my->left);
  if (my->turn == FP_NOBODY)
    return done_choosing (my, in);
  my->left &= (FpSeats) ~(1 << my->turn);
  return do_line (e, my, last_line (e, my), my->turn);
}

/* Returns the players with a line to choose. Others take no part. */
static FpSeats
players_with_lines (FpEngine *e, const FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = fp_program_players (e, my, in->who), able = 0;

  FP_EACH_SEAT (e->state, seat)
    if ((who & 1 << seat) && any_line (e, my, in, seat))
      able |= (FpSeats) (1 << seat);
  return able;
}

/* Reveals the lines when all have chosen. @left becomes the players who still have to do theirs. */
static void
show_all_lines (FpEngine *e, FpProgramLocals *my)
{
  my->left = 0;
  FP_EACH_SEAT (e->state, seat)
    {
      int line = fp_secret_look (e, FP_SECRET_CHOICE, seat, -1);

      if (line < 0)
        continue;
      show_line (e, my, line, seat);
      my->left |= (FpSeats) (1 << seat);
    }
}

/* All choose a line secretly. The lines are revealed together, then done in order. */
static FpGo
run_together (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  if (my->phase == 0)
    my->left = players_with_lines (e, my, in);
  if (my->phase == 2)
    {
      fp_secret_keep (e, FP_SECRET_CHOICE, my->turn, my->answer, 0, INT16_MAX);
      FP_EMIT (e, CHOICE_SEALED, .seat = my->turn);
      my->answer = 0;
    }
  if (my->phase != 3)
    {
      my->turn = fp_seats_first (e, my->left);
      if (my->turn != FP_NOBODY)
        {
          my->left &= (FpSeats) ~(1 << my->turn);
          return request_line (e, f, my, in);
        }
      show_all_lines (e, my);
    }
  my->turn = fp_seats_first (e, my->left);
  if (my->turn == FP_NOBODY)
    return done_choosing (my, in);
  my->left &= (FpSeats) ~(1 << my->turn);
  return do_line (e, my, fp_secret_take (e, FP_SECRET_CHOICE, my->turn, my->pc + 1), my->turn);
}

FpGo
fp_program_choose_line (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  if (in->how == FP_HOW_STRIKE_OUT)
    return run_strike_out (e, f, my, in);
  if (in->how == FP_HOW_TOGETHER)
    return run_together (e, f, my, in);
  return run_lines (e, f, my, in);
}
