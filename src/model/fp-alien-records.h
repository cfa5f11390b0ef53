/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games won and lost with each alien, counted from recent games. */
#pragma once

#include <gio/gio.h>

/* fp_alien_records: returns a line for the id of each alien that was played in a finished game of
 * @games (of FpRecentItem): “You won 2 of 3”. Free with g_hash_table_unref (). */
GHashTable *fp_alien_records (GListModel *games);
