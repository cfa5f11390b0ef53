/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tokens of an expression's text, and its nodes. */
#include "engine/expression/fp-expression-parser.h"

#include <string.h>

/* Returns the new error, NULL: there was one before. */
static FpExpressionError *
fail (FpParser *p, const char *where, const char *format, va_list args)
{
  if (p->error != NULL)
    return NULL;
  p->error = g_new0 (FpExpressionError, 1);
  p->error->offset = (guint) g_utf8_pointer_to_offset (p->text, where);
  p->error->message = g_strdup_vprintf (format, args);
  return p->error;
}

int
fp_parse_fail (FpParser *p, const char *where, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  fail (p, where, format, args);
  va_end (args);
  return -1;
}

int
fp_parse_fail_unknown (FpParser *p, const char *where, FpType of, const char *word, const char *format, ...)
{
  FpExpressionError *error;
  va_list args;

  va_start (args, format);
  error = fail (p, where, format, args);
  va_end (args);
  if (error != NULL)
    {
      error->unknown = g_strdup (word);
      error->of = of;
      error->it = p->sifting ? p->it : FP_TYPE_NOTHING;
    }
  return -1;
}

void
fp_parse_show (FpParser *p, const char *where, gsize length, const char *now)
{
  /* The text behind @where has not been read, so it is as it was written. */
  gsize behind = strlen (where), at = p->shown->len - behind;

  g_string_erase (p->shown, (gssize) at, (gssize) length);
  g_string_insert (p->shown, (gssize) at, now);
}

FpNode *
fp_parse_node (FpParser *p, int index)
{
  return &g_array_index (p->out->nodes, FpNode, index);
}

int
fp_parse_add (FpParser *p, FpNodeOp op, FpType type, int a, int b, int value)
{
  FpNode node = { .op = (uint8_t) op, .type = (uint8_t) type, .a = (int16_t) a, .b = (int16_t) b, .value = value };

  if (p->out->nodes->len > 500)
    return fp_parse_fail (p, p->at, "this expression is too long");
  return fp_expression_add_node (p->out, &node);
}

void
fp_parse_space (FpParser *p)
{
  while (g_ascii_isspace (*p->at))
    p->at++;
}

gboolean
fp_parse_take (FpParser *p, const char *sign)
{
  fp_parse_space (p);
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

gboolean
fp_parse_take_word (FpParser *p, const char *word)
{
  gsize n;

  fp_parse_space (p);
  n = name_length (p->at);
  if (n != strlen (word) || strncmp (p->at, word, n) != 0)
    return FALSE;
  p->at += n;
  return TRUE;
}

char *
fp_parse_take_name (FpParser *p, const char **where)
{
  gsize n;

  fp_parse_space (p);
  *where = p->at;
  n = name_length (p->at);
  if (n == 0)
    {
      if (*p->at == '\0')
        fp_parse_fail (p, p->at, "something is missing at the end; a name or a number was expected");
      else
        fp_parse_fail (p, p->at, "“%.8s” can't stand here; a name or a number was expected", p->at);
      return NULL;
    }
  p->at += n;
  p->name_at = *where;
  return g_strndup (*where, n);
}

int
fp_parse_want (FpParser *p, int index, FpType wanted, const char *where)
{
  FpType type;

  if (index < 0)
    return -1;
  type = fp_parse_node (p, index)->type;
  if (wanted == FP_TYPE_NOTHING || type == wanted)
    return index;
  if (wanted == FP_TYPE_NUMBER && type == FP_TYPE_SHIPS)
    return index;
  if (wanted == FP_TYPE_NUMBERS && type == FP_TYPE_NUMBER)
    return index;
  if (wanted == FP_TYPE_CARDS && type == FP_TYPE_ZONE)
    return index;
  if (wanted == FP_TYPE_PLANETS && fp_parse_node (p, index)->op == FP_NODE_NAMED)
    {
      /* The planet that a tile is. */
      fp_parse_node (p, index)->type = FP_TYPE_PLANETS;
      return index;
    }
  return fp_parse_fail (p, where, "this is %s; %s was expected", fp_type_name (type), fp_type_name (wanted));
}
