/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of `given` and `start`: an ability says what may differ (its given names), and a card
 * that belongs to its card starts it with other values. Cards are compiled one after the other, so
 * what is started is looked up once all are. */
#include "library/fp-library-private.h"

#include <string.h>

/* --- Lines --- */

void
fp_compile_given (FpCompiler *c, const FpElement *ability)
{
  for (guint i = 0; ability != NULL && i < fp_element_n_children (ability); i++)
    if (fp_element_is (fp_element_child_at (ability, i), "given"))
      fp_compile_assignment (c, fp_element_child_at (ability, i), FP_OP_GIVEN);
}

/* Compiles the value that stands in `with`. Its name is the ability's, so it binds none here. */
static void
compile_with (FpCompiler *c, const FpElement *with)
{
  int16_t set = fp_compile_line_attribute (c, with, "to");
  FpType type = set >= 0 ? fp_held_type (fp_catalog_expression (c->catalog, set)) : FP_TYPE_NUMBER;
  int line = fp_emit (c, FP_OP_WITH);

  if (type == FP_TYPE_NOTHING)
    fp_problems_add (c->problems, fp_element_attribute (with, "to")->value_at,
                     "a name can't hold this; expected a number, a word, players, cards or planets");
  fp_code_at (c, line)->set = set;
  fp_code_at (c, line)->binds_set = type == FP_TYPE_CARDS ? 1 : 0;
  fp_code_at (c, line)->slot = (int16_t) fp_compiler_slots (c, 1);
  fp_code_at (c, line)->id = fp_compiler_word (c, with, "name");
}

void
fp_compile_start (FpCompiler *c, const FpElement *element)
{
  const FpStartLine start = { c->file, element, c->card, c->replacing };
  guint n = 0;
  int line;

  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (fp_element_is (fp_element_child_at (element, i), "with"))
      {
        compile_with (c, fp_element_child_at (element, i));
        n++;
      }
  line = fp_emit (c, FP_OP_START);
  fp_code_at (c, line)->count = (int16_t) n;
  fp_code_at (c, line)->id = fp_compiler_word (c, element, "ability");
  fp_code_at (c, line)->first_rule = (int16_t) c->starts->len;
  g_array_append_val (c->starts, start);
}

/* --- What they start --- */

/* Returns the only rule of @ability that has a program, −1: it has none or several. */
static int
only_rule (const FpCatalog *catalog, const FpAbilityDef *ability)
{
  int found = -1;

  for (guint i = ability->first_rule; i < ability->first_rule + (guint) ability->n_rules; i++)
    if (fp_catalog_rule (catalog, i)->kind != FP_RULE_MODIFY)
      {
        if (found >= 0)
          return -1;
        found = (int) i;
      }
  return found >= 0 && fp_catalog_rule (catalog, (guint) found)->code >= 0 ? found : -1;
}

static const FpAbilityDef *
find_ability (const FpCardDef *card, const char *id)
{
  for (guint i = 0; card->abilities != NULL && i < card->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (card->abilities, FpAbilityDef, i);

      if (strcmp (ability->id, id) == 0)
        return ability;
    }
  return NULL;
}

/* Returns TRUE if cards of @kind belong to others. */
static gboolean
has_owner (const FpKindDef *kind)
{
  for (const FpField *mark = kind->marks; mark != NULL && mark->attribute != NULL; mark++)
    if (mark->index == FP_MARK_CARD)
      return TRUE;
  return FALSE;
}

/* Returns the rule that @start starts, −1 after a complaint. */
static int
find_rule (FpCompiler *c, const FpStartLine *start)
{
  const FpCardDef *card = fp_catalog_card (c->catalog, (guint) start->card);
  const FpCardDef *owner = card->belongs_to > 0 ? fp_catalog_card (c->catalog, card->belongs_to - 1U) : NULL;
  const FpAttribute *name = fp_element_attribute (start->element, "ability");
  const FpAbilityDef *ability = owner != NULL && name != NULL ? find_ability (owner, name->value) : NULL;
  const FpRule *rule;
  int found;

  if (!has_owner (card->kind_def))
    fp_problems_add (c->problems, start->element->at,
                     "this card belongs to no other one; expected <start> only on a card that does");
  if (owner != NULL && name != NULL && ability == NULL)
    fp_problems_add (c->problems, name->value_at, "“%s” has no ability “%s”; expected one of its abilities", owner->id,
                     name->value);
  if (ability == NULL)
    return -1;
  found = only_rule (c->catalog, ability);
  rule = found >= 0 ? fp_catalog_rule (c->catalog, (guint) found) : NULL;
  if (rule == NULL || (rule->kind == FP_RULE_REPLACE) != start->replaces)
    {
      fp_problems_add (c->problems, name->value_at,
                       start->replaces ? "the ability “%s” can't be started here; expected one that is one <replace>"
                                       : "the ability “%s” can't be started here; expected one that is one <trigger>",
                       name->value);
      return -1;
    }
  return found;
}

