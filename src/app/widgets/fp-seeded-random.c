/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers for pictures that grow from a name. */
#include "app/widgets/fp-seeded-random.h"

guint32
fp_seeded_random_begin (const char *name)
{
  return g_str_hash (name) * 2654435761u;
}

double
fp_seeded_random (guint32 *seed)
{
  *seed = *seed * 1664525u + 1013904223u;
  return (double) (*seed >> 8) / (double) (1 << 24);
}
