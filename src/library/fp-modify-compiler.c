/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of `modify`: the query, its subject, the conditions, and the change of the answer
 * (docs/design/card-language.md 2.4). */
#include "library/fp-library-private.h"

#include <string.h>

/* The attributes of changes, in the order of FpChange. */
static const char *const changes[FP_N_CHANGES + 1] = {
  [FP_CHANGE_TO] = "to",           [FP_CHANGE_TIMES] = "times",
  [FP_CHANGE_ADD] = "add",         [FP_CHANGE_AT_LEAST] = "at-least",
  [FP_CHANGE_AT_MOST] = "at-most", [FP_CHANGE_INCLUDE] = "include",
  [FP_CHANGE_EXCLUDE] = "exclude",
};

/* Returns TRUE if an answer of type @gives can be changed by @change. */
static gboolean
can_change (FpType gives, FpChange change)
{
  switch (gives)
    {
    case FP_TYPE_NUMBER:
      return change <= FP_CHANGE_AT_MOST;
    case FP_TYPE_PLAYERS:
    case FP_TYPE_CARDS:
    case FP_TYPE_PLANETS:
    case FP_TYPE_NUMBERS:
      return change == FP_CHANGE_TO || change == FP_CHANGE_INCLUDE || change == FP_CHANGE_EXCLUDE;
    case FP_TYPE_YES_NO:
    case FP_TYPE_WORD:
    case FP_TYPE_SHIPS:
      return change == FP_CHANGE_TO;
    case FP_TYPE_NOTHING:
    case FP_TYPE_ZONE:
    case FP_TYPE_ACTION:
    case FP_TYPE_HALVES:
    case FP_N_TYPES:
    default:
      return FALSE;
    }
}

static char *
list_changes (FpType gives)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < FP_N_CHANGES; i++)
    if (can_change (gives, (FpChange) i))
      g_string_append_printf (list, "%s“%s”", list->len > 0 ? ", " : "", changes[i]);
  return g_string_free (list, FALSE);
}

/* Complains about the step @word if a `modify` of @query may not name it. */
static void
check_step (FpCompiler *c, const FpAttribute *attribute, const FpQueryDef *query, const char *word)
{
  const FpEditionSets *sets = fp_edition_sets (c->edition);
  guint step = fp_edition_step (c->edition, word);

  for (guint i = 0; i < sets->n_ranges; i++)
    {
      const FpStepRange *range = &sets->ranges[i];
      int rank = fp_edition_step_rank (c->edition, range->encounter, step);

      if (query == &c->edition->queries[range->query] &&
          (rank < fp_edition_step_rank (c->edition, range->encounter, range->first) ||
           rank > fp_edition_step_rank (c->edition, range->encounter, range->last)))
        fp_problems_add (c->problems, attribute->value_at, "%s at “%s”; expected a step from “%s” to “%s”",
                         range->complaint, word, c->edition->procedures[range->first].id,
                         c->edition->procedures[range->last].id);
    }
}

/* Parses @text as a name that stands for a word of the list @words. NULL: @text is no such name. */
static FpExpression *
parse_named_word (FpCompiler *c, const FpAttribute *attribute, const char *text, guint words)
{
  const FpVariable *variable = fp_check_name (text) ? fp_compiler_variable (c, text) : NULL;

  return variable != NULL && fp_compiler_read (c, attribute, text) ? fp_expression_word_of (c->edition, variable, words)
                                                                   : NULL;
}

static int
compile_word (FpCompiler *c, const FpAttribute *attribute, const FpQueryDef *query)
{
  guint words = query->words;
  g_autoptr (FpExpressionError) error = NULL;
  g_autofree char *trimmed = g_strstrip (g_strdup (attribute->value));
  FpExpression *word = fp_expression_parse_word (c->edition, trimmed, words, &error);

  if (word == NULL && (word = parse_named_word (c, attribute, trimmed, words)) != NULL)
    return fp_compiler_add (c, word);
  if (word == NULL && *trimmed != '\0')
    {
      g_autofree char *all = fp_word_list (c->edition, words);
      g_auto (GStrv) list = g_strsplit (all, " ", -1);
      g_autofree char *what = g_strdup_printf ("“%s” can't stand in “%s”", trimmed, attribute->name);
      g_autoptr (GPtrArray) known = g_ptr_array_new ();

      for (guint i = 0; list[i] != NULL; i++)
        g_ptr_array_add (known, list[i]);
      fp_complain_of_word (c->problems, attribute->value_at, what, trimmed, known, fp_quotes);
    }
  else if (word != NULL && words == FP_WORD_LIST_STEP)
    check_step (c, attribute, query, trimmed);
  return fp_compiler_add (c, word);
}

/* A rule may read only queries that come before its own. */
static FpScope
query_scope (const FpCompiler *c, const FpQueryDef *query, FpType it, gboolean so_far)
{
  FpScope scope = fp_compiler_head_scope (c);

  scope.rank = (int) (query - c->edition->queries) + 1;
  scope.it = it;
  scope.so_far = so_far;
  return scope;
}

