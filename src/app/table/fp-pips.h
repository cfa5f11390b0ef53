/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pips: a player's way to a goal. */
#pragma once

#include <gtk/gtk.h>

/* fp_pips_new: returns a row of pips: full ones for @standing, open ones up to @needed. Screen
 * readers skip them. (transfer floating) */
GtkWidget *fp_pips_new (int standing, int needed);
