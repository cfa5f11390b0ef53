/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a game's table: its planets, who stands on them, the players, how far it has come. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-recent-item.h"

#define FP_TYPE_TABLE_PICTURE (fp_table_picture_get_type ())
G_DECLARE_FINAL_TYPE (FpTablePicture, fp_table_picture, FP, TABLE_PICTURE, AdwBin)

/* fp_table_picture_show: shows the table of @game; NULL, or a game whose table nobody has looked at: nothing. */
void fp_table_picture_show (FpTablePicture *self, FpRecentItem *game);
