/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of amounts: “3”, “0..3”, “all of hand”, “some of discards”, “hand”
 * (docs/design/card-language.md 2.9). */
#include "library/fp-library-private.h"

#include "engine/program/fp-program.h"

#include <string.h>

typedef struct
{
  const FpAttribute *attribute;
  const FpAmountOf *of;
  FpInstruction *instruction;
  FpScope scope;
} Amount;

FpAmountOf
fp_amount_of (const FpVerb *verb, gboolean ships)
{
  const char *example = ships || verb->amount_kind == FP_AMOUNT_SHIPS ? "supply"
                        : verb->example != NULL                       ? verb->example
                                                                      : "hand";

  if (ships && verb->amount_kind != FP_AMOUNT_SHIPS)
    return (FpAmountOf){ FP_TYPE_SHIPS, TRUE, example };
  return (FpAmountOf){ verb->set, verb->needs_set, example };
}

/* Returns the position of @sign (“of” as a word, or “..”) in @text outside of brackets, NULL: none.
 */
static const char *
find_outside (const char *text, const char *sign)
{
  int depth = 0;

  while (*text != '\0')
    {
      g_autofree char *name = fp_word_at (text);

      if (depth == 0 && (*name != '\0' ? strcmp (name, sign) == 0 : g_str_has_prefix (text, sign)))
        return text;
      depth += *text == '(' || *text == '[' ? 1 : *text == ')' || *text == ']' ? -1 : 0;
      text += MAX (strlen (name), 1);
    }
  return NULL;
}

static guint
characters (const char *from, const char *to)
{
  return (guint) g_utf8_pointer_to_offset (from, to);
}

gboolean
fp_is_amount (const char *text)
{
  return find_outside (text, "of") != NULL;
}

gboolean
fp_amount_is_one (const FpCompiler *compiler, const FpInstruction *instruction)
{
  const FpExpression *most = fp_catalog_expression (compiler->catalog, instruction->most);
  int number;

  return !instruction->all && most != NULL && fp_expression_is_constant (most, &number) && number == 1;
}

/* Checks that an amount of plain numbers is above 0 and has its lower end first. */
static void
check_range (FpCompiler *compiler, const Amount *amount)
{
  const FpInstruction *it = amount->instruction;
  FpLocation at = amount->attribute->value_at;
  int least, most;

  if (it->least < 0 || it->most < 0 ||
      !fp_expression_is_constant (fp_catalog_expression (compiler->catalog, it->least), &least) ||
      !fp_expression_is_constant (fp_catalog_expression (compiler->catalog, it->most), &most))
    return;
  if (least > most)
    fp_problems_add (compiler->problems, at, "“%s” runs from %d down to %d; expected the smaller number first",
                     amount->attribute->value, least, most);
  else if (least < 0 || most < 1)
    fp_problems_add (compiler->problems, at, "“%s” is out of range; expected at least 1", amount->attribute->value);
}

/* “3”, “0..3” */
static void
compile_numbers (FpCompiler *compiler, const Amount *amount, const char *text)
{
  const char *dots = find_outside (text, "..");

  if (dots == NULL)
    {
      amount->instruction->least =
          (int16_t) fp_compile_text (compiler, amount->attribute, text, 0, &amount->scope, FP_TYPE_NUMBER);
      amount->instruction->most = amount->instruction->least;
    }
  else
    {
      g_autofree char *low = g_strndup (text, (gsize) (dots - text));

      amount->instruction->least =
          (int16_t) fp_compile_text (compiler, amount->attribute, low, 0, &amount->scope, FP_TYPE_NUMBER);
      amount->instruction->most = (int16_t) fp_compile_text (
          compiler, amount->attribute, dots + 2, characters (text, dots + 2), &amount->scope, FP_TYPE_NUMBER);
    }
  check_range (compiler, amount);
}

/* “all”, “some”, or numbers */
static void
compile_how_many (FpCompiler *compiler, const Amount *amount, const char *text)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));

  if (strcmp (trimmed, "all") == 0)
    amount->instruction->all = 1;
  else if (strcmp (trimmed, "some") == 0)
    amount->instruction->least = (int16_t) fp_compiler_add (compiler, fp_expression_number (1));
  else
    compile_numbers (compiler, amount, text);
}

static gboolean
fits (FpType type, FpType wanted)
{
  return type == wanted || (wanted == FP_TYPE_CARDS && (type == FP_TYPE_ZONE || type == FP_TYPE_HALVES));
}

static void
complain_of_set (FpCompiler *compiler, const Amount *amount, guint offset, FpType type)
{
  FpLocation at = fp_set_file_place (compiler->file, amount->attribute, offset);

  fp_problems_add (compiler->problems, at, "this is %s; expected %s", fp_type_name (type),
                   amount->of->set == FP_TYPE_NOTHING ? "a number" : fp_type_name (amount->of->set));
}

