/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers: the same sequence everywhere, and evenly distributed. */
#include "engine/state/fp-random.h"

/* The expected numbers are fixed: a change would break every save ever made. */
static void
test_same_numbers (void)
{
  const uint32_t expected[] = { 0xc754f975, 0x2ebbeff8, 0xb3bba67a, 0xb373da0c };
  FpRandom random;

  fp_random_seed (&random, 42);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmphex (fp_random_next (&random), ==, expected[i]);
  g_assert_cmphex (fp_random_derive (1, 0), !=, fp_random_derive (1, 1));
  g_assert_cmphex (fp_random_derive (1, 0), !=, fp_random_derive (2, 0));
}

static void
test_evenly (void)
{
  guint counts[6] = { 0 };
  FpRandom random;

  fp_random_seed (&random, 7);
  for (guint i = 0; i < 60000; i++)
    counts[fp_random_below (&random, 6)]++;
  for (guint i = 0; i < 6; i++)
    {
      g_assert_cmpuint (counts[i], >, 9600);
      g_assert_cmpuint (counts[i], <, 10400);
    }
  g_assert_cmpuint (fp_random_below (&random, 1), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/same-numbers", test_same_numbers);
  g_test_add_func ("/random/evenly", test_evenly);
  return g_test_run ();
}
