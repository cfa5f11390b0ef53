/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules in force.  A word of hooked questions makes a question nobody modifies cost one test. */
#include "engine/fp-force.h"

enum
{
  MOST_NUMBER = 30000, /* either way */
};

static int
within (int64_t number)
{
  return (int) CLAMP (number, -MOST_NUMBER, MOST_NUMBER);
}

void
fp_force_add (FpEngine *engine, guint rule, uint16_t card, uint8_t me, guint level, int base)
{
  FpState *s = engine->state;
  FpForce *row;

  /* More than any sane cards lay down: one too many has no effect rather than stop the game. */
  if (s->head.n_force == FP_MAX_FORCE)
    return;
  row = &s->force[s->head.n_force++];
  *row = (FpForce){ .rule = (uint16_t) rule, .card = card, .base = (int16_t) base, .me = me, .level = (uint8_t) level };
  s->head.hooked |= 1U << fp_catalog_rule (engine->catalog, rule)->question;
}

void
fp_force_add_card (FpEngine *engine, uint16_t card, uint8_t me)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (def->abilities, FpAbilityDef, i);

      for (guint rule = 0; rule < ability->n_rules; rule++)
        fp_force_add (engine, ability->first_rule + rule, card, me, 0, -1);
    }
}

/* Keeps the rows for which neither @card (if it is one) nor @level (if not 0) matches. */
static void
drop (FpEngine *engine, uint16_t card, guint level)
{
  FpState *s = engine->state;
  guint kept = 0;

  s->head.hooked = 0;
  for (guint i = 0; i < s->head.n_force; i++)
    {
      FpForce row = s->force[i];

      if ((card != FP_NO_CARD && row.card == card) || (level != 0 && row.level == level))
        continue;
      s->force[kept++] = row;
      s->head.hooked |= 1U << fp_catalog_rule (engine->catalog, row.rule)->question;
    }
  s->head.n_force = (uint8_t) kept;
}

void
fp_force_drop_card (FpEngine *engine, uint16_t card)
{
  if (engine->state->head.n_force > 0)
    drop (engine, card, 0);
}

void
fp_force_drop_level (FpEngine *engine, guint level)
{
  if (engine->state->head.n_force > 0)
    drop (engine, FP_NO_CARD, level);
}

static FpContext
rule_context (FpEngine *engine, const FpForce *row, const FpValue *about, int so_far, uint16_t *room)
{
  FpContext context = fp_engine_context (engine, room, FP_ROOM);

  context.me = row->me;
  context.they = (FpSeats) (row->me == FP_NOBODY ? 0 : 1 << row->me);
  context.card = row->card;
  context.base = row->base;
  context.it = about;
  context.so_far = so_far;
  return context;
}

static gboolean
about_matches (const FpValue *of, const FpValue *about)
{
  if (about->type == FP_TYPE_PLAYERS)
    return of->type == FP_TYPE_PLAYERS && (of->number & about->number) != 0;
  for (guint i = 0; i < of->n_items; i++)
    if (of->items[i] == about->items[0])
      return TRUE;
  return FALSE;
}

/* Whether the rule of @row is about @about and its condition holds. */
static gboolean
speaks (FpEngine *engine, const FpForce *row, const FpRule *rule, const FpValue *about, int so_far)
{
  uint16_t room[FP_ROOM];
  FpContext context = rule_context (engine, row, about, so_far, room);

  if (about->type == FP_TYPE_NOTHING)
    ;
  else if (rule->of >= 0)
    {
      FpValue of = fp_expression_eval (fp_catalog_expression (engine->catalog, rule->of), &context);

      fp_value_cards (&context, &of);
      if (!about_matches (&of, about))
        return FALSE;
    }
  else if (row->me == FP_NOBODY || about->type != FP_TYPE_PLAYERS || !(about->number & 1 << row->me))
    return FALSE;
  if (rule->cond >= 0)
    {
      FpValue cond = fp_expression_eval (fp_catalog_expression (engine->catalog, rule->cond), &context);

      return fp_value_true (&cond);
    }
  return TRUE;
}

