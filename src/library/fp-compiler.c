/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every line of a program needs: expressions and amounts into the catalog, names bound, complaints at their place.
 */
#include "library/fp-library-private.h"

#include "engine/fp-expression-private.h"

#include <string.h>

enum
{
  /* Longer ones are a mistake or an attack: reading brackets in brackets takes room on the C stack. */
  LONGEST_EXPRESSION = 500,
};

static void
variable_clear (gpointer data)
{
  FpVariable *variable = data;

  g_free (variable->name);
  g_clear_pointer (&variable->options, g_ptr_array_unref);
}

FpCompiler *
fp_compiler_new (const FpEdition *edition, const FpVocabulary *vocabulary, FpCatalog *catalog)
{
  FpCompiler *compiler = g_new0 (FpCompiler, 1);

  compiler->edition = edition;
  compiler->vocabulary = vocabulary;
  compiler->catalog = catalog;
  compiler->variables = g_array_new (FALSE, TRUE, sizeof (FpVariable));
  g_array_set_clear_func (compiler->variables, variable_clear);
  compiler->bindings = g_array_new (FALSE, TRUE, sizeof (FpBinding));
  compiler->broken = g_ptr_array_new_with_free_func (g_free);
  return compiler;
}

void
fp_compiler_free (FpCompiler *compiler)
{
  g_array_unref (compiler->variables);
  g_array_unref (compiler->bindings);
  g_ptr_array_unref (compiler->broken);
  g_free (compiler);
}

FpScope
fp_compiler_scope (const FpCompiler *compiler)
{
  return (FpScope){
    .edition = compiler->edition,
    .catalog = compiler->catalog,
    .variables = compiler->variables,
  };
}

int
fp_compiler_add (FpCompiler *compiler, FpExpression *expression)
{
  if (expression == NULL)
    return -1;
  if (compiler->catalog->expressions->len >= G_MAXINT16)
    {
      fp_expression_free (expression);
      compiler->full = TRUE;
      return -1;
    }
  g_ptr_array_add (compiler->catalog->expressions, expression);
  return (int) compiler->catalog->expressions->len - 1;
}

int
fp_compiler_string (FpCompiler *compiler, char *text)
{
  if (text == NULL)
    return -1;
  if (compiler->catalog->strings->len >= G_MAXINT16)
    {
      g_free (text);
      compiler->full = TRUE;
      return -1;
    }
  g_ptr_array_add (compiler->catalog->strings, text);
  return (int) compiler->catalog->strings->len - 1;
}

/* The name at @text, "" for none.  Free. */
static char *
name_at (const char *text)
{
  gsize n = 0;

  while (g_ascii_isalpha (*text) && (g_ascii_isalnum (text[n]) || text[n] == '-'))
    n++;
  return g_strndup (text, n);
}

/* Whether @name stands in @text, as a whole name. */
static gboolean
mentions (const char *text, const char *name)
{
  while (*text != '\0')
    {
      g_autofree char *found = name_at (text);

      if (strcmp (found, name) == 0)
        return TRUE;
      text += MAX (strlen (found), 1);
    }
  return FALSE;
}

static void
mark_read (FpCompiler *compiler, const char *text)
{
  for (guint i = 0; i < compiler->bindings->len; i++)
    if (mentions (text, g_array_index (compiler->variables, FpVariable, i).name))
      g_array_index (compiler->bindings, FpBinding, i).read = TRUE;
}

static gboolean
mentions_broken (const FpCompiler *compiler, const char *text)
{
  for (guint i = 0; i < compiler->broken->len; i++)
    if (mentions (text, g_ptr_array_index (compiler->broken, i)))
      return TRUE;
  return FALSE;
}

/* --- Names that may have been meant --- */

#define FP_WORD_ENTRY(constant, word) word,
static const char *const language_words[] = { "they",
                                              "it",
                                              "so-far",
                                              "yes",
                                              "no",
                                              "and",
                                              "or",
                                              "not",
                                              "mod",
                                              "in",
                                              "is",
                                              "named",
                                              FP_CARD_KINDS (FP_WORD_ENTRY) FP_ICONS (FP_WORD_ENTRY)
                                                  FP_SYMBOLS (FP_WORD_ENTRY) FP_BETTERS (FP_WORD_ENTRY) };

