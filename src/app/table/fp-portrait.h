/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The round portrait of a player: the player's mark on a dark disc. Its size is that of the style
 * sheet. */
#pragma once

#include <adwaita.h>

/* fp_portrait_new: returns the portrait of the player with that mark (fp-seat-mark.h). (transfer
 * floating) */
GtkWidget *fp_portrait_new (const char *shape, const char *colour);

/* fp_portrait_set: changes the player. */
void fp_portrait_set (GtkWidget *portrait, const char *shape, const char *colour);
