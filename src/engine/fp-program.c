/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs programs: one function an instruction.
 *
 * An instruction that asks or calls leaves in my->phase how far it has got and is entered again when the answer or the
 * callee's result is there.
 */
#include "engine/fp-program.h"

#include "engine/fp-force.h"
#include "engine/fp-moves.h"
#include "engine/fp-procedure.h"

enum
{
  SECRET_CHOICE = 0xf0, /* kind of the secrets kept here; editions count theirs from 0 */
};

typedef enum
{
  NEXT, /* go on with the instruction at pc */
  STOP, /* something was asked or called */
  END,  /* the program is done */
} Go;

static const FpInstruction *
instruction (const FpEngine *e, int index)
{
  return fp_catalog_instruction (e->catalog, index);
}

uint8_t
fp_seats_first (const FpEngine *engine, FpSeats seats)
{
  uint8_t order[FP_MAX_SEATS];
  guint n = engine->edition->order (engine->state, order);

  for (guint i = 0; i < n; i++)
    if (seats & 1 << order[i])
      return order[i];
  return FP_NOBODY;
}

FpContext
fp_program_context (const FpEngine *engine, const FpProgramLocals *my, uint16_t *room, guint size)
{
  FpContext context = fp_engine_context (engine, room, size);

  context.me = my->me;
  context.they = my->they;
  context.card = (uint16_t) my->card;
  context.base = my->base;
  return context;
}

static FpSeats
players_of (const FpEngine *e, const FpProgramLocals *my, int expression)
{
  uint16_t room[FP_ROOM];
  FpContext context = fp_program_context (e, my, room, FP_ROOM);
  FpValue value;

  if (expression < 0)
    return my->they;
  value = fp_expression_eval (fp_catalog_expression (e->catalog, expression), &context);
  return value.type == FP_TYPE_PLAYERS ? (FpSeats) value.number : 0;
}

static gboolean
is_true (const FpEngine *e, const FpProgramLocals *my, int expression)
{
  uint16_t room[FP_ROOM];
  FpContext context = fp_program_context (e, my, room, FP_ROOM);
  FpValue value;

  if (expression < 0)
    return TRUE;
  value = fp_expression_eval (fp_catalog_expression (e->catalog, expression), &context);
  return fp_value_true (&value);
}

static void
set_variable (FpEngine *e, const FpProgramLocals *my, int slot, int value)
{
  if (slot >= 0)
    e->state->variables[my->base + slot] = (int16_t) value;
}

void
fp_program_push (FpEngine *engine, int first, int stop, int base, int n_variables, uint16_t card, uint8_t me,
                 FpSeats they)
{
  FpHead *head = &engine->state->head;
  FpProgramLocals *my = fp_engine_push (engine, engine->edition->program);

  if (base < 0 && head->n_variables + n_variables > FP_MAX_VARIABLES)
    g_error ("programs need more than %d variables", FP_MAX_VARIABLES);
  my->pc = (int16_t) first;
  my->stop = (int16_t) stop;
  my->card = (int16_t) card;
  my->me = me;
  my->they = they;
  my->base = (int16_t) base;
  if (base >= 0)
    return;
  my->base = (int16_t) head->n_variables;
  my->owns = (int16_t) n_variables;
  for (int i = 0; i < n_variables; i++)
    engine->state->variables[head->n_variables++] = INT16_MIN;
}

/* Runs the instructions from @first to @stop with @seat as the player their lines are about. */
static Go
run_body (FpEngine *e, const FpProgramLocals *my, int first, int stop, uint8_t seat)
{
  fp_program_push (e, first, stop, my->base, 0, (uint16_t) my->card, my->me, (FpSeats) (1 << seat));
  return STOP;
}

static Go
run_jump (FpProgramLocals *my, const FpInstruction *in)
{
  my->pc = in->target;
  return NEXT;
}

static Go
run_unless (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  my->pc = is_true (e, my, in->cond) ? (int16_t) (my->pc + 1) : in->target;
  return NEXT;
}

