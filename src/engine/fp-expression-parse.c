/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads an expression: one function a line of the grammar (card-language.md 2.9), types worked out on the way. */
#include "engine/fp-expression-private.h"

#include "engine/fp-catalog.h"
#include "engine/fp-edition.h"

#include <string.h>

typedef struct
{
  const char *text;
  const char *at;
  const char *name_at; /* the name read last */
  const FpScope *scope;
  FpType it; /* type of “it” here: changes inside [ ] */
  gboolean sifting; /* inside [ ]: a bare name is one of the thing tested */
  FpExpression *out;
  FpExpressionError *error;
} Parser;

static int parse_or (Parser *p);

static int
fail_at (Parser *p, const char *where, const char *format, ...)
{
  va_list args;

  if (p->error != NULL)
    return -1;
  p->error = g_new0 (FpExpressionError, 1);
  p->error->offset = (guint) g_utf8_pointer_to_offset (p->text, where);
  va_start (args, format);
  p->error->message = g_strdup_vprintf (format, args);
  va_end (args);
  return -1;
}

static FpNode *
node_at (Parser *p, int index)
{
  return &g_array_index (p->out->nodes, FpNode, index);
}

static int
add_node (Parser *p, FpNodeOp op, FpType type, int a, int b, int value)
{
  FpNode node = { .op = (uint8_t) op, .type = (uint8_t) type, .a = (int16_t) a, .b = (int16_t) b, .value = value };

  if (p->out->nodes->len > 500)
    return fail_at (p, p->at, "this expression is too long");
  g_array_append_val (p->out->nodes, node);
  return (int) p->out->nodes->len - 1;
}

static void
skip_space (Parser *p)
{
  while (g_ascii_isspace (*p->at))
    p->at++;
}

/* A sign such as “>=” at this place: stepped over if there. */
static gboolean
take (Parser *p, const char *sign)
{
  skip_space (p);
  if (strncmp (p->at, sign, strlen (sign)) != 0)
    return FALSE;
  p->at += strlen (sign);
  return TRUE;
}

static gsize
name_length (const char *at)
{
  gsize n = 0;

  if (!g_ascii_isalpha (*at))
    return 0;
  while (g_ascii_isalnum (at[n]) || at[n] == '-')
    n++;
  return n;
}

static gboolean
take_word (Parser *p, const char *word)
{
  gsize n;

  skip_space (p);
  n = name_length (p->at);
  if (n != strlen (word) || strncmp (p->at, word, n) != 0)
    return FALSE;
  p->at += n;
  return TRUE;
}

/* The name at this place, NULL (and a complaint) if there is none. */
static char *
take_name (Parser *p, const char **where)
{
  gsize n;

  skip_space (p);
  *where = p->at;
  n = name_length (p->at);
  if (n == 0)
    {
      fail_at (p, p->at,
               *p->at == '\0' ? "something is missing at the end; a name or a number was expected"
                              : "“%.8s” can't stand here; a name or a number was expected",
               p->at);
      return NULL;
    }
  p->at += n;
  p->name_at = *where;
  return g_strndup (*where, n);
}

/* Makes node @index one of type @wanted, or complains. */
static int
want (Parser *p, int index, FpType wanted, const char *where)
{
  FpType type;

  if (index < 0)
    return -1;
  type = node_at (p, index)->type;
  if (wanted == FP_TYPE_NOTHING || type == wanted)
    return index;
  if (wanted == FP_TYPE_NUMBER && type == FP_TYPE_SHIPS)
    return index;
  if (wanted == FP_TYPE_NUMBERS && type == FP_TYPE_NUMBER)
    return index;
  if (wanted == FP_TYPE_CARDS && type == FP_TYPE_ZONE)
    return index;
  return fail_at (p, where, "this is %s; %s was expected", fp_type_name (type), fp_type_name (wanted));
}

static const FpName *
find_name (const FpName *names, FpType of, const char *word)
{
  for (; names->name != NULL; names++)
    if (names->of == of && strcmp (names->name, word) == 0)
      return names;
  return NULL;
}

