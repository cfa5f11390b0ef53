/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parsing of expressions, with type checks: one function for each line of the grammar
 * (docs/design/card-language.md 2.9). */
#include "engine/expression/fp-expression-parser.h"

static int
parse_product (FpParser *p)
{
  gboolean negative;
  const char *where;
  int index;

  fp_parse_space (p);
  where = p->at;
  negative = fp_parse_take (p, "-");
  index = fp_parse_path (p);
  if (negative && fp_parse_want (p, index, FP_TYPE_NUMBER, where) >= 0)
    index = fp_parse_add (p, FP_NODE_NEGATE, FP_TYPE_NUMBER, index, -1, 0);
  while (index >= 0)
    {
      FpNodeOp op;
      const char *at;
      int second;

      if (fp_parse_take (p, "*"))
        op = FP_NODE_MULTIPLY;
      else if (fp_parse_take (p, "/"))
        op = FP_NODE_DIVIDE;
      else if (fp_parse_take_word (p, "mod"))
        op = FP_NODE_MODULO;
      else
        break;
      at = p->at;
      second = fp_parse_path (p);
      second = fp_parse_want (p, second, FP_TYPE_NUMBER, at);
      if (fp_parse_want (p, index, FP_TYPE_NUMBER, where) < 0 || second < 0)
        return -1;
      index = fp_parse_add (p, op, FP_TYPE_NUMBER, index, second, 0);
    }
  return index;
}

gboolean
fp_type_is_set (FpType type)
{
  return type == FP_TYPE_CARDS || type == FP_TYPE_PLANETS || type == FP_TYPE_PLAYERS || type == FP_TYPE_ZONE;
}

static int
add_sum (FpParser *p, gboolean plus, int a, int b, const char *where)
{
  FpType type = fp_parse_node (p, a)->type;

  if (fp_type_is_set (type))
    {
      FpType set = type == FP_TYPE_ZONE ? FP_TYPE_CARDS : type;

      if (fp_parse_want (p, b, set, where) < 0)
        return -1;
      return fp_parse_add (p, plus ? FP_NODE_UNITE : FP_NODE_WITHOUT, set, a, b, 0);
    }
  if (fp_parse_want (p, a, FP_TYPE_NUMBER, where) < 0 || fp_parse_want (p, b, FP_TYPE_NUMBER, where) < 0)
    return -1;
  return fp_parse_add (p, plus ? FP_NODE_ADD : FP_NODE_SUBTRACT, FP_TYPE_NUMBER, a, b, 0);
}

static int
parse_sum (FpParser *p)
{
  int index = parse_product (p);

  while (index >= 0)
    {
      gboolean plus = fp_parse_take (p, "+");
      const char *where = p->at;
      int second;

      if (!plus && !fp_parse_take (p, "-"))
        break;
      second = parse_product (p);
      index = second < 0 ? -1 : add_sum (p, plus, index, second, where);
    }
  if (index >= 0 && fp_parse_take (p, ".."))
    {
      const char *where = p->at;
      int high = fp_parse_want (p, parse_product (p), FP_TYPE_NUMBER, where);

      if (high < 0 || fp_parse_want (p, index, FP_TYPE_NUMBER, where) < 0)
        return -1;
      index = fp_parse_add (p, FP_NODE_RANGE, FP_TYPE_NUMBERS, index, high, 0);
    }
  return index;
}

/* Parses what follows “in”: a list of numbers as in “printed in (20, 31, 42)”, or a set. */
static int
parse_in (FpParser *p, int left)
{
  const char *where;
  int list = -1, last = -1;

  fp_parse_space (p);
  where = p->at;
  if (!fp_parse_take (p, "("))
    {
      int set = parse_sum (p);

      if (set < 0)
        return -1;
      if (fp_parse_node (p, set)->type != FP_TYPE_NUMBERS && !fp_type_is_set (fp_parse_node (p, set)->type))
        return fp_parse_fail (p, where, "a set or a range was expected after “in”");
      if (fp_parse_node (p, set)->type == FP_TYPE_PLANETS)
        left = fp_parse_want (p, left, FP_TYPE_PLANETS, where);
      return left < 0 ? -1 : fp_parse_add (p, FP_NODE_IN, FP_TYPE_YES_NO, left, set, 0);
    }
  do
    {
      int item = fp_parse_want (p, parse_sum (p), FP_TYPE_NUMBER, where);
      int next = item < 0 ? -1 : fp_parse_add (p, FP_NODE_LIST, FP_TYPE_NUMBER, item, -1, 0);

      if (next < 0)
        return -1;
      if (list < 0)
        list = next;
      else
        fp_parse_node (p, last)->b = (int16_t) next;
      last = next;
    }
  while (fp_parse_take (p, ","));
  if (!fp_parse_take (p, ")"))
    return fp_parse_fail (p, p->at, "a “)” is missing");
  return fp_parse_add (p, FP_NODE_IN, FP_TYPE_YES_NO, left, list, 0);
}

