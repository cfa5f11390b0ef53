/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader calls a drop-down list, and how wide it is. */
#pragma once

#include <gtk/gtk.h>

/* What is said of @item, a string of the list.  Free with g_free (). */
typedef char *(*FpDropDownSay) (const char *item);

/* fp_drop_down_name: @drop_down, a list of strings, is called @what, and @what with what is chosen where it gets the
 * focus.
 * @say: how an item is said, NULL: as it is. */
void fp_drop_down_name (GtkDropDown *drop_down, const char *what, FpDropDownSay say);

/* fp_drop_down_set_room: @drop_down, a list of strings, is at least and by itself @characters wide, whatever is chosen:
 * what is longer ends in an ellipsis, but not in the open list. */
void fp_drop_down_set_room (GtkDropDown *drop_down, int characters);