/* Goes to the next player of a loop: @left are still to come. */
static gboolean
next_player (FpEngine *e, FpProgramLocals *my, int slot, FpSeats left)
{
  uint8_t seat = fp_seats_first (e, left);

  if (seat == FP_NOBODY)
    {
      my->they = (FpSeats) e->state->variables[my->base + slot + 1];
      return FALSE;
    }
  set_variable (e, my, slot, left & ~(1 << seat));
  my->they = (FpSeats) (1 << seat);
  return TRUE;
}

static Go
run_each (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = players_of (e, my, in->who);

  set_variable (e, my, in->slot + 1, my->they);
  my->pc = next_player (e, my, in->slot, who) ? (int16_t) (my->pc + 1) : in->target;
  return NEXT;
}

static Go
run_next (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats left = (FpSeats) e->state->variables[my->base + in->slot];

  my->pc = next_player (e, my, in->slot, left) ? in->target : (int16_t) (my->pc + 1);
  return NEXT;
}

gboolean
fp_program_possible (FpEngine *engine, const FpProgramLocals *locals, int first, int stop, uint8_t seat)
{
  uint16_t room[FP_ROOM];
  gboolean verbs = FALSE;

  for (int i = first; i < stop; i++)
    {
      const FpInstruction *in = instruction (engine, i);
      FpContext context = fp_program_context (engine, locals, room, FP_ROOM);

      context.they = (FpSeats) (1 << seat);
      if (in->op == FP_OP_DUEL || in->op == FP_OP_CONTEST)
        return TRUE;
      if (in->op != FP_OP_VERB)
        continue;
      verbs = TRUE;
      if (engine->edition->verbs[in->verb].possible == NULL
          || engine->edition->verbs[in->verb].possible (engine, in, &context, seat))
        return TRUE;
    }
  return !verbs;
}

/* The body of a `may` that could do nothing isn't offered. */
static Go
run_may (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  uint8_t seat = fp_seats_first (e, players_of (e, my, in->who));

  if (my->phase == 0 && seat != FP_NOBODY && fp_program_possible (e, my, my->pc + 1, in->target, seat))
    {
      my->phase = 1;
      my->turn = seat;
      fp_engine_ask (e, f,
                     &(FpAsk) { .seat = seat,
                                .kind = FP_DECIDE_MAY,
                                .slot = offsetof (FpProgramLocals, answer) / 2,
                                .arg = { my->pc } });
      return STOP;
    }
  if (my->phase == 1 && my->answer == 1)
    {
      int first = my->pc + 1;

      my->phase = 0;
      my->pc = in->target;
      return run_body (e, my, first, in->target, my->turn);
    }
  if (my->phase == 1)
    FP_TELL (e, DECLINED, .seat = my->turn);
  my->phase = 0;
  my->pc = in->target;
  return NEXT;
}

void
fp_program_may_options (FpEngine *engine G_GNUC_UNUSED, const FpAsk *ask G_GNUC_UNUSED, FpOptions *options)
{
  fp_options_add (options, FP_OPTION_YES, 1, -1);
  fp_options_add (options, FP_OPTION_NO, 0, -1);
}

static Go
run_verb (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = players_of (e, my, in->who);
  FpVerbCall *call = fp_engine_push (e, e->edition->verbs[in->verb].procedure);

  *call = (FpVerbCall) {
    .code = my->pc, .base = my->base, .card = my->card, .me = my->me, .who = who, .they = my->they
  };
  my->pc++;
  return STOP;
}

FpContext
fp_verb_context (const FpEngine *engine, const FpVerbCall *call, uint16_t *room, guint size)
{
  FpContext context = fp_engine_context (engine, room, size);

  context.me = call->me;
  context.they = (FpSeats) (1 << call->seat);
  context.card = (uint16_t) call->card;
  context.base = call->base;
  return context;
}

FpValue
fp_verb_set (const FpEngine *engine, const FpVerbCall *call, FpContext *context)
{
  FpValue nothing = { .type = FP_TYPE_NOTHING };
  const FpInstruction *in;

  if (call->code < 0)
    return nothing;
  in = instruction (engine, call->code);
  if (in->set < 0)
    return nothing;
  nothing = fp_expression_eval (fp_catalog_expression (engine->catalog, in->set), context);
  fp_value_cards (context, &nothing);
  return nothing;
}

