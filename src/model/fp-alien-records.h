/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games won and lost with each alien, by the player's record. */
#pragma once

#include <glib.h>

/* fp_alien_records: returns a line for the id of each alien of @edition (id) that was played in a
 * game of the record: “You won 2 of 3”. @played (NULL: not wanted) gets the ids of those that you
 * have played. Free both with g_hash_table_unref (). */
GHashTable *fp_alien_records (const char *edition, GHashTable **played);
