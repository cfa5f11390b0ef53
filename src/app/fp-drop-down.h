/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader calls a drop-down list. */
#pragma once

#include <gtk/gtk.h>

/* What is said of @item, a string of the list.  Free with g_free (). */
typedef char *(*FpDropDownSay) (const char *item);

/* fp_drop_down_name: @drop_down, a list of strings, is called @what, and @what with what is chosen where it gets the
 * focus.
 * @say: how an item is said, NULL: as it is. */
void fp_drop_down_name (GtkDropDown *drop_down, const char *what, FpDropDownSay say);
