/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers for pictures that grow from a name: the same name gives the same picture everywhere. */
#pragma once

#include <glib.h>

/* fp_seeded_random_begin: returns the seed of @name. */
guint32 fp_seeded_random_begin (const char *name);

/* fp_seeded_random: returns a pseudo-random number in [0, 1) and advances @seed. */
double fp_seeded_random (guint32 *seed);
