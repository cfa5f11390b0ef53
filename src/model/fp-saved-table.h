/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a saved game, as a bystander sees it. */
#pragma once

#include <gio/gio.h>

#include "session/game/fp-catalogs.h"

/* fp_saved_table_read: opens the game in the file @path. Sets *@seats to its players, of
 * FpSeatItem, and *@planets to its planets, of FpPlanetItem, unless @planets is NULL (transfer
 * full). Returns FALSE if the file is no game that can be opened. */
gboolean fp_saved_table_read (const char *path, FpCatalogs *catalogs, GListModel **seats, GListModel **planets);
