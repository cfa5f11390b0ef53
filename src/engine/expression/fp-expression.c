/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions as objects: words, properties, digest, freeing. */
#include "engine/expression/fp-expression-private.h"

#include "engine/runner/fp-edition.h"
#include "engine/state/fp-hash.h"

#include <string.h>

#define FP_WORD(name, word) word,

int
fp_expression_add_node (FpExpression *x, const FpNode *node)
{
  g_array_append_val (x->nodes, *node);
  x->rows = (const FpNode *) (gconstpointer) x->nodes->data;
  return (int) x->nodes->len - 1;
}

const char *
fp_word_text (const FpEdition *edition, guint words, int number)
{
  guint own = fp_word_list_index (words), index = (guint) number - 1;

  if (number <= 0)
    return NULL;
  if (words == FP_WORD_LIST_KIND)
    return (guint) number < edition->n_kinds ? edition->kinds[number].id : NULL;
  if (own < edition->n_word_lists)
    return index < edition->word_lists[own].n ? edition->word_lists[own].words[index] : NULL;
  if (words == FP_WORD_LIST_ROLE)
    return index < edition->n_roles ? edition->roles[index].id : NULL;
  if (words == FP_WORD_LIST_CAUSE && number == FP_CAUSE_ABILITY)
    return "ability";
  if (words == FP_WORD_LIST_CAUSE && number >= FP_CAUSE_OWN)
    return (guint) number - FP_CAUSE_OWN < edition->n_causes ? edition->causes[number - FP_CAUSE_OWN] : NULL;
  if (words == FP_WORD_LIST_STEP || words == FP_WORD_LIST_CAUSE)
    return (guint) number < edition->n_procedures ? edition->procedures[number].id : NULL;
  return NULL;
}

/* Returns TRUE if a procedure is a word of the list @words. Ids of parts of procedures are
 * internal. */
static gboolean
is_word (const FpProcedureDef *procedure, guint words)
{
  gboolean moment = procedure->kind == FP_PROCEDURE_STEP || procedure->kind == FP_PROCEDURE_WHOLE;

  return words == FP_WORD_LIST_STEP ? moment : words == FP_WORD_LIST_CAUSE && procedure->kind != FP_PROCEDURE_PART;
}

/* Calls @each for every word of the list with its number, until @each returns TRUE. */
static gboolean
each_word (const FpEdition *edition, guint words, gboolean (*each) (const char *word, int number, gpointer data),
           gpointer data)
{
  const char *word;

  for (int i = words == FP_WORD_LIST_CAUSE ? FP_CAUSE_ABILITY : 1;
       words != FP_WORD_LIST_STEP && (word = fp_word_text (edition, words, i)) != NULL; i++)
    if (each (word, i, data))
      return TRUE;
  FP_EACH_PROCEDURE (edition, i)
    if (is_word (&edition->procedures[i], words) && each (edition->procedures[i].id, (int) i, data))
      return TRUE;
  return FALSE;
}

typedef struct
{
  const char *text;
  int number;
} WordSearch;

static gboolean
is_it (const char *word, int number, gpointer data)
{
  WordSearch *search = data;

  if (strcmp (word, search->text) != 0)
    return FALSE;
  search->number = number;
  return TRUE;
}

int
fp_word_number (const FpEdition *edition, const char *text, guint words)
{
  WordSearch search = { .text = text };

  each_word (edition, words, is_it, &search);
  return search.number;
}

static gboolean
list_it (const char *word, int number G_GNUC_UNUSED, gpointer data)
{
  GString *list = data;

  g_string_append_printf (list, list->len > 0 ? " %s" : "%s", word);
  return FALSE;
}

char *
fp_word_list (const FpEdition *edition, guint words)
{
  GString *list = g_string_new (NULL);

  each_word (edition, words, list_it, list);
  return g_string_free (list, FALSE);
}

