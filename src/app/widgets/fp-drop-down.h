/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Accessible names and widths of drop-down lists. GtkDropDown gives its button no name, and
 * the button is as wide as the chosen item. */
#pragma once

#include <gtk/gtk.h>

/* Returns the spoken form of @item, a string of the list. Free with g_free (). */
typedef char *(*FpDropDownSay) (const char *item);

/* fp_drop_down_name: names @drop_down, a list of strings, @label for screen readers. The button
 * that takes the focus is named with @label and the chosen item, as spoken by @say (NULL for the
 * item itself). A second name replaces the first. */
void fp_drop_down_name (GtkDropDown *drop_down, const char *label, FpDropDownSay say);

/* fp_drop_down_set_room: makes @drop_down, a list of strings, @characters wide, independent of the
 * chosen item. Longer items end in an ellipsis, except in the open list. */
void fp_drop_down_set_room (GtkDropDown *drop_down, int characters);
