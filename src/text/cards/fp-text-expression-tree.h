/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An expression as a tree, read from its text: words need names as they were written, which the machine's own form of
 * an expression no longer has. */
#pragma once

#include <glib.h>

typedef enum
{
  FP_TREE_NUMBER, /* @word */
  FP_TREE_NAME, /* @word of @a, −1: stands alone */
  FP_TREE_CALL, /* function @word of @a, @b; −1: none */
  FP_TREE_FILTER, /* @a for which @b */
  FP_TREE_LIST, /* @a, then @b */
  FP_TREE_NOT, /* @a */
  FP_TREE_MINUS, /* @a */
  FP_TREE_TWO, /* @a and @b with @word between: “or”, “<=”, “is”, “..”, “*” … */
} FpTreeKind;

typedef struct
{
  FpTreeKind kind;
  char *word; /* NULL: none */
  int a, b;
} FpTreeNode;

/* fp_tree_read: the nodes of @text, the root last, owned strings inside; NULL: it can't be read.  Free with
 * g_array_unref (). */
GArray *fp_tree_read (const char *text);

static inline const FpTreeNode *
fp_tree_node (const GArray *tree, int index)
{
  return &g_array_index (tree, FpTreeNode, index);
}
