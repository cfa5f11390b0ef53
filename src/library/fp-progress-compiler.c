/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of progress: numbers that a card shows to all players, so that they read nothing
 * hidden. */
#include "library/fp-library-private.h"

static int16_t
compile_number (FpCompiler *c, const FpElement *element, const char *name)
{
  const FpAsked anybody = { .names = 0 };
  FpScope scope = fp_compiler_head_scope (c);
  int index = fp_compile_attribute (c, element, name, &scope);
  const FpExpression *expression = fp_catalog_expression (c->catalog, index);
  g_autofree char *hidden = expression != NULL ? fp_closed_asked_name (c, expression, &scope, &anybody) : NULL;

  if (hidden != NULL)
    fp_problems_add (c->problems, fp_element_attribute (element, name)->value_at,
                     "all players are told this, so it would show what “%s” hides; expected what all can see", hidden);
  return (int16_t) index;
}

GArray *
fp_compile_progress (FpCompiler *compiler, const FpElement *element, const FpKindDef *kind)
{
  GArray *all = NULL;

  compiler->owned = (kind->flags & FP_KIND_OWNED) != 0;
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);
      FpProgressDef progress;

      if (!fp_element_is (child, "progress"))
        continue;
      progress = (FpProgressDef){
        .label = fp_prose (child, "label"),
        .value = compile_number (compiler, child, "value"),
        .of = compile_number (compiler, child, "of"),
        .danger = compile_number (compiler, child, "danger"),
      };
      if (all == NULL)
        all = g_array_new (FALSE, TRUE, sizeof (FpProgressDef));
      g_array_append_val (all, progress);
    }
  return all;
}
