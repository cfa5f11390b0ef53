/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiles `modify`: which question, about whom, when, and how its answer changes (card-language.md 2.4). */
#include "library/fp-library-private.h"

#include <string.h>

/* The attributes that change an answer, in the order of FpChange. */
static const char *const changes[FP_N_CHANGES + 1] = {
  [FP_CHANGE_TO] = "to",           [FP_CHANGE_TIMES] = "times",
  [FP_CHANGE_ADD] = "add",         [FP_CHANGE_AT_LEAST] = "at-least",
  [FP_CHANGE_AT_MOST] = "at-most", [FP_CHANGE_INCLUDE] = "include",
  [FP_CHANGE_EXCLUDE] = "exclude",
};

/* Whether an answer of type @gives can be changed like that. */
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

/* The words a question may be answered with, as far as they are written in a card. */
static const char *
words_of (guint words)
{
#define FP_WORD_ENTRY(constant, word) " " word
  switch (words)
    {
    case FP_WORDS_KIND:
      return FP_CARD_KINDS (FP_WORD_ENTRY);
    case FP_WORDS_ICON:
      return FP_ICONS (FP_WORD_ENTRY);
    case FP_WORDS_SYMBOL:
      return FP_SYMBOLS (FP_WORD_ENTRY);
    case FP_WORDS_DECK:
      return FP_ENVOY_DECKS (FP_WORD_ENTRY);
    case FP_WORDS_BETTER:
      return FP_BETTERS (FP_WORD_ENTRY);
    default:
      return "";
    }
}

static int
compile_word (FpCompiler *c, const FpAttribute *attribute, guint words)
{
  g_autoptr (FpExpressionError) error = NULL;
  FpExpression *word = fp_expression_parse_word (attribute->value, words, &error);

  if (word == NULL)
    fp_problems_add (c->problems, attribute->value_at, "“%s” can't stand in “%s”; expected one of:%s", attribute->value,
                     attribute->name, words_of (words));
  return fp_compiler_add (c, word);
}

/* Rules are read when something is asked, not when the line is: whose a thing is must be said; and they may ask only
 * questions that come before their own. */
static FpScope
head_scope (const FpCompiler *c, const FpQuestion *question, FpType it, gboolean so_far)
{
  FpScope scope = fp_compiler_scope (c);

  scope.rank = (int) (question - c->edition->questions) + 1;
  scope.no_bare = TRUE;
  scope.it = it;
  scope.so_far = so_far;
  return scope;
}

static int
compile_value (FpCompiler *c, const FpAttribute *attribute, const FpQuestion *question)
{
  FpScope scope = head_scope (c, question, question->about, question->gives == FP_TYPE_NUMBER);

  if (question->gives == FP_TYPE_WORD)
    return compile_word (c, attribute, question->words);
  return fp_compile_text (c, attribute, attribute->value, 0, &scope, question->gives);
}

/* About whom or what: only a question of the encounter needs no answer to that. */
static int
compile_of (FpCompiler *c, const FpElement *element, const FpQuestion *question)
{
  const FpAttribute *of = fp_element_attribute (element, "of");
  FpScope scope = head_scope (c, question, FP_TYPE_NOTHING, FALSE);

  if (of == NULL && question->about != FP_TYPE_NOTHING)
    fp_problems_add (c->problems, element->at, "<modify> doesn't say of what; expected of=\"…\" with %s",
                     fp_type_name (question->about));
  if (of != NULL && question->about == FP_TYPE_NOTHING)
    fp_problems_add (c->problems, of->at, "“of” can't stand beside “%s”; expected none: it is the encounter's",
                     question->id);
  if (of == NULL || question->about == FP_TYPE_NOTHING)
    return -1;
  return fp_compile_text (c, of, of->value, 0, &scope, question->about);
}

static gboolean
reads_so_far (const FpCompiler *c, int index)
{
  const FpExpression *expression = fp_catalog_expression (c->catalog, index);

  return expression != NULL && fp_expression_reads_so_far (expression);
}

static void
add_rule (FpCompiler *c, const FpRule *head, FpChange change, int value)
{
  FpRule rule = *head;

  rule.change = (uint8_t) change;
  rule.value = (int16_t) value;
  rule.so_far = reads_so_far (c, rule.cond) || reads_so_far (c, value);
  if (c->catalog->rules->len >= G_MAXINT16)
    c->full = TRUE;
  else
    g_array_append_val (c->catalog->rules, rule);
}

static void
compile_changes (FpCompiler *c, const FpElement *element, const FpQuestion *question, const FpRule *head)
{
  guint found = 0;

  for (guint i = 0; i < FP_N_CHANGES; i++)
    {
      const FpAttribute *attribute = fp_element_attribute (element, changes[i]);
      g_autofree char *able = list_changes (question->gives);

      if (attribute == NULL)
        continue;
      found++;
      if (can_change (question->gives, (FpChange) i))
        add_rule (c, head, (FpChange) i, compile_value (c, attribute, question));
      else
        fp_problems_add (c->problems, attribute->at, "“%s” is %s and can't be changed by “%s”; expected %s",
                         question->id, fp_type_name (question->gives), changes[i], able);
    }
  if (found == 0)
    {
      g_autofree char *able = list_changes (question->gives);

      fp_problems_add (c->problems, element->at, "<modify> doesn't say how “%s” changes; expected %s", question->id,
                       able);
    }
}

static void
unknown_question (FpCompiler *c, const FpAttribute *what)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const char *nearest;

  for (guint i = 0; i < c->edition->n_questions; i++)
    g_ptr_array_add (known, (char *) c->edition->questions[i].id);
  g_ptr_array_add (known, NULL);
  nearest = fp_nearest_word (what->value, (const char *const *) known->pdata);
  if (nearest != NULL)
    fp_problems_add (c->problems, what->value_at, "there is no “%s” to modify; did you mean “%s”?", what->value,
                     nearest);
  else
    fp_problems_add (c->problems, what->value_at, "there is no “%s” to modify; expected a word such as “%s”",
                     what->value, c->edition->n_questions > 0 ? c->edition->questions[0].id : "clout");
}

static void
compile_rule (FpCompiler *c, const FpElement *element)
{
  const FpAttribute *what = fp_element_attribute (element, "what");
  int index = what != NULL ? fp_edition_question (c->edition, what->value) : -1;
  const FpQuestion *question;
  FpScope scope;
  FpRule head = { 0 };

  if (what != NULL && index < 0 && *what->value != '\0')
    unknown_question (c, what);
  if (index < 0)
    return;
  question = &c->edition->questions[index];
  scope = head_scope (c, question, question->about, question->gives == FP_TYPE_NUMBER);
  head.question = (uint8_t) index;
  head.of = (int16_t) compile_of (c, element, question);
  head.cond = (int16_t) fp_compile_attribute (c, element, "if", &scope);
  compile_changes (c, element, question, &head);
}

guint
fp_compile_rules (FpCompiler *compiler, const FpElement *element, guint *count)
{
  guint first = compiler->catalog->rules->len;

  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (fp_element_is (fp_element_child_at (element, i), "modify"))
      compile_rule (compiler, fp_element_child_at (element, i));
  *count = compiler->catalog->rules->len - first;
  return first;
}