static const FpName *
look_up (Parser *p, FpType of, const char *word)
{
  const FpName *name = find_name (fp_machine_names, of, word);

  return name != NULL ? name : find_name (p->scope->edition->names, of, word);
}

/* Rules that ask each other's questions would go round in circles: each may ask only earlier ones
 * (card-language.md 2.4). */
static int
add_name (Parser *p, const FpName *name, int of)
{
  int index;

  if (p->scope->rank > 0 && name->question >= p->scope->rank)
    return fail_at (p, p->name_at,
                    "“%s” can't be asked here; expected only what is settled before what this rule changes",
                    name->name);
  index = add_node (p, FP_NODE_NAME, name->gives, of, -1, name->arg);

  if (index >= 0)
    {
      node_at (p, index)->name = name;
      node_at (p, index)->words = name->words;
    }
  return index;
}

static const FpVariable *
find_variable (Parser *p, const char *word)
{
  const GArray *variables = p->scope->variables;

  for (guint i = variables != NULL ? variables->len : 0; i > 0; i--)
    {
      const FpVariable *variable = &g_array_index (variables, FpVariable, i - 1);

      if (strcmp (variable->name, word) == 0)
        return variable;
    }
  return NULL;
}

static int
add_variable (Parser *p, const FpVariable *variable, int whose)
{
  int index = add_node (p, FP_NODE_VARIABLE, variable->type, whose, -1, variable->slot);

  if (index >= 0)
    node_at (p, index)->words = variable->words;
  return index;
}

/* “a-b” may have been meant as “a - b”. */
static int
unknown_name (Parser *p, const char *word, const char *where)
{
  const char *dash = strchr (word, '-');

  if (dash != NULL)
    return fail_at (p, where, "unknown name “%s”; for a difference, put blanks round the “-”", word);
  return fail_at (p, where, "unknown name “%s”", word);
}

static int
parse_arguments (Parser *p, FpCall call, const char *where)
{
  const FpCallDef *def = &fp_calls[call];
  int first = want (p, parse_or (p), def->first, where);
  int second = -1;
  FpType gives = def->gives;

  if (first < 0)
    return -1;
  if (def->second != FP_TYPE_NOTHING)
    {
      if (!take (p, ","))
        return fail_at (p, p->at, "“%s” needs two things in its brackets", def->name);
      if (call == FP_CALL_MOST)
        {
          p->it = FP_TYPE_PLAYERS;
          p->sifting = TRUE;
        }
      where = p->at;
      second = parse_or (p);
      second = want (p, second, def->second, where);
      if (second < 0)
        return -1;
    }
  if (!take (p, ")"))
    return fail_at (p, p->at, "a “)” is missing");
  return add_node (p, FP_NODE_CALL, gives, first, second, (int) call);
}

/* A function of the machine. */
static int
parse_call (Parser *p, const char *word, const char *where)
{
  FpType outer = p->it;
  gboolean sifting = p->sifting;

  for (guint i = 0; i < FP_N_CALLS; i++)
    if (strcmp (fp_calls[i].name, word) == 0)
      {
        int index = parse_arguments (p, (FpCall) i, where);

        p->it = outer;
        p->sifting = sifting;
        return index;
      }
  return fail_at (p, where, "there is no function “%s ()”", word);
}

/* The words in “bar (blue, pink)”, or after “is”. */
static int
parse_words (Parser *p, guint words, GPtrArray *options)
{
  const char *where;
  g_autofree char *word = take_name (p, &where);
  int value = 0, item, next = -1;

  if (word == NULL)
    return -1;
  for (guint i = 0; options != NULL && i < options->len; i++)
    if (strcmp (g_ptr_array_index (options, i), word) == 0)
      value = (int) i + 1;
  if (options == NULL)
    {
      g_autoptr (FpExpression) known = fp_expression_parse_word (word, words, NULL);

      value = known != NULL ? g_array_index (known->nodes, FpNode, 0).value : 0;
    }
  if (value == 0)
    return fail_at (p, where, "“%s” is not a word that can stand here", word);
  item = add_node (p, FP_NODE_WORD, FP_TYPE_WORD, -1, -1, value);
  if (take (p, ","))
    {
      next = parse_words (p, words, options);
      if (next < 0)
        return -1;
    }
  return add_node (p, FP_NODE_LIST, FP_TYPE_WORD, item, next, 0);
}

