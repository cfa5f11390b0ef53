/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tree of information sets: nodes and arms by their keys. */
#include "players/fp-search.h"

#include <string.h>

#include "engine/state/fp-hash.h"

enum
{
  FIRST_SLOTS = 2048, /* a power of two */
};

static void
make_slots (FpTree *tree, guint n)
{
  g_free (tree->slots);
  tree->slots = g_new0 (guint, n);
  tree->n_slots = n;
}

FpTree *
fp_tree_new (void)
{
  FpTree *tree = g_new0 (FpTree, 1);
  tree->nodes = g_array_new (FALSE, TRUE, sizeof (FpNode));
  tree->arms = g_array_new (FALSE, TRUE, sizeof (FpArm));
  make_slots (tree, FIRST_SLOTS);
  return tree;
}

void
fp_tree_free (FpTree *tree)
{
  if (tree == NULL)
    return;
  g_array_unref (tree->nodes);
  g_array_unref (tree->arms);
  g_free (tree->slots);
  g_free (tree);
}

void
fp_tree_clear (FpTree *tree)
{
  g_array_set_size (tree->nodes, 0);
  g_array_set_size (tree->arms, 0);
  memset (tree->slots, 0, tree->n_slots * sizeof *tree->slots);
}

/* Returns the slot of the node with @key, or the empty one where it belongs. The slots are never
 * full. */
static guint *
find_slot (const FpTree *tree, uint64_t key)
{
  guint i = (guint) (key ^ key >> 32) & (tree->n_slots - 1);
  while (tree->slots[i] != 0 && fp_tree_node (tree, (int) tree->slots[i] - 1)->key != key)
    i = (i + 1) & (tree->n_slots - 1);
  return &tree->slots[i];
}

/* Makes room for more nodes than half of the slots. */
static void
double_slots (FpTree *tree)
{
  make_slots (tree, 2 * tree->n_slots);
  for (guint node = 0; node < tree->nodes->len; node++)
    *find_slot (tree, fp_tree_node (tree, (int) node)->key) = node + 1;
}

int
fp_tree_find (const FpTree *tree, uint64_t key)
{
  return (int) *find_slot (tree, key) - 1;
}

int
fp_tree_find_arm (const FpTree *tree, int node, uint64_t key)
{
  int arm = node < 0 ? -1 : fp_tree_node (tree, node)->first;
  while (arm >= 0 && fp_tree_arm (tree, arm)->key != key)
    arm = fp_tree_arm (tree, arm)->next;
  return arm;
}

const FpArm *
fp_tree_visited (const FpTree *tree, const FpVisit *visit, guint index)
{
  static const FpArm untried = { .next = -1, .value = 0.5 };
  return visit->arm[index] < 0 ? &untried : fp_tree_arm (tree, visit->arm[index]);
}

static int
find_or_make (FpTree *tree, uint64_t key)
{
  guint *slot = find_slot (tree, key);
  if (*slot != 0)
    return (int) *slot - 1;
  const FpNode node = { .key = key, .first = -1 };
  g_array_append_val (tree->nodes, node);
  *slot = tree->nodes->len;
  if (tree->nodes->len > tree->n_slots / 2)
    double_slots (tree);
  return (int) tree->nodes->len - 1;
}

/* Returns the arm of @node with the meaning @key, made if there is none. */
static int
find_or_make_arm (FpTree *tree, int node, uint64_t key)
{
  int *link = &fp_tree_node (tree, node)->first;
  while (*link >= 0)
    {
      FpArm *arm = fp_tree_arm (tree, *link);
      if (arm->key == key)
        return *link;
      link = &arm->next;
    }
  const FpArm arm = { .key = key, .next = -1, .value = 0.5 };
  *link = (int) tree->arms->len;
  g_array_append_val (tree->arms, arm);
  return (int) tree->arms->len - 1;
}

void
fp_tree_enter (FpTree *tree, FpVisit *visit)
{
  if (visit->node < 0)
    visit->node = find_or_make (tree, visit->key);
  fp_tree_node (tree, visit->node)->seat = visit->seat;
  fp_tree_node (tree, visit->node)->mixed = visit->mixed;
  for (guint i = 0; i < visit->n; i++)
    if (visit->arm[i] < 0)
      visit->arm[i] = find_or_make_arm (tree, visit->node, visit->meaning[i]);
}

uint64_t
fp_tree_option_key (const FpEngine *engine, const FpOption *option)
{
  const FpState *state = engine->state;
  uint64_t value = (uint16_t) option->value;
  if (option->kind == FP_OPTION_CARD)
    value = state->cards[option->value].def | (uint64_t) state->cards[option->value].zone << 16;
  else if (option->kind == FP_OPTION_HALF)
    value = state->cards[option->value / 2].def | (uint64_t) state->cards[option->value / 2].zone << 16 |
            (uint64_t) (option->value & 1) << 32;
  else if (option->kind == FP_OPTION_ABILITY)
    value = option->rule;
  return value | (uint64_t) option->kind << 40 | (uint64_t) option->number << 48;
}
