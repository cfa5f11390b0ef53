/* SPDX-License-Identifier: GPL-3.0-or-later */
/* PCG32 (XSH-RR): small, good, and the same everywhere. */
#include "engine/state/fp-random.h"

#define PCG_MULTIPLIER 6364136223846793005ULL
#define SPLITMIX_STEP 0x9e3779b97f4a7c15ULL

static uint64_t
splitmix (uint64_t x)
{
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

void
fp_random_seed (FpRandom *random, uint64_t seed)
{
  random->state = splitmix (seed + SPLITMIX_STEP);
  random->stream = splitmix (seed + 2 * SPLITMIX_STEP) | 1;
}

uint32_t
fp_random_next (FpRandom *random)
{
  uint64_t old = random->state;
  uint32_t shifted = (uint32_t) (((old >> 18) ^ old) >> 27);
  uint32_t turn = (uint32_t) (old >> 59);

  random->state = old * PCG_MULTIPLIER + random->stream;
  return (shifted >> turn) | (shifted << ((32 - turn) & 31));
}

uint32_t
fp_random_below (FpRandom *random, uint32_t bound)
{
  uint32_t drawn = fp_random_next (random), threshold;

  /* Numbers below the threshold would make the first few results likelier than the others. The
   * threshold is below @bound, so it is seldom needed. */
  if (drawn < bound)
    {
      threshold = (0U - bound) % bound;
      while (drawn < threshold)
        drawn = fp_random_next (random);
    }
  return drawn % bound;
}

uint64_t
fp_random_derive (uint64_t seed, uint64_t index)
{
  return splitmix (splitmix (seed + SPLITMIX_STEP) + (index + 1) * SPLITMIX_STEP);
}