static GPtrArray *
known_names (const FpCompiler *compiler)
{
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; i < compiler->variables->len; i++)
    {
      const FpVariable *variable = &g_array_index (compiler->variables, FpVariable, i);

      g_ptr_array_add (known, variable->name);
      for (guint k = 0; variable->options != NULL && k < variable->options->len; k++)
        g_ptr_array_add (known, g_ptr_array_index (variable->options, k));
    }
  for (const FpName *name = compiler->edition->names; name->name != NULL; name++)
    g_ptr_array_add (known, (char *) name->name);
  for (const FpName *name = fp_machine_names; name->name != NULL; name++)
    g_ptr_array_add (known, (char *) name->name);
  for (guint i = 0; i < FP_N_CALLS; i++)
    g_ptr_array_add (known, (char *) fp_calls[i].name);
  for (guint i = 0; i < G_N_ELEMENTS (language_words); i++)
    g_ptr_array_add (known, (char *) language_words[i]);
  for (guint i = 0; i < compiler->catalog->cards->len; i++)
    g_ptr_array_add (known, fp_catalog_card (compiler->catalog, i)->id);
  g_ptr_array_add (known, NULL);
  return known;
}

/* The known name nearest to the one at @offset in @text, if that is unknown. */
static const char *
meant (const FpCompiler *compiler, const char *text, guint offset)
{
  g_autoptr (GPtrArray) known = known_names (compiler);
  g_autofree char *name = name_at (g_utf8_offset_to_pointer (text, (glong) MIN (offset, g_utf8_strlen (text, -1))));

  if (!g_ascii_isalpha (*name) || g_strv_contains ((const char *const *) known->pdata, name))
    return NULL;
  return fp_nearest_word (name, (const char *const *) known->pdata);
}

static void
complain (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
          const FpExpressionError *error)
{
  FpPosition at = fp_set_file_place (compiler->file, attribute, offset + error->offset);
  g_autofree char *message = g_utf8_make_valid (error->message, -1);
  const char *nearest = meant (compiler, text, error->offset);

  if (nearest != NULL)
    fp_problems_add (compiler->problems, at, "%.*s; did you mean “%s”?", (int) strcspn (message, ";"), message,
                     nearest);
  else if (g_str_has_prefix (message, "unknown name") && strchr (message, ';') == NULL)
    fp_problems_add (compiler->problems, at, "%s; expected one of the language's or one bound further up", message);
  else
    fp_problems_add (compiler->problems, at, "%s", message);
}

/* --- Expressions --- */

static FpExpression *
parse (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset, const FpScope *scope,
       FpType wanted)
{
  g_autoptr (FpExpressionError) error = NULL;
  FpExpression *expression;

  if (strspn (text, " \t\n") == strlen (text) && offset == 0)
    return NULL; /* fp_check_file () has told */
  if (strlen (text) > LONGEST_EXPRESSION)
    {
      fp_problems_add (compiler->problems, attribute->value_at,
                       "this expression is too long; expected at most %d characters", LONGEST_EXPRESSION);
      return NULL;
    }
  mark_read (compiler, text);
  if (mentions_broken (compiler, text))
    return NULL;
  expression = fp_expression_parse (text, scope, wanted, &error);
  if (expression == NULL)
    complain (compiler, attribute, text, offset, error);
  return expression;
}

int
fp_compile_text (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
                 const FpScope *scope, FpType wanted)
{
  return fp_compiler_add (compiler, parse (compiler, attribute, text, offset, scope, wanted));
}