static int
amount (const FpEngine *engine, int expression, FpContext *context, int otherwise)
{
  FpValue value;

  if (expression < 0)
    return otherwise;
  value = fp_expression_eval (fp_catalog_expression (engine->catalog, expression), context);
  return MAX (fp_value_number (context, &value), 0);
}

gboolean
fp_verb_next (FpEngine *engine, FpVerbCall *call)
{
  uint16_t room[FP_ROOM];
  uint8_t seat = fp_seats_first (engine, call->who);
  const FpInstruction *in;
  FpContext context;

  if (seat == FP_NOBODY)
    return FALSE;
  call->seat = seat;
  call->who &= (FpSeats) ~(1 << seat);
  if (call->code < 0)
    return TRUE;
  in = instruction (engine, call->code);
  context = fp_verb_context (engine, call, room, FP_ROOM);
  call->least = (int16_t) (in->all ? INT16_MAX : amount (engine, in->least, &context, 1));
  call->most = (int16_t) (in->all ? INT16_MAX : amount (engine, in->most, &context, INT16_MAX));
  return TRUE;
}

static Go
run_encounter (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t room[FP_ROOM];
  FpContext context = fp_program_context (e, my, room, FP_ROOM);
  FpEncounterCall call = { .place = FP_NO_PLACE, .code = my->pc, .base = my->base, .card = my->card };
  FpValue value;

  if (my->phase == 1)
    {
      if (in->slot >= 0 && e->state->head.result >= 0)
        set_variable (e, my, in->slot, 1 << e->state->head.result);
      my->phase = 0;
      my->pc++;
      return NEXT;
    }
  if (in->op == FP_OP_DUEL)
    {
      value = fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context);
      call.place = (int16_t) (value.n_items > 0 ? value.items[0] : FP_NO_PLACE);
      value = fp_expression_eval (fp_catalog_expression (e->catalog, in->advantage), &context);
      call.advantage = (int16_t) fp_value_number (&context, &value);
    }
  /* Nowhere to duel, or too deep: it isn't started. */
  if ((in->op == FP_OP_DUEL && call.place == FP_NO_PLACE) || e->state->head.n_encounters == FP_MAX_ENCOUNTERS)
    {
      my->pc++;
      return NEXT;
    }
  my->phase = 1;
  *(FpEncounterCall *) fp_engine_push (e, in->op == FP_OP_DUEL ? e->edition->duel : e->edition->contest) = call;
  return STOP;
}

static Go
run_assign (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t room[FP_ROOM];
  FpContext context = fp_program_context (e, my, room, FP_ROOM);
  FpValue value = fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context);

  if (value.type == FP_TYPE_CARDS || value.type == FP_TYPE_PLANETS)
    set_variable (e, my, in->slot, value.n_items > 0 ? value.items[0] : INT16_MIN);
  else if (value.type == FP_TYPE_NOTHING)
    set_variable (e, my, in->slot, INT16_MIN);
  else
    set_variable (e, my, in->slot, value.type == FP_TYPE_SHIPS ? fp_value_number (&context, &value) : value.number);
  my->pc++;
  return NEXT;
}

/* Choosing a value. */

static FpValue
values_for (const FpEngine *e, const FpInstruction *in, uint8_t seat, FpContext *context)
{
  FpValue value;

  context->they = (FpSeats) (1 << seat);
  value = fp_expression_eval (fp_catalog_expression (e->catalog, in->set), context);
  fp_value_cards (context, &value);
  return value;
}

void
fp_program_choose_options (FpEngine *engine, const FpAsk *ask, FpOptions *options)
{
  const FpProgramLocals *my = (const FpProgramLocals *) (void *) engine->state->frames[ask->frame].locals;
  uint16_t room[FP_ROOM];
  FpContext context = fp_program_context (engine, my, room, FP_ROOM);
  FpValue set = values_for (engine, instruction (engine, ask->arg[0]), ask->seat, &context);

  if (set.type == FP_TYPE_NUMBERS)
    for (int i = set.number; i <= set.high; i++)
      fp_options_add (options, FP_OPTION_NUMBER, i, -1);
  else if (set.type == FP_TYPE_PLAYERS)
    {
      FP_EACH_SEAT (engine->state, seat)
        if (set.number & 1 << seat)
          fp_options_add (options, FP_OPTION_SEAT, seat, seat);
    }
  else
    for (guint i = 0; i < set.n_items; i++)
      fp_options_add (options, set.type == FP_TYPE_PLANETS ? FP_OPTION_PLANET : FP_OPTION_CARD, set.items[i],
                      set.items[i]);
}

