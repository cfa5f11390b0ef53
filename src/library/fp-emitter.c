/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The compiler's output: instructions, rules, and the programs of rules. These programs are placed
 * behind the surrounding program, so that nothing runs into them. */
#include "library/fp-library-private.h"

/* The program of a rule before it is placed. */
typedef struct
{
  GArray *code;
  guint rule;
} Behind;

/* --- Instructions --- */

int
fp_emit (FpCompiler *c, FpOp op)
{
  FpInstruction instruction = {
    .op = (uint8_t) op,
    .who = -1,
    .cond = -1,
    .least = -1,
    .most = -1,
    .set = -1,
    .slot = -1,
    .target = -1,
    .first_rule = -1,
    .number = -1,
    .label = -1,
    .id = -1,
    .to = -1,
    .chooser = -1,
  };

  if (c->code->len >= G_MAXINT16)
    c->full = TRUE;
  else
    g_array_append_val (c->code, instruction);
  return (int) c->code->len - 1;
}

FpInstruction *
fp_code_at (FpCompiler *c, int index)
{
  return &g_array_index (c->code, FpInstruction, (guint) index);
}

int16_t
fp_here (const FpCompiler *c)
{
  return (int16_t) c->code->len;
}

/* --- Rules --- */

FpRule
fp_rule_new (FpRuleKind kind, const FpRuleHead *head)
{
  return (FpRule){
    .kind = (uint8_t) kind,
    .permission = head->permission ? 1 : 0,
    .used = head->used ? 1 : 0,
    .in = head->in,
    .role = head->role,
    .role_mask = head->role_mask,
    .ability = (int16_t) head->ability,
    .of = -1,
    .who = -1,
    .ability_cond = (int16_t) head->cond,
    .cond = -1,
    .value = -1,
    .code = -1,
  };
}

/* Returns the only procedure of @actions, FP_MACHINE_NONE if there are none or several. */
static uint8_t
only_action (const uint64_t actions[FP_PROCEDURE_WORDS])
{
  guint only = FP_MACHINE_NONE;

  for (guint i = FP_MACHINE_NONE + 1; i < FP_MAX_PROCEDURES; i++)
    if (actions[i / 64] >> i % 64 & 1)
      {
        if (only != FP_MACHINE_NONE)
          return FP_MACHINE_NONE;
        only = i;
      }
  return (uint8_t) only;
}

/* Returns TRUE if expression @index (−1: none) reads something that the rule's player (@own), or
 * somebody else, might not see. */
static gboolean
reads_closed (const FpCompiler *c, int index, gboolean own)
{
  const FpExpression *expression = fp_catalog_expression (c->catalog, index);

  return expression != NULL && fp_expression_closed_name (expression, own, 0) != NULL;
}

/* Returns TRUE if the rule's player (@own), or everybody else, sees at any moment what decides on
 * the change that @rule makes to a query. */
static gboolean
is_open (const FpCompiler *c, const FpRule *rule, gboolean own)
{
  const FpExpression *of = fp_catalog_expression (c->catalog, rule->of);

  return !reads_closed (c, rule->ability_cond, own) && !reads_closed (c, rule->cond, own) &&
         !reads_closed (c, rule->value, own) && (of == NULL || fp_expression_closed_member_name (of, own, 0) == NULL);
}

guint
fp_compiler_add_rule (FpCompiler *c, const FpRule *rule)
{
  FpRule added = *rule;

  added.action = only_action (rule->actions);
  added.open =
      (uint8_t) ((is_open (c, rule, TRUE) ? FP_OPEN_TO_OWN : 0) | (is_open (c, rule, FALSE) ? FP_OPEN_TO_OTHERS : 0));
  if (c->catalog->rules->len >= G_MAXINT16)
    c->full = TRUE;
  else
    g_array_append_val (c->catalog->rules, added);
  fp_catalog_grown (c->catalog);
  return c->catalog->rules->len - 1;
}

void
fp_compiler_put_behind (FpCompiler *c, GArray *code, guint rule)
{
  const Behind behind = { code, rule };

  if (c->behind == NULL)
    c->behind = g_array_new (FALSE, FALSE, sizeof (Behind));
  g_array_append_val (c->behind, behind);
}

void
fp_compiler_settle (FpCompiler *c)
{
  GArray *code = c->catalog->code;

  for (guint i = 0; c->behind != NULL && i < c->behind->len; i++)
    {
      const Behind *behind = &g_array_index (c->behind, Behind, i);
      guint first = code->len;

      if (first + behind->code->len > G_MAXINT16)
        c->full = TRUE;
      else
        g_array_append_vals (code, behind->code->data, behind->code->len);
      for (guint k = first; k < code->len; k++)
        if (g_array_index (code, FpInstruction, k).target >= 0)
          g_array_index (code, FpInstruction, k).target += (int16_t) first;
      g_array_index (c->catalog->rules, FpRule, behind->rule).code = (int16_t) first;
      g_array_unref (behind->code);
    }
  fp_catalog_grown (c->catalog);
  g_clear_pointer (&c->behind, g_array_unref);
}
