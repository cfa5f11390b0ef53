/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by all lines of programs: the addition of expressions and strings to the catalog,
 * complaints with exact positions, and the player of a line. */
#include "library/fp-library-private.h"

#include <string.h>

enum
{
  /* Longer expressions are a mistake or meant to do harm, since nested brackets use the C stack. */
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
  compiler->empty = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  compiler->code = catalog->code;
  compiler->variables = g_array_new (FALSE, TRUE, sizeof (FpVariable));
  g_array_set_clear_func (compiler->variables, variable_clear);
  compiler->bindings = g_array_new (FALSE, TRUE, sizeof (FpBinding));
  compiler->grounds = g_array_new (FALSE, FALSE, sizeof (FpGround));
  compiler->starts = g_array_new (FALSE, FALSE, sizeof (FpStartLine));
  compiler->card = -1;
  compiler->broken = g_ptr_array_new_with_free_func (g_free);
  return compiler;
}

void
fp_compiler_free (FpCompiler *compiler)
{
  fp_compiler_settle (compiler);
  g_array_unref (compiler->variables);
  g_array_unref (compiler->bindings);
  g_array_unref (compiler->grounds);
  g_array_unref (compiler->starts);
  g_ptr_array_unref (compiler->broken);
  g_aligned_free (compiler->empty);
  g_free (compiler);
}

FpScope
fp_compiler_scope (const FpCompiler *compiler)
{
  return (FpScope){
    .edition = compiler->edition,
    .catalog = compiler->catalog,
    .variables = compiler->variables,
    .counters = compiler->counters,
    .that = compiler->that,
    .answers = compiler->answers,
    .elsewhere = compiler->owned && compiler->elsewhere,
    .former = compiler->file->former,
    .empty = compiler->empty,
  };
}

FpScope
fp_compiler_head_scope (const FpCompiler *compiler)
{
  FpScope scope = fp_compiler_scope (compiler);

  scope.that = 0;
  scope.answers = FALSE;
  scope.no_bare = TRUE;
  scope.elsewhere = FALSE;
  return scope;
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

/* --- Strings --- */

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

int16_t
fp_compiler_prose (FpCompiler *compiler, const FpElement *element, const char *child)
{
  return (int16_t) fp_compiler_string (compiler, fp_prose (element, child));
}

int16_t
fp_compiler_word (FpCompiler *compiler, const FpElement *element, const char *attribute)
{
  return (int16_t) fp_compiler_string (compiler, g_strdup (fp_element_get (element, attribute)));
}

/* --- Complaints --- */

/* Returns the known name nearest to the unknown one at @offset in @text. NULL: that name is known,
 * or none is near. */
static const char *
nearest_known (const FpCompiler *compiler, const char *text, guint offset)
{
  g_autoptr (GPtrArray) known = fp_known_names (compiler);
  g_autofree char *name = fp_word_at (g_utf8_offset_to_pointer (text, (glong) MIN (offset, g_utf8_strlen (text, -1))));

  if (!g_ascii_isalpha (*name) || g_strv_contains ((const char *const *) known->pdata, name))
    return NULL;
  return fp_nearest_word (name, (const char *const *) known->pdata);
}

static void
complain (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
          const FpExpressionError *error)
{
  FpLocation at = fp_set_file_place (compiler->file, attribute, offset + error->offset);
  const FpWordChange *change = fp_word_change_find_name (fp_vocabulary_changes (compiler->vocabulary), error);
  g_autofree char *message = g_utf8_make_valid (error->message, -1);
  const char *nearest = strstr (message, "did you mean") == NULL ? nearest_known (compiler, text, error->offset) : NULL;

  if (change != NULL)
    fp_change_word (compiler->file, at, change);
  else if (nearest != NULL)
    fp_problems_add (compiler->problems, at, "%.*s; did you mean “%s”?", (int) strcspn (message, ";"), message,
                     nearest);
  else if (g_str_has_prefix (message, "unknown name") && strchr (message, ';') == NULL)
    fp_problems_add (compiler->problems, at, "%s; expected one of the language's or one bound further up", message);
  else
    fp_problems_add (compiler->problems, at, "%s", message);
}

/* Returns TRUE if @name stands in @text by itself, not behind a dot. */
static gboolean
stands_alone (const char *text, const char *name)
{
  for (const char *at = text; *at != '\0';)
    {
      g_autofree char *found = fp_word_at (at);

      if (strcmp (found, name) == 0 && (at == text || at[-1] != '.'))
        return TRUE;
      at += MAX (strlen (found), 1);
    }
  return FALSE;
}

/* If a card has no player of its own, “me” is nobody. So are “they” and “opponent” if the line is
 * about nobody. */
static gboolean
complain_of_nobody (FpCompiler *compiler, const FpAttribute *attribute, const char *text)
{
  static const char *const players[] = { "me", "they", "opponent" };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (!compiler->owned && (i == 0 || !compiler->about) && stands_alone (text, players[i]))
      {
        fp_problems_add (compiler->problems, attribute->value_at,
                         "nobody is “%s” here; expected a player such as “%s”, or “everyone”", players[i],
                         compiler->edition->n_roles > 0 ? compiler->edition->roles[0].id
                                                        : compiler->edition->seat_ids[0]);
        return TRUE;
      }
  return FALSE;
}

/* --- Expressions --- */

FpExpression *
fp_parse_text (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset, const FpScope *scope,
               FpType wanted)
{
  g_autoptr (FpExpressionError) error = NULL;
  FpExpression *expression;

  if (strspn (text, " \t\n") == strlen (text) && offset == 0)
    return NULL; /* fp_check_file () has complained */
  if (strlen (text) > LONGEST_EXPRESSION)
    {
      fp_problems_add (compiler->problems, attribute->value_at,
                       "this expression is too long; expected at most %d characters", LONGEST_EXPRESSION);
      return NULL;
    }
  if (!fp_compiler_read (compiler, attribute, text) || complain_of_nobody (compiler, attribute, text))
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
  return fp_compiler_add (compiler, fp_parse_text (compiler, attribute, text, offset, scope, wanted));
}

int
fp_compile_attribute (FpCompiler *compiler, const FpElement *element, const char *name, const FpScope *scope)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);
  const FpElementWord *word = fp_vocabulary_word (compiler->vocabulary, element);
  const FpAttributeWord *known = fp_element_word_attribute (word, name);

  if (attribute == NULL)
    return -1;
  return fp_compile_text (compiler, attribute, attribute->value, 0, scope,
                          known != NULL ? known->type : FP_TYPE_NOTHING);
}