/* Finds the line that gives @name in the program of rule @rule, −1: there is none. */
static int
find_given (const FpCatalog *catalog, int rule, const char *name)
{
  int code = fp_catalog_rule (catalog, (guint) rule)->code;

  for (; fp_catalog_instruction (catalog, code)->op != FP_OP_USE; code++)
    if (fp_catalog_instruction (catalog, code)->op == FP_OP_END)
      return -1;
    else if (fp_catalog_instruction (catalog, code)->op == FP_OP_GIVEN &&
             g_strcmp0 (fp_catalog_string (catalog, fp_catalog_instruction (catalog, code)->id), name) == 0)
      return code;
  return -1;
}

static FpType
type_of (const FpCatalog *catalog, const FpInstruction *in)
{
  const FpExpression *value = fp_catalog_expression (catalog, in->set);

  return value != NULL ? fp_held_type (value) : FP_TYPE_NOTHING;
}

/* Links the value in line @code, which stands in @with, to the name that rule @rule gives. */
static void
link_with (FpCompiler *c, const FpElement *with, int code, int rule)
{
  const FpAttribute *name = fp_element_attribute (with, "name"), *to = fp_element_attribute (with, "to");
  FpInstruction *in = &g_array_index (c->catalog->code, FpInstruction, (guint) code);
  int given = name != NULL ? find_given (c->catalog, rule, name->value) : -1;

  if (name == NULL || to == NULL)
    return;
  if (given < 0)
    fp_problems_add (c->problems, name->value_at, "the ability gives no name “%s”; expected one that is <given> there",
                     name->value);
  else if (type_of (c->catalog, fp_catalog_instruction (c->catalog, given)) != type_of (c->catalog, in))
    fp_problems_add (c->problems, to->value_at, "“%s” holds another kind of thing there; expected the same kind",
                     name->value);
  else
    in->target = (int16_t) given;
}

/* Links the line `start` at @code. */
static void
link_start (FpCompiler *c, int code)
{
  FpInstruction *in = &g_array_index (c->catalog->code, FpInstruction, (guint) code);
  const FpStartLine *start = &g_array_index (c->starts, FpStartLine, (guint) in->first_rule);
  int rule, with = code - in->count;

  in->first_rule = -1;
  if (start->card < 0)
    return;
  c->file = start->file;
  c->problems = start->file->problems;
  rule = find_rule (c, start);
  in->first_rule = (int16_t) rule;
  for (guint i = 0; rule >= 0 && i < fp_element_n_children (start->element); i++)
    if (fp_element_is (fp_element_child_at (start->element, i), "with"))
      link_with (c, fp_element_child_at (start->element, i), with++, rule);
}

/* Returns the rule that the program at @code starts in any case, −1: none. */
static int
always_started (const FpCatalog *catalog, int code)
{
  for (;; code++)
    {
      const FpInstruction *in = fp_catalog_instruction (catalog, code);

      if (in->op == FP_OP_START)
        return in->first_rule;
      if (in->op != FP_OP_ASSIGN && in->op != FP_OP_WITH && in->op != FP_OP_USE && in->op != FP_OP_CHOOSE_FROM &&
          in->op != FP_OP_VERB && in->op != FP_OP_PAY)
        return -1;
    }
}

void
fp_link_starts (FpCompiler *c)
{
  for (guint i = 0; i < c->catalog->code->len; i++)
    if (g_array_index (c->catalog->code, FpInstruction, i).op == FP_OP_START)
      link_start (c, (int) i);
  for (guint i = 0; c->starts->len > 0 && i < c->catalog->rules->len; i++)
    {
      FpRule *rule = &g_array_index (c->catalog->rules, FpRule, i);

      rule->starts =
          (int16_t) (rule->code >= 0 && rule->ability >= 0 ? always_started (c->catalog, rule->code) + 1 : 0);
    }
}