static int
parse_named (Parser *p)
{
  const char *where;
  g_autofree char *id = take_name (p, &where);
  int def;

  if (id == NULL)
    return -1;
  def = p->scope->catalog != NULL ? fp_catalog_find (p->scope->catalog, id) : -1;
  if (def < 0)
    return fail_at (p, where, "there is no card “%s”", id);
  if (!take (p, ")"))
    return fail_at (p, p->at, "a “)” is missing");
  return add_node (p, FP_NODE_NAMED, FP_TYPE_CARDS, -1, -1, def);
}

static int
parse_function (Parser *p, const char *word, const char *where)
{
  const FpName *name = look_up (p, FP_TYPE_WORD, word);
  int list;

  if (strcmp (word, "named") == 0)
    return parse_named (p);
  if (name == NULL)
    return parse_call (p, word, where);
  list = parse_words (p, name->words, NULL);
  if (list < 0)
    return -1;
  if (!take (p, ")"))
    return fail_at (p, p->at, "a “)” is missing");
  list = add_name (p, name, list);
  if (list >= 0)
    node_at (p, list)->words = FP_WORDS_NONE;
  return list;
}

/* Names with a meaning of their own in the language. */
static int
parse_special (Parser *p, const char *word, const char *where)
{
  if (strcmp (word, "yes") == 0 || strcmp (word, "no") == 0)
    return add_node (p, FP_NODE_YES_NO, FP_TYPE_YES_NO, -1, -1, word[0] == 'y');
  if (strcmp (word, "they") == 0)
    return add_node (p, FP_NODE_THEY, FP_TYPE_PLAYERS, -1, -1, 0);
  if (strcmp (word, "it") == 0)
    return p->it == FP_TYPE_NOTHING ? fail_at (p, where, "nothing is asked about here, so there is no “it”")
                                    : add_node (p, FP_NODE_IT, p->it, -1, -1, 0);
  if (strcmp (word, "so-far") == 0)
    {
      if (!p->scope->so_far)
        return fail_at (p, where, "there is no number before this one, so there is no “so-far”");
      p->out->so_far = TRUE;
      return add_node (p, FP_NODE_SO_FAR, FP_TYPE_NUMBER, -1, -1, 0);
    }
  return -2;
}

static int
parse_lone_name (Parser *p, const char *word, const char *where)
{
  const FpVariable *variable = find_variable (p, word);
  const FpName *name;
  int special, seat;

  if (variable != NULL)
    return add_variable (p, variable, variable->each ? add_node (p, FP_NODE_THEY, FP_TYPE_PLAYERS, -1, -1, 0) : -1);
  special = parse_special (p, word, where);
  if (special != -2)
    return special;
  if (p->sifting && (name = look_up (p, p->it, word)) != NULL)
    return add_name (p, name, add_node (p, FP_NODE_IT, p->it, -1, -1, 0));
  if ((name = look_up (p, FP_TYPE_NOTHING, word)) != NULL)
    return add_name (p, name, -1);
  seat = p->scope->seats ? fp_edition_seat (p->scope->edition, word) : -1;
  if (seat >= 0)
    return add_node (p, FP_NODE_SEAT, FP_TYPE_PLAYERS, -1, -1, seat);
  name = look_up (p, FP_TYPE_PLAYERS, word);
  if (name != NULL && name->bare && !p->scope->no_bare)
    return add_name (p, name, add_node (p, FP_NODE_THEY, FP_TYPE_PLAYERS, -1, -1, 0));
  if (name != NULL)
    return fail_at (p, where, "whose “%s”? write me.%s or opponent.%s", word, word, word);
  return unknown_name (p, word, where);
}

