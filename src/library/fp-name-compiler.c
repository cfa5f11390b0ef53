/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names that programs bind: their types and slots, and the check that they are read. */
#include "library/fp-library-private.h"

#include "engine/expression/fp-expression-private.h"

#include <string.h>

static const char *const language_words[] = {
  "they", "it", "that", "so-far", "yes",  "no", "and",   "or",     "not",
  "mod",  "in", "is",   "all",    "some", "of", "named", "chance",
};

/* Adds the words of the edition's lists. */
static void
add_words (const FpEdition *edition, GPtrArray *known)
{
  for (guint i = 1; i < edition->n_kinds; i++)
    g_ptr_array_add (known, (char *) edition->kinds[i].id);
  for (guint list = 0; list < edition->n_word_lists; list++)
    for (guint i = 0; i < edition->word_lists[list].n && !edition->word_lists[list].letters; i++)
      g_ptr_array_add (known, (char *) edition->word_lists[list].words[i]);
  g_ptr_array_add (known, (char *) fp_word_text (edition, FP_WORD_LIST_CAUSE, FP_CAUSE_ABILITY));
  for (guint i = 0; i < edition->n_causes; i++)
    g_ptr_array_add (known, (char *) edition->causes[i]);
}

GPtrArray *
fp_known_names (const FpCompiler *compiler)
{
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; i < compiler->variables->len; i++)
    {
      const FpVariable *variable = &g_array_index (compiler->variables, FpVariable, i);

      g_ptr_array_add (known, variable->name);
      for (guint k = 0; variable->options != NULL && k < variable->options->len; k++)
        g_ptr_array_add (known, g_ptr_array_index (variable->options, k));
    }
  for (guint i = 0; compiler->counters != NULL && i < compiler->counters->len; i++)
    g_ptr_array_add (known, g_array_index (compiler->counters, FpCounterDef, i).id);
  for (const FpNameDef *name = compiler->edition->names; name->name != NULL; name++)
    g_ptr_array_add (known, (char *) name->name);
  for (const FpNameDef *name = fp_builtin_names; name->name != NULL; name++)
    g_ptr_array_add (known, (char *) name->name);
  for (guint i = 0; i < FP_N_CALLS; i++)
    g_ptr_array_add (known, (char *) fp_calls[i].name);
  for (guint i = 0; i < G_N_ELEMENTS (language_words); i++)
    g_ptr_array_add (known, (char *) language_words[i]);
  add_words (compiler->edition, known);
  for (guint i = 0; i < compiler->edition->n_roles; i++)
    g_ptr_array_add (known, (char *) compiler->edition->roles[i].id);
  FP_EACH_PROCEDURE (compiler->edition, i)
    if (compiler->edition->procedures[i].kind != FP_PROCEDURE_PART)
      g_ptr_array_add (known, (char *) compiler->edition->procedures[i].id);
  for (guint i = 0; i < compiler->catalog->cards->len; i++)
    g_ptr_array_add (known, fp_catalog_card (compiler->catalog, i)->id);
  g_ptr_array_add (known, NULL);
  return known;
}

/* --- What expressions read --- */

/* Notes the options of the name @index that @text reads. A word that is no option may be a misspelt
 * one. */
static void
read_options (FpCompiler *compiler, guint index, const char *text)
{
  const GPtrArray *options = g_array_index (compiler->variables, FpVariable, index).options;
  FpBinding *binding = &g_array_index (compiler->bindings, FpBinding, index);
  guint found = 0;

  for (guint i = 0; options != NULL && i < options->len; i++)
    if (fp_mentions_words (text, g_ptr_array_index (options, i)))
      found |= 1U << i;
  binding->options_read |= found;
  if (options != NULL && found == 0 && fp_mentions_words (text, "is"))
    binding->options_wrong = TRUE;
}

/* A created rule keeps only the first names. */
static gboolean
is_kept (FpCompiler *compiler, const FpAttribute *attribute, guint index)
{
  const FpVariable *variable = &g_array_index (compiler->variables, FpVariable, index);
  int width = variable->each ? (int) compiler->edition->most_seats : 1;

  if (index >= compiler->n_around)
    return TRUE;
  if (variable->type != FP_TYPE_PLAYERS && variable->many && index < compiler->n_forgotten)
    {
      fp_problems_add (compiler->problems, attribute->value_at,
                       "this rule can't remember the %s “%s”: they are forgotten when the program around it is over; "
                       "expected a name for one of them",
                       fp_type_name (variable->type), variable->name);
      return FALSE;
    }
  if (variable->slot + width <= FP_MAX_KEPT)
    return TRUE;
  fp_problems_add (compiler->problems, attribute->value_at,
                   "too many names are bound before this rule: it can't remember “%s”; expected at most %d",
                   variable->name, FP_MAX_KEPT);
  return FALSE;
}

gboolean
fp_compiler_read (FpCompiler *compiler, const FpAttribute *attribute, const char *text)
{
  gboolean good = TRUE;

  for (guint i = 0; i < compiler->bindings->len; i++)
    if (fp_mentions_words (text, g_array_index (compiler->variables, FpVariable, i).name))
      {
        g_array_index (compiler->bindings, FpBinding, i).read = TRUE;
        read_options (compiler, i, text);
        good = is_kept (compiler, attribute, i) && good;
      }
  for (guint i = 0; compiler->counters != NULL && i < compiler->counters->len; i++)
    if (fp_mentions_words (text, g_array_index (compiler->counters, FpCounterDef, i).id))
      compiler->counters_read |= 1U << MIN (i, 31);
  for (guint i = 0; i < compiler->broken->len; i++)
    if (fp_mentions_words (text, g_ptr_array_index (compiler->broken, i)))
      good = FALSE;
  return good;
}