/* Complains about an amount without a set, for a verb that needs one. */
static void
complain_of_lack (FpCompiler *compiler, const Amount *amount)
{
  const char *value = amount->attribute->value;

  fp_problems_add (compiler->problems, amount->attribute->value_at,
                   "“%s” doesn't say of what; expected an amount such as “%s of %s”", value, value,
                   amount->of->example);
}

/* Returns the id of the kind whose cards have two halves. */
static const char *
kind_with_halves (const FpEdition *edition)
{
  for (guint i = 1; i < edition->n_kinds; i++)
    if ((edition->kinds[i].flags & FP_KIND_TWO_HALVES) != 0)
      return edition->kinds[i].id;
  return "card";
}

/* Compiles the set behind “of”. */
static void
compile_set (FpCompiler *compiler, const Amount *amount, const char *text, guint offset)
{
  FpExpression *set = fp_parse_text (compiler, amount->attribute, text, offset, &amount->scope, FP_TYPE_NOTHING);
  FpType type = set != NULL ? fp_expression_type (set) : FP_TYPE_NOTHING;

  amount->instruction->set = (int16_t) fp_compiler_add (compiler, set);
  if (amount->of->wide && (type == FP_TYPE_PLAYERS || type == FP_TYPE_PLANETS))
    return;
  if (amount->instruction->set >= 0 && !fits (type, amount->of->set))
    complain_of_set (compiler, amount, offset, type);
  else if (type == FP_TYPE_HALVES && !fp_amount_is_one (compiler, amount->instruction))
    fp_problems_add (compiler->problems, amount->attribute->value_at,
                     "%ss are taken with one of their halves one at a time; expected “1 of %s”",
                     kind_with_halves (compiler->edition), text);
}

/* Compiles a single expression: a set means all of it, a number that many. */
static void
compile_alone (FpCompiler *compiler, const Amount *amount, const char *text)
{
  FpExpression *value = fp_parse_text (compiler, amount->attribute, text, 0, &amount->scope, FP_TYPE_NOTHING);
  FpType type = value != NULL ? fp_expression_type (value) : FP_TYPE_NOTHING;
  int16_t index = (int16_t) fp_compiler_add (compiler, value);

  if (index < 0)
    return;
  if (fits (type, amount->of->set))
    {
      amount->instruction->all = 1;
      amount->instruction->set = index;
      return;
    }
  amount->instruction->least = amount->instruction->most = index;
  if (type != FP_TYPE_NUMBER && type != FP_TYPE_SHIPS)
    complain_of_set (compiler, amount, 0, type);
  else if (amount->of->needs_set)
    complain_of_lack (compiler, amount);
  check_range (compiler, amount);
}

void
fp_compile_amount (FpCompiler *compiler, const FpAttribute *attribute, const FpAmountOf *of, FpInstruction *instruction)
{
  Amount amount = { attribute, of, instruction, fp_compiler_scope (compiler) };
  const char *text = attribute->value;
  const char *behind = find_outside (text, "of");
  g_autofree char *head = behind != NULL ? g_strndup (text, (gsize) (behind - text)) : g_strstrip (g_strdup (text));

  if (behind != NULL)
    {
      const char *set = behind + 2 + strspn (behind + 2, " \t\n");

      compile_how_many (compiler, &amount, g_strchomp (head));
      compile_set (compiler, &amount, set, characters (text, set));
      return;
    }
  if (strcmp (head, "all") != 0 && strcmp (head, "some") != 0 && find_outside (text, "..") == NULL)
    {
      compile_alone (compiler, &amount, text);
      return;
    }
  compile_how_many (compiler, &amount, text);
  if (of->needs_set)
    complain_of_lack (compiler, &amount);
}

/* --- Amounts that are chosen first --- */

int16_t
fp_compile_selected (FpCompiler *compiler, const FpElement *element, const FpAttribute *attribute)
{
  const FpAmountOf of = { FP_TYPE_CARDS, TRUE, "hand" };
  FpVariable variable = { .name = (char *) "picked", .type = FP_TYPE_CARDS };
  FpInstruction in;
  int selection;

  fp_check_who (compiler, element);
  selection = fp_emit (compiler, FP_OP_VERB);
  in = *fp_code_at (compiler, selection);
  in.verb = FP_VERB_CHOOSE;
  fp_compile_amount (compiler, attribute, &of, &in);
  fp_check_amount (compiler, element, attribute, &in);
  in.id = (int16_t) fp_compiler_string (compiler, g_strdup (variable.name));
  variable.many = !fp_amount_is_one (compiler, &in);
  in.binds_set = variable.many ? 1 : 0;
  in.slot = variable.slot = (int16_t) fp_compiler_slots (compiler, 1);
  *fp_code_at (compiler, selection) = in;
  return (int16_t) fp_compiler_add (compiler, fp_expression_variable (&variable));
}