static int
parse_base (Parser *p)
{
  const char *where;

  skip_space (p);
  where = p->at;
  if (g_ascii_isdigit (*p->at))
    {
      gint64 number = g_ascii_strtoll (p->at, (char **) &p->at, 10);

      if (number > 30000)
        return fail_at (p, where, "this number is too big; 30000 is the most");
      return add_node (p, FP_NODE_NUMBER, FP_TYPE_NUMBER, -1, -1, (int) number);
    }
  if (take (p, "("))
    {
      int index = parse_or (p);

      if (index >= 0 && !take (p, ")"))
        return fail_at (p, p->at, "a “)” is missing");
      return index;
    }
  g_autofree char *word = take_name (p, &where);
  if (word == NULL)
    return -1;
  if (p->out->first_name == NULL)
    p->out->first_name = g_strdup (word);
  if (take (p, "("))
    return parse_function (p, word, where);
  return parse_lone_name (p, word, where);
}

static int
parse_filter (Parser *p, int base, const char *where)
{
  FpType outer = p->it, type;
  gboolean sifting = p->sifting;
  int condition;

  type = node_at (p, base)->type;
  if (type == FP_TYPE_ZONE)
    type = FP_TYPE_CARDS;
  if (type != FP_TYPE_CARDS && type != FP_TYPE_PLAYERS && type != FP_TYPE_PLANETS)
    return fail_at (p, where, "only cards, players and planets can be sifted with [ ]");
  p->it = type;
  p->sifting = TRUE;
  condition = want (p, parse_or (p), FP_TYPE_YES_NO, where);
  p->it = outer;
  p->sifting = sifting;
  if (condition < 0)
    return -1;
  if (!take (p, "]"))
    return fail_at (p, p->at, "a “]” is missing");
  return add_node (p, FP_NODE_FILTER, type, base, condition, 0);
}

static int
parse_member (Parser *p, int base)
{
  const char *where;
  g_autofree char *word = take_name (p, &where);
  const FpVariable *variable;
  const FpName *name;
  FpType of;

  if (word == NULL)
    return -1;
  of = node_at (p, base)->type;
  variable = find_variable (p, word);
  if (of == FP_TYPE_PLAYERS && variable != NULL && variable->each)
    return add_variable (p, variable, base);
  if (of == FP_TYPE_ZONE)
    of = FP_TYPE_CARDS;
  name = look_up (p, of, word);
  if (name == NULL)
    return fail_at (p, where, "%s has no “%s”", fp_type_name (of), word);
  return add_name (p, name, base);
}

static int
parse_path (Parser *p)
{
  int index = parse_base (p);

  while (index >= 0)
    {
      const char *where;

      skip_space (p);
      where = p->at;
      if (*p->at == '.' && p->at[1] != '.')
        {
          p->at++;
          index = parse_member (p, index);
        }
      else if (take (p, "["))
        index = parse_filter (p, index, where);
      else
        break;
    }
  return index;
}

static int
parse_product (Parser *p)
{
  gboolean negative;
  const char *where;
  int index;

  skip_space (p);
  where = p->at;
  negative = take (p, "-");
  index = parse_path (p);
  if (negative && want (p, index, FP_TYPE_NUMBER, where) >= 0)
    index = add_node (p, FP_NODE_NEGATE, FP_TYPE_NUMBER, index, -1, 0);
  while (index >= 0)
    {
      FpNodeOp op;
      const char *at;
      int second;

      if (take (p, "*"))
        op = FP_NODE_MULTIPLY;
      else if (take (p, "/"))
        op = FP_NODE_DIVIDE;
      else if (take_word (p, "mod"))
        op = FP_NODE_MODULO;
      else
        break;
      at = p->at;
      second = parse_path (p);
      second = want (p, second, FP_TYPE_NUMBER, at);
      if (want (p, index, FP_TYPE_NUMBER, where) < 0 || second < 0)
        return -1;
      index = add_node (p, op, FP_TYPE_NUMBER, index, second, 0);
    }
  return index;
}

static gboolean
is_set (FpType type)
{
  return type == FP_TYPE_CARDS || type == FP_TYPE_PLANETS || type == FP_TYPE_PLAYERS || type == FP_TYPE_ZONE;
}

