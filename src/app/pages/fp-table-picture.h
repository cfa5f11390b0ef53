/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a game's table: players, planets with their ships, and progress. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-recent-item.h"

#define FP_TYPE_TABLE_PICTURE (fp_table_picture_get_type ())
G_DECLARE_FINAL_TYPE (FpTablePicture, fp_table_picture, FP, TABLE_PICTURE, AdwBin)

/* fp_table_picture_show: shows the table of @game. The picture is hidden if @game is NULL or its
 * table is unknown. */
void fp_table_picture_show (FpTablePicture *self, FpRecentItem *game);
