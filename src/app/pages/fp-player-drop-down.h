/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drop-down list of players: a person, or a level of the computer. */
#pragma once

#include <gtk/gtk.h>

/* fp_player_drop_down_fill: lists a person and every level of the computer, each with a
 * description. fp_player_drop_down_name: sets the accessible name of @drop_down. */
void fp_player_drop_down_fill (GtkDropDown *drop_down);
void fp_player_drop_down_name (GtkDropDown *drop_down, const char *what);

/* fp_player_drop_down_get, fp_player_drop_down_set: the selected player as in FpGameSetup. NULL
 * stands for a person. A player that is not in the list is added. The result is owned by
 * @drop_down. */
const char *fp_player_drop_down_get (GtkDropDown *drop_down);
void fp_player_drop_down_set (GtkDropDown *drop_down, const char *player);