static int
add_sum (Parser *p, gboolean plus, int a, int b, const char *where)
{
  FpType type = node_at (p, a)->type;

  if (is_set (type))
    {
      FpType set = type == FP_TYPE_ZONE ? FP_TYPE_CARDS : type;

      if (want (p, b, set, where) < 0)
        return -1;
      return add_node (p, plus ? FP_NODE_UNITE : FP_NODE_WITHOUT, set, a, b, 0);
    }
  if (want (p, a, FP_TYPE_NUMBER, where) < 0 || want (p, b, FP_TYPE_NUMBER, where) < 0)
    return -1;
  return add_node (p, plus ? FP_NODE_ADD : FP_NODE_SUBTRACT, FP_TYPE_NUMBER, a, b, 0);
}

static int
parse_sum (Parser *p)
{
  int index = parse_product (p);

  while (index >= 0)
    {
      gboolean plus = take (p, "+");
      const char *where = p->at;
      int second;

      if (!plus && !take (p, "-"))
        break;
      second = parse_product (p);
      index = second < 0 ? -1 : add_sum (p, plus, index, second, where);
    }
  if (index >= 0 && take (p, ".."))
    {
      const char *where = p->at;
      int high = want (p, parse_product (p), FP_TYPE_NUMBER, where);

      if (high < 0 || want (p, index, FP_TYPE_NUMBER, where) < 0)
        return -1;
      index = add_node (p, FP_NODE_RANGE, FP_TYPE_NUMBERS, index, high, 0);
    }
  return index;
}

/* “printed in (20, 31, 42)”: a list of numbers, else a set. */
static int
parse_in (Parser *p, int left)
{
  const char *where;
  int list = -1, last = -1;

  skip_space (p);
  where = p->at;
  if (!take (p, "("))
    {
      int set = parse_sum (p);

      if (set < 0)
        return -1;
      if (node_at (p, set)->type != FP_TYPE_NUMBERS && !is_set (node_at (p, set)->type))
        return fail_at (p, where, "a set or a range was expected after “in”");
      return add_node (p, FP_NODE_IN, FP_TYPE_YES_NO, left, set, 0);
    }
  do
    {
      int item = want (p, parse_sum (p), FP_TYPE_NUMBER, where);
      int next = item < 0 ? -1 : add_node (p, FP_NODE_LIST, FP_TYPE_NUMBER, item, -1, 0);

      if (next < 0)
        return -1;
      if (list < 0)
        list = next;
      else
        node_at (p, last)->b = (int16_t) next;
      last = next;
    }
  while (take (p, ","));
  if (!take (p, ")"))
    return fail_at (p, p->at, "a “)” is missing");
  return add_node (p, FP_NODE_IN, FP_TYPE_YES_NO, left, list, 0);
}

/* The ids of the options that variable node @index was chosen from. */
static GPtrArray *
options_of (Parser *p, int index)
{
  const FpNode *node = node_at (p, index);
  const GArray *variables = p->scope->variables;

  if (node->op != FP_NODE_VARIABLE || variables == NULL)
    return NULL;
  for (guint i = 0; i < variables->len; i++)
    if (g_array_index (variables, FpVariable, i).slot == node->value)
      return g_array_index (variables, FpVariable, i).options;
  return NULL;
}

static int
parse_is (Parser *p, int left, const char *where)
{
  guint words = node_at (p, left)->words;
  gboolean brackets;
  int list;

  if (node_at (p, left)->type == FP_TYPE_CARDS || node_at (p, left)->type == FP_TYPE_ZONE)
    {
      const FpName *kind = look_up (p, FP_TYPE_CARDS, "kind");

      left = add_name (p, kind, left);
      words = FP_WORDS_KIND;
    }
  else if (node_at (p, left)->type != FP_TYPE_WORD)
    return fail_at (p, where, "only a word can be compared with “is”; use “=” for a value");
  brackets = take (p, "(");
  list = parse_words (p, words, options_of (p, left));
  if (list < 0)
    return -1;
  if (brackets && !take (p, ")"))
    return fail_at (p, p->at, "a “)” is missing");
  return add_node (p, FP_NODE_IS, FP_TYPE_YES_NO, left, list, 0);
}