/* --- Binding --- */

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

gboolean
fp_name_is_taken (const FpCompiler *compiler, const char *name)
{
  FpScope scope = { .edition = compiler->edition, .it = FP_TYPE_NUMBER, .so_far = TRUE, .answers = TRUE };
  g_autoptr (FpExpression) expression = fp_expression_parse (name, &scope, FP_TYPE_NOTHING, NULL);

  for (guint i = 0; compiler->counters != NULL && i < compiler->counters->len; i++)
    if (strcmp (g_array_index (compiler->counters, FpCounterDef, i).id, name) == 0)
      return TRUE;
  return expression != NULL ||
         g_strv_contains ((const char *const[]){ "all", "some", "of", "and", "or", "not", "mod", "in", "is", NULL },
                          name);
}

static FpVariable *
find_variable (const FpCompiler *compiler, const char *name)
{
  for (guint i = 0; i < compiler->variables->len; i++)
    {
      FpVariable *variable = &g_array_index (compiler->variables, FpVariable, i);

      if (strcmp (variable->name, name) == 0)
        return variable;
    }
  return NULL;
}

const FpVariable *
fp_compiler_variable (const FpCompiler *compiler, const char *name)
{
  return find_variable (compiler, name);
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

/* From here on the name may hold either value, so only a player who knows both knows it. */
static void
unite_sources (FpVariable *before, const FpVariable *now)
{
  before->hidden = before->hidden || now->hidden;
  before->sifted = before->sifted || now->sifted;
  if (!now->own)
    return;
  before->mine = now->mine && (before->mine || !before->own);
  before->subject = !before->own || before->subject == now->subject ? now->subject : 0;
  before->own = TRUE;
}

/* A name bound a second time (in another branch, say) must hold the same kind of thing. */
static int
bind_again (FpCompiler *compiler, const FpAttribute *attribute, FpVariable *before, const FpVariable *now)
{
  if (before->type != now->type || before->each != now->each || before->words != now->words ||
      before->kept != now->kept || (before->type != FP_TYPE_PLAYERS && before->many != now->many) ||
      !same_options (before->options, now->options))
    {
      fp_problems_add (compiler->problems, attribute->value_at,
                       "the name “%s” has another kind of value before; expected a name of its own", attribute->value);
      return -1;
    }
  unite_sources (before, now);
  if (before->many != now->many)
    before->many = FP_MANY_UNKNOWN;
  return before->slot;
}

int
fp_compiler_bind (FpCompiler *compiler, const FpElement *element, const char *name, FpVariable *variable)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);
  g_autoptr (GPtrArray) options = g_steal_pointer (&variable->options);
  FpBinding binding = { .where = attribute, .element = element };
  FpVariable *before;

  if (attribute == NULL || !fp_check_name (attribute->value))
    return -1;
  variable->options = options;
  before = find_variable (compiler, attribute->value);
  if (before != NULL)
    return bind_again (compiler, attribute, before, variable);
  if (fp_name_is_taken (compiler, attribute->value))
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

/* --- The end of names --- */

/* One option may be meant by all the others not being chosen, but not two. */
static void
check_options (FpCompiler *compiler, const FpBinding *binding, const GPtrArray *options)
{
  guint unread = 0;

  for (guint i = 0; i < options->len; i++)
    unread += (binding->options_read >> i & 1) == 0;
  if (binding->options_read == 0 || binding->options_wrong || unread < 2)
    return;
  for (guint i = 0, option = 0; i < fp_element_n_children (binding->element); i++)
    {
      const FpElement *child = fp_element_child_at (binding->element, i);
      const FpAttribute *id = fp_element_attribute (child, "id");

      if (!fp_element_is (child, "option"))
        continue;
      if (id != NULL && option < options->len && (binding->options_read >> option & 1) == 0)
        fp_problems_add (compiler->problems, id->value_at,
                         "nothing reads the option “%s”; expected it behind “is” further down", id->value);
      option++;
    }
}

void
fp_compiler_leave (FpCompiler *compiler, guint first)
{
  for (guint i = first; i < compiler->bindings->len; i++)
    {
      const FpBinding *binding = &g_array_index (compiler->bindings, FpBinding, i);
      const FpVariable *variable = &g_array_index (compiler->variables, FpVariable, i);

      if (!binding->read)
        fp_problems_add (compiler->problems, binding->where->value_at,
                         "nothing reads the name “%s”; expected it in an expression further down, or no “%s” here",
                         binding->where->value, binding->where->name);
      else if (variable->options != NULL)
        check_options (compiler, binding, variable->options);
    }
  g_array_set_size (compiler->variables, first);
  g_array_set_size (compiler->bindings, first);
}

int
fp_compiler_end (FpCompiler *compiler)
{
  int n_slots = compiler->n_slots;

  fp_compiler_leave (compiler, 0);
  g_ptr_array_set_size (compiler->broken, 0);
  compiler->n_slots = 0;
  return n_slots;
}