int
fp_compile_attribute (FpCompiler *compiler, const FpElement *element, const char *name, const FpScope *scope)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);
  const FpElementWord *word = fp_vocabulary_find (compiler->vocabulary, element->name);
  const FpAttributeWord *known = fp_element_word_attribute (word, name);

  if (attribute == NULL)
    return -1;
  return fp_compile_text (compiler, attribute, attribute->value, 0, scope,
                          known != NULL ? known->type : FP_TYPE_NOTHING);
}

/* --- Amounts --- */

typedef struct
{
  const FpAttribute *attribute;
  const FpVerb *verb;
  FpInstruction *instruction;
  FpScope scope;
} Amount;

/* Where @sign (“of” as a word, or “..”) stands in @text outside of brackets; NULL: nowhere. */
static const char *
find_outside (const char *text, const char *sign)
{
  int depth = 0;

  while (*text != '\0')
    {
      g_autofree char *name = name_at (text);

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

/* An amount that is plain numbers: something must happen, and the low end must be the low one. */
static void
check_range (FpCompiler *compiler, const Amount *amount)
{
  const FpInstruction *it = amount->instruction;
  FpPosition at = amount->attribute->value_at;
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
  return type == wanted || (type == FP_TYPE_ZONE && wanted == FP_TYPE_CARDS);
}

static void
complain_of_set (FpCompiler *compiler, const Amount *amount, guint offset, FpType type)
{
  FpPosition at = fp_set_file_place (compiler->file, amount->attribute, offset);

  fp_problems_add (compiler->problems, at, "this is %s; expected %s", fp_type_name (type),
                   amount->verb->set == FP_TYPE_NOTHING ? "a number" : fp_type_name (amount->verb->set));
}

/* An amount of nothing in particular, for a verb that must know. */
static void
complain_of_lack (FpCompiler *compiler, const Amount *amount)
{
  const char *value = amount->attribute->value;
  const char *example = amount->verb->thing == FP_THING_SHIPS     ? "supply"
                        : amount->verb->thing == FP_THING_TACTICS ? "spent"
                                                                  : "hand";

  fp_problems_add (compiler->problems, amount->attribute->value_at,
                   "“%s” doesn't say of what; expected an amount such as “%s of %s”", value, value, example);
}

/* What stands behind “of”. */
static void
compile_set (FpCompiler *compiler, const Amount *amount, const char *text, guint offset)
{
  FpExpression *set = parse (compiler, amount->attribute, text, offset, &amount->scope, FP_TYPE_NOTHING);
  FpType type = set != NULL ? fp_expression_type (set) : FP_TYPE_NOTHING;

  amount->instruction->set = (int16_t) fp_compiler_add (compiler, set);
  if (amount->instruction->set >= 0 && !fits (type, amount->verb->set))
    complain_of_set (compiler, amount, offset, type);
}

/* A single expression: a set means all of it, a number so many. */
static void
compile_alone (FpCompiler *compiler, const Amount *amount, const char *text)
{
  FpExpression *value = parse (compiler, amount->attribute, text, 0, &amount->scope, FP_TYPE_NOTHING);
  FpType type = value != NULL ? fp_expression_type (value) : FP_TYPE_NOTHING;
  int16_t index = (int16_t) fp_compiler_add (compiler, value);

  if (index < 0)
    return;
  if (fits (type, amount->verb->set))
    {
      amount->instruction->all = 1;
      amount->instruction->set = index;
      return;
    }
  amount->instruction->least = amount->instruction->most = index;
  if (type != FP_TYPE_NUMBER && type != FP_TYPE_SHIPS)
    complain_of_set (compiler, amount, 0, type);
  else if (amount->verb->needs_set)
    complain_of_lack (compiler, amount);
  check_range (compiler, amount);
}

void
fp_compile_amount (FpCompiler *compiler, const FpAttribute *attribute, const FpVerb *verb, FpInstruction *instruction)
{
  Amount amount = { attribute, verb, instruction, fp_compiler_scope (compiler) };
  const char *text = attribute->value;
  const char *of = find_outside (text, "of");
  g_autofree char *head = of != NULL ? g_strndup (text, (gsize) (of - text)) : g_strstrip (g_strdup (text));

  if (of != NULL)
    {
      const char *set = of + 2 + strspn (of + 2, " \t\n");

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
  if (verb->needs_set)
    complain_of_lack (compiler, &amount);
}

/* --- Names --- */

int
fp_compiler_slots (FpCompiler *compiler, int n)
{
  int first = compiler->n_slots;

  compiler->n_slots += n;
  return first;
}

void
fp_compiler_break (FpCompiler *compiler, const FpElement *element, const char *name)
{
  const char *value = fp_element_get (element, name);

  if (value != NULL)
    g_ptr_array_add (compiler->broken, g_strdup (value));
}

/* Whether @name means something without being bound. */
static gboolean
is_taken (const FpCompiler *compiler, const char *name)
{
  FpScope scope = { .edition = compiler->edition, .it = FP_TYPE_NUMBER, .so_far = TRUE };
  g_autoptr (FpExpression) expression = fp_expression_parse (name, &scope, FP_TYPE_NOTHING, NULL);

  return expression != NULL ||
         g_strv_contains ((const char *const[]){ "all", "some", "of", "and", "or", "not", "mod", "in", "is", NULL },
                          name);
}

static FpVariable *
find_variable (FpCompiler *compiler, const char *name)
{
  for (guint i = 0; i < compiler->variables->len; i++)
    {
      FpVariable *variable = &g_array_index (compiler->variables, FpVariable, i);

      if (strcmp (variable->name, name) == 0)
        return variable;
    }
  return NULL;
}

static gboolean
same_options (const GPtrArray *a, const GPtrArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (strcmp (g_ptr_array_index (a, i), g_ptr_array_index (b, i)) != 0)
      return FALSE;
  return TRUE;
}

/* A name bound a second time (in another branch, say) must hold the same kind of thing. */
static int
bind_again (FpCompiler *compiler, const FpAttribute *attribute, const FpVariable *before, const FpVariable *now)
{
  if (before->type != now->type || before->each != now->each || before->words != now->words ||
      !same_options (before->options, now->options))
    {
      fp_problems_add (compiler->problems, attribute->value_at,
                       "the name “%s” has another kind of value before; expected a name of its own", attribute->value);
      return -1;
    }
  return before->slot;
}

int
fp_compiler_bind (FpCompiler *compiler, const FpElement *element, const char *name, FpVariable *variable)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);
  g_autoptr (GPtrArray) options = g_steal_pointer (&variable->options);
  FpBinding binding = { .where = attribute };
  FpVariable *before;

  if (attribute == NULL || !fp_check_name (attribute->value))
    return -1;
  variable->options = options;
  before = find_variable (compiler, attribute->value);
  if (before != NULL)
    return bind_again (compiler, attribute, before, variable);
  if (is_taken (compiler, attribute->value))
    {
      fp_problems_add (compiler->problems, attribute->value_at,
                       "“%s” means something already; expected a name of its own", attribute->value);
      fp_compiler_break (compiler, element, name);
      return -1;
    }
  variable->name = g_strdup (attribute->value);
  variable->options = g_steal_pointer (&options);
  variable->slot = (int16_t) fp_compiler_slots (compiler, variable->each ? (int) compiler->edition->most_seats : 1);
  g_array_append_val (compiler->variables, *variable);
  g_array_append_val (compiler->bindings, binding);
  return variable->slot;
}

int
fp_compiler_end (FpCompiler *compiler)
{
  int n_slots = compiler->n_slots;

  for (guint i = 0; i < compiler->bindings->len; i++)
    {
      const FpBinding *binding = &g_array_index (compiler->bindings, FpBinding, i);

      if (!binding->read)
        fp_problems_add (compiler->problems, binding->where->value_at,
                         "nothing reads the name “%s”; expected it in an expression further down, or no “%s” here",
                         binding->where->value, binding->where->name);
    }
  g_array_set_size (compiler->variables, 0);
  g_array_set_size (compiler->bindings, 0);
  g_ptr_array_set_size (compiler->broken, 0);
  compiler->n_slots = 0;
  return n_slots;
}