/* Returns the ids of the options that variable node @index was chosen from. */
static GPtrArray *
options_of (FpParser *p, int index)
{
  const FpNode *node = fp_parse_node (p, index);
  const GArray *variables = p->scope->variables;

  if (node->op != FP_NODE_VARIABLE || variables == NULL)
    return NULL;
  for (guint i = 0; i < variables->len; i++)
    if (g_array_index (variables, FpVariable, i).slot == node->value)
      return g_array_index (variables, FpVariable, i).options;
  return NULL;
}

/* Returns the next word, which may stand in brackets. Free with g_free (). */
static char *
peek_word (FpParser *p)
{
  const char *at = p->at, *name_at = p->name_at, *where;
  char *word;

  fp_parse_take (p, "(");
  fp_parse_space (p);
  word = g_ascii_isalpha (*p->at) ? fp_parse_take_name (p, &where) : NULL;
  p->at = at;
  p->name_at = name_at;
  return word;
}

/* Returns the name behind the dot of a thing of type @of whose list has the next word. Without such
 * a word it is the first name that gives a word; of cards, the kind. NULL: there is none. */
static const FpNameDef *
name_of_word (FpParser *p, FpType of)
{
  const FpEdition *edition = p->scope->edition;
  const FpNameDef *kind = of == FP_TYPE_CARDS ? fp_parse_look_up (p, of, "kind") : NULL, *found = NULL;
  g_autofree char *word = peek_word (p);

  for (const FpNameDef *name = edition->names; kind == NULL && name->name != NULL; name++)
    if (name->of == of && name->gives == FP_TYPE_WORD)
      kind = name;
  if (word == NULL || (of == FP_TYPE_CARDS && fp_word_number (edition, word, FP_WORD_LIST_KIND) > 0))
    return kind;
  for (const FpNameDef *name = edition->names; name->name != NULL; name++)
    if (name->of == of && name->gives == FP_TYPE_WORD && fp_word_number (edition, word, name->words) > 0)
      {
        if (found != NULL)
          {
            fp_parse_fail (p, p->at, "“%s” is a word of “%s” and of “%s”; write which of them is meant", word,
                           found->name, name->name);
            return NULL;
          }
        found = name;
      }
  return found != NULL ? found : kind;
}

/* Shows in front of “is”, at @where, which word of the thing is meant, unless it is the kind. */
static void
show_word_of (FpParser *p, const FpNameDef *name, const char *where)
{
  g_autofree char *dot = g_strconcat (".", name->name, NULL);
  const char *end = where;

  while (end > p->text && g_ascii_isspace (end[-1]))
    end--;
  if (strcmp (name->name, "kind") != 0)
    fp_parse_show (p, end, 0, dot);
}

/* Parses what follows “is”. Of a thing it asks for the word that it has of that list. @lone:
 * nothing stands in front of “is”. */
static int
parse_is (FpParser *p, int left, const char *where, gboolean lone)
{
  FpType type = fp_parse_node (p, left)->type;
  guint words = fp_parse_node (p, left)->words;
  gboolean brackets;
  int list;

  if (type == FP_TYPE_CARDS || type == FP_TYPE_ZONE || type == FP_TYPE_PLANETS)
    {
      const FpNameDef *name = name_of_word (p, type == FP_TYPE_ZONE ? FP_TYPE_CARDS : type);

      if (name == NULL)
        return fp_parse_fail (p, where, "this has no such word; use “=” for a value");
      if (!lone)
        show_word_of (p, name, where);
      left = fp_parse_add_name (p, name, left);
      words = name->words;
    }
  else if (fp_parse_node (p, left)->type != FP_TYPE_WORD)
    return fp_parse_fail (p, where, "only a word can be compared with “is”; use “=” for a value");
  brackets = fp_parse_take (p, "(");
  list = fp_parse_words (p, words, options_of (p, left));
  if (list < 0)
    return -1;
  if (brackets && !fp_parse_take (p, ")"))
    return fp_parse_fail (p, p->at, "a “)” is missing");
  return fp_parse_add (p, FP_NODE_IS, FP_TYPE_YES_NO, left, list, 0);
}

static int
add_comparison (FpParser *p, FpNodeOp op, int a, int b, int value, const char *where)
{
  FpType first, second;

  if (a < 0 || b < 0)
    return -1;
  if (fp_parse_node (p, a)->type == FP_TYPE_PLANETS && fp_parse_node (p, b)->op == FP_NODE_NAMED)
    b = fp_parse_want (p, b, FP_TYPE_PLANETS, where);
  first = fp_parse_node (p, a)->type;
  second = fp_parse_node (p, b)->type;
  if (first == FP_TYPE_WORD && second == FP_TYPE_WORD && fp_parse_node (p, a)->words != fp_parse_node (p, b)->words)
    return fp_parse_fail (p, where, "these are words of different lists");
  if (op == FP_NODE_EQUAL && first == second && first != FP_TYPE_SHIPS)
    return fp_parse_add (p, op, FP_TYPE_YES_NO, a, b, value);
  if (op == FP_NODE_EQUAL && fp_type_is_set (first) && fp_type_is_set (second) &&
      (first == FP_TYPE_PLAYERS) == (second == FP_TYPE_PLAYERS) &&
      (first == FP_TYPE_PLANETS) == (second == FP_TYPE_PLANETS))
    return fp_parse_add (p, op, FP_TYPE_YES_NO, a, b, value);
  if (fp_parse_want (p, a, FP_TYPE_NUMBER, where) < 0 || fp_parse_want (p, b, FP_TYPE_NUMBER, where) < 0)
    return -1;
  return fp_parse_add (p, op, FP_TYPE_YES_NO, a, b, value);
}