static int
add_comparison (Parser *p, FpNodeOp op, int a, int b, int value, const char *where)
{
  FpType first, second;

  if (a < 0 || b < 0)
    return -1;
  first = node_at (p, a)->type;
  second = node_at (p, b)->type;
  if (op == FP_NODE_EQUAL && first == second && first != FP_TYPE_SHIPS)
    return add_node (p, op, FP_TYPE_YES_NO, a, b, value);
  if (op == FP_NODE_EQUAL && is_set (first) && is_set (second) &&
      (first == FP_TYPE_PLAYERS) == (second == FP_TYPE_PLAYERS) &&
      (first == FP_TYPE_PLANETS) == (second == FP_TYPE_PLANETS))
    return add_node (p, op, FP_TYPE_YES_NO, a, b, value);
  if (want (p, a, FP_TYPE_NUMBER, where) < 0 || want (p, b, FP_TYPE_NUMBER, where) < 0)
    return -1;
  return add_node (p, op, FP_TYPE_YES_NO, a, b, value);
}

static int
parse_test (Parser *p)
{
  int index = parse_sum (p), second;
  const char *where = p->at;

  if (index < 0)
    return -1;
  if (take_word (p, "in"))
    return parse_in (p, index);
  if (take_word (p, "is"))
    return parse_is (p, index, where);
  if (take (p, "!="))
    return add_comparison (p, FP_NODE_EQUAL, index, parse_sum (p), 1, where);
  if (take (p, "="))
    return add_comparison (p, FP_NODE_EQUAL, index, parse_sum (p), 0, where);
  if (take (p, ">="))
    {
      second = parse_sum (p);
      return add_comparison (p, FP_NODE_LESS, second, index, 1, where);
    }
  if (take (p, ">"))
    {
      second = parse_sum (p);
      return add_comparison (p, FP_NODE_LESS, second, index, 0, where);
    }
  if (take (p, "<="))
    return add_comparison (p, FP_NODE_LESS, index, parse_sum (p), 1, where);
  if (take (p, "<"))
    return add_comparison (p, FP_NODE_LESS, index, parse_sum (p), 0, where);
  return index;
}

static int
parse_not (Parser *p)
{
  const char *where = p->at;

  if (take_word (p, "not"))
    {
      int index = want (p, parse_test (p), FP_TYPE_YES_NO, where);

      return index < 0 ? -1 : add_node (p, FP_NODE_NOT, FP_TYPE_YES_NO, index, -1, 0);
    }
  return parse_test (p);
}

static int
parse_and (Parser *p)
{
  int index = parse_not (p);

  while (index >= 0 && take_word (p, "and"))
    {
      const char *where = p->at;
      int second = want (p, parse_not (p), FP_TYPE_YES_NO, where);

      index = second < 0 || want (p, index, FP_TYPE_YES_NO, where) < 0
                  ? -1
                  : add_node (p, FP_NODE_AND, FP_TYPE_YES_NO, index, second, 0);
    }
  return index;
}

static int
parse_or (Parser *p)
{
  int index = parse_and (p);

  while (index >= 0 && take_word (p, "or"))
    {
      const char *where = p->at;
      int second = want (p, parse_and (p), FP_TYPE_YES_NO, where);

      index = second < 0 || want (p, index, FP_TYPE_YES_NO, where) < 0
                  ? -1
                  : add_node (p, FP_NODE_OR, FP_TYPE_YES_NO, index, second, 0);
    }
  return index;
}

FpExpression *
fp_expression_parse (const char *text, const FpScope *scope, FpType wanted, FpExpressionError **error)
{
  Parser p = { .text = text, .at = text, .scope = scope, .it = scope->it };

  p.out = g_new0 (FpExpression, 1);
  p.out->nodes = g_array_new (FALSE, FALSE, sizeof (FpNode));
  p.out->text = g_strdup (text);
  p.out->root = parse_or (&p);
  skip_space (&p);
  if (p.out->root >= 0 && *p.at != '\0')
    p.out->root = fail_at (&p, p.at, "“%s” is more than was expected here", p.at);
  p.out->root = want (&p, p.out->root, wanted, text);
  if (p.error == NULL)
    return p.out;
  fp_expression_free (p.out);
  if (error != NULL)
    *error = p.error;
  else
    fp_expression_error_free (p.error);
  return NULL;
}
