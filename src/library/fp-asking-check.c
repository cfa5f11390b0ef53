/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that a player is asked for no reason that is hidden from that player: being asked would
 * show it. */
#include "library/fp-library-private.h"

int
fp_compile_open (FpCompiler *compiler, const FpElement *element, const char *name, const FpScope *scope)
{
  int index = fp_compile_attribute (compiler, element, name, scope);
  const FpExpression *expression = fp_catalog_expression (compiler->catalog, index);
  gboolean head = scope->no_bare; /* of a rule, which asks its own player */
  const FpAsked asked = {
    .names = FP_CHOOSER_THEY | (head || compiler->subject.self ? FP_CHOOSER_ME : 0),
    .subject = head ? 0 : compiler->subject.number,
  };
  g_autofree char *hidden = expression != NULL ? fp_closed_asked_name (compiler, expression, scope, &asked) : NULL;

  if (hidden != NULL)
    fp_problems_add (compiler->problems, fp_element_attribute (element, name)->value_at,
                     "who is asked would show what “%s” hides; expected a condition on what that player can see",
                     hidden);
  return index;
}

void
fp_compiler_note_ground (FpCompiler *compiler, const FpElement *element, const char *name, int index)
{
  const FpGround ground = {
    .expression = index,
    .subject = compiler->subject,
    .at = index >= 0 ? fp_element_attribute (element, name)->value_at : element->at,
  };

  if (index >= 0 && !compiler->opened)
    g_array_append_val (compiler->grounds, ground);
}

void
fp_compiler_check_ground (FpCompiler *compiler, const FpElement *element)
{
  FpScope scope = fp_compiler_scope (compiler);

  for (guint i = 0; i < compiler->grounds->len && !compiler->opened; i++)
    {
      const FpGround *ground = &g_array_index (compiler->grounds, FpGround, i);
      const FpAsked asked = fp_compiler_asked (compiler, element, &ground->subject);
      g_autofree char *hidden = fp_closed_asked_name (
          compiler, fp_catalog_expression (compiler->catalog, ground->expression), &scope, &asked);

      if (hidden == NULL)
        continue;
      fp_problems_add (
          compiler->problems, ground->at,
          "that <%s> asks because of this would show what “%s” hides; expected a condition on what the player who is "
          "asked can see, or cards that were revealed or looked at before",
          element->name, hidden);
      compiler->opened = TRUE; /* one report is enough */
    }
}
