/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list to choose from who plays: a person, or the computer as well as it is to play. */
#pragma once

#include <gtk/gtk.h>

/* fp_player_drop_down_fill: makes @drop_down offer a person and every level of the computer, each with what it is like.
 * @what: what a screen reader calls it. */
void fp_player_drop_down_fill (GtkDropDown *drop_down, const char *what);

/* fp_player_drop_down_get, fp_player_drop_down_set: the chosen player as in FpGameSetup: NULL: a person.  Who isn't in
 * the list is added to it.  What is returned is owned by @drop_down. */
const char *fp_player_drop_down_get (GtkDropDown *drop_down);
void fp_player_drop_down_set (GtkDropDown *drop_down, const char *player);