static gboolean
nothing_to_choose (const FpEngine *e, const FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  uint16_t room[FP_ROOM];
  FpContext context = fp_program_context (e, my, room, FP_ROOM);
  FpValue set = values_for (e, in, seat, &context);

  if (set.type == FP_TYPE_NUMBERS)
    return set.high < set.number;
  if (set.type == FP_TYPE_PLAYERS)
    return set.number == 0;
  return set.n_items == 0;
}

static void
keep_choice (FpEngine *e, FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  FpType type = fp_expression_type (fp_catalog_expression (e->catalog, in->set));
  int value = type == FP_TYPE_PLAYERS ? 1 << my->answer : my->answer;

  set_variable (e, my, in->each ? in->slot + seat : in->slot, value);
  if (type == FP_TYPE_PLANETS)
    FP_TELL (e, PLANET_CHOSEN, .seat = seat, .from = my->answer);
  else if (type == FP_TYPE_PLAYERS)
    FP_TELL (e, CHOICE_MADE, .seat = seat, .other = (uint8_t) my->answer);
  else
    FP_TELL (e, CHOICE_MADE, .seat = seat, .value = my->answer);
}

static Go
ask_value (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  FpType type = fp_expression_type (fp_catalog_expression (e->catalog, in->set));
  uint8_t flags = in->how == FP_HOW_TOGETHER ? FP_ASK_SECRET | FP_ASK_TOGETHER : 0;

  my->phase = 2;
  fp_engine_ask (e, f,
                 &(FpAsk) { .seat = my->turn,
                            .kind = type == FP_TYPE_PLANETS ? FP_DECIDE_PLANET : FP_DECIDE_CHOOSE,
                            .flags = flags,
                            .slot = offsetof (FpProgramLocals, answer) / 2,
                            .arg = { my->pc } });
  return STOP;
}

/* All have chosen: what was secret is shown. */
static void
show_values (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = players_of (e, my, in->who);

  for (uint8_t seat; (seat = fp_seats_first (e, who)) != FP_NOBODY; who &= (FpSeats) ~(1 << seat))
    {
      int value = fp_secret_take (e, SECRET_CHOICE, seat, INT16_MIN);

      if (value == INT16_MIN)
        continue;
      my->answer = (int16_t) value;
      keep_choice (e, my, in, seat);
    }
}

static Go
run_choose_from (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  gboolean together = in->how == FP_HOW_TOGETHER;

  if (my->phase == 0)
    my->left = players_of (e, my, in->who);
  if (my->phase == 2 && together)
    {
      fp_secret_keep (e, SECRET_CHOICE, my->turn, my->answer, INT16_MIN, INT16_MAX);
      FP_TELL (e, CHOICE_SEALED, .seat = my->turn);
    }
  else if (my->phase == 2)
    keep_choice (e, my, in, my->turn);
  my->answer = 0;
  while ((my->turn = fp_seats_first (e, my->left)) != FP_NOBODY)
    {
      my->left &= (FpSeats) ~(1 << my->turn);
      if (!nothing_to_choose (e, my, in, my->turn))
        return ask_value (e, f, my, in);
      if (in->ends_if_empty)
        {
          FP_TELL (e, BAR_EMPTY);
          return END;
        }
    }
  if (together)
    show_values (e, my, in);
  my->phase = 0;
  my->pc++;
  return NEXT;
}

/* Choosing among lines. */

static gboolean
line_open (FpEngine *e, const FpProgramLocals *my, int line, guint number, uint8_t seat)
{
  FpProgramLocals theirs = *my;

  theirs.they = (FpSeats) (1 << seat);
  return !(my->struck & 1 << number) && is_true (e, &theirs, instruction (e, line)->cond);
}

