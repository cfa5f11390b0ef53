/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers of a game: PCG32 (XSH-RR), with its state inside the game's state. */
#pragma once

#include "engine/state/fp-types.h"

typedef struct
{
  uint64_t state;
  uint64_t stream; /* odd */
} FpRandom;

/* fp_random_seed: starts @random at @seed. The same seed gives the same numbers on every
 * machine. */
void fp_random_seed (FpRandom *random, uint64_t seed);

/* fp_random_next: returns 32 random bits. */
uint32_t fp_random_next (FpRandom *random);

/* fp_random_below: returns a number from 0 to @bound − 1, each equally likely (by rejection).
 * @bound is at least 1. */
uint32_t fp_random_below (FpRandom *random, uint32_t bound);

/* fp_random_derive: returns the seed of game @index in a series that started from @seed
 * (splitmix64). */
uint64_t fp_random_derive (uint64_t seed, uint64_t index);
