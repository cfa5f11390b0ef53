/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parse tree of an expression, read from its text. Sentences need the names as they were written,
 * which the engine's own form of an expression no longer has. */
#pragma once

#include <glib.h>

typedef enum
{
  FP_TREE_NUMBER, /* @word */
  FP_TREE_NAME, /* @word of @a; −1: alone */
  FP_TREE_CALL, /* function @word of @a and @b; −1: none */
  FP_TREE_FILTER, /* those of @a for which @b holds */
  FP_TREE_LIST, /* @a, then @b */
  FP_TREE_NOT, /* @a */
  FP_TREE_MINUS, /* @a */
  FP_TREE_BINARY, /* @a and @b with @word between: “or”, “<=”, “is”, “..”, “*” … */
} FpTreeKind;

typedef struct
{
  FpTreeKind kind;
  char *word; /* or NULL */
  int a, b;
} FpTreeNode;

/* fp_tree_read: returns the nodes of @text, the root last, or NULL if it can't be parsed. The array
 * owns the strings. Free with g_array_unref (). */
GArray *fp_tree_read (const char *text);

static inline const FpTreeNode *
fp_tree_node (const GArray *tree, int index)
{
  return &g_array_index (tree, FpTreeNode, index);
}