/* Parses “is plan” at the beginning of a condition in [ ]: a word of the thing looked at. */
static int
parse_lone_is (FpParser *p, const char *where)
{
  const FpNameDef *name = name_of_word (p, p->it);
  g_autofree char *shown = g_strconcat (name != NULL ? name->name : "kind", " ", NULL);
  int it = fp_parse_add (p, FP_NODE_IT, p->it, -1, -1, 0);

  fp_parse_show (p, where, 0, shown);
  return it < 0 ? -1 : parse_is (p, it, where, TRUE);
}

static int
parse_test (FpParser *p)
{
  int index, second;
  const char *where;

  fp_parse_space (p);
  where = p->at;
  if (p->sifting && (p->it == FP_TYPE_CARDS || p->it == FP_TYPE_PLANETS) && fp_parse_take_word (p, "is"))
    return parse_lone_is (p, where);
  index = parse_sum (p);
  where = p->at;

  if (index < 0)
    return -1;
  if (fp_parse_take_word (p, "in"))
    return parse_in (p, index);
  if (fp_parse_take_word (p, "is"))
    return parse_is (p, index, where, FALSE);
  if (fp_parse_take (p, "!="))
    return add_comparison (p, FP_NODE_EQUAL, index, parse_sum (p), 1, where);
  if (fp_parse_take (p, "="))
    return add_comparison (p, FP_NODE_EQUAL, index, parse_sum (p), 0, where);
  if (fp_parse_take (p, ">="))
    {
      second = parse_sum (p);
      return add_comparison (p, FP_NODE_LESS, second, index, 1, where);
    }
  if (fp_parse_take (p, ">"))
    {
      second = parse_sum (p);
      return add_comparison (p, FP_NODE_LESS, second, index, 0, where);
    }
  if (fp_parse_take (p, "<="))
    return add_comparison (p, FP_NODE_LESS, index, parse_sum (p), 1, where);
  if (fp_parse_take (p, "<"))
    return add_comparison (p, FP_NODE_LESS, index, parse_sum (p), 0, where);
  return index;
}

static int
parse_not (FpParser *p)
{
  const char *where = p->at;

  if (fp_parse_take_word (p, "not"))
    {
      int index = fp_parse_want (p, parse_test (p), FP_TYPE_YES_NO, where);

      return index < 0 ? -1 : fp_parse_add (p, FP_NODE_NOT, FP_TYPE_YES_NO, index, -1, 0);
    }
  return parse_test (p);
}

static int
parse_and (FpParser *p)
{
  int index = parse_not (p);

  while (index >= 0 && fp_parse_take_word (p, "and"))
    {
      const char *where = p->at;
      int second = fp_parse_want (p, parse_not (p), FP_TYPE_YES_NO, where);

      index = second < 0 || fp_parse_want (p, index, FP_TYPE_YES_NO, where) < 0
                  ? -1
                  : fp_parse_add (p, FP_NODE_AND, FP_TYPE_YES_NO, index, second, 0);
    }
  return index;
}

int
fp_parse_or (FpParser *p)
{
  int index = parse_and (p);

  while (index >= 0 && fp_parse_take_word (p, "or"))
    {
      const char *where = p->at;
      int second = fp_parse_want (p, parse_and (p), FP_TYPE_YES_NO, where);

      index = second < 0 || fp_parse_want (p, index, FP_TYPE_YES_NO, where) < 0
                  ? -1
                  : fp_parse_add (p, FP_NODE_OR, FP_TYPE_YES_NO, index, second, 0);
    }
  return index;
}

FpExpression *
fp_expression_parse (const char *text, const FpScope *scope, FpType wanted, FpExpressionError **error)
{
  FpParser p = { .text = text, .at = text, .scope = scope, .it = scope->it };

  p.out = g_new0 (FpExpression, 1);
  p.out->nodes = g_array_new (FALSE, FALSE, sizeof (FpNode));
  p.shown = g_string_new (text);
  p.out->root = fp_parse_or (&p);
  fp_parse_space (&p);
  if (p.out->root >= 0 && *p.at != '\0')
    p.out->root = fp_parse_fail (&p, p.at, "“%s” is more than was expected here", p.at);
  p.out->root = fp_parse_want (&p, p.out->root, wanted, text);
  p.out->text = g_string_free (p.shown, FALSE);
  if (p.error == NULL)
    {
      fp_expression_find_hidden (p.out, scope);
      fp_expression_find_many (p.out, scope);
      fp_expression_finish (p.out);
      return p.out;
    }
  fp_expression_free (p.out);
  if (error != NULL)
    *error = p.error;
  else
    fp_expression_error_free (p.error);
  return NULL;
}
