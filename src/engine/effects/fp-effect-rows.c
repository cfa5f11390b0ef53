/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of effects: finding one, its rule, how its ability is used, and their order in time. */
#include "engine/effects/fp-effect-rows.h"

const FpRule *
fp_effect_rule (const FpEngine *engine, const FpEffect *row)
{
  return row->kind == FP_EFFECT_STATUS ? NULL : fp_catalog_rule (engine->catalog, row->rule);
}

FpListens
fp_effect_listens (const FpRule *rule)
{
  if (rule == NULL)
    return FP_LISTENS_NOTHING;
  if (rule->kind == FP_RULE_MODIFY)
    return FP_LISTENS_QUERY;
  if (rule->kind == FP_RULE_REPLACE)
    return FP_LISTENS_REPLACE;
  switch ((FpWhen) rule->when)
    {
    case FP_WHEN_BEFORE:
      return FP_LISTENS_BEFORE;
    case FP_WHEN_AT:
      return FP_LISTENS_WHEN;
    case FP_WHEN_AFTER:
      return FP_LISTENS_AFTER;
    case FP_WHEN_EVER:
      break;
    }
  return FP_LISTENS_STATE;
}

/* Returns the first row of a card's rule in front of @end from @at on, or @end. */
static guint
next_of_card (const FpState *s, guint at, guint end)
{
  while (at < end && s->effects[at].kind != FP_EFFECT_CARD)
    at++;
  return at;
}

/* Rows of cards' rules are ordered, and others lie between them. */
guint
fp_effect_first_of (const FpState *s, guint rule)
{
  guint low = 0, high = s->head.n_effects;

  while (low < high)
    {
      guint middle = low + (high - low) / 2, at = next_of_card (s, middle, high);

      if (at == high || s->effects[at].rule >= rule)
        high = middle;
      else
        low = at + 1;
    }
  return next_of_card (s, low, s->head.n_effects);
}

/* Returns the row of the active effect with @number, or the number of rows. A card's rule has its
 * own number, except in further rows. Others are looked for around @near first: rows that come and
 * go move an effect a few rows. */
static guint
row_of (const FpState *s, guint number, guint near)
{
  guint n = s->head.n_effects;

  if (number < FP_FIRST_CREATED)
    near = fp_effect_first_of (s, number);
  for (guint far = 0; far <= near || near + far < n; far++)
    {
      if (near + far < n && s->effects[near + far].number == number)
        return near + far;
      if (far <= near && near - far < n && s->effects[near - far].number == number)
        return near - far;
    }
  return n;
}

FpEffect *
fp_effect_find (FpEngine *engine, guint number)
{
  FpState *s = engine->state;

  /* Resolving a rule finds its effect several times. No two effects have the same number. */
  if (engine->effect_found >= s->head.n_effects || s->effects[engine->effect_found].number != number)
    {
      guint row = row_of (s, number, MIN (engine->effect_found, s->head.n_effects));

      if (row == s->head.n_effects)
        return NULL;
      engine->effect_found = row;
    }
  return &s->effects[engine->effect_found];
}

gboolean
fp_effect_silent (const FpEngine *engine, const FpRule *rule)
{
  for (int i = rule->code; i >= 0; i++)
    {
      const FpInstruction *in = fp_catalog_instruction (engine->catalog, i);

      if (in->op == FP_OP_USE)
        return in->silent;
      if (in->op == FP_OP_END)
        break;
    }
  return FALSE;
}

/* Makes FpEffect.since of each row the number of rows that were in force before. */
static void
number_times_again (FpState *s)
{
  uint16_t times[FP_MAX_EFFECTS] = { 0 };

  for (guint i = 0; i < s->head.n_effects; i++)
    for (guint k = 0; k < s->head.n_effects; k++)
      if (s->effects[k].since < s->effects[i].since)
        times[i]++;
  for (guint i = 0; i < s->head.n_effects; i++)
    s->effects[i].since = times[i];
}

uint16_t
fp_effect_next_time (FpState *s)
{
  uint16_t latest = 0;

  for (guint i = 0; i < s->head.n_effects; i++)
    latest = MAX (latest, s->effects[i].since);
  if (latest < UINT16_MAX)
    return (uint16_t) (latest + 1);
  number_times_again (s);
  return s->head.n_effects;
}