void
fp_expression_free (FpExpression *expression)
{
  if (expression == NULL)
    return;
  g_array_unref (expression->nodes);
  g_free (expression->code);
  g_free (expression->text);
  g_free (expression->first_name);
  g_clear_pointer (&expression->hidden, g_ptr_array_unref);
  for (guint i = 0; i < G_N_ELEMENTS (expression->closed); i++)
    {
      g_clear_pointer (&expression->closed[i], g_ptr_array_unref);
      g_clear_pointer (&expression->closed_members[i], g_ptr_array_unref);
    }
  g_free (expression);
}

void
fp_expression_error_free (FpExpressionError *error)
{
  if (error == NULL)
    return;
  g_free (error->message);
  g_free (error->unknown);
  g_free (error);
}

static const FpNode *
root_node (const FpExpression *expression)
{
  return fp_expression_node (expression, expression->root);
}

FpType
fp_expression_type (const FpExpression *expression)
{
  return root_node (expression)->type;
}

guint
fp_expression_words (const FpExpression *expression)
{
  return root_node (expression)->words;
}

gboolean
fp_expression_reads_so_far (const FpExpression *expression)
{
  return expression->so_far;
}

gboolean
fp_expression_is_constant (const FpExpression *expression, int *number)
{
  const FpNode *node = root_node (expression);
  int sign = 1;

  if (node->op == FP_NODE_NEGATE)
    {
      node = fp_expression_node (expression, node->a);
      sign = -1;
    }
  if (node->op != FP_NODE_NUMBER)
    return FALSE;
  *number = sign * node->value;
  return TRUE;
}

const char *
fp_expression_name (const FpExpression *expression)
{
  return expression->first_name;
}

static const char *
nth_name (const GPtrArray *names, guint index)
{
  return names != NULL && index < names->len ? g_ptr_array_index (names, index) : NULL;
}

const char *
fp_expression_reads (const FpExpression *expression, guint index)
{
  for (guint i = 0; i < expression->nodes->len; i++)
    {
      const FpNode *node = &g_array_index (expression->nodes, FpNode, i);

      if (node->op == FP_NODE_NAME && index-- == 0)
        return node->name->name;
    }
  return NULL;
}

const char *
fp_expression_hidden_name (const FpExpression *expression, guint index)
{
  return nth_name (expression->hidden, index);
}

const char *
fp_expression_closed_name (const FpExpression *expression, gboolean own, guint index)
{
  return nth_name (expression->closed[own ? 0 : 1], index);
}

const char *
fp_expression_closed_member_name (const FpExpression *expression, gboolean own, guint index)
{
  return nth_name (expression->closed_members[own ? 0 : 1], index);
}

gboolean
fp_expression_hidden (const FpExpression *expression)
{
  return fp_expression_hidden_name (expression, 0) != NULL;
}

const char *
fp_expression_text (const FpExpression *expression)
{
  return expression->text;
}

static gboolean
goes_by_key (const FpNode *node)
{
  return node->op == FP_NODE_NAMED || node->op == FP_NODE_COUNTER_OF || node->op == FP_NODE_WORD;
}

/* Returns the name of @def in digests, NULL for none. */
static const char *
lasting_name (const FpNameDef *def)
{
  if (def == NULL)
    return NULL;
  return def->was != NULL ? def->was : def->name;
}

uint64_t
fp_expression_digest (const FpExpression *expression, uint64_t digest)
{
  for (guint i = 0; i < expression->nodes->len; i++)
    {
      const FpNode *node = &g_array_index (expression->nodes, FpNode, i);

      digest = fp_hash_mix (digest, node->op | (uint64_t) node->words << 8);
      digest = fp_hash_mix (digest, (uint64_t) (uint16_t) node->a | (uint64_t) (uint16_t) node->b << 16);
      /* A definition counts by its key: its number depends on the sets read before. */
      digest = fp_hash_mix (digest, goes_by_key (node) ? node->key : (uint64_t) node->value);
      digest = fp_hash_string (digest, lasting_name (node->name));
    }
  return fp_hash_mix (digest, (uint64_t) expression->root);
}

const char *
fp_type_name (FpType type)
{
  static const char *const names[FP_N_TYPES] = {
    "nothing", "a number", "yes or no",         "a word", "players",        "cards", "planets",
    "ships",   "numbers",  "a place for cards", "an act", "halves of cards"
  };

  return names[type];
}
