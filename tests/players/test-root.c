/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Root of a search for simultaneous secret choices: the share of each answer after a number of
 * rounds, and the bound below which an answer is never given. */
#include "players/fp-search-root.h"

enum
{
  GOOD,
  BAD,
  N_ANSWERS,
};

/* Returns the share of the worse of two answers after @rounds. Both are worth the same in the first
 * @alike rounds. */
static double
share_of_worse (guint rounds, guint alike)
{
  const uint64_t keys[] = { 1, 2 };
  const guint weights[] = { 1, 1 };
  double shares[FP_SEARCH_ARMS];
  FpRootTry plan[FP_SEARCH_TRIES];
  FpRandom random;
  FpRoot root;
  fp_random_seed (&random, 1);
  fp_root_begin (&root, keys, weights, N_ANSWERS, TRUE, rounds * N_ANSWERS);
  for (guint learned = 0; learned < rounds * N_ANSWERS;)
    {
      guint n = fp_root_plan (&root, &random, plan);
      for (guint i = 0; i < n; i++, learned++)
        fp_root_learn (&root, learned / N_ANSWERS < alike || plan[i].option == GOOD ? 1 : 0);
    }
  fp_root_shares (&root, shares);
  g_assert_cmpfloat_with_epsilon (shares[GOOD] + shares[BAD], 1, 1e-9);
  return shares[BAD];
}

/* The share without a bound. Both answers are given equally in the first @alike rounds and one
 * more, then only the better one. Later rounds weigh more. */
static double
unbounded (guint rounds, guint alike)
{
  double same = alike + 1;
  return same * (same + 1) / 2 / ((double) rounds * (rounds + 1));
}

/* The bound is the share of one round … */
static void
test_seldom (void)
{
  g_assert_cmpfloat (unbounded (20, 4), <, 1.0 / 20);
  g_assert_cmpfloat (share_of_worse (20, 4), ==, 0);
  g_assert_cmpfloat (unbounded (20, 6), >, 1.0 / 20);
  g_assert_cmpfloat_with_epsilon (share_of_worse (20, 6), unbounded (20, 6), 1e-9);
}

/* … but at most a tenth, however few the rounds … */
static void
test_few_rounds (void)
{
  g_assert_cmpfloat (unbounded (3, 0), <, 0.1);
  g_assert_cmpfloat (share_of_worse (3, 0), ==, 0);
  g_assert_cmpfloat (unbounded (2, 0), >, 0.1);
  g_assert_cmpfloat (unbounded (2, 0), <, 1.0 / 2);
  g_assert_cmpfloat_with_epsilon (share_of_worse (2, 0), unbounded (2, 0), 1e-9);
}

/* … and at least a fiftieth, however many. */
static void
test_many_rounds (void)
{
  g_assert_cmpfloat (unbounded (100, 16), >, 1.0 / 100);
  g_assert_cmpfloat (unbounded (100, 16), <, 0.02);
  g_assert_cmpfloat (share_of_worse (100, 16), ==, 0);
  g_assert_cmpfloat (unbounded (100, 20), >, 0.02);
  g_assert_cmpfloat_with_epsilon (share_of_worse (100, 20), unbounded (100, 20), 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/root/seldom", test_seldom);
  g_test_add_func ("/root/few-rounds", test_few_rounds);
  g_test_add_func ("/root/many-rounds", test_many_rounds);
  return g_test_run ();
}
