/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of the lines that bind a name to a value. */
#include "library/fp-library-private.h"

/* Returns the type that a name may hold. */
FpType
fp_held_type (const FpExpression *value)
{
  FpType type = fp_expression_type (value);

  switch (type)
    {
    case FP_TYPE_SHIPS:
      return FP_TYPE_NUMBER;
    case FP_TYPE_ZONE:
      return FP_TYPE_CARDS;
    case FP_TYPE_WORD:
      return fp_expression_words (value) == FP_WORD_LIST_OPTION ? FP_TYPE_NOTHING : type;
    case FP_TYPE_NUMBERS:
    case FP_TYPE_ACTION:
    case FP_TYPE_HALVES:
      return FP_TYPE_NOTHING;
    case FP_TYPE_NOTHING:
    case FP_TYPE_NUMBER:
    case FP_TYPE_YES_NO:
    case FP_TYPE_PLAYERS:
    case FP_TYPE_CARDS:
    case FP_TYPE_PLANETS:
    case FP_N_TYPES:
    default:
      return type;
    }
}

void
fp_compile_assignment (FpCompiler *c, const FpElement *element, FpOp op)
{
  const FpExpression *value;
  FpVariable variable;
  int16_t set, slot;
  int assign;

  set = fp_compile_line_attribute (c, element, "to");
  value = fp_catalog_expression (c->catalog, set);
  variable = (FpVariable){ .type = value != NULL ? fp_held_type (value) : FP_TYPE_NOTHING };
  if (variable.type == FP_TYPE_NOTHING)
    {
      if (value != NULL)
        fp_problems_add (c->problems, fp_element_attribute (element, "to")->value_at,
                         "a name can't hold this; expected a number, a word, players, cards or planets");
      fp_compiler_break (c, element, "name");
      return;
    }
  variable.words = (uint8_t) fp_expression_words (value);
  variable.hidden = fp_compiler_hides (c, value);
  fp_compiler_note_source (c, element, set, &variable);
  if (variable.type == FP_TYPE_CARDS || variable.type == FP_TYPE_PLAYERS)
    variable.many = (uint8_t) (variable.type == FP_TYPE_CARDS ? FP_MANY_SEVERAL : fp_expression_many (value));
  assign = fp_emit (c, op);
  fp_code_at (c, assign)->set = set;
  fp_code_at (c, assign)->binds_set = variable.type == FP_TYPE_CARDS ? 1 : 0;
  fp_code_at (c, assign)->id = fp_compiler_word (c, element, "name");
  slot = (int16_t) fp_compiler_bind (c, element, "name", &variable);
  fp_code_at (c, assign)->slot = slot;
}