static int
compile_value (FpCompiler *c, const FpAttribute *attribute, const FpQueryDef *query)
{
  FpScope scope = query_scope (c, query, query->about, query->gives == FP_TYPE_NUMBER);

  if (query->gives == FP_TYPE_WORD)
    return compile_word (c, attribute, query);
  return fp_compile_text (c, attribute, attribute->value, 0, &scope, query->gives);
}

/* Compiles the subject: a query about players is about the card's own player by default. */
static int
compile_of (FpCompiler *c, const FpElement *element, const FpQueryDef *query)
{
  const FpAttribute *of = fp_element_attribute (element, "of");
  FpScope scope = query_scope (c, query, FP_TYPE_NOTHING, FALSE);

  if (of == NULL && query->about != FP_TYPE_NOTHING && (query->about != FP_TYPE_PLAYERS || !c->owned))
    fp_problems_add (c->problems, element->at, "<modify> doesn't say of what; expected of=\"…\" with %s",
                     fp_type_name (query->about));
  if (of != NULL && query->about == FP_TYPE_NOTHING)
    fp_problems_add (c->problems, of->at, "“of” can't stand beside “%s”; expected none: it is the encounter's",
                     query->id);
  if (of == NULL || query->about == FP_TYPE_NOTHING)
    return -1;
  if (query->part != NULL && g_str_has_suffix (of->value, query->part))
    {
      g_autofree char *whose = g_strndup (of->value, strlen (of->value) - strlen (query->part));

      return fp_compile_text (c, of, whose, 0, &scope, query->about);
    }
  return fp_compile_text (c, of, of->value, 0, &scope, query->about);
}

static gboolean
reads_so_far (const FpCompiler *c, int index)
{
  const FpExpression *expression = fp_catalog_expression (c->catalog, index);

  return expression != NULL && fp_expression_reads_so_far (expression);
}

static void
compile_changes (FpCompiler *c, const FpElement *element, const FpQueryDef *query, const FpRule *head)
{
  g_autofree char *able = list_changes (query->gives);
  guint found = 0;

  for (guint i = 0; i < FP_N_CHANGES; i++)
    {
      const FpAttribute *attribute = fp_element_attribute (element, changes[i]);
      FpRule rule = *head;

      if (attribute == NULL)
        continue;
      found++;
      if (!can_change (query->gives, (FpChange) i))
        {
          fp_problems_add (c->problems, attribute->at, "“%s” is %s and can't be changed by “%s”; expected %s",
                           query->id, fp_type_name (query->gives), changes[i], able);
          continue;
        }
      rule.change = (uint8_t) i;
      rule.value = (int16_t) compile_value (c, attribute, query);
      rule.so_far = reads_so_far (c, rule.cond) || reads_so_far (c, rule.value);
      fp_check_choices (c, element, query, &rule);
      fp_compiler_add_rule (c, &rule);
    }
  if (found == 0)
    fp_problems_add (c->problems, element->at, "<modify> doesn't say how “%s” changes; expected %s", query->id, able);
}

static void
unknown_query (FpCompiler *c, const FpAttribute *what)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const char *nearest;

  for (guint i = 0; i < c->edition->n_queries; i++)
    g_ptr_array_add (known, (char *) c->edition->queries[i].id);
  g_ptr_array_add (known, NULL);
  nearest = fp_nearest_word (what->value, (const char *const *) known->pdata);
  if (nearest != NULL)
    fp_problems_add (c->problems, what->value_at, "there is no “%s” to modify; did you mean “%s”?", what->value,
                     nearest);
  else
    fp_problems_add (c->problems, what->value_at, "there is no “%s” to modify; expected a word such as “%s”",
                     what->value, c->edition->n_queries > 0 ? c->edition->queries[0].id : "…");
}

void
fp_compile_modify (FpCompiler *c, const FpElement *element, const FpRuleHead *of)
{
  const FpAttribute *what = fp_element_attribute (element, "what");
  int index = what != NULL ? fp_edition_query (c->edition, what->value) : -1;
  FpRule head = fp_rule_new (FP_RULE_MODIFY, of);
  const FpQueryDef *query;
  FpScope scope;

  if (what != NULL && index < 0 && *what->value != '\0')
    unknown_query (c, what);
  if (of->of == FP_RULES_LASTING)
    head.until = fp_compile_until (c, element, &head.until_when, head.until_actions) ? 1 : 0;
  if (of->of == FP_RULES_LASTING && fp_element_attribute (element, "until") == NULL)
    {
      head.until = 1;
      if (c->fought)
        fp_until_encounter (c->edition, &head.until_when, head.until_actions);
      else
        fp_problems_add (c->problems, element->at,
                         "<modify> doesn't say how long; expected until=\"…\", such as “after encounter”");
    }
  if (index < 0)
    return;
  query = &c->edition->queries[index];
  scope = query_scope (c, query, query->about, query->gives == FP_TYPE_NUMBER);
  head.query = (uint8_t) index;
  head.of = (int16_t) compile_of (c, element, query);
  head.cond = (int16_t) fp_compile_attribute (c, element, "if", &scope);
  if (of->unseen)
    fp_check_unseen (c, element, query);
  compile_changes (c, element, query, &head);
}
