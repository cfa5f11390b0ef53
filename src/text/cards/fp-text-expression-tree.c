/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parser that reads the text of an expression into a tree (docs/design/card-language.md 2.9). */
#include "text/cards/fp-text-expression-tree.h"

#include <string.h>

enum
{
  MAX_DEPTH = 60,
};

typedef struct
{
  GArray *nodes;
  const char *p; /* rest of the text */
  char *token; /* current token; "" at the end */
  int depth;
  gboolean broken;
} Reader;

static int read_or (Reader *r);

static gboolean
is_letter (char c)
{
  return g_ascii_isalnum (c);
}

/* A hyphen belongs to a name only between its letters. */
static void
next (Reader *r)
{
  const char *start;

  while (g_ascii_isspace (*r->p))
    r->p++;
  start = r->p;
  if (is_letter (*start))
    while (is_letter (*r->p) || (*r->p == '-' && is_letter (r->p[1]) && !g_ascii_isdigit (*start)))
      r->p++;
  else if ((*start == '.' && start[1] == '.') || (*start != '\0' && strchr ("<>!", *start) != NULL && start[1] == '='))
    r->p += 2;
  else if (*start != '\0')
    r->p = g_utf8_next_char (start);
  g_free (r->token);
  r->token = g_strndup (start, (gsize) (r->p - start));
}

static gboolean
at (const Reader *r, const char *token)
{
  return strcmp (r->token, token) == 0;
}

static gboolean
at_any (const Reader *r, const char *const *tokens)
{
  return g_strv_contains (tokens, r->token);
}

static void
expect (Reader *r, const char *token)
{
  if (!at (r, token))
    r->broken = TRUE;
  next (r);
}

static int
add (Reader *r, FpTreeKind kind, const char *word, int a, int b)
{
  FpTreeNode node = { kind, g_strdup (word), a, b };

  g_array_append_val (r->nodes, node);
  return (int) r->nodes->len - 1;
}

/* Reads “a, b, c)”, the bracket included. */
static int
read_list (Reader *r)
{
  int first = read_or (r);

  if (at (r, ","))
    {
      next (r);
      return add (r, FP_TREE_LIST, NULL, first, read_list (r));
    }
  expect (r, ")");
  return first;
}

static int
read_base (Reader *r)
{
  g_autofree char *word = g_strdup (r->token);
  int a = -1, b = -1;

  next (r);
  if (strcmp (word, "(") == 0)
    return read_list (r);
  if (g_ascii_isdigit (*word))
    return add (r, FP_TREE_NUMBER, word, -1, -1);
  r->broken = r->broken || !g_ascii_isalpha (*word);
  if (!at (r, "("))
    return add (r, FP_TREE_NAME, word, -1, -1);
  next (r);
  a = read_list (r);
  /* Two arguments are separate nodes. More are one list of words. */
  if (fp_tree_node (r->nodes, a)->kind == FP_TREE_LIST && strcmp (word, "bar") != 0)
    {
      const FpTreeNode list = *fp_tree_node (r->nodes, a);

      a = list.a;
      b = list.b;
    }
  return add (r, FP_TREE_CALL, word, a, b);
}

static int
read_path (Reader *r)
{
  int node = read_base (r);

  while (!r->broken && (at (r, ".") || at (r, "[")))
    {
      gboolean filter = at (r, "[");

      next (r);
      if (filter)
        {
          node = add (r, FP_TREE_FILTER, NULL, node, read_or (r));
          expect (r, "]");
          continue;
        }
      r->broken = r->broken || !g_ascii_isalpha (*r->token);
      node = add (r, FP_TREE_NAME, r->token, node, -1);
      next (r);
    }
  return node;
}

static int
read_prod (Reader *r)
{
  static const char *const signs[] = { "*", "/", "mod", NULL };
  gboolean minus = at (r, "-");
  int node;

  if (minus)
    next (r);
  node = read_path (r);
  while (!r->broken && at_any (r, signs))
    {
      g_autofree char *sign = g_strdup (r->token);

      next (r);
      node = add (r, FP_TREE_BINARY, sign, node, read_path (r));
    }
  return minus ? add (r, FP_TREE_MINUS, NULL, node, -1) : node;
}

static int
read_sum (Reader *r)
{
  static const char *const signs[] = { "+", "-", NULL };
  int node = read_prod (r);

  while (!r->broken && at_any (r, signs))
    {
      g_autofree char *sign = g_strdup (r->token);

      next (r);
      node = add (r, FP_TREE_BINARY, sign, node, read_prod (r));
    }
  if (!at (r, ".."))
    return node;
  next (r);
  return add (r, FP_TREE_BINARY, "..", node, read_sum (r));
}

static int
read_test (Reader *r)
{
  static const char *const signs[] = { "=", "!=", "<", "<=", ">", ">=", "in", "is", NULL };
  int node = read_sum (r);
  g_autofree char *sign = g_strdup (r->token);

  if (!at_any (r, signs))
    return node;
  next (r);
  return add (r, FP_TREE_BINARY, sign, node, read_sum (r));
}

static int
read_inv (Reader *r)
{
  if (!at (r, "not"))
    return read_test (r);
  next (r);
  return add (r, FP_TREE_NOT, NULL, read_inv (r), -1);
}

static int
read_and (Reader *r)
{
  int node = read_inv (r);

  while (!r->broken && at (r, "and"))
    {
      next (r);
      node = add (r, FP_TREE_BINARY, "and", node, read_inv (r));
    }
  return node;
}

static int
read_or (Reader *r)
{
  int node;

  if (++r->depth > MAX_DEPTH)
    {
      r->broken = TRUE;
      return add (r, FP_TREE_NUMBER, "0", -1, -1);
    }
  node = read_and (r);
  while (!r->broken && at (r, "or"))
    {
      next (r);
      node = add (r, FP_TREE_BINARY, "or", node, read_and (r));
    }
  r->depth--;
  return node;
}

static void
clear_node (gpointer data)
{
  FpTreeNode *node = data;

  g_free (node->word);
}

GArray *
fp_tree_read (const char *text)
{
  Reader r = { g_array_new (FALSE, FALSE, sizeof (FpTreeNode)), text, NULL, 0, FALSE };
  gboolean whole;

  g_array_set_clear_func (r.nodes, clear_node);
  next (&r);
  read_or (&r);
  whole = !r.broken && *r.token == '\0';
  g_free (r.token);
  if (!whole)
    g_clear_pointer (&r.nodes, g_array_unref);
  return r.nodes;
}