gboolean
fp_compiler_is_opened (const FpCompiler *compiler, const char *name, gboolean looked_at)
{
  const FpEditionSets *sets = fp_edition_sets (compiler->edition);

  for (guint i = 0; i < sets->n_opened; i++)
    if ((looked_at || (compiler->shown >> i & 1) != 0) && fp_mentions_words (sets->opened[i].names, name))
      return TRUE;
  return FALSE;
}

/* Returns the first name in @expression that reads information not all players have, NULL: none. */
static const char *
hidden_name (const FpCompiler *compiler, const FpExpression *expression)
{
  gboolean looked_at = fp_mentions_words (fp_expression_text (expression), "face-up");
  const char *name;

  for (guint i = 0; (name = fp_expression_hidden_name (expression, i)) != NULL; i++)
    {
      if (!fp_compiler_is_opened (compiler, name, looked_at))
        return name;
    }
  return NULL;
}

gboolean
fp_compiler_hides (const FpCompiler *compiler, const FpExpression *expression)
{
  return !compiler->opened && hidden_name (compiler, expression) != NULL;
}

int16_t
fp_compile_line_attribute (FpCompiler *compiler, const FpElement *element, const char *name)
{
  FpScope scope = fp_compiler_scope (compiler);

  return (int16_t) fp_compile_attribute (compiler, element, name, &scope);
}

/* --- Players --- */

void
fp_check_who (FpCompiler *compiler, const FpElement *element)
{
  if (!compiler->about && fp_element_attribute (element, "who") == NULL)
    fp_problems_add (compiler->problems, element->at,
                     "nobody does this <%s>; expected who=\"…\", or <each who=\"…\"> round it", element->name);
}

int16_t
fp_compile_who (FpCompiler *compiler, const FpElement *element)
{
  fp_check_who (compiler, element);
  return fp_compile_line_attribute (compiler, element, "who");
}

gboolean
fp_compiler_look_to (FpCompiler *c, const FpElement *element)
{
  const char *who = fp_element_get (element, "who");
  gboolean outer = c->elsewhere;

  if (who != NULL)
    c->elsewhere = strcmp (who, "me") != 0;
  return outer;
}
