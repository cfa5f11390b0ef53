/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Progress: numbers that a card shows to all, worked out anew each time. */
#include "engine/effects/fp-progress.h"

#include "engine/effects/fp-effects.h"

static void
evaluate (FpContext *context, int expression, FpValue *value)
{
  context->scratch_used = 0;
  fp_expression_eval (fp_catalog_expression (context->engine->catalog, expression), context, value);
}

gboolean
fp_progress_read (const FpEngine *engine, uint16_t card, guint index, FpProgress *progress)
{
  const GArray *all = fp_engine_def (engine, card)->progress;
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context = { .engine = engine, .me = FP_NOBODY, .card = card, .action = -1 };
  const FpProgressDef *def;
  FpValue value;

  if (all == NULL || index >= all->len || !engine->edition->rules.in_force (engine, card, FP_WHERE_USUAL, &context.me))
    return FALSE;
  def = &g_array_index (all, FpProgressDef, index);
  context.scratch = scratch;
  context.scratch_size = FP_SCRATCH_ITEMS;
  *progress = (FpProgress){ .label = def->label, .of = -1 };
  evaluate (&context, def->value, &value);
  progress->value = fp_value_number (&context, &value);
  if (def->of >= 0)
    {
      evaluate (&context, def->of, &value);
      progress->of = fp_value_number (&context, &value);
    }
  if (def->danger >= 0)
    {
      evaluate (&context, def->danger, &value);
      progress->danger = fp_value_true (&value);
    }
  return TRUE;
}
