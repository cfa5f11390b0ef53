/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lookahead into a program that might run: its price, its lines, and the offer to its player. */
#include "engine/program/fp-program-lookahead.h"

#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/program/fp-program-private.h"
#include "engine/program/fp-verb-line.h"
#include "engine/state/fp-hash.h"

/* --- Prices --- */

/* Returns TRUE if every verb of the price is possible in full. */
static gboolean
payable (FpEngine *e, int pay, const FpContext *context, uint8_t seat)
{
  for (int i = pay + 1; i < instruction (e, pay)->target; i++)
    if (instruction (e, i)->op == FP_OP_VERB && !fp_verb_payable (e, instruction (e, i), context, seat))
      return FALSE;
  return TRUE;
}

/* Returns TRUE if the price at @first can be paid. Anything but FP_OP_PAY counts as no price. */
static gboolean
can_pay (FpEngine *e, const FpProgramLocals *my, int first, uint8_t seat)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  if (instruction (e, first)->op != FP_OP_PAY)
    return TRUE;
  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  context.they = (FpSeats) (1 << seat);
  return payable (e, first, &context, seat);
}

/* --- Lines --- */

/* Returns TRUE if a verb could do anything for one of the players it affects. */
static gboolean
verb_possible (FpEngine *e, const FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  const FpVerb *verb = &e->edition->verbs[in->verb];
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpProgramLocals as_seat = *my;
  FpSeats who;

  as_seat.they = (FpSeats) (1 << seat);
  who = fp_program_players (e, &as_seat, in->who);
  if (who == 0 && (verb->attributes & FP_ATTRIBUTE_NOBODY))
    return TRUE;
  FP_EACH_SEAT (e->state, each)
    {
      FpContext context;

      fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
      context.they = (FpSeats) (1 << each);
      if ((who & 1 << each) && (verb->possible == NULL || verb->possible (e, in, &context, each)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
something_to_choose (FpEngine *e, int code, FpContext *context)
{
  FpValue set;

  fp_expression_eval (fp_catalog_expression (e->catalog, instruction (e, code)->set), context, &set);
  fp_value_cards (context, &set);
  if (set.type == FP_TYPE_NUMBERS)
    return set.high >= set.number;
  return set.type == FP_TYPE_PLAYERS ? set.number != 0 : set.n_items > 0;
}

/* Returns TRUE if line @code lets @seat choose something, on which later lines may depend. */
static gboolean
leaves_a_choice (FpEngine *e, const FpProgramLocals *my, int code, uint8_t seat)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  context.they = (FpSeats) (1 << seat);
  return instruction (e, code)->op == FP_OP_CHOOSE_FROM && something_to_choose (e, code, &context);
}

gboolean
fp_program_possible (FpEngine *engine, const FpProgramLocals *locals, int first, int stop, uint8_t seat)
{
  gboolean verbs = FALSE;

  if (!can_pay (engine, locals, first, seat))
    return FALSE;
  for (int i = first; i < stop; i++)
    {
      const FpInstruction *in = instruction (engine, i);

      if (in->op == FP_OP_ENCOUNTER || in->op == FP_OP_CREATE_EFFECTS || in->op == FP_OP_COUNT ||
          in->op == FP_OP_START || leaves_a_choice (engine, locals, i, seat))
        return TRUE;
      if (in->op != FP_OP_VERB || in->verb == FP_VERB_CHOOSE)
        continue;
      verbs = TRUE;
      if (verb_possible (engine, locals, in, seat))
        return TRUE;
    }
  return !verbs;
}

gboolean
fp_program_is_idle (FpEngine *engine, int code, uint16_t card, uint8_t seat)
{
  const FpProgramLocals locals = {
    .base = -1, .card = (int16_t) card, .action = -1, .me = seat, .they = (FpSeats) (1 << seat), .turn = seat
  };
  gboolean idle = FALSE;

  for (; instruction (engine, code)->op != FP_OP_END; code++)
    {
      const FpInstruction *in = instruction (engine, code);

      if (in->op == FP_OP_USE)
        continue;
      if (in->op != FP_OP_VERB || in->verb == FP_VERB_CHOOSE || in->slot >= 0 ||
          engine->edition->verbs[in->verb].amount_kind != FP_AMOUNT_SHIPS || verb_possible (engine, &locals, in, seat))
        return FALSE;
      idle = TRUE;
    }
  return idle;
}

/* --- Offers --- */

enum
{
  MOST_GIVEN = 8, /* names of an ability that choices and prices may read (fp-start-compiler.c) */
};

/* Returns TRUE if line @code selects several players or planets. Cards are another matter: an empty
 * hand may be filled first. */
static gboolean
selects_others (const FpEngine *e, int code)
{
  const FpInstruction *in = instruction (e, code);
  FpType type;

  if (in->op != FP_OP_VERB || in->verb != FP_VERB_CHOOSE || in->set < 0)
    return FALSE;
  type = fp_expression_type (fp_catalog_expression (e->catalog, in->set));
  return type == FP_TYPE_PLAYERS || type == FP_TYPE_PLANETS;
}

/* Puts the usual values of the names that the program at @code gives into @given. Sets of cards are
 * left out; sets @cards if there are some. Returns the instruction behind them. */
static int
read_given (FpEngine *e, int code, const FpContext *context, int16_t given[MOST_GIVEN], gboolean *cards)
{
  for (; instruction (e, code)->op == FP_OP_GIVEN; code++)
    {
      const FpInstruction *in = instruction (e, code);
      uint16_t scratch[FP_SCRATCH_ITEMS];
      FpContext own = *context;
      FpValue value;

      own.scratch = scratch;
      own.scratch_size = FP_SCRATCH_ITEMS;
      own.scratch_used = 0;
      own.they = (FpSeats) (1 << context->me);
      fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &own, &value);
      if (in->slot >= 0 && in->slot < MOST_GIVEN)
        given[in->slot] = (int16_t) (in->binds_set ? FP_VARIABLE_NOTHING : value.number);
      *cards |= in->binds_set != 0;
    }
  return code;
}

gboolean
fp_program_is_worth_offering (FpEngine *engine, int code, const FpContext *context)
{
  int16_t given[MOST_GIVEN] = { 0 };
  uint8_t seat = context->me;
  FpContext own;
  gboolean chooses, cards = FALSE;

  if (code < 0 || seat == FP_NOBODY)
    return TRUE;
  code = read_given (engine, code, context, given, &cards);
  chooses = instruction (engine, code)->op == FP_OP_CHOOSE_FROM || selects_others (engine, code);
  if (instruction (engine, code)->op == FP_OP_USE)
    code++;
  /* A choice may be one of the cards given. */
  if (chooses ? cards : instruction (engine, code)->op != FP_OP_PAY)
    return TRUE;
  own = *context;
  own.they = (FpSeats) (1 << seat);
  own.variables = given;
  return chooses ? something_to_choose (engine, code, &own) : payable (engine, code, &own, seat);
}

static uint64_t
mix_value (FpEngine *e, uint64_t hash, FpValue *value, FpContext *context)
{
  uint64_t cards = 0;

  fp_value_cards (context, value);
  hash = fp_hash_mix (hash, (uint64_t) value->type << 32 | (uint32_t) value->number);
  hash = fp_hash_mix (hash, (uint64_t) (uint32_t) value->high << 32 | value->n_items);
  if (value->type == FP_TYPE_SHIPS)
    hash = fp_hash_mix (hash, (uint64_t) fp_value_number (context, value));
  /* Sets have no order, so their items are added up. */
  for (guint i = 0; i < value->n_items; i++)
    if (value->type != FP_TYPE_CARDS || context->me == FP_NOBODY || fp_card_seen (e, value->items[i], context->me))
      cards += fp_hash_mix (FP_HASH_START, value->items[i]);
  return fp_hash_mix (hash, cards);
}

uint16_t
fp_program_offer (FpEngine *engine, int code, const FpContext *context)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  uint64_t hash = FP_HASH_START;
  FpContext own = *context;

  own.scratch = scratch;
  own.scratch_size = FP_SCRATCH_ITEMS;
  own.variables = NULL;
  own.they = (FpSeats) (context->me != FP_NOBODY ? 1U << context->me : 0);
  for (int i = code; i >= 0 && instruction (engine, i)->op != FP_OP_END; i++)
    {
      const FpInstruction *in = instruction (engine, i);
      const int16_t expressions[] = { in->who, in->cond, in->least, in->most, in->set, in->to };

      for (guint k = 0; k < G_N_ELEMENTS (expressions); k++)
        {
          FpValue value;

          if (expressions[k] < 0)
            continue;
          own.scratch_used = 0;
          fp_expression_eval (fp_catalog_expression (engine->catalog, expressions[k]), &own, &value);
          hash = mix_value (engine, hash, &value, &own);
        }
    }
  return (uint16_t) (hash ^ hash >> 16 ^ hash >> 32 ^ hash >> 48);
}
