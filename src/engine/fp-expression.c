/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions as things: making constants, asking about them, digesting, freeing. */
#include "engine/fp-expression-private.h"

#include "engine/fp-hash.h"

#include <string.h>

static FpExpression *
expression_new (const FpNode *node, char *text)
{
  FpExpression *expression = g_new0 (FpExpression, 1);

  expression->nodes = g_array_new (FALSE, FALSE, sizeof (FpNode));
  g_array_append_val (expression->nodes, *node);
  expression->text = text;
  return expression;
}

FpExpression *
fp_expression_number (int number)
{
  FpNode node = { .op = FP_NODE_NUMBER, .type = FP_TYPE_NUMBER, .a = -1, .b = -1, .value = number };

  return expression_new (&node, g_strdup_printf ("%d", number));
}

static guint
word_number (const char *text, guint words)
{
  static const char *const betters[] = { "higher", "lower" };

  switch (words)
    {
    case FP_WORDS_KIND:
      return fp_kind_from_word (text);
    case FP_WORDS_ICON:
      return fp_icon_from_word (text);
    case FP_WORDS_SYMBOL:
      return fp_symbol_from_word (text);
    case FP_WORDS_DECK:
      return fp_envoy_deck_from_word (text);
    case FP_WORDS_BETTER:
      return strcmp (text, betters[0]) == 0 ? FP_BETTER_HIGHER : strcmp (text, betters[1]) == 0 ? FP_BETTER_LOWER : 0;
    default:
      return 0;
    }
}

FpExpression *
fp_expression_parse_word (const char *text, guint words, FpExpressionError **error)
{
  FpNode node = { .op = FP_NODE_WORD, .type = FP_TYPE_WORD, .words = (uint8_t) words, .a = -1, .b = -1 };

  node.value = (int32_t) word_number (text, words);
  if (node.value == 0)
    {
      if (error != NULL)
        {
          *error = g_new0 (FpExpressionError, 1);
          (*error)->message = g_strdup_printf ("“%s” is not a word that can stand here", text);
        }
      return NULL;
    }
  return expression_new (&node, g_strdup (text));
}

void
fp_expression_free (FpExpression *expression)
{
  if (expression == NULL)
    return;
  g_array_unref (expression->nodes);
  g_free (expression->text);
  g_free (expression->first_name);
  g_free (expression);
}

void
fp_expression_error_free (FpExpressionError *error)
{
  if (error == NULL)
    return;
  g_free (error->message);
  g_free (error);
}

static const FpNode *
root_node (const FpExpression *expression)
{
  return &g_array_index (expression->nodes, FpNode, expression->root);
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
      node = &g_array_index (expression->nodes, FpNode, node->a);
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

const char *
fp_expression_text (const FpExpression *expression)
{
  return expression->text;
}

uint64_t
fp_expression_digest (const FpExpression *expression, uint64_t digest)
{
  for (guint i = 0; i < expression->nodes->len; i++)
    {
      const FpNode *node = &g_array_index (expression->nodes, FpNode, i);

      digest = fp_hash_mix (digest, node->op | (uint64_t) node->words << 8);
      digest = fp_hash_mix (digest, (uint64_t) (uint16_t) node->a | (uint64_t) (uint16_t) node->b << 16);
      digest = fp_hash_mix (digest, (uint64_t) node->value);
      digest = fp_hash_string (digest, node->name != NULL ? node->name->name : NULL);
    }
  return fp_hash_mix (digest, (uint64_t) expression->root);
}

const char *
fp_type_name (FpType type)
{
  static const char *const names[FP_N_TYPES] = { "nothing", "a number", "yes or no", "a word",  "players",
                                                 "cards",   "planets",  "ships",     "numbers", "a place for cards" };

  return names[type];
}