/* The numbers of a range (or one number) as bits 0 to 30. */
static int32_t
number_mask (const FpContext *context, const FpValue *value)
{
  int low = value->type == FP_TYPE_NUMBERS ? value->number : fp_value_number (context, value);
  int high = value->type == FP_TYPE_NUMBERS ? value->high : low;
  int32_t mask = 0;

  for (int i = MAX (low, 0); i <= MIN (high, 30); i++)
    mask |= 1 << i;
  return mask;
}

static void
change (FpEngine *engine, const FpForce *row, const FpRule *rule, const FpValue *about, FpValue *answer)
{
  uint16_t room[FP_ROOM];
  FpContext context = rule_context (engine, row, about, answer->number, room);
  FpValue value = fp_expression_eval (fp_catalog_expression (engine->catalog, rule->value), &context);
  int number = fp_value_number (&context, &value);

  if (value.type == FP_TYPE_NOTHING)
    return;
  if (rule->change == FP_CHANGE_INCLUDE || rule->change == FP_CHANGE_EXCLUDE)
    {
      int32_t mask = value.type == FP_TYPE_PLAYERS ? value.number : number_mask (&context, &value);

      answer->number = rule->change == FP_CHANGE_INCLUDE ? answer->number | mask : answer->number & ~mask;
    }
  else if (answer->type == FP_TYPE_SHIPS)
    *answer = value.type == FP_TYPE_SHIPS ? value : *answer;
  else if (answer->type == FP_TYPE_NUMBERS)
    answer->number = number_mask (&context, &value);
  else if (rule->change == FP_CHANGE_TO && answer->type == FP_TYPE_YES_NO)
    answer->number = answer->number && number; /* “no” wins (card-language.md 1.3, finding 21) */
  else if (rule->change == FP_CHANGE_TO)
    answer->number = within (number);
  else if (rule->change == FP_CHANGE_TIMES)
    answer->number = within ((int64_t) answer->number * number);
  else if (rule->change == FP_CHANGE_ADD)
    answer->number = within ((int64_t) answer->number + number);
  else if (rule->change == FP_CHANGE_AT_LEAST)
    answer->number = MAX (answer->number, number);
  else
    answer->number = MIN (answer->number, number);
}

/* The rows that modify @question, nobody's first, then each player's in the edition's order. */
static guint
rows_in_order (FpEngine *engine, guint question, const FpForce *rows[FP_MAX_FORCE])
{
  const FpState *s = engine->state;
  uint8_t order[FP_MAX_SEATS];
  guint n_seats = engine->edition->order (s, order), n = 0;

  for (guint turn = 0; turn <= n_seats; turn++)
    {
      uint8_t me = turn == 0 ? FP_NOBODY : order[turn - 1];

      for (guint i = 0; i < s->head.n_force; i++)
        if (s->force[i].me == me && fp_catalog_rule (engine->catalog, s->force[i].rule)->question == question)
          rows[n++] = &s->force[i];
    }
  return n;
}

FpValue
fp_ask (FpEngine *engine, guint question, const FpValue *about, FpValue plain)
{
  const FpForce *rows[FP_MAX_FORCE];
  FpValue answer = plain;
  guint n;

  if (!(engine->state->head.hooked & 1U << question))
    return plain;
  n = rows_in_order (engine, question, rows);
  for (guint pass = 0; pass < 2 * FP_N_CHANGES; pass++)
    for (guint i = 0; i < n; i++)
      {
        const FpRule *rule = fp_catalog_rule (engine->catalog, rows[i]->rule);

        if (rule->change * 2U + rule->so_far == pass && speaks (engine, rows[i], rule, about, answer.number))
          change (engine, rows[i], rule, about, &answer);
      }
  return answer;
}

int
fp_ask_player (FpEngine *engine, guint question, uint8_t seat, int plain)
{
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue value = { .type = engine->edition->questions[question].gives, .number = plain };

  if (!(engine->state->head.hooked & 1U << question))
    return plain;
  return fp_ask (engine, question, &about, value).number;
}

int
fp_ask_encounter (FpEngine *engine, guint question, int plain)
{
  FpValue about = { .type = FP_TYPE_NOTHING };
  FpValue value = { .type = engine->edition->questions[question].gives, .number = plain };

  if (!(engine->state->head.hooked & 1U << question))
    return plain;
  return fp_ask (engine, question, &about, value).number;
}