static int
line_end (const FpEngine *e, int choose, int line)
{
  int next = instruction (e, line)->target;

  return next < instruction (e, choose)->target ? next : instruction (e, choose)->target;
}

/* An option that can do nothing is offered only if no option can do anything (ruling 17); in a strike-out all are. */
void
fp_program_line_options (FpEngine *engine, const FpAsk *ask, FpOptions *options)
{
  const FpProgramLocals *my = (const FpProgramLocals *) (void *) engine->state->frames[ask->frame].locals;
  int choose = ask->arg[0];
  guint n = (guint) instruction (engine, choose)->count;

  for (guint pass = ask->kind == FP_DECIDE_STRIKE_OUT ? 1 : 0; pass < 2 && options->n == 0; pass++)
    {
      int line = choose + 1;

      for (guint i = 0; i < n; i++)
        {
          int end = line_end (engine, choose, line);

          if (line_open (engine, my, line, i, ask->seat)
              && (pass == 1 || fp_program_possible (engine, my, line + 1, end, ask->seat)))
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

static Go
ask_line (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  static const uint8_t kinds[] = {
    [FP_HOW_ONE] = FP_DECIDE_OPTION,
    [FP_HOW_STRIKE_OUT] = FP_DECIDE_STRIKE_OUT,
    [FP_HOW_DRAFT] = FP_DECIDE_DRAFT,
    [FP_HOW_TOGETHER] = FP_DECIDE_OPTION,
  };
  uint8_t flags = in->how == FP_HOW_TOGETHER ? FP_ASK_SECRET | FP_ASK_TOGETHER : 0;

  my->phase = 2;
  fp_engine_ask (e, f,
                 &(FpAsk) { .seat = my->turn,
                            .kind = kinds[in->how],
                            .flags = flags,
                            .slot = offsetof (FpProgramLocals, answer) / 2,
                            .arg = { my->pc } });
  return STOP;
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

static Go
done_choosing (FpProgramLocals *my, const FpInstruction *in)
{
  my->phase = 0;
  my->struck = 0;
  my->pc = in->target;
  return NEXT;
}

static void
show_line (FpEngine *e, const FpProgramLocals *my, int line, uint8_t seat)
{
  const FpInstruction *in = instruction (e, my->pc);
  int slot = in->slot < 0 ? -1 : in->each ? in->slot + seat : in->slot;

  set_variable (e, my, slot, line_number (e, my->pc, line) + 1);
  FP_TELL (e, LINE_TAKEN, .seat = seat, .value = (int16_t) line);
}

static Go
do_line (FpEngine *e, FpProgramLocals *my, int line, uint8_t seat)
{
  my->phase = 3;
  return run_body (e, my, line + 1, instruction (e, my->pc)->target, seat);
}

/* One line each: phase 0 begins, 2 has an answer, 3 has done a line. */
static Go
run_lines (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  if (my->phase == 0)
    my->left = players_of (e, my, in->who);
  if (my->phase == 2)
    {
      if (in->how == FP_HOW_DRAFT)
        my->struck |= (uint16_t) (1 << line_number (e, my->pc, my->answer));
      show_line (e, my, my->answer, my->turn);
      return do_line (e, my, my->answer, my->turn);
    }
  my->turn = fp_seats_first (e, my->left);
  my->left = (FpSeats) (my->turn == FP_NOBODY ? 0 : my->left & ~(1 << my->turn));
  if (my->turn == FP_NOBODY || !any_line (e, my, in, my->turn))
    return done_choosing (my, in);
  return ask_line (e, f, my, in);
}

static int
lines_left (const FpProgramLocals *my, const FpInstruction *in)
{
  return in->count - __builtin_popcount (my->struck);
}

/* The line that is not struck. */
static int
last_line (const FpEngine *e, const FpProgramLocals *my)
{
  int line = my->pc + 1;

  for (guint i = 0; my->struck & 1 << i; i++)
    line = instruction (e, line)->target;
  return line;
}

/* In turn strike one, until one is left; then each does it (ruling 18). */
static Go
run_strike_out (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = players_of (e, my, in->who);

  if (my->phase == 0)
    my->left = who;
  if (my->phase == 2)
    {
      my->struck |= (uint16_t) (1 << line_number (e, my->pc, my->answer));
      FP_TELL (e, LINE_STRUCK, .seat = my->turn, .value = my->answer);
    }
  if (my->phase != 3 && lines_left (my, in) > 1)
    {
      if (my->left == 0)
        my->left = who;
      my->turn = fp_seats_first (e, my->left);
      my->left &= (FpSeats) ~(1 << my->turn);
      return ask_line (e, f, my, in);
    }
  if (my->phase != 3)
    my->left = who;
  my->turn = fp_seats_first (e, my->left);
  if (my->turn == FP_NOBODY)
    return done_choosing (my, in);
  my->left &= (FpSeats) ~(1 << my->turn);
  return do_line (e, my, last_line (e, my), my->turn);
}

static void
show_all_lines (FpEngine *e, const FpProgramLocals *my, FpSeats who)
{
  for (uint8_t seat; (seat = fp_seats_first (e, who)) != FP_NOBODY; who &= (FpSeats) ~(1 << seat))
    show_line (e, my, fp_secret_look (e, SECRET_CHOICE, seat, my->pc + 1), seat);
}

/* Everybody secretly chooses a line; when all have, they are shown, then done in order. */
static Go
run_together (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = players_of (e, my, in->who);

  if (my->phase == 0)
    my->left = who;
  if (my->phase == 2)
    {
      fp_secret_keep (e, SECRET_CHOICE, my->turn, my->answer, 0, INT16_MAX);
      FP_TELL (e, CHOICE_SEALED, .seat = my->turn);
      my->answer = 0;
    }
  if (my->phase != 3)
    {
      my->turn = fp_seats_first (e, my->left);
      if (my->turn != FP_NOBODY)
        {
          my->left &= (FpSeats) ~(1 << my->turn);
          return ask_line (e, f, my, in);
        }
      show_all_lines (e, my, who);
      my->left = who;
    }
  my->turn = fp_seats_first (e, my->left);
  if (my->turn == FP_NOBODY)
    return done_choosing (my, in);
  my->left &= (FpSeats) ~(1 << my->turn);
  return do_line (e, my, fp_secret_take (e, SECRET_CHOICE, my->turn, my->pc + 1), my->turn);
}

static Go
run_choose_line (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  if (in->how == FP_HOW_STRIKE_OUT)
    return run_strike_out (e, f, my, in);
  if (in->how == FP_HOW_TOGETHER)
    return run_together (e, f, my, in);
  return run_lines (e, f, my, in);
}

static Go
run_instruction (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  switch ((FpOp) in->op)
    {
    case FP_OP_END:
    case FP_OP_LINE:
      return END;
    case FP_OP_JUMP:
      return run_jump (my, in);
    case FP_OP_UNLESS:
      return run_unless (e, my, in);
    case FP_OP_EACH:
      return run_each (e, my, in);
    case FP_OP_NEXT:
      return run_next (e, my, in);
    case FP_OP_MAY:
      return run_may (e, f, my, in);
    case FP_OP_CHOOSE_FROM:
      return run_choose_from (e, f, my, in);
    case FP_OP_CHOOSE_LINE:
      return run_choose_line (e, f, my, in);
    case FP_OP_ASSIGN:
      return run_assign (e, my, in);
    case FP_OP_VERB:
      return run_verb (e, my, in);
    case FP_OP_DUEL:
    case FP_OP_CONTEST:
      return run_encounter (e, my, in);
    }
  g_assert_not_reached ();
}

FpFlow
fp_program_run (FpEngine *engine, FpFrame *frame)
{
  FpProgramLocals *my = (FpProgramLocals *) (void *) frame->locals;
  Go go = NEXT;

  while (go == NEXT && my->pc != my->stop)
    go = run_instruction (engine, frame, my, instruction (engine, my->pc));
  if (go == STOP)
    return FP_FLOW_CALL;
  engine->state->head.n_variables = (uint16_t) (engine->state->head.n_variables - my->owns);
  return FP_FLOW_DONE;
}
