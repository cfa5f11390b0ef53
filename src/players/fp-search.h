/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a searching player remembers of the games it has imagined: a tree of information sets.
 *
 * A node stands for all questions that look alike: the player's own by what its seat sees then, the others' by what
 * everybody sees.  An arm is one answer there, told by what it means and not by the row of the card, so that games with
 * other hidden cards add to the same figures.
 */
#pragma once

#include "engine/knowledge/fp-view.h"
#include "players/fp-playout.h"

enum
{
  FP_SEARCH_ARMS = 48, /* answers looked at at one question; more there are rarely */
  FP_SEARCH_DEPTH = 64, /* questions of one imagined game that are remembered */
};

typedef struct
{
  uint64_t key; /* what it means */
  int next; /* of the same node, −1: the last */
  guint visits, offered; /* taken; could have been taken */
  double value; /* mean, for who is asked: 0 to 1 */
  double regret; /* of not having taken it more often: mixed questions */
  double share; /* of the strategies so far, weighted: likewise */
} FpArm;

typedef struct
{
  uint64_t key;
  int first; /* arm, −1: none yet */
  guint visits;
  uint8_t ours; /* the player itself is asked */
  uint8_t mixed; /* answered secretly at the same time as others */
} FpNode;

/* What was done at one node in the game being imagined. */
typedef struct
{
  int node;
  guint n; /* arms there were */
  guint chosen; /* index of @arm */
  double odds; /* with which it was */
  int arm[FP_SEARCH_ARMS];
  double strategy[FP_SEARCH_ARMS]; /* mixed: what was thought best to do */
} FpVisit;

typedef struct
{
  GArray *nodes; /* of FpNode */
  GArray *arms; /* of FpArm */
  GHashTable *by_key; /* node keys → index + 1 */
  FpVisit path[FP_SEARCH_DEPTH];
  guint depth; /* of the path */
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

/* fp-search-tree.c */

FpTree *fp_tree_new (void);
void fp_tree_free (FpTree *tree);
/* fp_tree_clear: forgets everything. */
void fp_tree_clear (FpTree *tree);
/* fp_tree_find: the node of @key; a new one if there is none and @make, −1 if not. */
int fp_tree_find (FpTree *tree, uint64_t key, gboolean make);
/* fp_tree_offer: the arm of @node that means @key, made if there is none. */
int fp_tree_offer (FpTree *tree, int node, uint64_t key);
/* fp_tree_key: stands for the open question of @imagination: as the player sees it, or as everybody does.  @view is
 * room to work. */
uint64_t fp_tree_key (FpPlayout *playout, FpView *view);
/* fp_tree_option_key: stands for what @option means. */
uint64_t fp_tree_option_key (const FpEngine *engine, const FpOption *option);

/* fp-search-choice.c */

/* fp_choice_make: chooses an arm of @visit, whose node and arms are set; @weights: how much each is worth a first try.
 */
void fp_choice_make (const FpTree *tree, FpVisit *visit, const guint *weights, FpRandom *random);
/* fp_choice_learn: the game ended with @value for who was asked; it counts for @weight games where answers are mixed.
 */
void fp_choice_learn (const FpTree *tree, const FpVisit *visit, double value, double weight);
