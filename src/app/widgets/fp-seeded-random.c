/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers for pictures that grow from a name. */
#include "app/widgets/fp-seeded-random.h"

/* Names such as “Red 1” and “Red 2” have hashes that differ in the last bits only, so all bits are
 * mixed. */
guint32
fp_seeded_random_begin (const char *name)
{
  guint32 seed = g_str_hash (name);
  seed = (seed ^ seed >> 16) * 0x85ebca6bu;
  seed = (seed ^ seed >> 13) * 0xc2b2ae35u;
  return seed ^ seed >> 16;
}

double
fp_seeded_random (guint32 *seed)
{
  *seed = *seed * 1664525u + 1013904223u;
  return (double) (*seed >> 8) / (double) (1 << 24);
}
