/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions that are made without a text to parse: numbers, words and variables. */
#include "engine/expression/fp-expression-private.h"

static FpExpression *
expression_new (const FpNode *node, char *text)
{
  FpExpression *expression = g_new0 (FpExpression, 1);

  expression->nodes = g_array_new (FALSE, FALSE, sizeof (FpNode));
  fp_expression_add_node (expression, node);
  expression->text = text;
  fp_expression_finish (expression);
  return expression;
}

FpExpression *
fp_expression_number (int number)
{
  FpNode node = { .op = FP_NODE_NUMBER, .type = FP_TYPE_NUMBER, .a = -1, .b = -1, .value = number };

  return expression_new (&node, g_strdup_printf ("%d", number));
}

FpExpression *
fp_expression_parse_word (const FpEdition *edition, const char *text, guint words, FpExpressionError **error)
{
  FpNode node = { .op = FP_NODE_WORD, .type = FP_TYPE_WORD, .words = (uint8_t) words, .a = -1, .b = -1 };

  node.value = fp_word_number (edition, text, words);
  node.key = fp_word_key (words, node.value);
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

/* Adds the ids of @options as a list of words. Returns −1 if one of them is no word. */
static int
add_words (FpExpression *x, const FpEdition *edition, const GPtrArray *options, guint words)
{
  int list = -1;

  for (guint i = options->len; i > 0; i--)
    {
      FpNode word = { .op = FP_NODE_WORD, .type = FP_TYPE_WORD, .words = (uint8_t) words, .a = -1, .b = -1 };
      FpNode item = { .op = FP_NODE_LIST, .type = FP_TYPE_WORD, .b = (int16_t) list };

      word.value = fp_word_number (edition, g_ptr_array_index (options, i - 1), words);
      if (word.value == 0)
        return -1;
      word.key = fp_word_key (words, word.value);
      item.a = (int16_t) fp_expression_add_node (x, &word);
      list = fp_expression_add_node (x, &item);
    }
  return list;
}

FpExpression *
fp_expression_variable (const FpVariable *variable)
{
  FpNode name = {
    .op = FP_NODE_VARIABLE, .type = (uint8_t) variable->type, .words = variable->words, .a = -1, .b = -1
  };

  name.value = variable->slot;
  name.kept = variable->kept || variable->hidden;
  return expression_new (&name, g_strdup (variable->name));
}

FpExpression *
fp_expression_word_of (const FpEdition *edition, const FpVariable *variable, guint words)
{
  FpNode nth = { .op = FP_NODE_NTH, .type = FP_TYPE_WORD, .words = (uint8_t) words };
  FpExpression *x;
  int list;

  if (variable->type != FP_TYPE_WORD || variable->each || (variable->words != words && variable->options == NULL))
    return NULL;
  x = fp_expression_variable (variable);
  if (variable->options == NULL)
    return x;
  list = add_words (x, edition, variable->options, words);
  if (list < 0)
    {
      fp_expression_free (x);
      return NULL;
    }
  nth.b = (int16_t) list;
  x->root = fp_expression_add_node (x, &nth);
  g_free (x->code);
  fp_expression_finish (x);
  return x;
}
