/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The memory of a searching player: a tree of information sets.
 *
 * A node stands for all decisions that look alike: the player's own by what its seat sees, the
 * others' by what everybody sees. An arm is an answer there, keyed by its meaning and not by the
 * card's row, so that playouts with other hidden cards add to the same figures.
 */
#pragma once

#include "engine/knowledge/fp-view-key.h"
#include "players/fp-playout.h"

enum
{
  FP_SEARCH_ARMS = 48, /* most arms of a node */
  FP_SEARCH_DEPTH = 64, /* most nodes on a path */
};

typedef struct
{
  uint64_t key; /* key of its meaning */
  int next; /* next arm of the node, −1: last */
  guint visits, offered; /* times taken, times available */
  double value; /* mean result for the deciding seat, 0 to 1 */
  double regret; /* mixed: cumulative regret */
  double share; /* mixed: cumulative weighted strategy */
} FpArm;

typedef struct
{
  uint64_t key;
  int first; /* first arm, −1: none yet */
  guint visits;
  uint8_t seat; /* seat that decides */
  uint8_t mixed; /* TRUE: answered secretly at the same time as others */
} FpNode;

/* A node on the path of a playout. While playouts run the tree stays as it is, so the node and its
 * arms may not be in the tree yet. */
typedef struct
{
  uint64_t key; /* key of the node */
  int node; /* −1: not in the tree */
  uint8_t seat, mixed; /* as in FpNode */
  guint n; /* number of arms */
  guint chosen; /* index of the arm taken */
  double odds; /* probability with which it was chosen */
  uint64_t meaning[FP_SEARCH_ARMS]; /* key of each arm */
  int arm[FP_SEARCH_ARMS]; /* −1: not in the tree */
  double strategy[FP_SEARCH_ARMS]; /* mixed: the strategy at the visit */
} FpVisit;

typedef struct
{
  GArray *nodes; /* of FpNode */
  GArray *arms; /* of FpArm */
  guint *slots; /* index + 1 of each node, by its key; 0: free */
  guint n_slots;
} FpTree;

static inline FpNode *
fp_tree_node (const FpTree *tree, int index)
{
  return &g_array_index (tree->nodes, FpNode, index);
}

static inline FpArm *
fp_tree_arm (const FpTree *tree, int index)
{
  return &g_array_index (tree->arms, FpArm, index);
}

/* Implemented in fp-search-tree.c. */

FpTree *fp_tree_new (void);
void fp_tree_free (FpTree *tree);
/* fp_tree_clear: removes all nodes. */
void fp_tree_clear (FpTree *tree);
/* fp_tree_find: returns the node of @key; −1: there is none.
 * fp_tree_find_arm: returns the arm of @node (−1: none) with the meaning @key; −1: none. */
int fp_tree_find (const FpTree *tree, uint64_t key);
int fp_tree_find_arm (const FpTree *tree, int node, uint64_t key);
/* fp_tree_visited: returns arm @index of @visit, one that was never tried if it is not in the tree.
 */
const FpArm *fp_tree_visited (const FpTree *tree, const FpVisit *visit, guint index);
/* fp_tree_enter: puts the node and the arms of @visit that are not in the tree into it. */
void fp_tree_enter (FpTree *tree, FpVisit *visit);
/* fp_tree_option_key: returns the key of @option's meaning. */
uint64_t fp_tree_option_key (const FpEngine *engine, const FpOption *option);

/* Implemented in fp-search-choice.c. */

/* fp_choice_make: chooses an arm of @visit, whose node and arms are set. @weights: light-policy
 * weights for the first try. The tree stays as it is. */
void fp_choice_make (const FpTree *tree, FpVisit *visit, const guint *weights, FpRandom *random);
/* fp_choice_learn: files the result @value for the deciding seat; with mixed answers it counts for
 * @weight playouts. */
void fp_choice_learn (FpTree *tree, FpVisit *visit, double value, double weight);
